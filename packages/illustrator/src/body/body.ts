import type { Face } from '#faces/faces.ts'
import type { BodyParams } from '@eidolon/people'
import type { Vector } from '#geometry/vector.ts'
import type { BroughtId } from '#poses/station-props.ts'
import type { Pack, Proxy } from '#pack/pack.ts'

/** The skeleton of one person in one pose. Names are those of `Pack.bones`: `head`, `wrist.L`, `upperarm01.R` … */
export type Bones = {
  /** Where the bone begins, posed. */
  joint(name: string): Vector
  /** Where it begins in the person's unposed shape. */
  restJoint(name: string): Vector
  /** Where a point of the unposed shape goes when it is fixed to the bone: a hat on the head, a cup in the hand. */
  carry(name: string, point: Vector): Vector
  /** Index of the bone, for `boneIndices`. */
  index(name: string): number
  /** Three rows of four numbers a bone: shape to posed. */
  readonly matrices: Float32Array
}

/** One person in one pose with one expression. All arrays hold the 19158 vertices of the base mesh, helpers included. */
export type Body = {
  readonly pack: Pack
  readonly bodyParams: BodyParams
  /** Theirs in every style, pose and picture. */
  readonly identity: number
  /** How much larger their irises are than in life. */
  readonly irises: number
  /** How many of their single hairs are drawn, 0..1. */
  readonly strays: number
  /** Decides what pose and genes leave open: tilt of the head, the finger that lies otherwise. */
  readonly seed: number
  /** The base mesh as it comes, the same for everybody: says which region a vertex is in. */
  readonly rest: Float32Array
  /** This person, unposed, with a neutral face. */
  readonly shape: Float32Array
  /** The same with the expression, still unposed: brows, teeth, beards and make-up follow this. */
  readonly faced: Float32Array
  /** With expression and pose, standing, sitting or lying on y = 0. */
  readonly posed: Float32Array
  readonly bones: Bones
  /** Shape space to posed; four bones and weights a vertex. */
  skin(positions: Float32Array, boneIndices: Uint8Array, boneWeights: Float32Array): Float32Array
  /** Where the person sits, when the pose sits on something: middle of the seat's upper face, posed. */
  readonly seat: Vector | undefined
  /** Where the back touches what the person leans on, when the pose leans. */
  readonly leans: Vector | undefined
  /** On a mount, which is built under them, and how that goes. */
  readonly rides: 'slow' | 'fast' | undefined
  /** What the pose brings along. */
  readonly brings: BroughtId | undefined
  /** What its hands have with them besides, where they do something of their own. */
  readonly tool: BroughtId | undefined
  /** What the hands are free for: `hold` where something may be put into them. */
  readonly hands: { readonly left: Hand; readonly right: Hand }
  /** What the face does: cheeks that blush, tears. */
  readonly face: Face
  /** Where the eyes look, posed. */
  readonly gaze: Vector
  /** How finely the body is drawn: `fine` is subdivided once, `face` above the neck alone. */
  readonly detail: 'fine' | 'plain' | 'face'
}

/** A hand as whoever puts something into it needs it, posed. */
export type Hand = {
  /** Middle of the palm, a little off the skin. */
  readonly palm: Vector
  /** Out of the palm, length 1. */
  readonly facing: Vector
  /** Along the fingers, length 1. */
  readonly along: Vector
  /** Closed around something that is not drawn by the body, such as a hilt or a cup. */
  readonly grips: boolean
}

/** A proxy on a body. */
export type Fitted = {
  readonly proxy: Proxy
  /** On the base mesh as it comes. */
  readonly rest: Float32Array
  /** On this person, unposed. */
  readonly shape: Float32Array
  readonly posed: Float32Array
}
