import { scenery } from '#catalogue/generated/scenery.ts'
import { slotOf } from '#catalogue/slot-of.ts'
import type { Claim } from '#reading/vocabulary/attribute.ts'
import { asUnknown } from './compounds.ts'
import { withoutTheirDeeds, withoutTheirModels } from './deeds-of-things.ts'
import { distantPlaceOf } from './distant-places.ts'
import { isState, states } from '#reading/vocabulary/states.ts'
import { nothing, type Unit } from './units.ts'

/** Whoever does something with a thing has it in hands, wherever they are: "reading a book on her bed". */
const inUse =
  /\b(?:hold(?:s|ing)?|held|carr(?:y|ies|ying)|clutch\w*|grip\w*|grasp\w*|wield\w*|play(?:s|ing)|read(?:s|ing)|drink\w*|sip\w*|eat(?:s|ing)|us(?:es|ing)|swing\w*|rais(?:es|ing)|lift\w*|typ(?:es|ing)|writ(?:es|ing)|tak(?:es|ing)|pour\w*|wav(?:es|ing)|point\w*|hug\w*|cradl\w*|brandish\w*|draw(?:s|ing)|aim\w*|balanc\w*|check\w*|sign\w*|slic\w*|cut(?:s|ting)|stir\w*|pack\w*|drag\w*|pull(?:s|ing)|push\w*|plac(?:es|ing)|put(?:s|ting)|hammer\w*|sweep\w*|bang\w*|slam\w*|lean(?:s|ing)|rest(?:s|ing)|stud(?:ies|ying)|at (?:a|the|her|his) (?:[a-z]+ )?(?:table|desk|counter|bar) with|armed|wear(?:s|ing)|wears|dressed|hand|hands|arms?|shoulder|shoulders|back|belt|hip)\b/

const lying = `(?:(?:${states}|going cold)(?: (?:out|up|down|open|over))? )?`
const ones = '(?:the|a|an|her|his|their|every|each|all the|one)'
const adjectives = '(?:[a-z]+[ -]){0,2}?'
/** Furniture and walls, which nobody stands on with what they hold. */
const furniture =
  '(?:tables?|tabletop|desks?|counter|countertop|bar top|shel(?:f|ves)|walls?|floor|ground|nightstand|bedside table|windowsill|window sill|sill|ledge|mantel(?:piece)?|pedestal|altar|stand|dresser|cabinet|workbench|stove|ceiling|rack|hooks?|hangers?|dashboard|piano|plates?|tray|saucer|cushion|board|fridge|refrigerator|barrel|crate|stump|beams?|pillars?|sideboard|bookshel(?:f|ves))'
const elsewhere =
  '(?:bed|sofa|couch|armchair|chair|bench|grass|sand|snow|blanket|carpet|rug|steps|stairs|doorstep|porch|railing|tree|trees|branch|branches|path|stool|stage|shore|street|sidewalk|pavement|water|corridor|seat|dock)'
