import { materialCodes, type Frame, originOf, pieceOf } from '#raster/frame.ts'
import { cos, sin } from '@eidolon/people/exact.ts'
import { type Canvas, lumaAt, lumas, saturate } from './kit/canvas.ts'
import { clamp, lerp, smoothstep } from '#geometry/interpolate.ts'
import { celShade } from './kit/cel.ts'
import { faceStrokes, inkLines } from './kit/ink.ts'
import { simplify } from './kit/simplify.ts'
import { flattenPlace } from './kit/smooth.ts'
import { unitOf } from './kit/unit.ts'

const angle = 0.4
const [across, down] = [cos(angle), sin(angle)]

/** What a dot of the screen does to the color below it: red ink on skin, blue and red elsewhere. */
const skinDots = [0.84, 0.62, 0.6] as const
const dots = [0.58, 0.56, 0.72] as const

/** Bold ink, spot blacks, flat print colors and a dot screen where light turns into shadow. */
export function drawComic(frame: Frame, toned: Canvas, _seed: number, pause: () => void): Canvas {
  const { width, height, alpha, face, material } = frame
  const unit = unitOf(frame, 0.6)
  const flat = flattenPlace(toned, alpha, 4 * unit, pause)
  pause()
  const plain = simplify(frame, 1.1, unit)
  const canvas = celShade(frame, flat, plain, {
    at: 0.36,
    soft: 0.02,
    skin: [0.76, 0.62, 0.62],
    hair: [0.62, 0.57, 0.62],
    shadow: [0.6, 0.58, 0.72],
    band: 0.26,
    unit,
  })
  saturate(canvas, 1.42)
  posterise(canvas, face)
  pause()
  const bold = inkLines(frame, { width: 1.5 * unit, inner: 0.35, place: 0.45 })
  const fine = inkLines(frame, { width: 0.75 * unit, inner: 1, place: 0 })
  const strokes = faceStrokes(frame, lumas(toned), 2.6)
  pause()
  const { rgb } = canvas
  const cell = 6.4 * unit
  const piece = pieceOf(frame)
  const origin = originOf(piece)
  const dotted = 0.28 * smoothstep(14, 60, frame.head.radius / piece.zoom)
  for (let y = 0, i = 0, k = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++, k += 3) {
      const person = alpha[i] ?? 0
      const tone = person > 0.5 ? plain.key[i]! : lumaAt(rgb, k) * 1.4
      // Dots grow as light goes; the face keeps fewer, or it would look ill.
      const dark = clamp((0.78 - tone) * 0.9) * lerp(1, dotted, face[i] ?? 0) * (person > 0.5 ? 0.75 : 0.5)
      const dot = dotAt(x + origin.x, y + origin.y, cell, dark)
      const black = person > 0.5 ? smoothstep(0.1, 0.05, lumaAt(toned.rgb, k)) * (1 - face[i]! * 0.7) : 0
      const tint = material[i] === materialCodes.skin ? skinDots : dots
      const line = Math.max(bold[i]! * lerp(1, 0.5, face[i] ?? 0), fine[i]! * 0.9, black * 0.9, strokes[i]!)
      for (let c = 0; c < 3; c++) {
        const printed = rgb[k + c]! * (1 - dot * (1 - tint[c]!))
        rgb[k + c] = lerp(printed, 0.045 + c * 0.008, line)
      }
    }
  }
  return canvas
}

/** A round dot of the screen: 1 inside, smooth at its rim. */
function dotAt(x: number, y: number, cell: number, dark: number): number {
  if (dark < 0.04) return 0
  const u = (x * across + y * down) / cell
  const v = (y * across - x * down) / cell
  const dx = u - Math.floor(u) - 0.5
  const dy = v - Math.floor(v) - 0.5
  const radius = 0.68 * Math.sqrt(dark)
  return smoothstep(radius + 0.09, radius - 0.09, Math.sqrt(dx * dx + dy * dy))
}

/** A few steps of brightness, as many inks as a press has; skin is left its own shades. */
function posterise({ rgb }: Canvas, face: Float32Array): void {
  const steps = 7
  for (let i = 0, k = 0; k < rgb.length; i++, k += 3) {
    const luma = lumaAt(rgb, k)
    const scaled = luma * steps
    const level = (Math.floor(scaled) + smoothstep(0.35, 0.65, scaled - Math.floor(scaled))) / steps
    const factor = luma > 0.01 ? lerp(level / luma, 1, 0.3 + 0.7 * face[i]!) : 1
    for (let c = k; c < k + 3; c++) rgb[c] = clamp(rgb[c]! * factor)
  }
}
