import type { Material } from '#geometry/part.ts'

/** Materials as numbers, for one byte a pixel; 0 is the place's sky. */
export const materialCodes: Readonly<Record<Material, number>> = {
  skin: 1,
  eye: 2,
  cloth: 3,
  hair: 4,
  hard: 5,
  glass: 6,
  glow: 7,
  set: 8,
}

/**
 * Where a frame lies in a picture that is drawn larger than usual, piece by piece. Sizes in styles are meant for the
 * usual size: they are multiplied with `zoom`, and patterns are laid by the place in the whole.
 */
export type FramePart = {
  /** How many pixels a side there are for one of the usual size. */
  readonly zoom: number
  /** Its first pixel in the whole, and how large that is. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The piece that a frame is; most are the whole. */
export const pieceOf = ({ width, height, piece }: Pick<Frame, 'width' | 'height' | 'piece'>): FramePart =>
  piece ?? { zoom: 1, left: 0, top: 0, width, height }

/** Where a pixel of a piece lies in the whole, so that its middle falls on the middle of the usual pixel. */
export const originOf = ({ zoom, left, top }: FramePart): { readonly x: number; readonly y: number } => ({
  x: left - (zoom - 1) / 2,
  y: top - (zoom - 1) / 2,
})

/**
 * A picture before it is finished, at its final size, row by row from the top. Light is linear and not yet toned;
 * figure and place are kept apart, so that a style may treat them differently.
 */
export type Frame = {
  readonly width: number
  readonly height: number
  /** The person's light, already weighed with `alpha` (premultiplied). Three numbers a pixel. */
  readonly figure: Float32Array
  /** How much of the pixel the person covers, 0..1. */
  readonly alpha: Float32Array
  /** The place behind and around, out of focus where the lens leaves it so, with what drifts behind the person. */
  readonly place: Float32Array
  /** What drifts in front of both (rain, snow, embers): premultiplied light and cover, four numbers a pixel. */
  readonly veil: Float32Array
  /** Decimeters from the camera to what is seen first; 10,000 for the sky. */
  readonly depth: Float32Array
  /** As seen from the camera: x to the right, y up, z towards it. Three numbers a pixel; 0 for the sky. */
  readonly normals: Float32Array
  /** Base color without any light, linear. Three numbers a pixel. The sky's is its own light. */
  readonly base: Float32Array
  /** How much of the key light arrives, shadows included, 0..1; 1 for the sky. What cel shading makes bands of. */
  readonly key: Float32Array
  /** Which part is seen: 0 the place, else 1 + its index in `parts`. */
  readonly part: Uint16Array
  /** A code of `materialCodes`. */
  readonly material: Uint8Array
  /** 1 on the face and what is in it, falling to 0 around it: styles stay sharp there. */
  readonly face: Float32Array
  /** The parts of the person that `part` counts. */
  readonly parts: readonly { readonly name: string; readonly material: Material; readonly face: boolean }[]
  /** The head in pixels, to size strokes by. `radius` is half its height. */
  readonly head: { readonly x: number; readonly y: number; readonly radius: number }
  /** Pixels a decimeter has at the person. */
  readonly scale: number
  /** Absent when the frame is the whole picture in its usual size. */
  readonly piece?: FramePart
}
