import { known } from '#catalogue/entry.ts'
import { poses } from '#catalogue/generated/poses.ts'
import { slotOf } from '#catalogue/slot-of.ts'
import { arrangements } from '#catalogue/generated/arrangements.ts'
import type { ArrangementId, PoseId } from '#catalogue/generated/ids.ts'
import type { Genes } from '#genes/genes.ts'
import type { Scene } from '#reading/to-scene.ts'
import { hash } from '#seed/hash.ts'
import { clearOfTheirSkin } from './color-clothes.ts'
import { randomSetting } from './random-setting.ts'
import { mountOf } from './scene-defaults.ts'
import type { GazeDirection, OtherPerson, PersonSetting, Setting, Together } from './order.ts'
import type { ResolvedScene } from './resolve-scene.ts'

/** What of a scene belongs to one person; the rest is everybody's. */
const personal = [
  'pose',
  'gestures',
  'joints',
  'jointsTo',
  'expression',
  'outfit',
  'primary',
  'secondary',
  'accent',
  'material',
  'pattern',
  'torn',
  'accessories',
  'tints',
  'without',
] as const satisfies readonly (keyof Scene)[]

const isPersonal = (key: string): boolean => personal.some((one) => one === key)

/** A scene with what one person does and wears instead of what stands in it of that. */
export function sceneOfPerson(scene: Scene, own: Scene): Scene {
  const { accessories, without, ...theirs } = own
  const rest = Object.fromEntries(Object.entries(scene).filter(([key]) => !isPersonal(key)))
  const kept = Object.fromEntries(Object.entries(theirs).filter(([key]) => isPersonal(key)))
  return { ...rest, ...kept, accessories, without }
}

const fits = ({ least, most }: { readonly least: number; readonly most: number }, count: number): boolean =>
  least <= count && count <= most

const plainOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/**
 * How so many people are together: as was chosen, as the words say (the longest of them), or as is usual. Where somebody's
 * pose was chosen, words for an arrangement that has poses of its own do not count.
 */
export function arrangementOf(
  choice: string | undefined,
  prompt: string,
  count: number,
  isPosed = false,
): ArrangementId {
  const possible = arrangements.filter(({ more }) => fits(more, count))
  const chosen = possible.find(({ id, label }) => id === choice || label === choice)
  if (chosen) return chosen.id
  const text = plainOf(prompt)
  const said = possible
    .filter(({ more }) => !(isPosed && more.fixed))
    .flatMap(({ id, words }) => words.map((word) => ({ id, word: plainOf(word) })))
    .filter(({ word }) => text.includes(word) && !text.includes(` not${word}`) && !text.includes(` without${word}`))
    .toSorted((one, other) => other.word.length - one.word.length)[0]
  return said?.id ?? (count === 2 ? 'side-by-side' : 'group')
}

/** Framings that show what people in an arrangement of its own do, where none is asked for. */
const shown = ['full', 'three-quarter', 'full'] as const

/** The scene of the first person of several: poses and framing as the arrangement has them. */
export function sceneTogether(scene: Scene, arrangement: ArrangementId, seed: number): Scene {
  const { more } = arrangements.find(({ id }) => id === arrangement) ?? arrangements[0]!
  if (!more.fixed) return { ...scene, pose: onFoot(scene.pose) ?? poseOf(more.poses, 0, seed) }
  const { gestures: _also, joints: _own, jointsTo: _on, ...rest } = scene
  return { ...rest, pose: more.poses[0], framing: scene.framing ?? shown[hash('framing', seed) % shown.length]! }
}

const poseOf = (poses: readonly [PoseId, ...PoseId[]], at: number, seed: number): PoseId =>
  poses[(hash('poses', seed) + at) % poses.length] ?? poses[0]

/** Nobody rides or drives beside others: there is room for people alone. */
export const isOnMount = (pose: PoseId): boolean => mountOf(pose) !== undefined
const onFoot = (pose: PoseId | undefined): PoseId | undefined =>
  pose === undefined || isOnMount(pose) ? undefined : pose

/** Who comes along: each with what was decided for them, in the place of the first, and whom they look at. */
export type CastPerson = {
  readonly genes: Genes
  readonly decided: Pick<ResolvedScene, 'scene' | 'by'>
  readonly looks?: GazeDirection | undefined
}

