import { readFile } from 'node:fs/promises'
import { PNG } from 'pngjs'
import type { Texture } from '#pack/pack.ts'

/** Red, green, blue and alpha of a PNG, exactly as stored: every machine decodes the same numbers. */
export async function readPicture(file: string): Promise<Texture> {
  const { width, height, data } = PNG.sync.read(await readFile(file))
  return { width, height, channels: 4, data: Uint8Array.from(data) }
}

/** Another picture of the same size, each pixel made from the one of this picture. Whole numbers in, whole numbers out. */
export function eachPixel(
  { width, height, data }: Texture,
  channels: Texture['channels'],
  make: (red: number, green: number, blue: number, alpha: number) => readonly number[],
): Texture {
  const result = new Uint8Array(width * height * channels)
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const from = pixel * 4
    const made = make(data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0, data[from + 3] ?? 0)
    for (let k = 0; k < channels; k += 1) result[pixel * channels + k] = made[k] ?? 0
  }
  return { width, height, channels, data: result }
}

/** Half as wide and high; each pixel is the mean of four. */
export function halve({ width, height, channels, data }: Texture): Texture {
  const [w, h] = [width >> 1, height >> 1]
  const result = new Uint8Array(w * h * channels)
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      for (let k = 0; k < channels; k += 1) {
        const at = (y * 2 * width + x * 2) * channels + k
        const right = at + channels
        const below = width * channels
        const sum = (data[at] ?? 0) + (data[right] ?? 0) + (data[at + below] ?? 0) + (data[right + below] ?? 0)
        result[(y * w + x) * channels + k] = (sum + 2) >> 2
      }
    }
  }
  return { width: w, height: h, channels, data: result }
}

/** 1 for each pixel that some face shows, and for those within `margin` of them, for the sake of soft sampling. */
export function usedPixels(
  size: { readonly width: number; readonly height: number },
  faces: readonly { readonly uvs: readonly number[] }[],
  uvs: ArrayLike<number>,
  margin = 4,
): Uint8Array {
  const { width, height } = size
  const used = new Uint8Array(width * height)
  for (const { uvs: corners } of faces) {
    const xs = corners.map((corner) => (uvs[corner * 2] ?? 0) * width)
    const ys = corners.map((corner) => (1 - (uvs[corner * 2 + 1] ?? 0)) * height)
    // The box around a quad is a little more than the quad, which only widens the margin.
    const left = Math.max(0, Math.floor(Math.min(...xs)) - margin)
    const right = Math.min(width - 1, Math.ceil(Math.max(...xs)) + margin)
    const top = Math.max(0, Math.floor(Math.min(...ys)) - margin)
    const bottom = Math.min(height - 1, Math.ceil(Math.max(...ys)) + margin)
    for (let y = top; y <= bottom; y += 1) used.fill(1, y * width + left, y * width + right + 1)
  }
  return used
}

/** What no face shows becomes the mean of what is shown: watermarks and margins go, and the rest packs better. */
export function flattenUnused(texture: Texture, used: Uint8Array): Texture {
  const { channels } = texture
  const data = texture.data.slice()
  for (let k = 0; k < channels; k += 1) {
    let sum = 0
    let count = 0
    for (let pixel = 0; pixel < used.length; pixel += 1) {
      if (used[pixel] === 0) continue
      sum += data[pixel * channels + k] ?? 0
      count += 1
    }
    const mean = count === 0 ? 0 : Math.round(sum / count)
    for (let pixel = 0; pixel < used.length; pixel += 1) if (used[pixel] === 0) data[pixel * channels + k] = mean
  }
  return { ...texture, data }
}
