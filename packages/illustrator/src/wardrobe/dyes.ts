import { toRgb } from '@eidolon/people'
import { pow } from '@eidolon/people/exact.ts'

/** A colour in linear light, as surfaces write it. */
export type Dye = readonly [red: number, green: number, blue: number]

const linear = (part: number): number => {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
}

export const dye = (hex: string): Dye => {
  const [red, green, blue] = toRgb(hex)
  return [linear(red), linear(green), linear(blue)]
}

export const mixed = (from: Dye, to: Dye, share: number): Dye => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]

/** Darker below 1, lighter above. */
export const toned = (colour: Dye, factor: number): Dye => {
  // Dark cloth needs a little light of its own to become lighter at all.
  const lift = Math.max(0, factor - 1) * 0.006
  const part = (value: number) => Math.min(0.92, value * factor + lift)
  return [part(colour[0]), part(colour[1]), part(colour[2])]
}

export const brightness = (colour: Dye): number => colour[0] * 0.25 + colour[1] * 0.65 + colour[2] * 0.1

/** A darker tone on light cloth and a lighter one on dark: for seams, ribs and pockets that must be seen. */
export const contrasting = (colour: Dye, strength = 1): Dye =>
  brightness(colour) > 0.05 ? toned(colour, 1 - 0.35 * strength) : mixed(colour, [0.5, 0.5, 0.5], 0.09 * strength)
