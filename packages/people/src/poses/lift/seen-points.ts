import type { Vector } from '#maths/vector.ts'

type Sided =
  `${'left' | 'right'}${'Eye' | 'Ear' | 'Shoulder' | 'Elbow' | 'Wrist' | 'Knuckles' | 'Hip' | 'Knee' | 'Ankle' | 'Heel' | 'Toes'}`
/** The points of a body that a pose model finds in a picture; left and right are the person's own. */
export type BodyPoint = 'nose' | Sided

/** A point in pixels, from the left and from the top. */
export type SeenPoint = {
  readonly x: number
  readonly y: number
  /** How much farther away than the hips it is, in pixels, where the model can tell. */
  readonly depth?: number
  /** How sure the model is that it is there and seen, 0 to 1. */
  readonly sure: number
}

export type SeenPoints = { readonly [Point in BodyPoint]?: SeenPoint }

/** By how many degrees a model errs alike in most pictures, so that it can be made good; measured, and 0 for what is exact. */
export type Habits = {
  /** How much more bent than they are it sees knees, and how much less elbows. */
  readonly knees: number
  readonly elbows: number
  /** How far below where they are it sees toes. */
  readonly toes: number
}
export const noHabits: Habits = { knees: 0, elbows: 0, toes: 0 }

/** Points that a model is less sure of than this are guesses. */
const sureEnough = 0.2

/** A point as a place before the camera, in pixels: the picture's right is +x, up is +y, towards the camera +z. */
export type Keypoint = { readonly at: Vector; readonly hasDepth: boolean; readonly sure: number }

/** The points that are seen, as places. */
export function placedPoints(points: SeenPoints): ReadonlyMap<BodyPoint, Keypoint> {
  // The entries of a record have its keys; Object.entries cannot know.
  const entries = Object.entries(points) as [BodyPoint, SeenPoint][]
  return new Map(
    entries
      .filter(([, { x, y, sure }]) => sure >= sureEnough && Number.isFinite(x) && Number.isFinite(y))
      .map(([name, { x, y, depth, sure }]) => {
        const hasDepth = depth !== undefined && Number.isFinite(depth)
        return [name, { at: [x, -y, hasDepth ? -depth : 0], hasDepth, sure }] as const
      }),
  )
}
