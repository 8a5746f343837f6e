/** Colors one after the other, three bytes a pixel. */
export type RgbPicture = { readonly rgb: Uint8Array; readonly width: number; readonly height: number }

/**
 * Sixty-eight points of a face, x and y in pixels, in the order that the usual models give them: 17 along the jaw, 5 and
 * 5 of the brows, 9 of the nose, 6 and 6 around the eyes, 20 of the mouth.
 */
export type FacePoints = Float32Array

export type MeasuredColors = { readonly skin: string; readonly hair: string; readonly eyes: string }

type Rgb = readonly [red: number, green: number, blue: number]
type PixelPosition = { readonly x: number; readonly y: number }

/** Skin, hair and eyes as they are in the picture, in the light that it has. */
export function measureColors(picture: RgbPicture, points: FacePoints): MeasuredColors {
  const at = (nth: number): PixelPosition => ({ x: points[nth * 2] ?? 0, y: points[nth * 2 + 1] ?? 0 })
  const mean = (...spots: readonly PixelPosition[]): PixelPosition => ({
    x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
    y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
  })
  const along = (from: PixelPosition, to: PixelPosition, share: number): PixelPosition => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  })
  const eyes = [mean(...[37, 38, 40, 41].map(at)), mean(...[43, 44, 46, 47].map(at))] as const
  const brows = mean(at(19), at(24))
  const chin = at(8)
  const wide = Math.hypot(at(16).x - at(0).x, at(16).y - at(0).y)
  // Below the eyes, beside the nose.
  const cheeks = [along(at(31), at(2), 0.45), along(at(35), at(14), 0.45)]
  const skin = medianOf(picture, cheeks, wide * 0.05)
  return {
    skin,
    hair: hairOf(picture, { at, along, brows, chin, wide, skin }),
    eyes: medianOf(picture, eyes, Math.max(1, wide * 0.018), isIris),
  }
}

type Head = {
  readonly at: (nth: number) => PixelPosition
  readonly along: (from: PixelPosition, to: PixelPosition, share: number) => PixelPosition
  readonly brows: PixelPosition
  readonly chin: PixelPosition
  readonly wide: number
  readonly skin: string
}

/** Further from each other than this, colors are of different things. */
const apart = 48
/** Less of what lies above a face than this is no hair of its own. */
const leastHair = 0.08

/** What lies above the brows and is neither skin nor what is behind the head; of somebody bald that of the brows. */
function hairOf(picture: RgbPicture, { at, along, brows, chin, wide, skin }: Head): string {
  const { width, height } = picture
  const corners = [width * 0.04, width * 0.96].map((x) => ({ x, y: height * 0.04 }))
  const ground = medianOf(picture, corners, Math.max(1, width * 0.03))
  const above = [0.4, 0.48, 0.56, 0.64, 0.72, 0.8].map((share) => along(brows, chin, -share))
  const spots = [-0.24, -0.12, 0, 0.12, 0.24].flatMap((aside) => above.map(({ x, y }) => ({ x: x + wide * aside, y })))
  const radius = wide * 0.03
  const isHair = (...color: Rgb) => !isNear(color, skin) && !isNear(color, ground)
  const seen = pixelsOf(picture, spots, radius)
  const hair = seen.filter((color) => isHair(...color))
  if (hair.length > 0 && hair.length >= seen.length * leastHair) return middleOf(hair)
  const arches = pixelsOf(picture, [18, 19, 20, 23, 24, 25].map(at), Math.max(1, wide * 0.012))
  const dark = arches.toSorted((one, other) => one[0] + one[1] + one[2] - (other[0] + other[1] + other[2]))
  return middleOf(dark.slice(0, Math.ceil(dark.length / 3)))
}

function isNear([red, green, blue]: Rgb, hex: string): boolean {
  const value = Number.parseInt(hex.slice(1), 16)
  return Math.hypot(red - (value >> 16), green - ((value >> 8) & 255), blue - (value & 255)) < apart
}

/** Neither a pupil nor the light in it, nor the white around. */
const isIris = (red: number, green: number, blue: number): boolean => {
  const [least, max] = [Math.min(red, green, blue), Math.max(red, green, blue)]
  return max > 40 && least < 170
}

/** Of each channel what lies in the middle, so that a shadow or a shine does not count; all where nothing is left. */
function medianOf(
  picture: RgbPicture,
  spots: readonly PixelPosition[],
  radius: number,
  isMeant: (...color: Rgb) => boolean = () => true,
): string {
  const found = pixelsOf(picture, spots, radius)
  const meant = found.filter((one) => isMeant(...one))
  return middleOf(meant.length > 0 ? meant : found)
}

/** What is seen around the spots, as far as they lie in the picture. */
function pixelsOf({ rgb, width, height }: RgbPicture, spots: readonly PixelPosition[], radius: number): readonly Rgb[] {
  const found: Rgb[] = []
  for (const { x, y } of spots) {
    for (let row = Math.round(y - radius); row <= y + radius; row++) {
      for (let column = Math.round(x - radius); column <= x + radius; column++) {
        if (row < 0 || column < 0 || row >= height || column >= width) continue
        const at = (row * width + column) * 3
        found.push([rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0])
      }
    }
  }
  return found
}

function middleOf(colors: readonly Rgb[]): string {
  const middle = (channel: 0 | 1 | 2): number =>
    colors.map((one) => one[channel]).toSorted((a, b) => a - b)[colors.length >> 1] ?? 128
  return `#${([0, 1, 2] as const).map((channel) => middle(channel).toString(16).padStart(2, '0')).join('')}`
}
