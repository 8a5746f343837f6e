import { materialCodes, type Frame, pieceOf } from '#raster/frame.ts'
import { blur } from './kit/blur.ts'
import { type Canvas, lumaAt } from './kit/canvas.ts'
import { clamp, lerp, smoothstep } from '#geometry/interpolate.ts'
import { inkLines } from './kit/ink.ts'
import { unitOf } from './kit/unit.ts'

const left = [1, 0.16, 0.66] as const
const right = [0.1, 0.78, 1] as const

const violets = [0.6, 0.36, 1] as const

/** Night, and two tubes of light: magenta from one side, cyan from the other, glowing contours. */
export function drawNeon(frame: Frame, toned: Canvas, _seed: number, pause: () => void): Canvas {
  const { width, height, alpha, normals, face, material } = frame
  const unit = unitOf(frame, 0.5)
  const whole = pieceOf(frame)
  const lines = inkLines(frame, { width: 0.9 * unit, inner: 0.22, place: 0.3 })
  const rgb = new Float32Array(toned.rgb.length)
  const glow = new Float32Array(toned.rgb.length)
  for (let i = 0, k = 0; i < alpha.length; i++, k += 3) {
    const person = alpha[i] ?? 0
    const nx = normals[k] ?? 0
    const nz = normals[k + 2] ?? 1
    const grazing = smoothstep(0.72, 0.12, nz) * person
    const fromLeft = smoothstep(-0.15, -0.85, nx) * (0.35 + grazing)
    const fromRight = smoothstep(0.15, 0.85, nx) * (0.35 + grazing)
    const luma = lumaAt(toned.rgb, k)
    const kept = face[i] ?? 0
    const wet = material[i] === materialCodes.hair || material[i] === materialCodes.hard ? 1.25 : 1
    const line = lines[i] ?? 0
    const max = Math.max(toned.rgb[k]!, toned.rgb[k + 1]!, toned.rgb[k + 2]!)
    const bright = lerp(luma, max, 0.6)
    const sunk = bright * lerp(0.4, 1, bright)
    const side = smoothstep(0.25, 0.75, ((i % width) + whole.left) / whole.width)
    for (let c = 0; c < 3; c++) {
      const own = toned.rgb[k + c] ?? 0
      const violet = lerp(luma * violets[c]!, own, lerp(0.42, 0.7, kept))
      // The street takes the nearer tube's color, and turns dark except where it was bright.
      const street =
        (lerp(sunk * violets[c]!, own * sunk * 1.4, 0.2) + sunk * 0.42 * lerp(left[c]!, right[c]!, side)) * 0.68
      const night = lerp(street, violet * lerp(0.72, 0.98, kept), person)
      const tubes = (left[c]! * fromLeft + right[c]! * fromRight) * person * wet * lerp(0.75, 0.55, kept)
      rgb[k + c] = clamp(night + tubes * (0.35 + luma))
      glow[k + c] =
        lerp(left[c] ?? 0, right[c] ?? 0, side) * line * lerp(1, 0.2, kept) + Math.max(0, rgb[k + c]! - 0.72)
    }
  }
  pause()
  const near = blur(glow, width, height, 1.6 * unit, 3)
  pause()
  const far = blur(glow, width, height, 13 * unit, 3)
  for (let k = 0; k < rgb.length; k++) {
    const light = near[k]! * 0.75 + far[k]! * 1.5
    rgb[k] = clamp(1 - (1 - rgb[k]!) * (1 - clamp(light)))
  }
  return { width, height, rgb }
}
