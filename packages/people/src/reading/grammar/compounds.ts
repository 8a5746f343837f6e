import { isAnimal, slotOf } from '#catalogue/slot-of.ts'
import type { Claim, PromptPart } from '#reading/vocabulary/attribute.ts'
import { isDescriber } from './binding.ts'
import { traits } from '#reading/vocabulary/traits.ts'
import { nothing, type Unit } from './units.ts'

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** Words after a noun that do not make another noun of it: "woman alone", "dancing barefoot". */
const postposed = list(
  'mid alone outside inside asleep awake ready again everywhere together instead away home barefoot astride sideways upside backwards backward forward forwards downhill uphill late past there solo atop amid amidst amongst aloft apart ahead aside afterwards already once twice bare everywhere somewhere nearby far swirl swirls billow billows flap flaps flutter flutters sway sways trail trails lol pls halfway straight underneath overhead indoors outdoors mostly thru slit cinched pic pics snap snaps vlog',
)
/** What ends in -ing, -ed or -ly and is a thing all the same. */
const things = list(
  'ring king string wing sling spring painting building clothing lighting earring ceiling railing awning icing lightning thing pudding wedding sapling duckling dragonling bed sled shed seed weed reed feed breed steed speed family lily butterfly jelly belly fly',
)
/** Parts of a place: what stands before them is where it is. */
const placeHeads = list(
  'path promenade corner interior courtyard square window windows floor wall walls entrance block battlements scene background backdrop view landscape street district district steps stairs staircase doorway gate gates edge bench benches table counter lounge quarter alley yard grounds grove clearing ruins tower towers bridge terrace balcony shore cliffs vista setting aisle hall hallway corridor deck bay rooftop roof path trail road bank pier pool check ootd selfie session vibes life trip date shoot photoshoot dump pov run haul tour',
)
/** After a word for the weather it stays one. */
const skies = list('sky skies night day morning evening afternoon weather air outside flurries showers clouds')
/** After a word for a style it stays one. */
const styleHeads = list(
  'sky skies palette colouring coloring character characters hero heroine girl world setting style look aesthetic art artwork illustration painting drawing print effect filter vibe vibes page panel cover poster movie film portrait jrpg rpg game sprite screencap screenshot still linework colours colors lines outlines realism',
)

/** What pictures of somebody are called: "knight concept sheet" is a knight. */
const pictured = list(
  'reference concept character design turnaround expression model splash class build cosplay game card icon npc token unit skin sprite emote avatar',
)

/** Things that end like people. */
const noPerson = list(
  'letter letters paper papers computer flower flowers river tower towers feather feathers mirror mirrors armor door doors leather water number poster posters counter corner border floor color motor tractor helicopter roller rollers timber lumber silver copper amber ladder hammer hammers dagger tiger panther spider banner banners burner container cooker cover cracker dinner dryer finger fingers ginger lever locker lockers meter monster order otter pepper powder printer projector razor reactor rubber sensor shower skyscraper slipper slippers speaker speakers sweater thunder toaster trailer winter zipper drawer tether center theater newspaper typewriter cauldron lighter blender scooter planter freezer scissor rover skewer laser weather matter platter glitter butter platter',
)
const personLike = /(?:er|or|ist|man|men|woman|women|ess|ian|smith|maid|boy|girl|kin|folk|mancer|monger)s?$/
const isPersonLike = (word: string): boolean => personLike.test(word) && !noPerson.has(word)
const somebody: ReadonlySet<PromptPart> = new Set<PromptPart>(['sex', 'heritage', 'age'])
/** Said of a person unless a thing follows: "an old letter", "a tiny kitchen". */
const adjectives: ReadonlySet<PromptPart> = new Set<PromptPart>([
  'height',
  'build',
  'age',
  'expression',
  'wrinkles',
  'skinTone',
  'heritage',
  'freckles',
  'scar',
])
const hairAdjectives: ReadonlySet<PromptPart> = new Set<PromptPart>(['hairStyle', 'hairTexture', 'hairLength'])
/** What is said of the picture stays said whatever follows it. */
const ofPictures: ReadonlySet<PromptPart> = new Set<PromptPart>([
  'effects',
  'light',
  'lightColour',
  'lightColour2',
  'grade',
  'lens',
  'focus',
  'cutOut',
  'composition',
  'view',
  'time',
  'pose',
  'motion',
  'framing',
  'camera',
  'beard',
  'cameraMove',
])
/** Nouns that such adjectives are said of. */
const bodily = list('person face eyes lips mouth body skin brows nose hair beard makeup cheeks forehead jaw chin')
const hairy = list('hair beard person brows highlights')

