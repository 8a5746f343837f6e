import { toRgb } from '@eidolon/people'
import type { Light } from '#light/rig.ts'
import { pow } from '@eidolon/people/exact.ts'

/** A colour in linear light that may be written to. */
export type Tone = [red: number, green: number, blue: number]

const toLinear = (part: number): number => (part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4))

/** `#rrggbb` as it looks on a screen, in linear light; `strength` makes a lamp of it. */
export function tone(hex: string, strength = 1): Tone {
  const [red, green, blue] = toRgb(hex)
  return [toLinear(red / 255) * strength, toLinear(green / 255) * strength, toLinear(blue / 255) * strength]
}

export const mixed = (from: Light, to: Light, share: number): Tone => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]

export const scaled = (light: Light, factor: number): Tone => [light[0] * factor, light[1] * factor, light[2] * factor]

export const added = (one: Light, other: Light): Tone => [one[0] + other[0], one[1] + other[1], one[2] + other[2]]

/** One colour by another: what a coloured wall throws back. */
export const filtered = (one: Light, other: Light): Tone => [one[0] * other[0], one[1] * other[1], one[2] * other[2]]

export const brightness = (light: Light): number => light[0] * 0.2126 + light[1] * 0.7152 + light[2] * 0.0722

export const clamp = (value: number): number => (value < 0 ? 0 : value > 1 ? 1 : value)

/** 0 below `from`, 1 above `to`, smooth between. */
export function step(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from))
  return share * share * (3 - 2 * share)
}

/** Length 1. */
export function direction(x: number, y: number, z: number): [number, number, number] {
  const length = Math.sqrt(x * x + y * y + z * z)
  return [x / length, y / length, z / length]
}
