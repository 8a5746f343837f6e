import { type Attribute, claims, type Claim, type WordRange } from '#reading/vocabulary/attribute.ts'
import { bind, type Binding, describesNext, isDescriber } from './binding.ts'
import { colorClaims, sceneryColours } from './color-claims.ts'
import { withoutOtherPeople } from './other-people.ts'
import { type Whereabouts, whereaboutsOf } from './companions.ts'
import { settle } from './compounds.ts'
import { groups } from './groups.ts'
import { holdsUnknown, isAbove, onTheirMount, overShoulder, raisesNothing, ridesUnknown } from './holds-and-rides.ts'
import { kindsOfClothes } from './kinds-of-clothes.ts'
import type { Lexicon } from '#reading/vocabulary/lexicon.ts'
import { withoutMids } from './action-nouns.ts'
import { denied, deny, isOfNext, ors } from './negation.ts'
import { inSurroundings } from './surroundings.ts'
import { thingColors, thingMaterial } from '#reading/vocabulary/thing-words.ts'
import { traits } from '#reading/vocabulary/traits.ts'
import { withMotifs } from './tattoo-motifs.ts'
import type { Token } from '#reading/vocabulary/tokens.ts'
import { type Unit, units } from './units.ts'

/** `from` are the units that said it. */
export type Finding = Attribute & {
  readonly rank: number
  readonly noun?: number
  readonly from: readonly number[]
  readonly phrase?: string
}
export type FoundAttributes = {
  readonly findings: readonly Finding[]
  readonly list: readonly Unit[]
  /** Units that say of another what it is drawn like anyway, each with that other. */
  readonly plain: ReadonlyMap<number, number>
}

/** Everything that the words of a text claim, before anything is chosen among it. */
export function findAttributes(text: string, kept: readonly Token[], lexicon: Lexicon): FoundAttributes {
  const list = withoutOtherPeople(
    settle(text, inSurroundings(text, withMotifs(kindsOfClothes(text, asClothes(units(withoutMids(kept), lexicon)))))),
  )
  const { no, between } = denied(list)
  const bindings = list.map((unit, index) => (isDescriber(unit) ? bind(list, index) : undefined))
  const places = list.map((_, index) => (no.has(index) ? undefined : whereaboutsOf(text, list, index)))
  // "A raven perched on his shoulder": it is the raven that sits.
  const ofAnimals = new Set(places.flatMap((one) => one?.of ?? []))
  const lost = new Set(
    [...list.keys()].filter(
      (index) => holdsUnknown(list, index) || ridesUnknown(list, index) || raisesNothing(list, index),
    ),
  )
  const isVoid = (index: number) => {
    const [unit, noun] = [list[index], bindings[index]?.index]
    return unit?.meaning.claims.length === 0 && noun !== undefined && no.has(noun)
  }
  const findings = list.flatMap((unit, index) => {
    if (unit.kind !== 'known' || lost.has(index) || ofAnimals.has(index)) return []
    const binding = bindings[index]
    const said = beforeTheirTrade(
      overShoulder(onTheirMount(claimsOf(unit, binding, list, bindings, index), list, index), list, index),
      list,
      index,
    )
    const negative = no.has(index) || (binding !== undefined && no.has(binding.index))
    const span = binding && said.length > 0 ? spanOf(unit, list[binding.index]) : unit
    const words = text.slice(span.at, span.end)
    const from = binding ? [index, binding.index] : [index]
    return said.flatMap((claim): readonly Finding[] => {
      // "sea captain", "street dancer": a place before a person says what they are, not where.
      const trade = claim.part === 'background' && list[index + 1]?.meaning.noun === 'person'
      // "skull necklace", "crystal earrings": scenery before something else says what that is like.
      if (claim.part === 'scenery' && isWornOrSomebody(list[index + 1])) return []
      const noun = { phrase: unit.meaning.phrase, ...(binding && { noun: binding.index }) }
      const { part, value } = claim
      if (!negative)
        return [{ part, value, words, at: span.at, end: span.end, rank: trade ? 2 : claim.rank, from, ...noun }]
      // Of a denied thing its own claim is denied; what was said about it is void.
      if (isVoid(index)) return []
      // "No zombies": nobody of that kind, and nothing of the person's own skin.
      if (unit.meaning.noun === 'person' && claim.rank === 2) {
        if (claim !== said.find(({ rank }) => rank === 2)) return []
        const nobody = { part: 'without' as const, value: `-${unit.text}` }
        return [{ ...nobody, ...deniedSpan(text, list, index, span), rank: 0, from }]
      }
      const told = deniedKind(unit, said)
      if (told !== undefined) {
        if (claim !== said[0]) return []
        return [{ part: 'without', value: `-${told}`, ...deniedSpan(text, list, index, span), rank: 0, from }]
      }
      // What a word brings along goes with it: a sky without a moon may be dark.
      if (claim.rank === 2) return []
      const generic = ['beard', 'bearded', 'facial hair'].includes(unit.meaning.phrase)
      return [{ ...deny(claim, generic), ...deniedSpan(text, list, index, span), rank: 0, from }]
    })
  })
  // "A zeppelin overhead", "a halo above her head" is up there anyway.
  const isThere = (index: number) => lost.has(index) && isAbove(list[index]?.meaning.phrase ?? '')
  const plain = new Map([
    ...between,
    ...bindings.flatMap((binding, index) => {
      const isSo = isThere(index) || isVoid(index) || (binding !== undefined && isPlain(list[index], binding))
      return isSo ? [[index, binding?.index ?? thingBefore(list, index)] as const] : []
    }),
    // "No obvious makeup": it is gone with the makeup.
    ...[...no].flatMap((index) => (no.has(index + 1) && isOfNext(list, index) ? [[index, index + 1] as const] : [])),
  ])
  const heard = new Set([...findings.flatMap(({ from }) => from), ...plain.keys()])
  const placed = places.flatMap((one, index) => (one ? toldOf(text, one, index) : []))
  const others = [...bareDenials(text, list, no, heard), ...roles(text, list, no)]
  return { findings: [...findings, ...placed, ...others], list, plain }
}