/** A thing we cannot draw, as far as its ending tells: no verb, no adverb. */
function isThing(unit: Unit | undefined): boolean {
  if (unit?.kind !== 'unknown' || postposed.has(unit.text)) return false
  return things.has(unit.text) || !/(?:ing|ed|ly)$/.test(unit.text)
}

/**
 * Phrases before words: what stands right before a thing that we cannot draw belongs to it ("rose petals", "pirate treasure",
 * "an old letter"), and an adjective says nothing of the person when a thing follows it ("a tiny kitchen").
 */
export function settle(text: string, units: readonly Unit[]): readonly Unit[] {
  const settled = [...units]
  for (let at = settled.length - 1; at >= 0; at -= 1) {
    const unit = settled[at]
    if (!unit || unit.kind !== 'known') continue
    if (
      isHyphened(text, unit, settled[at + 1]) ||
      belongsToNext(text, settled, at) ||
      describesThing(settled, at) ||
      isKindOf(unit, settled[at + 1]) ||
      isLikeBeast(settled, at) ||
      isDoneByAnimal(settled, at) ||
      isOfAnimal(settled, at) ||
      isWhereabouts(unit, settled[at + 1])
    ) {
      settled[at] = asUnknown(unit)
    }
  }
  return settled
}

export const asUnknown = (unit: Unit): Unit => ({
  kind: 'unknown',
  text: unit.text,
  at: unit.at,
  end: unit.end,
  meaning: nothing,
})

/** "oil-stained", "star-shaped": one word with the one after it. */
function isHyphened(text: string, unit: Unit, next: Unit | undefined): boolean {
  if (!next || next.at !== unit.end + 1 || text[unit.end] !== '-' || next.meaning.noun !== undefined) return false
  return (
    unit.meaning.colour === undefined && /(?:ed|ing|lit|like|print|covered)$/.test(next.text) && next.kind !== 'known'
  )
}

/** "skull earrings", "mushroom forest", "fox mask": of two things without a pause between them the first is what the second is like. */
function isKindOf({ meaning, text }: Unit, next: Unit | undefined): boolean {
  const isHeld = ({ part, value }: Claim) => part === 'accessories' && (slotOf(value) === 'hand' || isAnimal(value))
  if (meaning.claims.length === 0 || !meaning.claims.every(isHeld) || text.endsWith('s')) return false
  if (next && ofBeasts.has(next.text) && meaning.claims.some(({ value }) => isAnimal(value))) return true
  return next?.kind === 'known' && next.meaning.claims.some(({ part, rank }) => rank < 2 && ofKinds.has(part))
}

/** "lion mane", "crocodile leather", "the monkey king": after the name of an animal none is meant. */
const ofBeasts = list(
  'eyed haired mane fur feather feathers skin leather dance costume onesie plush plushie toy statue figurine emblem crest logo motif print pattern mask head skull horns claws bones bone meat pelt hide scales teeth fang fangs tail ears wings cage cart shaped themed heels king kings hoodie shirt sweater slippers hat hood',
)

