import sharp from 'sharp'
import type { PreviewOptions } from '#domain/files/preview.ts'

export const asIs: PreviewOptions = {
  width: 0,
  height: 0,
  gravity: 'center',
  quality: 100,
  borderWidth: 0,
  borderColor: '000000',
  borderRadius: 0,
  opacity: 1,
  rotation: 0,
  background: undefined,
  output: 'png',
}

/** Red, green, blue and white quarters: which of them is where tells crops and turns apart. */
export async function quarters(width: number, height: number): Promise<Buffer> {
  const colors = [
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
    [255, 255, 255],
  ]
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const quarter = (y < height / 2 ? 0 : 2) + (x < width / 2 ? 0 : 1)
      data.set(colors[quarter] ?? [], (y * width + x) * 3)
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

export type DecodedPicture = {
  readonly width: number
  readonly height: number
  /** The nearest colour's letter, `.` where nothing is; the pixel at these shares of the edges. */
  at(x: number, y: number): string
  pixel(x: number, y: number): readonly number[]
}

export async function look(bytes: Uint8Array, page = 0): Promise<DecodedPicture> {
  const { data, info } = await sharp(bytes, { page })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixel = (x: number, y: number): number[] => [...data.subarray((y * info.width + x) * 4).subarray(0, 4)]
  return {
    width: info.width,
    height: info.height,
    pixel,
    at(x, y) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = pixel(
        Math.min(info.width - 1, Math.floor(x * info.width)),
        Math.min(info.height - 1, Math.floor(y * info.height)),
      )
      if (alpha < 128) return '.'
      const high = [red > 128, green > 128, blue > 128].map(Number).join('')
      return { '100': 'r', '010': 'g', '001': 'b', '111': 'w', '000': 'k' }[high] ?? '?'
    },
  }
}

/** The four corners as letters, row by row. */
export const corners = (seen: DecodedPicture): string =>
  `${seen.at(0, 0)}${seen.at(1, 0)}${seen.at(0, 1)}${seen.at(1, 1)}`