/** Where an animal is, and how many there are. */
const toldOf = (text: string, { claims: said, of, at, end }: Whereabouts, index: number): readonly Finding[] =>
  said.map((claim) => ({ ...claim, words: text.slice(at, end), at, end, from: [index, ...of] }))

/** Whoever a word for a person makes of them; it holds where nothing else that the word implies does (`choose.ts`). */
function roles(text: string, list: readonly Unit[], no: ReadonlySet<number>): readonly Finding[] {
  return list.flatMap(({ kind, meaning, at, end }, index): readonly Finding[] => {
    const isRole = kind === 'known' && meaning.noun === 'person' && meaning.claims.some(({ rank }) => rank === 2)
    if (!isRole || no.has(index)) return []
    const value = meaning.phrase.replaceAll(' ', '-')
    return [{ part: 'role', value, words: text.slice(at, end), at, end, rank: 3, from: [index] }]
  })
}

/** ", dark green velvet," and "all in black lace": a cloth that nothing follows is what somebody has on. */
function asClothes(list: readonly Unit[]): readonly Unit[] {
  return list.map((unit, index) => {
    const trait = traits.get('outfit')?.get(unit.meaning.phrase) ?? ''
    const isLast = list[index + 1] === undefined || list[index + 1]?.kind === 'mark'
    let start = index
    while (list[start - 1]?.meaning.colour !== undefined) start -= 1
    const before = list[start - 1]
    const isAlone = before === undefined || before.kind === 'mark' || before.text === 'in'
    if (!/^(?:material|pattern)=/.test(trait) || !bare.has(unit.meaning.phrase) || !isLast || !isAlone) return unit
    return { ...unit, meaning: { phrase: unit.meaning.phrase, claims: claims(trait), noun: 'outfit' } }
  })
}
/** Cloths that clothes are called by: a metal or a shine alone may be anything. */
const bare: ReadonlySet<string> = new Set(
  'velvet, silk, satin, lace, tweed, denim, linen, cashmere, latex, sequins, leather, plaid, tartan, gingham, houndstooth, argyle, polka dots, floral print, leopard print, animal print, camo, camouflage, pinstripes'.split(
    ', ',
  ),
)