/** "eagle eyes", "a tiger tattoo", "dove gray silk", "a phoenix mage", "hair like a lion": what something is like is not there. */
function isLikeBeast(units: readonly Unit[], at: number): boolean {
  const [unit, next] = [units[at], units[at + 1]]
  const isOne = ({ part, value }: Claim) =>
    (part === 'accessories' && isAnimal(value)) || (part === 'effects' && flocks.has(value))
  if (!unit || unit.meaning.claims.length === 0 || !unit.meaning.claims.some(isOne)) return false
  const [before, earlier] = [units[at - 1]?.text, units[at - 2]?.text]
  if (before === 'like' || (earlier === 'like' && (before === 'a' || before === 'an'))) return true
  // "A print of a wolf"
  const shown = [units[at - 2], units[at - 3]].find((_, nth) => units[at - 1 - nth]?.text === 'of')
  if (shown && pictures.has(shown.text)) return true
  if (next?.kind !== 'known' || unit.text.endsWith('s')) return false
  const { noun, colour } = next.meaning
  const isNamed = units[at + 2]?.kind === 'known' || units[at + 2]?.kind === 'unknown'
  return (colour !== undefined && isNamed) || (noun !== undefined && likened.has(noun))
}
/** What shows an animal that is not there. */
const pictures = list(
  'print picture image drawing emblem patch statue statuette figurine painting poster silhouette embroidery carving tattoo sticker mural plushie photo',
)
const flocks = list('crows doves butterflies bats bees fish birds swallows')
const likened = list('tattoo trim marks eyes face skin mouth nose makeup nails person')

/** ", her cat asleep in a pot": what is said right after an animal that a phrase begins with is what the animal does. */
function isDoneByAnimal(units: readonly Unit[], at: number): boolean {
  const deed = units[at]?.meaning.claims ?? []
  if (!deed.some(({ part }) => part === 'pose') || !isBeast(units[at - 1])) return false
  let start = at - 2
  while (beforeBeasts.has(units[start]?.text ?? '') || (units[start] && isDescriber(units[start] as Unit))) start -= 1
  return start !== at - 2 && (start < 0 || units[start]?.kind === 'mark')
}

/** "A ghost wolf", "a robot cat": what it is made of is not the person. "A cat wearing a bow tie" has that on. */
function isOfAnimal(units: readonly Unit[], at: number): boolean {
  const unit = units[at]
  if (isBeast(units[at + 1]) && unit?.meaning.noun === 'person' && ofNoFlesh.has(unit.text)) return true
  if (unit?.meaning.noun !== 'accessory' && unit?.meaning.noun !== 'outfit') return false
  let start = at - 1
  while (beforeBeasts.has(units[start]?.text ?? '') || (units[start] && isDescriber(units[start] as Unit))) start -= 1
  return (units[start]?.text ?? '').startsWith('wear') && isBeast(units[start - 1])
}
const objects = list('her his their its him them at on in up the a')
const ofNoFlesh = list('ghost robot spirit zombie skeleton undead demon vampire cyborg android phantom spectral')

const isBeast = (unit: Unit | undefined): boolean =>
  unit?.kind === 'known' && unit.meaning.claims.some(({ part, value }) => part === 'accessories' && isAnimal(value))
const beforeBeasts = list(
  'a an the her his their my its and little old small big two three four five several some many',
)

/** "school rooftop", "castle garden": of two places without a pause between them the part is shown, not the whole. */
function isWhereabouts({ meaning }: Unit, next: Unit | undefined): boolean {
  const isPlace = ({ part }: Claim) => part === 'background'
  if (meaning.claims.length === 0 || !meaning.claims.every(isPlace) || next?.kind !== 'known') return false
  return next.meaning.claims.some((claim) => isPlace(claim) && claim.rank < 2 && partsOfPlaces.has(claim.value))
}

const partsOfPlaces = list(
  'rooftop garden library bathroom bedroom kitchen hallway gym laboratory greenhouse graveyard prison-cell swimming-pool',
)

const ofKinds: ReadonlySet<PromptPart> = new Set<PromptPart>(['accessories', 'background', 'outfit'])

