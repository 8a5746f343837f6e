import { accessories, type AccessoryId } from '#catalogue/accessories.ts'
import type { BackgroundId } from '#catalogue/backgrounds.ts'
import type { ExpressionId } from '#catalogue/expressions.ts'
import type { OutfitId } from '#catalogue/outfits.ts'
import type { FramingId } from '#catalogue/picture.ts'
import type { PoseId } from '#catalogue/poses.ts'
import type { Scene } from '#reading/to-scene.ts'

const hooded: readonly OutfitId[] = ['hoodie', 'cloak', 'robe', 'winter-coat']
const legendary: readonly OutfitId[] = ['plate-armour', 'leather-armour', 'tunic', 'royal', 'pirate', 'kimono']

/** The person's own clothes, unless a hood is asked for that they do not have. */
export function outfitFor(own: OutfitId, extras: readonly AccessoryId[]): OutfitId {
  if (!extras.includes('hood') || hooded.includes(own)) return own
  return legendary.includes(own) ? 'cloak' : 'hoodie'
}

/** How likely each is; what is not named does not come by chance. */
type Weights<Id extends string> = Readonly<Partial<Record<Id, number>>>

const everyday: Weights<BackgroundId> = { studio: 5, cafe: 2, park: 2, library: 2, rooftop: 1, garden: 2, beach: 1 }
const formal: Weights<BackgroundId> = {
  studio: 3,
  'castle-hall': 1,
  rooftop: 2,
  stage: 1,
  library: 2,
  'city-street': 1,
}
const legend: Weights<BackgroundId> = { 'castle-hall': 3, forest: 3, ruins: 3, tavern: 1, 'snow-mountains': 1 }
const summer: Weights<BackgroundId> = { beach: 3, meadow: 2, garden: 2, park: 2, lake: 1 }
const sport: Weights<BackgroundId> = { gym: 4, park: 2, 'city-street': 1, studio: 1 }

/** Where such clothes are worn. */
const worn: Readonly<Partial<Record<OutfitId, Weights<BackgroundId>>>> = {
  'summer-shorts': summer,
  'summer-dress': summer,
  suit: { ...formal, office: 3 },
  tuxedo: formal,
  waistcoat: { ...formal, tavern: 1 },
  'evening-gown': formal,
  'cocktail-dress': formal,
  sportswear: sport,
  tracksuit: sport,
  overalls: { workshop: 4, garden: 2, studio: 1 },
  'lab-coat': { laboratory: 5, studio: 1 },
  'chef-whites': { kitchen: 5, studio: 1 },
  uniform: { 'city-street': 2, studio: 2, office: 1 },
  scrubs: { laboratory: 2, studio: 2, office: 1 },
  'winter-coat': { 'snow-mountains': 3, 'city-street': 2, park: 1, village: 1 },
  'trench-coat': { 'city-street': 4, 'neon-city': 1, library: 1 },
  'plate-armour': legend,
  'leather-armour': legend,
  robe: { ...legend, library: 2, cave: 1 },
  cloak: legend,
  tunic: { ...legend, village: 2, market: 2, meadow: 1 },
  royal: { 'castle-hall': 5, garden: 1 },
  pirate: { beach: 3, tavern: 3, market: 1 },
  'space-suit': { space: 4, spaceship: 4 },
  cyberpunk: { 'neon-city': 6, rooftop: 1 },
  jumpsuit: { spaceship: 4, laboratory: 2 },
  steampunk: { workshop: 4, 'city-street': 1, library: 1 },
  superhero: { rooftop: 4, 'city-street': 2, sky: 1 },
  kimono: { garden: 4, lake: 1, village: 1, studio: 1 },
}

const windy: Weights<BackgroundId> = { 'city-street': 4, park: 3, forest: 2, meadow: 1, village: 1 }
const snowy: Weights<BackgroundId> = { 'snow-mountains': 3, village: 2, 'city-street': 2, forest: 2, park: 2 }

/** Places that go with the clothes; under an open sky when the text speaks of weather. */
export function backgroundsFor(outfit: OutfitId, scene: Scene): Weights<BackgroundId> {
  if (scene.weather === 'snow') return snowy
  if (scene.weather !== undefined) return windy
  if (scene.time === 'night') return { 'city-street': 3, rooftop: 3, 'neon-city': 1, park: 1, ...worn[outfit] }
  if (scene.time !== undefined) return { beach: 3, meadow: 2, lake: 2, rooftop: 2, ...worn[outfit] }
  return worn[outfit] ?? everyday
}

const atEase: Weights<PoseId> = {
  relaxed: 5,
  standing: 4,
  'arms-crossed': 2,
  'hands-on-hips': 2,
  'hands-in-pockets': 1,
  'hands-behind-back': 1,
  walking: 1,
}

/** What hands have in them. */
export const held: ReadonlySet<AccessoryId> = new Set(
  accessories.filter(({ more }) => more === 'hand').map(({ id }) => id),
)

