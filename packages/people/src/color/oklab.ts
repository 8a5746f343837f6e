import { pow } from '#maths/exact.ts'
import { type Rgb, toHex, toRgb } from './hex.ts'

/** A color as eyes tell colors apart (Björn Ottosson's OKLab): lightness 0..1, green to red, blue to yellow. */
export type Oklab = readonly [lightness: number, red: number, yellow: number]

/** One channel as it is stored (0..255) in linear light (0..1), by the sRGB curve. */
export const toLinear = (part: number): number => {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
}

const fromLinear = (light: number): number => {
  const share = Math.min(1, Math.max(0, light))
  return 255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * pow(share, 1 / 2.4) - 0.055)
}

const root = (value: number): number => (value <= 0 ? 0 : pow(value, 1 / 3))

export function toOklab(hex: string): Oklab {
  const [red, green, blue] = toRgb(hex)
  return oklabOf([toLinear(red), toLinear(green), toLinear(blue)])
}

/** Of a color in linear light, 0..1 each. */
export function oklabOf([red, green, blue]: Rgb): Oklab {
  const long = root(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = root(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = root(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ]
}

/** The nearest color that can be shown. */
export function fromOklab([lightness, a, b]: Oklab): string {
  const long = lightness + 0.3963377774 * a + 0.2158037573 * b
  const middle = lightness - 0.1055613458 * a - 0.0638541728 * b
  const short = lightness - 0.0894841775 * a - 1.291485548 * b
  const [l, m, s] = [long * long * long, middle * middle * middle, short * short * short]
  return toHex([
    fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ])
}

/** How far two colors lie apart for eyes, about 0..1. */
export function apart(one: Oklab, other: Oklab): number {
  const [l, a, b] = [one[0] - other[0], one[1] - other[1], one[2] - other[2]]
  return Math.sqrt(l * l + a * a + b * b)
}

/** 0 gray, 0.3 as full as a color gets. */
export const chroma = ([, a, b]: Oklab): number => Math.sqrt(a * a + b * b)
