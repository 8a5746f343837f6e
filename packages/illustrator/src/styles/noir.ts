import { type Frame, type FramePart, pieceOf } from '#raster/frame.ts'
import { blur } from './kit/blur.ts'
import { type Canvas, lumas } from './kit/canvas.ts'
import { clamp, lerp, smoothstep } from '#geometry/interpolate.ts'
import { lumps, speckle } from '#geometry/noise.ts'
import type { FilmCache } from './film-cache.ts'
import { unitOf } from './kit/unit.ts'

/** Black and white film: deep blacks, hard light, halation around lamps, silver grain. */
export function drawNoir(
  frame: Frame,
  toned: Canvas,
  seed: number,
  _pause?: () => void,
  _swift = false,
  kept: FilmCache = {},
): Canvas {
  const { width, height, alpha, face, key } = frame
  const unit = unitOf(frame, 0.5)
  const luma = lumas(toned)
  const piece = pieceOf(frame)
  const exposed = piece.zoom === 1 ? exposureFor(luma, frame) : (kept.exposed ?? 1)
  if (piece.zoom === 1) kept.exposed = exposed
  for (let i = 0; i < luma.length; i++) {
    const person = alpha[i] ?? 0
    // On the person light decides; the place sinks back so that the person stands out.
    const driven = lerp(1, lerp(0.5, 1.12, smoothstep(0.15, 0.7, key[i] ?? 1)), person * lerp(0.8, 0.45, face[i] ?? 0))
    const value = luma[i]! * exposed * driven * lerp(0.72, 1.06, person)
    luma[i] = held(lerp(value, smoothstep(0.04, 0.88, value), 0.92))
  }
  const lamps = new Float32Array(luma.length)
  for (let i = 0; i < luma.length; i++) lamps[i] = luma[i]! * smoothstep(0.68, 0.9, luma[i] ?? 0)
  const halo = blur(lamps, width, height, 11 * unit)
  const rgb = new Float32Array(luma.length * 3)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const u = (x + piece.left) / piece.width - 0.5
      const v = (y + piece.top) / piece.height - 0.5
      const corner = 1 - 0.55 * clamp((u * u + v * v) * 1.7)
      // Lamps behind somebody do not shine through them.
      const value = (luma[i]! + halo[i]! * lerp(0.4, 0.1, alpha[i]!)) * corner
      // Grain shows in the middle tones and not in the face's lights.
      const grain = grainAt(x, y, piece, seed) * 0.05 * smoothstep(1, 0.5, value)
      const gray = clamp(value + grain * (1 - 0.4 * face[i]!))
      rgb[i * 3] = clamp(gray * 1.01)
      rgb[i * 3 + 1] = gray
      rgb[i * 3 + 2] = clamp(gray * 0.985 + 0.006)
    }
  }
  return { width, height, rgb }
}

/** Grains of silver, around 0; enlarged they are soft. */
function grainAt(x: number, y: number, { zoom, left, top }: FramePart, seed: number): number {
  if (zoom === 1) return speckle(x, y, seed) + speckle(x >> 1, y >> 1, seed + 9) - 1
  const [u, v] = [(x + left + 0.5) / zoom - 0.5, (y + top + 0.5) / zoom - 0.5]
  return lumps(u, v, seed) + lumps(u / 2 - 0.25, v / 2 - 0.25, seed + 9) - 1
}

/** Film has a shoulder: pale skin and white shirts keep their forms. */
const held = (value: number): number => (value < 0.55 ? value : 0.55 + (value - 0.55) / (1 + (value - 0.55) * 0.55))

/** The film is exposed for the person: a dark room stays dark, a face in it does not. */
function exposureFor(luma: Float32Array, { alpha, face }: Frame): number {
  let sum = 0
  let weight = 0.001
  for (let i = 0; i < luma.length; i += 3) {
    const share = alpha[i]! * (0.15 + face[i]!)
    sum += luma[i]! * share
    weight += share
  }
  return clamp(0.52 / (sum / weight + 0.05), 0.75, 1.9)
}