/** "A vampire butler", "a cyborg nun": of two words for somebody the last says what they have on. */
function beforeTheirTrade(said: readonly Claim[], list: readonly Unit[], index: number): readonly Claim[] {
  const [unit, next] = [list[index], list[index + 1]]
  if (unit?.meaning.noun !== 'person' || next?.meaning.noun !== 'person') return said
  const isDressed = next.meaning.claims.some(({ part, rank }) => part === 'outfit' && rank === 2)
  return isDressed ? said.filter(({ part, rank }) => rank < 2 || !clothes.has(part)) : said
}
const clothes: ReadonlySet<string> = new Set(['outfit', 'colour', 'colour2', 'pattern', 'wear'])

const thingBefore = (list: readonly Unit[], index: number): number =>
  list.slice(0, index).findLastIndex(({ kind, meaning }) => kind === 'known' && meaning.claims.length > 0)

const isPlain = (unit: Unit | undefined, binding: Binding | undefined): boolean =>
  unit !== undefined && binding !== undefined && traits.get(binding.noun)?.get(unit.meaning.phrase) === ''

/** A word that stands for many things at once, or that only makes one think of what it claims. */
function deniedKind({ meaning: { phrase }, text }: Unit, said: readonly Claim[]): string | undefined {
  const isMany = said.some(
    ({ part, value, rank }) => part === 'accessories' && rank < 2 && value !== 'fedora' && value !== 'glasses',
  )
  const group = [phrase, text].find((word) => groups.has(word))
  if (isMany && group !== undefined) return group
  return heavenly.has(phrase) || said.every(({ rank }) => rank === 2) ? phrase : undefined
}

/** Words that name a time by what is seen then: a night may be without a moon. */
const heavenly: ReadonlySet<string> = new Set(['moon', 'full moon', 'stars', 'sun'])

/** "No hair", "without makeup", and what nothing draws anyway: "no snorkel". */
function bareDenials(
  text: string,
  list: readonly Unit[],
  no: ReadonlySet<number>,
  heard: ReadonlySet<number>,
): readonly Finding[] {
  const denial = {
    hair: 'hairStyle=bald',
    makeup: 'lipstick=none marks=-full-makeup',
    background: 'background=studio',
  } as const
  return list.flatMap((unit, index): readonly Finding[] => {
    if (!no.has(index) || heard.has(index)) return []
    const { noun, phrase } = unit.meaning
    const place = { ...deniedSpan(text, list, index, unit), rank: 0, from: [index] }
    if ((noun === 'hair' && /^hairs?$/.test(phrase)) || noun === 'makeup' || noun === 'background')
      return claims(denial[noun]).map(({ part, value }) => ({ part, value, ...place }))
    const name = groups.has(unit.text) ? unit.text : text.slice(unit.at, unit.end).toLowerCase()
    return [{ part: 'without', value: `-${name}`, ...place }]
  })
}

