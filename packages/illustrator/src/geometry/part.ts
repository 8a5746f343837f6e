/**
 * What a surface is asked and what it answers, for one pixel. One such object is reused for every pixel, so a surface
 * must write every answer it wants to change; the renderer has set the defaults named here.
 */
export type SurfacePoint = {
  /** Texture coordinates. */
  u: number
  v: number
  /** Where the pixel lies on the part before posing, so that patterns stick to the cloth. Decimeters. */
  x: number
  y: number
  z: number
  /** Width of a pixel there, in decimeters: patterns finer than this must fade out instead of flickering. */
  grain: number
  /** Direction in which the camera sees it, length 1: for water, ice and panes. Absent where no camera is involved. */
  lookX?: number
  lookY?: number
  lookZ?: number
  /** Base color, linear light, 0..1. Default: mid gray. */
  red: number
  green: number
  blue: number
  /** How much of the part is there. Default 1. */
  alpha: number
  /** 0 mirror, 1 chalk. Default 0.7. */
  rough: number
  /** 0 cloth and skin, 1 bare metal. Default 0. */
  metal: number
  /** How many times its own color it gives off. Default 0. */
  glow: number
  /** Height of the relief in decimeters (folds, seams, knit, pores); the renderer tilts the normal by its slope. Default 0. */
  relief: number
  /** How much of the light from around reaches it, for creases that the geometry does not have. Default 1. */
  open: number
}

/** Writes color and feel of a spot. Pure: the same spot gives the same answer. */
export type Surface = (spot: SurfacePoint) => void

/** How light meets the part. `hard` is leather, plastic, wood and metal; `set` belongs to the place, not to the person. */
export type Material = 'skin' | 'eye' | 'cloth' | 'hair' | 'hard' | 'glass' | 'glow' | 'set'

/**
 * A piece of the picture as triangles. Decimeters, y up; the person stands on y = 0 around x = z = 0 and faces +z,
 * their left hand is at +x. Triangles are counter-clockwise seen from outside.
 */
export type Part = {
  readonly name: string
  readonly material: Material
  /** Three numbers a vertex. */
  readonly positions: Float32Array
  readonly normals: Float32Array
  /** Three vertices a triangle. */
  readonly triangles: Uint32Array
  /** Two numbers each; `uvTriangles` indexes them as `triangles` indexes the positions. */
  readonly uvs?: Float32Array
  readonly uvTriangles?: Uint32Array
  /** The vertices before posing, for patterns; the positions themselves when absent. */
  readonly rest?: Float32Array
  /** Direction of the strands at each vertex, for hair. */
  readonly strands?: Float32Array
  /** Light that falls on each vertex besides the rig's, three numbers linear: lamps and windows near by. */
  readonly light?: Float32Array
  readonly surface: Surface
  /** Seen from behind too: cloth, hair, paper. */
  readonly twoSided: boolean
  /** Drawn after everything opaque, back to front, weighed by alpha: hair cards, lashes, brows, glass. */
  readonly blended: boolean
  /** Alpha below one half is a hole (lace, leaves). Only looked at when not blended. */
  readonly cutOut?: boolean
  /** Whether a place of the texture is whole for certain, so that its alpha need not be read. */
  readonly whole?: (u: number, v: number) => boolean
  /** Writes the alpha that `surface` would write and nothing else, where that is less work. */
  readonly holes?: Surface
  readonly castsShadow: boolean
  /** Drawn as if nearer to the camera by this many decimeters: brows over skin, prints over cloth. */
  readonly lift?: number
  /** Lies on the face (eyes, brows, lips, lashes, nose): styles keep it sharp. */
  readonly face?: boolean
}
