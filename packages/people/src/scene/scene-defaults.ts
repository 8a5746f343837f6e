import { accessories, type AccessoryId } from '#catalogue/generated/accessories.ts'
import { type MarkId, marks } from '#catalogue/marks/marks.ts'
import type { ExpressionId } from '#catalogue/expressions.ts'
import type { Occasion, PoseFacts, Weights } from '#catalogue/facts.ts'
import { type BackgroundId, backgrounds } from '#catalogue/generated/backgrounds.ts'
import { type PoseId, poses } from '#catalogue/generated/poses.ts'
import { type OutfitId, outfits } from '#catalogue/generated/outfits.ts'
import type { FramingId } from '#catalogue/picture.ts'
import type { CompanionPlace } from '#catalogue/companion-places.ts'
import type { Tints } from '#reading/vocabulary/thing-words.ts'
import type { Scene } from '#reading/to-scene.ts'

const outfitOf = (outfit: OutfitId) => outfits.find(({ id }) => id === outfit)?.more

/** The person's own clothes, unless a hood is asked for that they do not have. */
export function outfitFor(own: OutfitId, extras: readonly AccessoryId[]): OutfitId {
  const facts = outfitOf(own)
  if (!extras.includes('hood') || facts?.hooded) return own
  return facts?.legendary ? 'cloak' : 'hoodie'
}

const placeOf = (background: BackgroundId) => backgrounds.find(({ id }) => id === background)?.more
const poseOf = (pose: PoseId) => poses.find(({ id }) => id === pose)?.more

const everyday: Weights<BackgroundId> = { studio: 5, cafe: 2, park: 2, library: 2, rooftop: 1, garden: 2, beach: 1 }
const windy: Weights<BackgroundId> = { 'city-street': 4, park: 3, forest: 2, meadow: 1, village: 1 }
const snowy: Weights<BackgroundId> = { 'snow-mountains': 3, village: 2, 'city-street': 2, forest: 2, park: 2 }

/** Places whose own file says that they suit the occasion. */
const suited = (occasion: Occasion): Weights<BackgroundId> =>
  backgrounds.reduce<Weights<BackgroundId>>((all, { id, more: { chance } }) => {
    const weight = chance?.[occasion]
    return weight ? { ...all, [id]: weight } : all
  }, {})