/** Where people sit down or lean on something. */
const sittable: readonly BackgroundId[] = ['cafe', 'library', 'living-room', 'park', 'garden', 'tavern']
const leanable: readonly BackgroundId[] = ['city-street', 'neon-city', 'forest', 'park', 'ruins', 'rooftop', 'tavern']

/** Poses that go with what is held, worn and around, and with the mood. */
export function posesFor(
  outfit: OutfitId,
  background: BackgroundId,
  extras: readonly AccessoryId[],
  mood?: ExpressionId,
): Weights<PoseId> {
  if (extras.includes('book')) return { reading: 3, holding: 1 }
  if (extras.includes('sword')) return { 'sword-ready': 2, holding: 3 }
  if (extras.includes('orb')) return { casting: 1 }
  if (extras.includes('guitar')) return { relaxed: 2, sitting: 1 }
  if (extras.includes('briefcase')) return { standing: 2, relaxed: 2, walking: 1 }
  if (extras.some((id) => held.has(id))) return { holding: 1 }
  if (background === 'underwater' || background === 'sky') return { flying: 1 }
  if (mood === 'thoughtful') return { thinking: 3, 'arms-crossed': 1 }
  if (outfit === 'superhero') return { 'hands-on-hips': 4, 'arms-crossed': 2, standing: 1 }
  if (outfit === 'plate-armour' || outfit === 'evening-gown' || outfit === 'kimono') return { standing: 3, relaxed: 3 }
  return {
    ...atEase,
    ...(sittable.includes(background) && { sitting: 2 }),
    ...(leanable.includes(background) && { leaning: 2 }),
  }
}

const drinks: readonly BackgroundId[] = [
  'cafe',
  'office',
  'kitchen',
  'living-room',
  'library',
  'classroom',
  'laboratory',
  'workshop',
  'spaceship',
  'city-street',
  'rooftop',
]
const dark: readonly BackgroundId[] = ['cave', 'ruins', 'forest', 'castle-hall', 'snow-mountains', 'jungle']

/** What a pose is nothing without. */
const own: Readonly<Partial<Record<PoseId, AccessoryId>>> = { reading: 'book', 'sword-ready': 'sword', casting: 'orb' }

/** What the hands of a pose have in them where nothing is named; `usual` is what the person holds otherwise. */
export function thingsFor(pose: PoseId, background: BackgroundId, usual: boolean): Weights<AccessoryId> {
  const thing = own[pose]
  if (thing) return { [thing]: 1 }
  if (pose !== 'holding' || usual) return {}
  if (dark.includes(background)) return { lantern: 1 }
  if (background === 'tavern' || background === 'market') return { mug: 2, lantern: 1 }
  if (drinks.includes(background)) return { mug: 4, bouquet: 1 }
  return { bouquet: 2, mug: 1 }
}

/** A face that goes with what the body does. */
export function expressionsFor(pose: PoseId): Weights<ExpressionId> {
  if (pose === 'fighting' || pose === 'sword-ready' || pose === 'casting') return { determined: 3, confident: 1 }
  if (pose === 'meditating' || pose === 'praying' || pose === 'reading') return { calm: 3, neutral: 1 }
  if (pose === 'cheering' || pose === 'dancing' || pose === 'waving' || pose === 'jumping')
    return { happy: 2, laugh: 1 }
  if (pose === 'thinking') return { thoughtful: 1 }
  return { smile: 5, confident: 3, happy: 2, neutral: 1, smirk: 1 }
}

const whole: readonly PoseId[] = [
  'walking',
  'running',
  'meditating',
  'kneeling',
  'crouching',
  'dancing',
  'fighting',
  'flying',
  'jumping',
  'stretching',
  'bowing',
]

/** Poses that hands make, which a portrait would leave out. */
const gestures: readonly PoseId[] = [
  'arms-crossed',
  'hands-on-hips',
  'waving',
  'pointing',
  'thinking',
  'saluting',
  'thumbs-up',
  'peace-sign',
  'shrugging',
  'praying',
]

/** As much of the person as the pose needs, and what is in their hands. */
export function framingsFor(pose: PoseId, extras: readonly AccessoryId[]): Weights<FramingId> {
  if (whole.includes(pose) || extras.includes('briefcase')) return { full: 1 }
  if (extras.some((id) => held.has(id))) return { half: 3, 'three-quarter': 3, full: 1 }
  if (pose === 'cheering' || pose === 'casting' || pose === 'sword-ready') return { 'three-quarter': 2, full: 1 }
  if (pose === 'sitting' || pose === 'leaning') return { 'three-quarter': 2, full: 1 }
  if (pose === 'hands-in-pockets') return { 'three-quarter': 1 }
  if (gestures.includes(pose)) return { half: 4, 'three-quarter': 3, full: 1 }
  return { half: 5, bust: 4, 'three-quarter': 2, full: 1, portrait: 1 }
}
