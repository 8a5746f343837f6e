/** Red, green and blue, each 0..255. */
export type Rgb = readonly [red: number, green: number, blue: number]

const pattern = /^#[0-9a-f]{6}$/

/** Whether the text is a color as we write it: `#` and six small hexadecimal digits. */
export const isHex = (text: string): boolean => pattern.test(text)

export const toRgb = (hex: string): Rgb => {
  const bits = Number.parseInt(hex.slice(1), 16)
  return [(bits >>> 16) & 255, (bits >>> 8) & 255, bits & 255]
}

export const toHex = (rgb: Rgb): string =>
  `#${rgb
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** From `from` (0) to `to` (1), in the numbers as they are stored. */
export function blend(from: string, to: string, share: number): string {
  const [a, b] = [toRgb(from), toRgb(to)]
  return toHex([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share])
}

/** Away from the colour's own gray by `factor` (above 1) or towards it (below 1). */
export function saturate(hex: string, factor: number): string {
  const [red, green, blue] = toRgb(hex)
  const gray = red * 0.3 + green * 0.59 + blue * 0.11
  return toHex([gray + (red - gray) * factor, gray + (green - gray) * factor, gray + (blue - gray) * factor])
}

/** How far two colors lie apart, 0..1. */
export function distance(one: string, other: string): number {
  const [a, b] = [toRgb(one), toRgb(other)]
  const squares = (a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]) + (a[2] - b[2]) * (a[2] - b[2])
  return Math.sqrt(squares / 195075)
}
