import { type Color, mixed } from '#geometry/color.ts'

/** Darker below 1, lighter above. */
export const toned = (colour: Color, factor: number): Color => {
  // Dark cloth needs a little light of its own to become lighter at all.
  const lift = Math.max(0, factor - 1) * 0.006
  const part = (value: number) => Math.min(0.92, value * factor + lift)
  return [part(colour[0]), part(colour[1]), part(colour[2])]
}

export const brightness = (colour: Color): number => colour[0] * 0.25 + colour[1] * 0.65 + colour[2] * 0.1

/** A darker tone on light cloth and a lighter one on dark: for seams, ribs and pockets that must be seen. */
export const contrasting = (colour: Color, strength = 1): Color =>
  brightness(colour) > 0.05 ? toned(colour, 1 - 0.35 * strength) : mixed(colour, [0.5, 0.5, 0.5], 0.09 * strength)