function belongsToNext(text: string, units: readonly Unit[], at: number): boolean {
  const unit = units[at]
  const next = units[at + 1]
  if (!unit || !next || !isThing(next)) return false
  const { claims, noun } = unit.meaning
  const [first] = claims
  if (!first) return false
  // "A dog licks her cheek": that is a deed.
  if (isBeast(unit) && /[^s]s$/.test(next.text) && objects.has(units[at + 2]?.text ?? '')) return false
  const all = (...parts: readonly PromptPart[]) => claims.every(({ part }) => parts.includes(part))
  if (claims.every(({ part }) => somebody.has(part)) && noun === 'person') return false
  // "her zorb": whose it is, is said whatever it is.
  if (claims.every(({ part, rank }) => part === 'sex' && rank === 2)) return false
  if (claims.every(({ part }) => ofPictures.has(part))) return false
  if (all('marks', 'lipstick', 'paint', 'motif'))
    return /(?:ed|y|ing)$/.test(unit.meaning.phrase) && !isPersonLike(next.text)
  if (all('weather') && skies.has(next.text)) return false
  if (all('heritage') && people(units, at + 1)) return false
  if (all('style')) return !styleHeads.has(next.text)
  if (all('background') && /^\p{Lu}/u.test(text[unit.at] ?? '')) return false
  if (all('background')) return !placeHeads.has(next.text) && !isIn(units, at)
  if (claims.every(({ part }) => adjectives.has(part)) && isPersonLike(next.text)) return false
  return noun !== 'person' || !(next.text.endsWith('s') || pictured.has(next.text))
}

/** "Mongolian horse rider": it ends in somebody. */
function people(units: readonly Unit[], from: number): boolean {
  let at = from
  while (units[at]?.kind === 'unknown') at += 1
  return units[at]?.meaning.noun === 'person'
}

/** "in the castle courtyard": whatever follows, it is there. */
function isIn(units: readonly Unit[], at: number): boolean {
  const before = units.slice(Math.max(0, at - 3), at).map(({ text }) => text)
  return ['in', 'at', 'inside', 'near', 'outside'].some((word) => before.includes(word))
}

function describesThing(units: readonly Unit[], at: number): boolean {
  const unit = units[at]
  if (!unit || unit.meaning.noun !== undefined || unit.meaning.claims.length === 0) return false
  const said = unit.meaning.claims.map(({ part }) => part)
  // "Striding confidently down the runway" says how, and not of what.
  if (said.every((part) => part === 'expression') && /(?:nt|ed|ing|ful|ous|er|ve)ly$/.test(unit.text)) return false
  const ofHair = said.every((part) => hairAdjectives.has(part))
  if (!ofHair && !said.every((part) => adjectives.has(part))) return false
  let next = at + 1
  while (isPassed(units[next])) next += 1
  const head = units[next]
  if (!head) return false
  if (head.kind === 'unknown') return next > at + 1 && isThing(head) && !isPersonLike(head.text)
  const { noun, claims } = head.meaning
  if (
    head.kind !== 'known' ||
    claims.some(({ part }) => ['pose', 'motion', 'expression', 'framing', 'style'].includes(part))
  )
    return false
  // "ripped jeans": what says something of clothes as well is said of those.
  if (noun !== undefined)
    return !(ofHair ? hairy : bodily).has(noun) && traits.get(noun)?.has(unit.meaning.phrase) !== true
  return claims.some(({ part }) => part !== 'sex')
}

const isPassed = (unit: Unit | undefined): boolean =>
  unit !== undefined &&
  unit.kind === 'known' &&
  unit.meaning.noun === undefined &&
  (isDescriber(unit) ||
    unit.meaning.tint !== undefined ||
    (unit.meaning.claims.length > 0 &&
      unit.meaning.claims.every(
        ({ part }) => adjectives.has(part) && !['freckles', 'scar', 'wrinkles'].includes(part),
      )))
