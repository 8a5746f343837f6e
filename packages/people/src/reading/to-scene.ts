import type { Joints } from '@eidolon/contract/characters/bones.ts'
import { accessories, type AccessoryId } from '#catalogue/generated/accessories.ts'
import { type BackgroundId, backgrounds } from '#catalogue/generated/backgrounds.ts'
import { type TimeId, times, type WeatherId, weathers } from '#catalogue/hours.ts'
import { type CatalogEntry, idsOf } from '#catalogue/entry.ts'
import { type MaterialId, materials, type PatternId, patterns } from '#catalogue/cloth.ts'
import {
  type CompositionId,
  compositions,
  type FocusId,
  type CutOutId,
  cutOuts,
  focuses,
  type GradeId,
  grades,
  lenses,
  type LensId,
} from '#catalogue/camera-work.ts'
import { type EffectId, effects, maxEffects } from '#catalogue/effects.ts'
import { type LightId, lights } from '#catalogue/lights.ts'
import { maxScenery, type SceneryColors } from '#catalogue/scenery.ts'
import { scenery as pieces, type SceneryId } from '#catalogue/generated/scenery.ts'
import { type ExpressionId, expressions } from '#catalogue/expressions.ts'
import { type OutfitId, outfits } from '#catalogue/generated/outfits.ts'
import {
  type CameraId,
  type CameraMoveId,
  cameraMoves,
  cameras,
  type FramingId,
  framings,
  type MotionId,
  motions,
  type StyleId,
  styles,
  type ViewId,
  views,
} from '#catalogue/picture.ts'
import { type PoseId, poses } from '#catalogue/generated/poses.ts'
import type { Said, PromptPart } from './vocabulary/attribute.ts'
import { hexOf } from './vocabulary/color-words.ts'
import { groups } from './grammar/groups.ts'
import { type Tints, toTints } from './vocabulary/thing-words.ts'

/** What a picture shows besides the person. What the text does not speak of is absent. */
export type Scene = {
  readonly pose?: PoseId
  /** What arms or head do besides, where the pose leaves them free. */
  readonly gestures?: readonly PoseId[]
  /** A pose of somebody's own, and where it goes in a film; no words have one. */
  readonly joints?: Joints
  readonly jointsTo?: Joints
  readonly expression?: ExpressionId
  readonly background?: BackgroundId
  readonly time?: TimeId
  readonly weather?: WeatherId
  readonly framing?: FramingId
  readonly camera?: CameraId
  readonly view?: ViewId
  readonly lens?: LensId
  readonly focus?: FocusId
  readonly cutOut?: CutOutId
  readonly composition?: CompositionId
  readonly light?: LightId
  /** One or two colors that the light has, instead of its own. */
  readonly lightColours?: readonly string[]
  readonly effects?: readonly EffectId[]
  /** What stands, lies or hangs around the person, and the colors that were told with it. */
  readonly scenery?: readonly SceneryId[]
  readonly sceneryColours?: SceneryColors
  /** The color of smoke, flames, aura …, instead of their own. */
  readonly effectColour?: string
  readonly style?: StyleId
  readonly grade?: GradeId
  /** A color that everything leans to. */
  readonly tones?: string
  readonly motion?: MotionId
  readonly cameraMove?: CameraMoveId
  readonly outfit?: OutfitId
  /** Colors of that outfit and its accessories. */
  readonly primary?: string
  readonly secondary?: string
  readonly accent?: string
  readonly material?: MaterialId
  readonly pattern?: PatternId
  readonly torn?: boolean
  readonly accessories: readonly AccessoryId[]
  /** Colors and materials of single things. */
  readonly tints?: Tints
  /** Accessories that must not be seen although the person usually has them. */
  readonly without: readonly AccessoryId[]
}

