/** Colours one after the other, three bytes a pixel. */
export type RgbPicture = { readonly rgb: Uint8Array; readonly width: number; readonly height: number }

/**
 * Sixty-eight points of a face, x and y in pixels, in the order that the usual models give them: 17 along the jaw, 5 and
 * 5 of the brows, 9 of the nose, 6 and 6 around the eyes, 20 of the mouth.
 */
export type FacePoints = Float32Array

export type MeasuredColours = { readonly skin: string; readonly hair: string; readonly eyes: string }

type Spot = { readonly x: number; readonly y: number }

/** Skin, hair and eyes as they are in the picture, in the light that it has. */
export function measureColours(picture: RgbPicture, points: FacePoints): MeasuredColours {
  const at = (nth: number): Spot => ({ x: points[nth * 2] ?? 0, y: points[nth * 2 + 1] ?? 0 })
  const mean = (...spots: readonly Spot[]): Spot => ({
    x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
    y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
  })
  const along = (from: Spot, to: Spot, share: number): Spot => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  })
  const eyes = [mean(...[37, 38, 40, 41].map(at)), mean(...[43, 44, 46, 47].map(at))] as const
  const brows = mean(at(19), at(24))
  const chin = at(8)
  const wide = Math.hypot(at(16).x - at(0).x, at(16).y - at(0).y)
  // Below the eyes, beside the nose.
  const cheeks = [along(at(31), at(2), 0.45), along(at(35), at(14), 0.45)]
  // As far above the brows as the mouth is below them, and a little further: past most foreheads.
  const above = [0.62, 0.7, 0.78].map((share) => along(brows, chin, -share))
  const sides = [-0.18, 0, 0.18].flatMap((aside) => above.map(({ x, y }) => ({ x: x + wide * aside, y })))
  return {
    skin: medianOf(picture, cheeks, wide * 0.05),
    hair: medianOf(picture, sides, wide * 0.04),
    eyes: medianOf(picture, eyes, Math.max(1, wide * 0.018), isIris),
  }
}

/** Neither a pupil nor the light in it, nor the white around. */
const isIris = (red: number, green: number, blue: number): boolean => {
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)]
  return most > 40 && least < 170
}

/** Of each channel what lies in the middle, so that a shadow or a shine does not count; all where nothing is left. */
function medianOf(
  { rgb, width, height }: RgbPicture,
  spots: readonly Spot[],
  radius: number,
  isMeant: (red: number, green: number, blue: number) => boolean = () => true,
): string {
  const found: (readonly [number, number, number])[] = []
  for (const { x, y } of spots) {
    for (let row = Math.round(y - radius); row <= y + radius; row++) {
      for (let column = Math.round(x - radius); column <= x + radius; column++) {
        if (row < 0 || column < 0 || row >= height || column >= width) continue
        const at = (row * width + column) * 3
        found.push([rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0])
      }
    }
  }
  const meant = found.filter((one) => isMeant(...one))
  const those = meant.length > 0 ? meant : found
  const middle = (channel: 0 | 1 | 2): number =>
    those.map((one) => one[channel]).toSorted((a, b) => a - b)[those.length >> 1] ?? 128
  return `#${([0, 1, 2] as const).map((channel) => middle(channel).toString(16).padStart(2, '0')).join('')}`
}
