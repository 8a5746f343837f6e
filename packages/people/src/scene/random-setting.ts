import { accessories, type AccessoryId } from '#catalogue/generated/accessories.ts'
import { type BackgroundId, backgrounds } from '#catalogue/generated/backgrounds.ts'
import type { PoseId } from '#catalogue/generated/ids.ts'
import { gesturesWith } from '#catalogue/gestures.ts'
import type { TimeId, WeatherId } from '#catalogue/hours.ts'
import { slotOf } from '#catalogue/slot-of.ts'
import type { Genes } from '#genes/genes.ts'
import type { Scene } from '#reading/to-scene.ts'
import { random } from '#seed/random.ts'
import { colorClothes } from './color-clothes.ts'
import {
  alwaysWith,
  backgroundsFor,
  broughtInstead,
  expressionsFor,
  framingsFor,
  isCarried,
  isInHands,
  mountOf,
  outfitFor,
  posesFor,
  poseWithAnimal,
  riddenOf,
  thingsFor,
} from './scene-defaults.ts'
import type { Setting } from './order.ts'
import { backgroundsWith, framingsWith } from './with-scenery.ts'

/** Decides whatever a scene leaves open, by who the person is, what goes together, and the seed. */
export function randomSetting(genes: Genes, scene: Scene, seed: number): Setting {
  const outfit = scene.outfit ?? outfitFor(genes.outfit, scene.accessories)
  const extras = wornOf(genes, scene)
  const background =
    scene.background ?? pick('background', seed, backgroundsWith(scene.scenery, backgroundsFor(outfit, scene)))
  const pose =
    scene.pose ??
    poseWithAnimal(extras, scene.tints) ??
    pick('pose', seed, posesFor(outfit, background, extras, scene.expression))
  const gestures = scene.joints ? [] : gesturesWith(pose, scene.gestures)
  const things = withThing(...withoutBrought(extras, scene, [pose, ...gestures]), seed, [pose, ...gestures], background)
  return {
    pose,
    ...(gestures.length > 0 && { gestures }),
    ...(scene.joints && { joints: scene.joints }),
    ...(scene.joints && scene.jointsTo && { jointsTo: scene.jointsTo }),
    expression: scene.expression ?? pick('expression', seed, expressionsFor(pose, gestures)),
    background,
    time: timeOf(background, scene, seed),
    weather: weatherOf(background, scene),
    framing:
      scene.framing ??
      // What somebody made themselves is to be seen.
      (scene.joints && 'full') ??
      pick('framing', seed, framingsWith(scene.scenery, framingsFor(pose, seenFromNear(things, scene), genes.marks))),
    camera: scene.camera ?? 'eye-level',
    ...(scene.view && { view: scene.view }),
    ...(scene.lens && { lens: scene.lens }),
    ...(scene.focus && { focus: scene.focus }),
    ...(scene.composition && { composition: scene.composition }),
    ...(scene.light && { light: scene.light }),
    ...(scene.light && scene.lightColours && { lightColours: scene.lightColours }),
    ...(scene.effects && { effects: scene.effects }),
    ...(scene.scenery && { scenery: scene.scenery }),
    ...(scene.sceneryColours && { sceneryColours: scene.sceneryColours }),
    ...(scene.effects && scene.effectColour && { effectColour: scene.effectColour }),
    ...(scene.grade && { grade: scene.grade }),
    ...(scene.tones && { tones: scene.tones }),
    ...(scene.material && { material: scene.material }),
    ...(scene.pattern && { pattern: scene.pattern }),
    ...(scene.torn && { torn: true }),
    outfit,
    ...colorClothes(genes, scene, outfit),
    accessories: things,
    ...tintsOf(scene, things),
  }
}

/** Without the animals that are on the person: they are in the picture anyway. */
const seenFromNear = (things: readonly AccessoryId[], { tints }: Scene): readonly AccessoryId[] =>
  things.filter((id) => !isCarried(id, tints))

/** Only of what is there. */
function tintsOf({ tints = {} }: Scene, things: readonly AccessoryId[]): Pick<Setting, 'tints'> {
  const kept = things.flatMap((id) => (tints[id] ? [[id, tints[id]] as const] : []))
  return kept.length > 0 ? { tints: Object.fromEntries(kept) } : {}
}

