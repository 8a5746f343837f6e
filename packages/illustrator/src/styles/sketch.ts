import type { Frame } from '#picture/frame.ts'
import { cos, sin } from '#maths/exact.ts'
import { blur } from './blur.ts'
import { type Canvas, clamp, lumas, mix, ramp } from './canvas.ts'
import { faceStrokes, inkLines } from './ink.ts'
import { lumps, paperTooth, slowly, stains } from './noise.ts'

/** Layers of hatching from the lightest: below which tone, in which direction, how close. */
const layers = [
  { below: 0.74, angle: 0.72, gap: 3.4 },
  { below: 0.52, angle: 1.2, gap: 3 },
  { below: 0.34, angle: -0.5, gap: 2.7 },
  { below: 0.2, angle: 0.15, gap: 2.4 },
] as const

const graphite = [0.17, 0.17, 0.19] as const
const paper = [0.968, 0.958, 0.935] as const

/** Graphite on paper: contours with pressure, hatching by tone that bends with the form, the rest left open. */
export function drawSketch(frame: Frame, toned: Canvas, seed: number, pause: () => void): Canvas {
  const { width, height, alpha, face, normals } = frame
  const unit = Math.max(0.55, Math.min(width, height) / 768)
  const tone = lumas(toned)
  const around = blur(tone, width, height, 16 * unit)
  const tooth = paperTooth(width, height, seed)
  const contour = inkLines(frame, { width: 0.95 * unit, inner: 0.85, place: 0.3 })
  pause()
  const details = faceStrokes(frame, tone, 5.5)
  const near = nearPerson(frame, unit)
  const rgb = new Float32Array(width * height * 3)
  const wavers = layers.map((_, layer) =>
    slowly(width, height, (x, y) => (lumps(x / (40 * unit), y / (40 * unit), seed + layer) - 0.5) * 5 * unit),
  )
  const pressures = layers.map((_, layer) =>
    slowly(width, height, (x, y) => 0.55 + 0.45 * lumps(x / (17 * unit), y / (17 * unit), seed + layer * 13)),
  )
  const presses = slowly(width, height, (x, y) => 0.6 + 0.4 * stains(x / (34 * unit), y / (34 * unit), seed + 41, 2))
  pause()
  const turns = layers.map(({ angle }) => [cos(angle), sin(angle)] as const)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const person = alpha[i] ?? 0
      const kept = face[i] ?? 0
      // A little local contrast: a drawing exaggerates.
      const value = clamp(tone[i]! + (tone[i]! - around[i]!) * 0.5)
      const shown = mix(1, value * mix(0.95, 1.08, person), mix(near[i] ?? 0, 1, person))
      let dark = 0
      layers.forEach(({ below, gap }, layer) => {
        const depth = clamp((below - shown) / 0.3)
        if (depth <= 0) return
        const [c, s] = turns[layer] ?? [1, 0]
        const bend = person * 5 * unit * (normals[i * 3]! * s + normals[i * 3 + 1]! * c)
        const waver = wavers[layer]?.[i] ?? 0
        const across = (x * s + y * c + bend + waver) / (gap * unit)
        const phase = Math.abs(across - Math.floor(across) - 0.5) * 2
        const pressure = pressures[layer]?.[i] ?? 1
        dark = 1 - (1 - dark) * (1 - ramp(1 - depth * 0.85, 0.25, phase) * pressure * mix(0.5, 0.3, kept))
      })
      const press = presses[i]!
      const line = Math.max(contour[i]! * press * mix(0.95, 0.75, kept), details[i] ?? 0)
      const smudge = clamp(0.62 - shown) * 0.42 * mix(near[i] ?? 0, 1, person)
      const laid = 1 - (1 - dark) * (1 - line) * (1 - smudge)
      const grip = clamp(laid * (1 + tooth[i]! * mix(1.1, 0.4, laid)))
      for (let c = 0; c < 3; c++) rgb[i * 3 + c] = clamp(mix(paper[c]! + tooth[i]! * 0.02, graphite[c] ?? 0, grip))
    }
  }
  return { width, height, rgb }
}

/** The place is only begun: drawn close to the person, then left open. */
function nearPerson({ width, height, alpha }: Frame, unit: number): Float32Array {
  const wide = blur(alpha, width, height, 90 * unit)
  for (let i = 0; i < wide.length; i++) wide[i] = 0.14 + 0.5 * ramp(0, 0.85, wide[i] ?? 0)
  return wide
}