/** What a unit claims, given what it describes and what describes it. */
function claimsOf(
  unit: Unit,
  binding: Binding | undefined,
  list: readonly Unit[],
  bindings: readonly (Binding | undefined)[],
  index: number,
): readonly Claim[] {
  const { meaning } = unit
  if (binding) {
    const trait = traits.get(binding.noun)?.get(meaning.phrase)
    // A mustache stays one however bushy it is.
    const own = list[binding.index]?.meaning.claims ?? []
    const fixed = binding.noun === 'beard' && own.some(({ part, value }) => part === 'beard' && value !== 'full')
    // Only what the outfit is called after has a cloth of its own: beside a jacket a skirt's plaid cannot be drawn.
    const below = binding.noun === 'bottoms' && list.some((other) => other.meaning.noun === 'outfit')
    if (trait !== undefined && binding.noun === 'accessory') return thingMaterial(trait, own)
    if (trait !== undefined) return fixed || below ? [] : claims(trait)
    const said =
      binding.noun === 'accessory'
        ? thingColors(meaning.colour?.cloth, unit.tint, own)
        : (sceneryColours(unit, binding.noun, own) ?? colorClaims(unit, binding.noun))
    if (said.length > 0) return binding.noun === 'bottoms' ? asBottoms(said, list, bindings) : said
    return meaning.claims
  }
  if (meaning.claims.length > 0) {
    // "long beard": what describes the noun replaces what the noun would say by itself.
    const replaced = bindings.some((other, at) => {
      const phrase = list[at]?.meaning.phrase ?? ''
      return other?.index === index && other.noun === 'beard' && traits.get('beard')?.has(phrase) === true
    })
    const red =
      (meaning.noun === 'lipstick' || meaning.noun === 'eyeshadow') &&
      bindings.some((other, at) => other?.index === index && list[at]?.meaning.colour)
    return meaning.claims.filter(({ part, value }) => !(replaced && part === 'beard' && value === 'full') && !red)
  }
  const person = traits.get('person')?.get(meaning.phrase)
  if (person !== undefined && !describesNext(list, index)) return claims(person)
  const { colour } = meaning
  // "blonde", "redhead": words for hair alone need no noun. So do a few for skin.
  if (colour?.hair !== undefined && bareHair.test(meaning.phrase)) return colorClaims(unit, 'hair')
  if (bareTones.has(meaning.phrase)) return colorClaims(unit, 'skin')
  return []
}

/** Words for hair and for skin that need no noun. */
const bareHair = /blond|brunette|redhead|red headed|haired|^ginger$|^gr[ae]ying$|^grizzled$/
const bareTones: ReadonlySet<string> = new Set(
  'tanned, suntanned, sun tanned, deeply tanned, lightly tanned, swarthy, pallid, very pale, sallow, bronzed'.split(
    ', ',
  ),
)

/** Trousers take the second color when something above them has the first. */
function asBottoms(
  said: readonly Claim[],
  list: readonly Unit[],
  bindings: readonly (Binding | undefined)[],
): readonly Claim[] {
  const above = bindings.some((other, at) => other?.noun === 'outfit' && list[at]?.meaning.colour)
  return above ? said.map((claim) => ({ ...claim, part: 'colour2' })) : said
}

const spanOf = (unit: Unit, noun: Unit | undefined): Pick<Unit, 'at' | 'end'> =>
  noun ? { at: Math.min(unit.at, noun.at), end: Math.max(unit.end, noun.end) } : unit

/** "no hat": the denied words with what denies them; of "without glasses or hat" the hat alone is the place. */
function deniedSpan(
  text: string,
  list: readonly Unit[],
  index: number,
  span: WordRange,
): WordRange & { readonly words: string } {
  const words = text.slice(span.at, span.end)
  const before = list.slice(0, index).findLastIndex((unit) => unit.kind === 'negator')
  const negator = list[before]
  if (!negator) return { words, at: span.at, end: span.end }
  const beside = list.slice(before + 1, index).every((unit) => unit.kind !== 'mark' && !ors.has(unit.text))
  return {
    words: `${text.slice(negator.at, negator.end)} ${words}`.trim(),
    at: beside ? negator.at : span.at,
    end: span.end,
  }
}

const isWornOrSomebody = (unit: Unit | undefined): boolean =>
  ['accessory', 'outfit', 'bottoms', 'person', 'hair', 'trim', 'eyes', 'makeup'].includes(unit?.meaning.noun ?? '')
