import { materialCodes, type Frame } from '#raster/frame.ts'
import { blur } from './kit/blur.ts'
import { type Canvas, lumaAt, lumas, saturate } from './kit/canvas.ts'
import { clamp, lerp, smoothstep } from '#geometry/interpolate.ts'
import { celShade } from './kit/cel.ts'
import { faceStrokes, inkLines } from './kit/ink.ts'
import { simplify } from './kit/simplify.ts'
import { flattenPlace } from './kit/smooth.ts'
import { unitOf } from './kit/unit.ts'

/** Flat colors in two steps, thin brown lines, a place painted behind, air around what is bright. */
export function drawAnime(frame: Frame, toned: Canvas, _seed: number, pause: () => void): Canvas {
  const { alpha, material } = frame
  const unit = unitOf(frame, 0.5)
  const painted = flattenPlace(toned, alpha, 4 * unit, pause)
  pause()
  const plain = simplify(frame, 1.2, unit)
  const canvas = celShade(frame, painted, plain, {
    at: 0.42,
    soft: 0.035,
    skin: [0.91, 0.77, 0.75],
    hair: [0.68, 0.61, 0.7],
    shadow: [0.66, 0.62, 0.8],
    band: 0.42,
    unit,
  })
  saturate(canvas, 1.34)
  pause()
  const lines = inkLines(frame, { width: 0.85 * unit, inner: 0.8, place: 0.22 })
  pause()
  const strokes = faceStrokes(frame, lumas(toned), 2)
  const { rgb } = canvas
  for (let i = 0, k = 0; i < alpha.length; i++, k += 3) {
    const line = Math.max(lines[i]! * (material[i]! === materialCodes.glow ? 0.2 : 0.92), strokes[i]!)
    // Lines take the color they run through, only deeper: black would be hard.
    const tone = lerp(0.16, 0.34, lumaAt(rgb, k))
    rgb[k] = lerp(rgb[k] ?? 0, rgb[k]! * tone + 0.03, line)
    rgb[k + 1] = lerp(rgb[k + 1] ?? 0, rgb[k + 1]! * tone * 0.85 + 0.012, line)
    rgb[k + 2] = lerp(rgb[k + 2] ?? 0, rgb[k + 2]! * tone + 0.03, line)
  }
  pause()
  addAir(canvas, unit)
  return canvas
}

/** What is bright spills softly over its surroundings, as on film. */
function addAir({ width, height, rgb }: Canvas, unit: number): void {
  const bright = new Float32Array(rgb.length)
  for (let k = 0; k < rgb.length; k += 3) {
    const share = smoothstep(0.7, 0.98, lumaAt(rgb, k))
    for (let c = k; c < k + 3; c++) bright[c] = rgb[c]! * share
  }
  const air = blur(bright, width, height, 9 * unit, 3)
  for (let k = 0; k < rgb.length; k++) rgb[k] = clamp(1 - (1 - rgb[k]!) * (1 - air[k]! * 0.32))
}
