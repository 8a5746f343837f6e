/** How far each vertex goes when a morph target is fully on; vertices it leaves alone are not listed. */
export type MorphTarget = {
  readonly vertices: Uint16Array
  /** Three numbers a vertex, in thousandths of a decimeter. */
  readonly moves: Int16Array
}

/** A picture as decoded: rows from the top, 8 bits a channel, as stored (not linear light). */
export type Texture = {
  readonly width: number
  readonly height: number
  readonly channels: 1 | 3 | 4
  readonly data: Uint8Array
}

/** Faces are quads; a triangle repeats its last corner. `uvQuads` indexes the texture coordinates alike. */
export type Quads = {
  readonly quads: Uint16Array
  readonly uvQuads: Uint16Array
  /** Two numbers each; v grows upwards. */
  readonly uvs: Float32Array
}

/** The parts of the base mesh: the body, shells around it for clothes of our own, and the marks of what is inside. */
export type GroupName =
  | 'body'
  | 'helper-tights'
  | 'helper-skirt'
  | 'helper-hair'
  | 'helper-tongue'
  | 'helper-l-eye'
  | 'helper-r-eye'
  | 'helper-upper-teeth'
  | 'helper-lower-teeth'

/** A mesh that follows the base mesh: brows, lashes, teeth, tongue. */
export type Proxy = Quads & {
  readonly name: string
  readonly kind: ProxyKind
  /** Number of vertices. */
  readonly count: number
  /** Three vertices of the base mesh for each vertex, their weights, and what is added to their mean. */
  readonly anchors: Uint16Array
  readonly weights: Float32Array
  readonly offsets: Float32Array
  /** Four bones a vertex (index into `Pack.bones`) and their weights, which add up to 1. */
  readonly boneIndices: Uint8Array
  readonly boneWeights: Float32Array
  /** Name in `Pack.textures` of its picture: for brows and lashes how much hair there is, for teeth their colors. */
  readonly texture: string | undefined
}

export type ProxyKind = 'teeth' | 'tongue'

export type Bone = {
  readonly name: string
  /** Index of the parent, which always comes before its children; -1 for the root. */
  readonly parent: number
  /** Vertices of the base mesh whose mean is the joint. */
  readonly joint: Uint16Array
  /** Vertices whose mean is the other end. */
  readonly tip: Uint16Array
}

/** Rotations of the bones that turn, as unit quaternions x, y, z, w relative to the parent, axes as at rest. */
export type Rotations = ReadonlyMap<string, readonly [x: number, y: number, z: number, w: number]>

/** Everything the illustrator knows about bodies, out of one file. Decimeters, y up, the person faces +z. */
export type Pack = {
  readonly version: string
  readonly base: Quads & {
    /** 19158 vertices, three numbers each. */
    readonly positions: Float32Array
    readonly boneIndices: Uint8Array
    readonly boneWeights: Float32Array
    /** Faces from `first` on; the rest of the quads belongs to other groups. */
    readonly groups: ReadonlyMap<GroupName, { readonly first: number; readonly count: number }>
  }
  readonly bones: readonly Bone[]
  readonly targets: ReadonlyMap<string, MorphTarget>
  readonly proxies: ReadonlyMap<string, Proxy>
  readonly textures: ReadonlyMap<string, Texture>
  readonly poses: ReadonlyMap<string, Rotations>
}
