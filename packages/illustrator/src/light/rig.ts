import type { GoboId } from './gobo.ts'
import type { Color } from '#geometry/color.ts'

/** Red, green and blue in linear light; lights may exceed 1. */
export type Light = Color

/** A direction of length 1, from the lit point towards the light. */
export type Direction = readonly [x: number, y: number, z: number]

/** The light of a place as it falls on whoever stands there. */
export type Rig = {
  /** The sun, a window or a lamp; the one that throws shadows. */
  readonly key: {
    readonly from: Direction
    readonly light: Light
    /** 0 hard, 1 overcast. */
    readonly soft: number
    /** What the light comes through. */
    readonly gobo?: GoboId
  }
  readonly fill: { readonly from: Direction; readonly light: Light }
  /** Light along the outline, from behind. */
  readonly rims: readonly { readonly from: Direction; readonly light: Light }[]
  /** Light from everywhere: from above and, thrown back, from the ground. */
  readonly sky: Light
  readonly ground: Light
  /** Nobody's face is to be lit up: they stand against the light. */
  readonly against?: true
}

/** How the finished picture is toned. */
export type Grade = {
  /** Factor on the light before it is brought into range. */
  readonly exposure: number
  readonly saturation: number
  readonly contrast: number
  /** Factor on each channel. */
  readonly tint: Light
  /** Share of the bright parts that spills over. */
  readonly bloom: number
  /** How much darker the corners are. */
  readonly vignette: number
}