const them = '(?:her|him|them|it)(?= (?:$|[,.;:!?]|and |as |while |in |with |on |is |are |at ))'
/** Right after the thing: where it is. */
const there = new RegExp(
  `^( (?:and|of|with) (?:(?:a|an|the|some|her|his) )?(?:[a-z]+ ){0,3}?[a-z]+)? (?:${[
    `${lying}(?:on|upon|onto|to|against|across|along|above|over|from) (?:${ones} )?${adjectives}${furniture}\\b`,
    `${lying}in (?:the|a) (?:background|foreground|distance|corner|rack|window|row|pile|glass case|display case)\\b`,
    `in the corners\\b`,
    `${lying}(?:behind|beside|around|all around|next to|near|in front of|before) ${them}`,
    `${lying}at (?:her|his|their) feet\\b`,
    `${lying}(?:overhead|everywhere|nearby|all around)\\b`,
    '(?:lining|line|lined along|flanking|covering|cover) (?:the|both|every|all)\\b',
    '(?:leaning|propped|parked|stuck|planted|embedded|hanging|hung|mounted|scattered|strewn|stacked|piled|pinned|displayed|discarded|abandoned) (?:against|in|on|from|by|outside|behind|beside|across|around|over|above|near|under|up|between)\\b',
    `${lying}by the (?:window|door|fire|fireplace|bed|wall|bedside)\\b`,
  ].join('|')})`,
)
/** The same of what a phrase begins with: a thing on a bed, and not somebody with it. */
const thereAlone = new RegExp(`^ ${lying}(?:on|upon|in|under|along|across) ${ones} ${adjectives}${elsewhere}\\b`)
/** Right before the thing, and what may stand between. */
const before = new RegExp(
  `(?:^|[ ,])(?:${[
    'surrounded by|rows? of|walls? of|lined with|walls? full of|shel(?:f|ves) full of|room full of|table full of|racks? of|shel(?:f|ves) of|littered with|hung with|strewn with|cluttered with|laden with|decorated with|next to|beside|near|in front of|among|amongst',
    'behind (?:her|him|them),?(?: is| are| stands?| hangs?)?',
    '(?:on|against) the (?:table|desk|walls?|floor|shel(?:f|ves)|counter|ground|nightstand)(?: is| are| lies| sits| stands| hangs?)?,?',
    '(?:table|desk|walls?|shel(?:f|ves)|counter|floor|nightstand|windowsill|background) with',
    'discarded|abandoned|wall mounted|hanging',
  ].join(
    '|',
  )}) (?:(?:a|an|the|her|his|their|some|many|several|two|three|four|few|dozens of|hundreds of|old|empty|half|broken|burning|glowing|small|big|giant|huge|little|open|red|blue|green|white|black|gold|golden|silver|wooden|pink|yellow|single|lone|rusty|antique|vintage|cold|stacks? of|piles? of) )*$`,
)
/** A phrase of its own right before: "behind her, a guitar". */
const beforePause =
  /(?:^|[,.;:!?(])\s*(?:(?:behind|around|beside|before|next to|in front of|above) (?:her|him|them)|(?:in the |the |)(?:background|foreground|distance|corner)(?: has| shows| is)?|on (?:the|her|his) (?:table|walls?|desk|floor|ground|shelf|shelves|counter|nightstand)|overhead|nearby|all around)[,:]\s*$/
/** Weapons stay in hands unless words put them elsewhere, also where there are two of them. */
const weapons: ReadonlySet<string> = new Set(
  'sword katana dagger pistol axe rifle spear bow greatsword shield crystal coins umbrella playing-cards'.split(' '),
)
/** Each word ends with a space: without it, words that are made of others could be matched in exponentially many ways. */
const article =
  /^ ?(?:(?:and|with|a|an|the|her|his|their|some|two|three|several|many|single|lone|half|empty|old|open|small|little|big|giant|huge|burning|red|blue|green|white|black|golden|wooden)(?: |$))*$/

const ofThings = new Map<string, readonly string[]>()
for (const { id, more } of scenery) if (more.of) ofThings.set(more.of, [...(ofThings.get(more.of) ?? []), id])
const placeOf = new Map<string, string>(scenery.map(({ id, more }) => [id, more.where]))

/** The thing as scenery: on a wall where words say so. Nothing where it cannot be drawn so. */
function pieceFor(things: readonly Claim[], isOnWall: boolean): string | undefined {
  const pieces = things.flatMap(({ value }) => ofThings.get(value) ?? [])
  const hung = pieces.find((id) => placeOf.get(id) === 'wall')
  const other = pieces.find((id) => placeOf.get(id) !== 'wall')
  return isOnWall ? (hung ?? other) : (other ?? hung)
}

/** What can be laid down: held things, hats and masks, bags, shoes, and vehicles. */
const laidDown: ReadonlySet<string> = new Set(['hand', 'hat', 'face', 'back', 'feet', 'mount'])
const isCarried = ({ part, value, rank }: Claim): boolean =>
  part === 'accessories' && rank < 2 && laidDown.has(slotOf(value) ?? '')

/** Postures: who comes before a thing may have them too. */
const posture = /^ (?:and .*)?(?:lying|laying|leaning|resting|sitting|standing|rolling)\b/

/** ", scrolls, potions,": several of a thing that the words say nothing more of are around, not in hands. */
const isListed = (said: string, follows: string, text: string, unit: Unit, things: readonly Claim[]): boolean =>
  /^(?: ?(?:and|old|empty|burning|scattered|colou?rful|many|some|several))* ?$/.test(said) &&
  /^ *(?:,|$|and )/.test(follows) &&
  /[^s]s$/i.test(text.slice(unit.at, unit.end)) &&
  things.every(({ value }) => !weapons.has(value)) &&
  pieceFor(things, false) !== undefined

/** The words of the same clause before and after a unit, in small letters and with single spaces. */
function around(text: string, { at, end }: Unit): readonly [said: string, follows: string] {
  const clean = (part: string) => part.toLowerCase().replaceAll(/[-\s]+/g, ' ')
  const said = clean(text.slice(0, at)).split(/[,.;:!?()]/)
  const follows = clean(text.slice(end)).split(/[.;:!?()]/)[0] ?? ''
  return [said.at(-1) ?? '', follows]
}

/**
 * "A candle on the table", "swords on the wall", "a guitar leaning against a chair": what people else hold or wear is
 * scenery where the words say that it is somewhere around, and nothing where it cannot be drawn so.
 */
export function inSurroundings(text: string, units: readonly Unit[]): readonly Unit[] {
  const found = [...units]
  const gone = new Set<number>()
  const under = new Set<number>()
  units.forEach((unit, index) => {
    const { claims } = unit.meaning
    if (unit.kind !== 'known' || claims.length === 0) return
    const [said, follows] = around(text, unit)
    const far = distantPlaceOf(unit, said, follows)
    if (far !== undefined) found[index] = asPiece(unit, far)
    const seat =
      asFurniture(unit, said, follows) ??
      asHung(unit, said, follows) ??
      asTakenOff(unit, said, follows) ??
      asPictures(unit, said, follows)
    if (seat) found[index] = seat
    const things = claims.filter(isCarried)
    const others = claims.filter((one) => !isCarried(one) && !isOf(one, things))
    if (seat || unit.meaning.noun === 'person' || things.length === 0 || !others.every(isAside)) return
    const typed = text.slice(unit.at, unit.end).toLowerCase()
    const own = () => ({ ...unit, meaning: { ...unit.meaning, claims: claims.filter((one) => !isOf(one, things)) } })
    if (inUse.test(said) || (inUse.test(`${unit.meaning.phrase} ${typed}`) && !cards.test(typed))) {
      found[index] = own()
      return
    }
    const isApart =
      article.test(said) &&
      beforePause.test(
        text
          .slice(0, unit.at)
          .slice(0, -said.length || undefined)
          .toLowerCase(),
      )
    const isFirst = article.test(said)
    const place = there.exec(`${follows} `) ?? (isFirst ? thereAlone.exec(`${follows} `) : null)
    const where = place && (isFirst || !posture.test(place[0])) ? place : null
    const isAfter = before.test(` ${said}`) || isApart || isListed(said, follows, text, unit, things)
    if (!where && !isAfter) {
      found[index] = own()
      return
    }
    if (
      /\b(?:floating|hovering|levitating|flying) (?:[a-z]+ )?$/.test(said) ||
      /^(?:floating|hovering)/.test(unit.text) ||
      /^ (?:floating|hovering|flying|drifting) /.test(where?.[0] ?? '')
    ) {
      found[index] = asUnknown(unit)
      return
    }
    const isMount = things.every(({ value }) => slotOf(value) === 'mount')
    // What is scenery by another name as well stays that.
    const known = others.find(({ part }) => part === 'scenery')?.value
    const value = known ?? pieceFor(things, /\bwalls?\b/.test(where?.[0] ?? said))
    // A bicycle that leans on a wall is drawn beside the person in any case.
    if (value === undefined && !isMount) found[index] = asUnknown(unit)
    if (value !== undefined) found[index] = asPiece(unit, value)
    // What it lies on comes with it, and what it does there is nothing that the person does.
    const from = unit.end + lengthOf(text, unit.end, where?.[1] ?? '')
    const reach = unit.end + lengthOf(text, unit.end, where?.[0] ?? '')
    for (let next = index + 1; next < units.length && units[next]!.end <= reach; next += 1) {
      const other = units[next]!
      if (other.at < from) continue
      const { claims: said } = other.meaning
      const isTheirs =
        other.kind !== 'known' ||
        isState(other.text) ||
        said.every(({ part }) => part === 'pose' || part === 'expression') ||
        (value !== undefined && isSurface(other))
      if (!isTheirs && said.every(isCarried)) under.add(next)
      if (!isTheirs) continue
      // "A book and a corgi on the table": the table is said of what stands right before it.
      if (from > unit.end) found[next] = other.kind === 'silent' ? other : asSaid(other)
      else {
        gone.add(next)
        found[index] = { ...found[index]!, end: other.end }
      }
    }
  })
  return withoutTheirDeeds(
    withoutTheirModels(
      text,
      found.map((unit, index) => (under.has(index) ? asUnknown(unit) : unit)).filter((_, index) => !gone.has(index)),
    ),
  )
}

/** "A throne in the background", "an armchair by the fire": nobody sits in it. */
function asFurniture(unit: Unit, said: string, follows: string): Unit | undefined {
  const { claims } = unit.meaning
  if (!claims.some(({ part }) => part === 'scenery') || !claims.some(({ part }) => part === 'pose')) return undefined
  if (inUse.test(said) || !(there.test(`${follows} `) || before.test(` ${said}`))) return undefined
  return { ...unit, meaning: { ...unit.meaning, claims: claims.filter(({ part }) => part !== 'pose') } }
}

/** Their name says what they are for, and not that somebody plays. */
const cards = /^playing cards?$/

/** "A pair of glasses on the nightstand", "scarves on a rack": nobody wears it, and nothing shows it there. */
function asTakenOff(unit: Unit, said: string, follows: string): Unit | undefined {
  const { claims, noun } = unit.meaning
  if (claims.length === 0 || noun === 'person' || !isAlone.test(said) || inUse.test(said)) return undefined
  const isWorn = claims.every(
    ({ part, value, rank }) => part === 'accessories' && rank < 2 && !laidDown.has(slotOf(value) ?? 'hand'),
  )
  return isWorn && takenOff.test(`${follows} `) ? asUnknown(unit) : undefined
}

const isAlone = /^ ?(?:(?:and|a|an|the|some|two|three|several|many|pairs? of|rows? of|old|empty|[a-z]+ed)(?: |$))*$/
const takenOff = new RegExp(
  `^ (?:${lying}(?:on|upon|across|over|from|in|along) (?:${ones} )?${adjectives}(?:${furniture}|display case|glass case|mannequins?|bed|chair|sofa|bench|drawer|wardrobe|closet|corner)\\b|(?:mounted|lined up|lining|by the door)\\b)`,
)

/** "Drawings on the wall", "photos pinned to a board": they hang there, and the picture is not drawn so. */
function asPictures(unit: Unit, said: string, follows: string): Unit | undefined {
  const { claims } = unit.meaning
  if (!claims.some(({ part }) => part === 'style') || !pictures.test(unit.text) || inUse.test(said)) return undefined
  const place = there.exec(`${follows} `)
  if (!place) return undefined
  return hangs.test(place[0]) ? asPiece(unit, 'posters') : asUnknown(unit)
}

const pictures =
  /^(?:(?:line |pencil |ink )?drawings?|photos?|photographs?|polaroids?|sketch(?:es)?|watercolou?rs?|comics?|illustrations?|prints?|blueprints?|graffiti)$/
const hangs = /\b(?:walls?|fridge|refrigerator|board|pinned|taped|hung|hanging|mounted|behind|background)\b/

/** "A suit of armor in the corner", "dresses on a rack": clothes that no one wears. */
function asHung(unit: Unit, said: string, follows: string): Unit | undefined {
  const outfit = unit.meaning.claims.find(({ part }) => part === 'outfit')
  if (!outfit || outfit.rank === 2 || !article.test(said)) return undefined
  if (!hung.test(`${follows} `)) return undefined
  return asPiece(unit, outfit.value === 'plate-armour' ? 'suit-of-armour' : 'clothes-rack')
}

const hung = new RegExp(
  `^ ${lying}(?:(?:on|from|in|over) (?:the|a|an|every) ${adjectives}(?:hooks?|rack|stand|walls?|hangers?|wardrobe|closet|chair|window|mannequin|corner|background|display|line|washing line|floor|bed)|by the (?:door|window|bed)|on (?:hooks|hangers|mannequins|racks)|lining the|(?:beside|behind) ${them})\\b`,
)

const asSaid = (unit: Unit): Unit => ({ ...unit, kind: 'silent', ofThing: true, meaning: nothing })

const asPiece = (unit: Unit, value: string): Unit => ({
  ...unit,
  meaning: { phrase: unit.meaning.phrase, claims: [{ part: 'scenery', value, rank: 0 }], noun: 'scenery' },
})

/** What a word for a thing may mean besides, elsewhere: a figure like an hourglass. */
const isAside = ({ part, rank }: Claim): boolean =>
  rank === 2 || ['build', 'style', 'scenery', 'light', 'pose', 'effects'].includes(part)

/** A claim for the piece of scenery that such a thing is where it lies around. */
const isOf = ({ part, value }: Claim, things: readonly Claim[]): boolean =>
  part === 'scenery' && things.some((thing) => ofThings.get(thing.value)?.includes(value))

/** Tables and walls, which pieces bring along. */
const isSurface = ({ meaning: { claims } }: Unit): boolean =>
  claims.length > 0 && claims.every(({ value }) => ['table', 'plain-wall', 'desk', 'dangling'].includes(value))

/** How far some words reach in the text, whatever spaces and hyphens are between them. */
function lengthOf(text: string, from: number, words: string): number {
  const letters = words.replaceAll(/\s/g, '').length
  let [count, at] = [0, from]
  for (; at < text.length && count < letters; at += 1) if (!/[-\s]/.test(text[at]!)) count += 1
  return at - from
}
