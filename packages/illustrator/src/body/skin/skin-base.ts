import { smoothstep } from '#geometry/interpolate.ts'
import { brightness, type Color, filtered, linear, mixed } from '#geometry/color.ts'

/**
 * What light skin of a color throws back, before anything is on it; `years` is 0 for the smooth and 1 for the very old.
 */
export function skinBase(colour: string, years: number): Color {
  const own = linear(colour)
  const light = brightness(own)
  // Light from around adds warmth of its own; skin that is as strong as its swatch looks painted. Film takes it from
  // what is bright, red first: fair skin is given beforehand what it will lose, or it comes out white.
  const grayed = 0.2 - 0.14 * smoothstep(0.2, 0.7, light) - 0.3 * smoothstep(0.44, 0.68, light)
  const gray = mixed(own, [light, light, light], grayed)
  // Even the palest skin throws back no more than two thirds of the light.
  const dim = 1 - 0.24 * smoothstep(0.3, 0.85, light)
  // Nor does the deepest swallow it all: painted as dark as its swatch, a face has no forms in dim light.
  const deep = Math.max(0, 1 - light / 0.13)
  const lift = dim * (1 + (deep * deep * 0.034) / Math.max(0.008, light))
  // Old skin is paler and yellower.
  const sallow = 0.07 * smoothstep(0.5, 1, years)
  return filtered(mixed(gray, [light, light * 0.96, light * 0.86], sallow), [lift, lift, lift])
}