/** The others of a picture as they are drawn, decided to the end. */
export function planGroup(
  setting: Setting,
  along: readonly CastPerson[],
  arrangement: ArrangementId,
  seed: number,
  looks?: GazeDirection,
): { readonly setting: Setting; readonly together: Together } {
  const { more } = arrangements.find(({ id }) => id === arrangement) ?? arrangements[0]!
  const others = along.map(({ genes, decided, looks: theirLook }, index): OtherPerson => {
    const chance = hash(`person ${index + 1}`, seed)
    const scene = clearOfTheirSkin(genes, decided)
    const { background, time, weather, framing, camera } = setting
    const pose = more.fixed
      ? more.poses[(index + 1) % more.poses.length]!
      : (onFoot(scene.pose) ?? poseOf(more.poses, index + 1, seed))
    const { joints, jointsTo, ...own } = sceneOfPerson({ accessories: [], without: [] }, scene)
    const posed = more.fixed ? {} : { ...(joints && { joints }), ...(jointsTo && { jointsTo }) }
    const theirs = randomSetting(genes, { ...own, ...posed, background, time, weather, framing, camera, pose }, chance)
    return {
      genes,
      setting: withFreeHands(personSettingOf(theirs), more.fixed === true),
      ...(theirLook !== undefined && { looks: theirLook }),
    }
  })
  const isPosed = [setting, ...others.map((other) => other.setting)].some(({ joints }) => joints)
  return {
    setting: withFreeHands(setting, more.fixed === true),
    together: {
      arrangement,
      ...(looks !== undefined && { looks }),
      ...(isPosed && { ownPoses: true as const }),
      others,
    },
  }
}

/** Who is in an arrangement, with what they can carry in it. */
export const fittingIn = <One extends PersonSetting>(arrangement: ArrangementId, setting: One): One =>
  withFreeHands(setting, arrangements.find(({ id }) => id === arrangement)?.more.fixed === true)

/** Who holds on to somebody else carries nothing, and nothing stands where the others are. */
function withFreeHands<One extends PersonSetting>(setting: One, isHeld: boolean): One {
  const { gestures: _gestures, ...rest } = setting
  const accessories = setting.accessories.filter((id) => !isInTheWay(id, isHeld))
  // Without what is left out it is of the same kind.
  return isHeld ? ({ ...rest, accessories } as unknown as One) : { ...setting, accessories }
}

/**
 * Whether something that words ask for is left out of a picture of several people: what is ridden, animals, and poses
 * and things in hands where the arrangement has the hands.
 */
export function isLeftOutTogether(arrangement: ArrangementId, part: string, value: string): boolean {
  const { more } = arrangements.find(({ id }) => id === arrangement) ?? arrangements[0]!
  const isFixed = more.fixed === true
  if (part === 'accessories') return isInTheWay(value, isFixed)
  const pose = part === 'pose' ? known(poses, value) : undefined
  return pose !== undefined && (isFixed ? !more.poses.includes(pose) : isOnMount(pose))
}

/** Where a text says how people are together: from each first letter to the one after the last. */
export function arrangementWords(arrangement: ArrangementId, text: string): readonly (readonly [number, number])[] {
  const { words } = arrangements.find(({ id }) => id === arrangement) ?? arrangements[0]!
  return words.flatMap((word) => {
    const spelt = new RegExp(`(?<![\\p{L}\\p{N}])${word.split(' ').join('[^\\p{L}\\p{N}]+')}(?![\\p{L}\\p{N}])`, 'giu')
    return [...text.matchAll(spelt)].map(({ index, 0: found }) => [index, index + found.length] as const)
  })
}

function isInTheWay(id: string, isHeld: boolean): boolean {
  const slot = slotOf(id)
  return slot === 'mount' || slot === 'beside' || (isHeld && slot === 'hand')
}

/** What of a setting belongs to the person in it. */
export function personSettingOf(setting: Setting): PersonSetting {
  const { pose, expression, outfit, primary, secondary, accent, accessories } = setting
  const { gestures, joints, jointsTo, material, pattern, torn, bottom, shoes, tints } = setting
  return {
    pose,
    expression,
    outfit,
    primary,
    secondary,
    accent,
    accessories,
    ...(gestures && { gestures }),
    ...(joints && { joints }),
    ...(jointsTo && { jointsTo }),
    ...(material && { material }),
    ...(pattern && { pattern }),
    ...(torn && { torn }),
    ...(bottom && { bottom }),
    ...(shoes && { shoes }),
    ...(tints && { tints }),
  }
}
