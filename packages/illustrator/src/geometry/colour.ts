import { toLinear, toRgb } from '@eidolon/people'

/** Red, green and blue in linear light; those of lamps may exceed 1. */
export type Colour = readonly [red: number, green: number, blue: number]

/** A colour that may be written to. */
export type WritableColour = [red: number, green: number, blue: number]

/** `#rrggbb` as it looks on a screen, in linear light; `strength` makes a lamp of it. */
export function linear(hex: string, strength = 1): WritableColour {
  const [red, green, blue] = toRgb(hex)
  return [toLinear(red) * strength, toLinear(green) * strength, toLinear(blue) * strength]
}

export const mixed = (from: Colour, to: Colour, share: number): WritableColour => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]

export const scaled = (colour: Colour, factor: number): WritableColour => [
  colour[0] * factor,
  colour[1] * factor,
  colour[2] * factor,
]

export const added = (one: Colour, other: Colour): WritableColour => [
  one[0] + other[0],
  one[1] + other[1],
  one[2] + other[2],
]

/** One colour by another: what a coloured wall throws back. */
export const filtered = (one: Colour, other: Colour): WritableColour => [
  one[0] * other[0],
  one[1] * other[1],
  one[2] * other[2],
]

/** How bright it looks. */
export const brightness = (colour: Colour): number => colour[0] * 0.2126 + colour[1] * 0.7152 + colour[2] * 0.0722
