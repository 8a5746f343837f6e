import { toRgb } from '@eidolon/people'
import type { Light } from '#light/rig.ts'
import { pow } from '@eidolon/people/exact.ts'

const channel = (value: number): number => pow(value / 255, 2.2)

/** A colour as we write it, in linear light. */
export function linear(hex: string): Light {
  const [red, green, blue] = toRgb(hex)
  return [channel(red), channel(green), channel(blue)]
}

export const blended = (a: Light, b: Light, share: number): Light => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]

export const dimmed = (a: Light, by: number): Light => [a[0] * by, a[1] * by, a[2] * by]
