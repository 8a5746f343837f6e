import type { Vector } from '#geometry/vector.ts'

/** A decimeter, in which people are drawn, in the meters of models. */
export const meters = 0.1

/** A person as a model that other programs load: bones, meshes with weights, textures. Meters, y up, facing +z. */
export type Avatar = {
  /** Every joint stands after its parent. None is turned: arms out, everybody stands as a T. */
  readonly joints: readonly Joint[]
  readonly meshes: readonly Mesh[]
  readonly paints: Readonly<Record<PaintId, Paint>>
  readonly springs: readonly Spring[]
  readonly bumpers: readonly Bumper[]
  /** From the head's joint to the middle between the eyes. */
  readonly eyes: Vector
}

export type Joint = {
  readonly name: string
  /** Index of the parent, -1 for the first. */
  readonly parent: number
  readonly at: Vector
}

/** Meshes whose faces move are one, so that a face is one expression of all of its pieces. */
export type Mesh = {
  readonly name: string
  readonly pieces: readonly AvatarPiece[]
  /** The expressions it knows; each of its pieces has a move for each. */
  readonly expressions: readonly string[]
}

type Floats = Float32Array<ArrayBuffer>

/** Triangles of one look. */
export type AvatarPiece = {
  readonly paint: PaintId
  /** `mask` has holes, `blend` lies over what is behind it. */
  readonly mode: 'opaque' | 'mask' | 'blend'
  readonly twoSided: boolean
  readonly positions: Floats
  readonly normals: Floats
  readonly uvs: Floats
  /** Four joints a vertex, and weights that add up to 1. */
  readonly joints: Uint16Array<ArrayBuffer>
  readonly weights: Floats
  readonly triangles: Uint32Array<ArrayBuffer>
  /** How far each vertex goes, one array for each expression of the mesh. */
  readonly moves: readonly Floats[]
}

export type PaintId = 'skin' | 'wear' | 'hair'

/** A baked picture: what color there is, and how rough and metallic it is. */
export type Paint = {
  readonly size: number
  /** Four bytes a texel, as it is shown. */
  readonly colour: Uint8Array
  /** Four bytes a texel: nothing, roughness, metal, nothing. */
  readonly feel: Uint8Array
}

/** Joints that swing, from the one that is held to the loose end. */
export type Spring = {
  readonly name: string
  readonly joints: readonly number[]
  readonly stiffness: number
  /** How much more than in the posture it was made in, where it hangs already. */
  readonly gravity: number
  readonly drag: number
  readonly radius: number
}

/** What swinging things do not go through: a ball, or two with all that is between them. */
export type Bumper = {
  readonly joint: number
  readonly radius: number
  /** From the joint. */
  readonly from: Vector
  readonly to?: Vector
}
