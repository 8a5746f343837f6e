import type { Joints } from '@eidolon/contract/characters/bones.ts'
import type { AccessoryId } from '#catalogue/generated/accessories.ts'
import type { ArrangementId, BackgroundId, PoseId } from '#catalogue/generated/ids.ts'
import type { TimeId, WeatherId } from '#catalogue/hours.ts'
import type { ExpressionId } from '#catalogue/expressions.ts'
import type { OutfitId } from '#catalogue/generated/outfits.ts'
import type { MaterialId, PatternId } from '#catalogue/cloth.ts'
import type { SceneryId } from '#catalogue/generated/scenery.ts'
import type { SceneryColors } from '#catalogue/scenery.ts'
import type { CompositionId, FocusId, GradeId, LensId } from '#catalogue/camera-work.ts'
import type { EffectId } from '#catalogue/effects.ts'
import type { LightId } from '#catalogue/lights.ts'
import type { CameraId, CameraMoveId, FramingId, MotionId, StyleId, ViewId } from '#catalogue/picture.ts'
import type { Genes } from '#genes/genes.ts'
import type { Tints } from '#reading/vocabulary/thing-words.ts'

/** Everything a still shows besides the person, decided: nothing is left to chance any more. */
export type Setting = {
  readonly pose: PoseId
  /** What arms or head do besides, where the pose leaves them free: sitting and waving. */
  readonly gestures?: readonly PoseId[]
  /** A pose of somebody's own, which the body does instead; in a film they go on to `jointsTo` and back. */
  readonly joints?: Joints
  readonly jointsTo?: Joints
  readonly expression: ExpressionId
  readonly background: BackgroundId
  readonly time: TimeId
  readonly weather: WeatherId
  readonly framing: FramingId
  readonly camera: CameraId
  /** Which side of the person is seen; absent: as the seed has it, from about the front. */
  readonly view?: ViewId
  /** What it is taken through, how much of it is sharp and where in it the person is; absent: as the framing has it. */
  readonly lens?: LensId
  readonly focus?: FocusId
  readonly composition?: CompositionId
  /** Replaces the background's light, with one or two colors instead of the light's own, `#rrggbb`. */
  readonly light?: LightId
  readonly lightColours?: readonly string[]
  readonly effects?: readonly EffectId[]
  /** Scenery besides the background's own, and its colors. */
  readonly scenery?: readonly SceneryId[]
  readonly sceneryColours?: SceneryColors
  /** The color of what effects add, instead of their own. */
  readonly effectColour?: string
  /** How the finished picture is colored, and a color that all of it leans to. */
  readonly grade?: GradeId
  readonly tones?: string
  readonly outfit: OutfitId
  readonly primary: string
  readonly secondary: string
  readonly accent: string
  /** Another cloth than the outfit is usually made of, what is printed on it, and whether it is torn. */
  readonly material?: MaterialId
  readonly pattern?: PatternId
  readonly torn?: boolean
  /** What is worn on the legs or the feet where it is another outfit's; the rest is of `outfit`. */
  readonly bottom?: Clothes
  readonly shoes?: Clothes
  readonly accessories: readonly AccessoryId[]
  /** Colors and materials that were asked for of single accessories. */
  readonly tints?: Tints
}

/** An outfit as it is worn. */
export type Clothes = Pick<Setting, 'outfit' | 'primary' | 'secondary' | 'accent' | 'material' | 'pattern' | 'torn'>

/** What of a setting belongs to one person and not to the place or the picture. */
export type PersonSetting = Pick<
  Setting,
  | 'pose'
  | 'gestures'
  | 'joints'
  | 'jointsTo'
  | 'expression'
  | 'bottom'
  | 'shoes'
  | 'accessories'
  | 'tints'
  | keyof Clothes
>

/** Whom or what somebody looks at in a picture of several: one of them by number, the person of the order is 0. */
export const looks = ['camera', 'others'] as const
export type GazeDirection = (typeof looks)[number] | number

/** One more person in a picture. */
export type OtherPerson = {
  readonly genes: Genes
  readonly setting: PersonSetting
  /** Absent: as the arrangement has it. */
  readonly looks?: GazeDirection
}

/** Who else is in the picture besides the person of the order, and how they are together. One to three of them. */
export type Together = {
  readonly arrangement: ArrangementId
  /** Where the person of the order looks; absent: as the arrangement has it. */
  readonly looks?: GazeDirection
  /**
   * Poses of one's own are each one's alone, and in a film each goes on to where theirs goes. In orders from before, which
   * are drawn as they were, whoever has none has the first one's, and nobody goes on.
   */
  readonly ownPoses?: true
  readonly others: readonly OtherPerson[]
}

/** All that goes into a picture. The same order gives the same bytes on every machine. */
export type PictureOrder = {
  readonly genes: Genes
  readonly setting: Setting
  readonly style: StyleId
  /** Other people in it; absent: the person is alone. */
  readonly together?: Together
  /** Decides what the genes and the setting leave open: where clouds stand, how the head is held. */
  readonly seed: number
  readonly width: number
  readonly height: number
  /** The same picture with so many times the pixels a side; absent: once. For stills. */
  readonly enlarged?: Enlargement
  /** The person alone, with what they sit on, on nothing: its pixels have an alpha. Films of a few seconds can be so, too. */
  readonly cutOut?: true
  /** One part of another picture is another now; wherever neither shows it, the pixels are those of that picture. */
  readonly changed?: Changed
}

/** What differs, and the picture before: in the same style, size and place of the camera, by the same seed. */
export type Changed = {
  readonly part: ChangedPart
  readonly before: PictureOrder
  /** Whose part it is, where that is one of the others: by number from 1. */
  readonly person?: number
}

/** What can be changed while the rest of the pixels stay; another light or pose changes all of them. */
export const changedParts = ['hair', 'face', 'top', 'bottom', 'shoes', 'accessories', 'background'] as const
export type ChangedPart = (typeof changedParts)[number]

/** How many changes one after the other a picture can have: each of them is drawn. */
export const maxChanges = 5

/** How many pictures are drawn for this one: itself and those that it was changed from. */
export const drawnFor = ({ changed }: PictureOrder): number => (changed ? drawnFor(changed.before) + 1 : 1)

export const enlargements = [2, 4] as const
export type Enlargement = (typeof enlargements)[number]

export type FilmOrder = PictureOrder & {
  readonly motion: MotionId
  readonly cameraMove: CameraMoveId
  /** 2 to 8. */
  readonly seconds: number
  /** Whether its drawings carry the recipe's mark; those of films from before there was one do not. */
  readonly marked?: true
}

/** A finished picture: red, green, blue and alpha (255 but in what is cut out), 8 bits each, row by row from the top. */
export type Picture = {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8ClampedArray
  /** Where heads are, in the order of the people; of the small picture that comes first. */
  readonly heads?: readonly PictureHead[]
}
/** The middle of a head as parts of the width and height, and its radius as a part of the height. */
export type PictureHead = { readonly x: number; readonly y: number; readonly radius: number }