/** What the person usually has on, unless it is denied or its place is taken, and what the scene adds. */
function wornOf(genes: Genes, scene: Scene): readonly AccessoryId[] {
  const taken = scene.accessories.map(slotOf)
  const kept = genes.accessories.filter((id) => !scene.without.includes(id) && !taken.includes(slotOf(id)))
  return inOrder([...kept, ...scene.accessories])
}

/** What a pose brings along is in no hand besides: who plays the flute holds no other. */
function withoutBrought(
  worn: readonly AccessoryId[],
  scene: Scene,
  done: readonly PoseId[],
): readonly [readonly AccessoryId[], Scene] {
  const brought = done.flatMap(broughtInstead)
  const isNot = (id: AccessoryId) => !brought.includes(id)
  return [worn.filter(isNot), { ...scene, accessories: scene.accessories.filter(isNot) }]
}

/** With what the pose rides, or needs in its hands where the scene names nothing and does not deny it. */
function withThing(
  worn: readonly AccessoryId[],
  scene: Scene,
  seed: number,
  [pose, ...gestures]: readonly [PoseId, ...PoseId[]],
  background: BackgroundId,
): readonly AccessoryId[] {
  const mount = mountOf(pose)
  if (mount) {
    const isThere = riddenOf(pose, scene.accessories, scene.tints) !== undefined || scene.without.includes(mount)
    const mounted = isThere ? worn : inOrder([...worn.filter((id) => slotOf(id) !== 'mount'), mount])
    return gestures[0] ? withThing(mounted, scene, seed, [gestures[0]], background) : mounted
  }
  const isHeld = (id: AccessoryId) => isInHands(id, scene.tints)
  const besides = [pose, ...gestures].flatMap((id) => alwaysWith(id) ?? []).find((id) => !scene.without.includes(id))
  if (scene.accessories.some(isHeld)) return besides ? inOrder([...worn, besides]) : worn
  // Hands have what they do something with: who sits and reads has a book.
  const does = gestures.find((id) => Object.keys(thingsFor(id, background, worn.some(isHeld))).length > 0) ?? pose
  const things = Object.entries(thingsFor(does, background, worn.some(isHeld)))
  // Who has sunglasses on adjusts those.
  const isWorn = (id: string) => slotOf(id) !== 'hand' && worn.some((one) => slotOf(one) === slotOf(id))
  const allowed = things.filter(([id]) => !scene.without.some((one) => one === id) && !isWorn(id))
  if (allowed.length === 0) return worn
  const weights: Partial<Record<AccessoryId, number>> = Object.fromEntries(allowed)
  return inOrder([...worn.filter((id) => !isHeld(id)), pick('thing', seed, weights)])
}

/** In the order of the catalog. */
const inOrder = (ids: readonly AccessoryId[]): readonly AccessoryId[] =>
  accessories.map(({ id }) => id).filter((id) => ids.includes(id))

function timeOf(background: BackgroundId, scene: Scene, seed: number): TimeId {
  if (scene.time) return scene.time
  const place = backgrounds.find(({ id }) => id === background)?.more
  if (!place?.hours) return 'day'
  if (place.hour) return place.hour
  if (scene.weather && scene.weather !== 'clear') return 'day'
  return pick('time', seed, { day: 5, sunset: place.outdoors ? 3 : 1, dawn: 1, dusk: place.outdoors ? 1 : 0 })
}

function weatherOf(background: BackgroundId, scene: Scene): WeatherId {
  const place = backgrounds.find(({ id }) => id === background)?.more
  return place?.sky ? (scene.weather ?? 'clear') : 'clear'
}

function pick<Id extends string>(name: string, seed: number, weights: Readonly<Partial<Record<Id, number>>>): Id {
  // A table's keys are its own type's; Object.entries forgets that.
  const [first, ...rest] = Object.entries(weights) as [Id, number][]
  if (!first) throw new Error(`Nothing to choose a ${name} from.`)
  return random(`setting ${name}`, seed).weighted([first, ...rest], ([, weight]) => weight)[0]
}
