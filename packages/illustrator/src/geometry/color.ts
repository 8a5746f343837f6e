import { toLinear, toRgb } from '@eidolon/people'

/** Red, green and blue in linear light; those of lamps may exceed 1. */
export type Color = readonly [red: number, green: number, blue: number]

/** A color that may be written to. */
export type WritableColor = [red: number, green: number, blue: number]

/** `#rrggbb` as it looks on a screen, in linear light; `strength` makes a lamp of it. */
export function linear(hex: string, strength = 1): WritableColor {
  const [red, green, blue] = toRgb(hex)
  return [toLinear(red) * strength, toLinear(green) * strength, toLinear(blue) * strength]
}

export const mixed = (from: Color, to: Color, share: number): WritableColor => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]

export const scaled = (colour: Color, factor: number): WritableColor => [
  colour[0] * factor,
  colour[1] * factor,
  colour[2] * factor,
]

export const added = (one: Color, other: Color): WritableColor => [
  one[0] + other[0],
  one[1] + other[1],
  one[2] + other[2],
]

/** One color by another: what a colored wall throws back. */
export const filtered = (one: Color, other: Color): WritableColor => [
  one[0] * other[0],
  one[1] * other[1],
  one[2] * other[2],
]

/** How bright it looks. */
export const brightness = (colour: Color): number => colour[0] * 0.2126 + colour[1] * 0.7152 + colour[2] * 0.0722