/** Places that go with the pose or the clothes; under an open sky when the text speaks of weather. */
export function backgroundsFor(outfit: OutfitId, scene: Scene): Weights<BackgroundId> {
  const own = scene.pose && poseOf(scene.pose)?.places
  if (own) return own
  if (scene.weather === 'snow') return { ...snowy, ...suited('snow') }
  if (scene.weather !== undefined) return { ...windy, ...suited('weather') }
  const places = outfitOf(outfit)?.places
  const dressed = { ...places, ...suited(outfit) }
  if (scene.time === 'night')
    return { 'city-street': 3, rooftop: 3, 'neon-city': 1, park: 1, ...suited('night'), ...dressed }
  if (scene.time !== undefined) return { beach: 3, meadow: 2, lake: 2, rooftop: 2, ...suited('hour'), ...dressed }
  return places ? dressed : { ...everyday, ...suited('everyday'), ...dressed }
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

/** Poses whose own file says that they come by chance. */
const others = poses.reduce<Weights<PoseId>>(
  (all, { id, more: { chance } }) => (chance ? { ...all, [id]: chance } : all),
  {},
)

/** What hands have in them. */
const held: ReadonlySet<AccessoryId> = new Set(
  accessories.filter(({ more }) => more.slot === 'hand').map(({ id }) => id),
)

/** Animals that are in the arms or at the hand, and what somebody does who has one there and nothing else to do. */
const atHand: Readonly<Partial<Record<CompanionPlace, PoseId>>> = { arms: 'holding', wrist: 'holding', lap: 'sitting' }

export const isInHands = (id: AccessoryId, tints: Tints = {}): boolean =>
  held.has(id) || ['arms', 'wrist', 'leash'].includes(tints[id]?.place ?? '')

/** What somebody does for the animal that is on their lap or in their arms. */
export const poseWithAnimal = (extras: readonly AccessoryId[], tints: Tints = {}): PoseId | undefined =>
  extras.flatMap((id) => atHand[tints[id]?.place ?? 'beside'] ?? [])[0]

/** Animals that are on the person are seen with them; those on the ground ask for all of it. */
export const isCarried = (id: AccessoryId, tints: Tints = {}): boolean =>
  ['arms', 'wrist', 'lap', 'shoulder', 'head'].includes(tints[id]?.place ?? '')

/** Poses that go with what is held, worn and around, and with the mood. */
export function posesFor(
  outfit: OutfitId,
  background: BackgroundId,
  extras: readonly AccessoryId[],
  mood?: ExpressionId,
): Weights<PoseId> {
  const carried = accessories.find(({ id, more }) => more.poses && extras.includes(id))
  if (carried?.more.poses) return carried.more.poses
  if (extras.some((id) => held.has(id))) return { holding: 1 }
  const place = placeOf(background)
  if (place?.afloat) return { flying: 1 }
  if (mood === 'thoughtful') return { thinking: 3, 'arms-crossed': 1 }
  return outfitOf(outfit)?.poses ?? { ...atEase, ...others, ...place?.poses }
}

/** What the pose is ridden on: there whatever else is named. */
export function mountOf(pose: PoseId): AccessoryId | undefined {
  const thing = poseOf(pose)?.thing
  return thing && isRidden(thing, pose) ? thing : undefined
}

/** Things that a pose brings along by itself. */
export const broughtInstead = (pose: PoseId): readonly AccessoryId[] => poseOf(pose)?.insteadOf ?? []

/** What is in one hand of a pose whatever the other holds. */
export function alwaysWith(pose: PoseId): AccessoryId | undefined {
  const facts = poseOf(pose)
  return facts?.always ? facts.thing : undefined
}

/** Whether a thing is under whoever takes this pose. */
export const isRidden = (thing: AccessoryId, pose: PoseId): boolean =>
  accessories.some(({ id, more: { ridden } }) => id === thing && ridden?.includes(pose))

/** Of all that comes along what is under whoever takes this pose: a wolf only where words put it there, a horse otherwise. */
export const riddenOf = (pose: PoseId, things: readonly AccessoryId[], tints: Tints = {}): AccessoryId | undefined =>
  things.find((id) => isRidden(id, pose) && tints[id]?.place === 'under') ??
  things.find((id) => isRidden(id, pose) && !beasts.has(id))

/** What is seldom ridden. */
const beasts: ReadonlySet<AccessoryId> = new Set(
  accessories.filter(({ more: { slot, ridden } }) => slot === 'beside' && ridden?.length === 1).map(({ id }) => id),
)

/** What the hands of a pose have in them where nothing is named; `usual` is what the person holds otherwise. */
export function thingsFor(pose: PoseId, background: BackgroundId, usual: boolean): Weights<AccessoryId> {
  const thing = poseOf(pose)?.thing
  if (thing) return { [thing]: 1 }
  if (pose !== 'holding' || usual) return {}
  return placeOf(background)?.holds ?? { bouquet: 2, mug: 1 }
}

/** A face that goes with what the body does. */
export const expressionsFor = (pose: PoseId, gestures: readonly PoseId[] = []): Weights<ExpressionId> =>
  [...gestures, pose].map((id) => poseOf(id)?.faces).find((faces) => faces !== undefined) ?? {
    smile: 5,
    confident: 3,
    happy: 2,
    neutral: 1,
    smirk: 1,
  }

/** Framings that show what a pose has to show. */
const showing: Readonly<Record<NonNullable<PoseFacts['shows']>, Weights<FramingId>>> = {
  body: { full: 1 },
  legs: { 'three-quarter': 2, full: 1 },
  hips: { 'three-quarter': 1 },
  hands: { half: 4, 'three-quarter': 3, full: 1 },
}

/** As much of the person as the pose needs, and what is in their hands. */
export function framingsFor(
  pose: PoseId,
  extras: readonly AccessoryId[],
  marked: readonly MarkId[] = [],
): Weights<FramingId> {
  const shows = poseOf(pose)?.shows
  if (shows === 'body' || accessories.some(({ id, more }) => more.low && extras.includes(id))) return { full: 1 }
  if (extras.some((id) => held.has(id))) return { half: 3, 'three-quarter': 3, full: 1 }
  const near = marksShown(marked)
  if (near) return near
  return shows ? showing[shows] : { half: 5, bust: 4, 'three-quarter': 2, full: 1, portrait: 1 }
}

/** Framings that show what is on the body: legs and feet in a whole figure, arms from the hips on, a face from near. */
function marksShown(ids: readonly MarkId[]): Weights<FramingId> | undefined {
  const places = new Set(marks.filter(({ id }) => ids.includes(id)).map(({ more }) => more.where))
  if (places.has('legs')) return { full: 1 }
  if (places.has('arms') || places.has('hands') || places.has('back')) return { half: 4, 'three-quarter': 3 }
  return places.size > 0 ? { bust: 4, half: 3, portrait: 2 } : undefined
}
