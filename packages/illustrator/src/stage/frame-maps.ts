import type { Picture } from '@eidolon/people'
import type { Frame } from '#raster/frame.ts'
import { faceStrokes, inkLines } from '#styles/kit/ink.ts'

/** Beyond this lies the sky. Decimeters. */
const sky = 9000

/** The most that 16 bits hold: the nearest that is seen. */
const nearest = 65_535

/** One over the distance, stretched from the farthest that is seen (or the sky) to the nearest. */
export function depthMap({ depth }: Pick<Frame, 'depth'>): Uint16Array {
  let [least, max] = [Number.POSITIVE_INFINITY, 0]
  for (const far of depth) {
    const close = closeness(far)
    if (close < least) least = close
    if (close > max) max = close
  }
  const scale = max > least ? nearest / (max - least) : 0
  return Uint16Array.from(depth, (far) => Math.round((closeness(far) - least) * scale))
}

const closeness = (far: number): number => (far > sky ? 0 : 1 / Math.max(0.1, far))

/** As pictures of normals are usually colored. */
export function normalMap({ width, height, normals }: Pick<Frame, 'width' | 'height' | 'normals'>): Picture {
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [x, y, z] = [normals[pixel * 3]!, normals[pixel * 3 + 1]!, normals[pixel * 3 + 2]!]
    const at = pixel * 4
    pixels[at + 3] = 255
    // Nothing faces anywhere in the sky.
    if (x === 0 && y === 0 && z === 0) continue
    pixels[at] = (x * 0.5 + 0.5) * 255
    pixels[at + 1] = (y * 0.5 + 0.5) * 255
    pixels[at + 2] = (z * 0.5 + 0.5) * 255
  }
  return { width, height, pixels }
}

/** Fine lines everywhere, the person's as clear as can be. */
const drawn = { width: 0.8, inner: 1, place: 0.9 } as const

/** Lines as they are drawn with ink, and in the face what is dark by itself whatever light falls on it. */
export function lineMap(frame: Frame): Uint8Array {
  const lines = inkLines(frame, drawn)
  const strokes = faceStrokes(frame, tones(frame), 3)
  return Uint8Array.from(lines, (line, pixel) => Math.round(Math.min(1, Math.max(line, strokes[pixel]!)) * 255))
}

/** How bright things look without any light on them. */
function tones({ base }: Frame): Float32Array {
  const out = new Float32Array(base.length / 3)
  for (let pixel = 0; pixel < out.length; pixel++) {
    const at = pixel * 3
    out[pixel] = Math.sqrt(Math.max(0, base[at]! * 0.299 + base[at + 1]! * 0.587 + base[at + 2]! * 0.114))
  }
  return out
}
