import type { AccessoryId, PicturePart } from '@eidolon/people'
import type { Landmarks } from '#body/landmarks.ts'
import type { Measures } from '#lens/measures.ts'
import type { Part } from '#geometry/part.ts'

/** A person ready to be drawn: everything on them as parts, and where it is. */
export type Figure = {
  readonly parts: readonly Part[]
  /** What each of the parts belongs to. */
  readonly kinds: readonly PicturePart[]
  /** Whose each of the parts is, where there are several people: the person of the order is 0. */
  readonly whose?: readonly number[]
  readonly measures: Measures
  /** The points of everybody in it, for whoever wants a skeleton. */
  readonly landmarks: () => readonly Landmarks[]
  /** Whether there are parts beyond the measures: a bench or a car is not what the picture is framed by. */
  readonly spreads: boolean
  /** How much light the skin gives back, 0..1: the photographer lights dark faces a little more. */
  readonly skin: number
  /** One of their props that they don't wear, upright around its grip, in the requested color. */
  readonly thing: (id: AccessoryId, colour?: string) => readonly Part[]
}
