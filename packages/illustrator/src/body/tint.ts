import { toRgb } from '@eidolon/people'
import { pow } from '@eidolon/people/exact.ts'

/** A colour in linear light. */
export type Tint = readonly [red: number, green: number, blue: number]

/** `#rrggbb` to linear light. */
export function tintOf(hex: string): Tint {
  const [red, green, blue] = toRgb(hex)
  return [linear(red), linear(green), linear(blue)]
}

function linear(value: number): number {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
}

export const mixTints = (a: Tint, b: Tint, share: number): Tint => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]

export const timesTints = (a: Tint, b: Tint): Tint => [a[0] * b[0], a[1] * b[1], a[2] * b[2]]

/** How bright it is. */
export const lightnessOf = ([red, green, blue]: Tint): number => red * 0.2126 + green * 0.7152 + blue * 0.0722