/** The scene that a text speaks of. */
export function toScene(attributes: readonly (Said & { readonly implied?: true })[]): Scene {
  const value = (part: PromptPart) => attributes.find((one) => one.part === part && !one.value.startsWith('-'))?.value
  const pick = <Id extends string>(part: PromptPart, list: readonly CatalogEntry<Id>[]) =>
    list.find(({ id }) => id === value(part))?.id
  const extras = attributes.filter(({ part }) => part === 'accessories').map((one) => one.value)
  const said = attributes.filter(({ part, implied }) => part === 'accessories' && implied !== true)
  const kinds = attributes.flatMap(({ part, value: kind }) =>
    part === 'without' ? (groups.get(kind.slice(1)) ?? []) : [],
  )
  const gone = deniedExtras(
    extras,
    kinds,
    said.map((one) => one.value),
  )
  const worn = extras.filter((id) => !gone.some((one) => one === id))
  const airs = attributes.filter(({ part }) => part === 'effects').map((one) => one.value)
  const wanted = effects
    .filter(({ id }) => airs.includes(id))
    .map(({ id }) => id)
    .slice(0, maxEffects)
  const lit = [value('lightColour'), value('lightColour2')].flatMap((one) => hexOf(one ?? '', 'cloth') ?? [])
  const frowned = attributes.some((one) => one.part === 'expression' && one.value.startsWith('-'))
  const scene = {
    pose: pick('pose', poses),
    ...gesturesOf(attributes),
    expression: pick('expression', expressions) ?? (frowned ? ('neutral' as const) : undefined),
    background: pick('background', backgrounds),
    time: pick('time', times),
    weather: pick('weather', weathers),
    framing: pick('framing', framings),
    camera: pick('camera', cameras),
    view: pick('view', views),
    lens: pick('lens', lenses),
    focus: pick('focus', focuses),
    cutOut: pick('cutOut', cutOuts),
    composition: pick('composition', compositions),
    // "Green light" is no light that has a name.
    light: pick('light', lights) ?? (lit.length > 0 ? ('coloured' as const) : undefined),
    lightColours: lit.length > 0 ? lit : undefined,
    effects: wanted.length > 0 ? wanted : undefined,
    ...sceneryOf(attributes),
    effectColour: hexOf(value('effectColour') ?? '', 'cloth'),
    style: pick('style', styles),
    grade: pick('grade', grades),
    tones: hexOf(value('tones') ?? '', 'cloth'),
    motion: pick('motion', motions),
    cameraMove: pick('cameraMove', cameraMoves),
    outfit: pick('outfit', outfits),
    primary: hexOf(value('colour') ?? '', 'cloth'),
    secondary: hexOf(value('colour2') ?? '', 'cloth'),
    accent: hexOf(value('accent') ?? '', 'cloth'),
    material: pick('material', materials),
    pattern: pick('pattern', patterns),
    torn: value('wear') === 'torn' ? true : undefined,
    tints: toTints(attributes),
  }
  const told = Object.fromEntries(Object.entries(scene).filter(([, one]) => one !== undefined)) as Omit<
    Scene,
    'accessories' | 'without'
  >
  return {
    ...told,
    accessories: accessories.filter(({ id }) => worn.includes(id)).map(({ id }) => id),
    without: gone,
  }
}

function gesturesOf(attributes: readonly Said[]): Pick<Scene, 'gestures'> {
  const said = attributes.flatMap(({ part, value }) => (part === 'gesture' ? [value] : []))
  const gestures = idsOf(poses).filter((id) => said.includes(id))
  return gestures.length > 0 ? { gestures } : {}
}

/** Of many pieces those that are named first; colors only of what is there. */
function sceneryOf(attributes: readonly Said[]): Pick<Scene, 'scenery' | 'sceneryColours'> {
  const named = attributes.flatMap(({ part, value }) =>
    part === 'scenery' ? pieces.flatMap(({ id }) => (id === value ? [id] : [])) : [],
  )
  const pose = attributes.find(({ part }) => part === 'pose')?.value
  const isBrought = (id: SceneryId) =>
    pieces.some((one) => one.id === id && one.more.brought?.some((by) => by === pose))
  const kept = [...new Set(named)].filter((id) => !isBrought(id)).slice(0, maxScenery)
  const colors = attributes.flatMap(({ part, value }): readonly (readonly [string, string])[] => {
    const [id = '', color = ''] = part === 'sceneryColour' ? value.split(':') : []
    const hex = hexOf(color, 'cloth')
    return hex !== undefined && kept.some((one) => one === id) ? [[id, hex]] : []
  })
  return {
    ...(kept.length > 0 && { scenery: kept }),
    ...(colors.length > 0 && { sceneryColours: Object.fromEntries(colors) }),
  }
}

/** "No hat" means no hat of any kind; "no sunglasses" leaves the others. */
function deniedExtras(
  values: readonly string[],
  kinds: readonly string[],
  said: readonly string[],
): readonly AccessoryId[] {
  const gone = values.filter((value) => value.startsWith('-')).flatMap((value) => groupOf(value.slice(1)))
  return accessories.flatMap(({ id }) => ([...gone, ...kinds].includes(id) && !said.includes(id) ? [id] : []))
}

/** Ids that stand for every kind of such a thing. */
const groupOf = (id: string): readonly string[] => {
  if (id === 'fedora') return groups.get('hat') ?? []
  return id === 'glasses' ? (groups.get('glasses') ?? []) : [id]
}
