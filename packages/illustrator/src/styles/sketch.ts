import { materialCodes, type Frame, originOf, pieceOf } from '#raster/frame.ts'
import { pieceOfField } from '#raster/scale.ts'
import { cos, sin } from '@eidolon/people/exact.ts'
import { blur } from './kit/blur.ts'
import { type Canvas, lumas } from './kit/canvas.ts'
import { clamp, lerp, smoothstep } from '#geometry/interpolate.ts'
import { lumps, stains } from '#geometry/noise.ts'
import { paperTooth, slowly } from './kit/paper.ts'
import { faceStrokes, inkLines } from './kit/ink.ts'
import { type FilmCache, keptField } from './film-cache.ts'
import { placeLines } from './kit/place-lines.ts'
import { unitOf } from './kit/unit.ts'

/** Layers of hatching from the lightest: below which tone, in which direction, how close. */
const layers = [
  { below: 0.74, angle: 0.72, gap: 3.4 },
  { below: 0.52, angle: 1.2, gap: 3 },
  { below: 0.34, angle: -0.5, gap: 2.7 },
  { below: 0.2, angle: 0.15, gap: 2.4 },
].map(({ below, angle, gap }) => ({ below, gap, across: sin(angle), down: cos(angle) }))

const graphite = [0.17, 0.17, 0.19] as const
const paper = [0.968, 0.958, 0.935] as const

/** Graphite on paper: contours with pressure, hatching by tone that goes around the form, the place only suggested. */
export function drawSketch(
  frame: Frame,
  toned: Canvas,
  seed: number,
  pause: () => void,
  swift = false,
  kept: FilmCache = {},
): Canvas {
  const { width, height, head } = frame
  const unit = unitOf(frame, 0.55)
  const piece = pieceOf(frame)
  const tone = withoutWeave(frame, lumas(toned), unit)
  const around = blur(tone, width, height, 16 * unit)
  const tooth = keptField(kept, 'tooth', () => paperTooth(width, height, seed, piece))
  const contour = inkLines(frame, { width: 0.95 * unit, inner: 0.85, place: 0.3 })
  pause()
  const behind = placeLines(frame, tone, unit)
  const details = faceStrokes(frame, tone, 5.5)
  const loose = keptField(kept, 'loose', () =>
    slowly(width, height, (x, y) => stains(x / (150 * unit), y / (150 * unit), seed + 77, 3) - 0.5, piece),
  )
  const begun = begunPlace(frame, unit, loose, kept)
  // In films hatching follows the large forms alone, or it would swim with every breath.
  const bulge = roundness(frame, swift ? 30 * unit : 10 * unit, kept)
  pause()
  const rgb = new Float32Array(width * height * 3)
  const wavers = layers.map((_, layer) =>
    keptField(kept, `waver ${layer}`, () =>
      slowly(width, height, (x, y) => (lumps(x / (40 * unit), y / (40 * unit), seed + layer) - 0.5) * 5 * unit, piece),
    ),
  )
  const pressures = layers.map((_, layer) =>
    keptField(kept, `pressure ${layer}`, () =>
      slowly(width, height, (x, y) => 0.55 + 0.45 * lumps(x / (17 * unit), y / (17 * unit), seed + layer * 13), piece),
    ),
  )
  const presses = keptField(kept, 'presses', () =>
    slowly(width, height, (x, y) => 0.6 + 0.4 * stains(x / (34 * unit), y / (34 * unit), seed + 41, 2), piece),
  )
  pause()
  // Hatching bows over arms, trunk and cheeks as rings around them would.
  const bow = Math.min(46 * unit, head.radius * 0.4) * (swift ? 0.6 : 1)
  const sheet: SketchLayers = { frame, rgb, tone, around, tooth, contour, behind, details, begun, bulge, presses }
  for (let y = 0; y < height; y++) hatchRow(sheet, wavers, pressures, y, unit, bow)
  return { width, height, rgb }
}

type SketchLayers = Readonly<
  Record<
    'rgb' | 'tone' | 'around' | 'tooth' | 'contour' | 'behind' | 'details' | 'begun' | 'bulge' | 'presses',
    Float32Array
  >
> & { readonly frame: Frame }

function hatchRow(
  { frame, rgb, tone, around, tooth, contour, behind, details, begun, bulge, presses }: SketchLayers,
  wavers: readonly Float32Array[],
  pressures: readonly Float32Array[],
  y: number,
  unit: number,
  bow: number,
): void {
  const { width, alpha, face } = frame
  const origin = originOf(pieceOf(frame))
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const person = alpha[i]!
    const kept = face[i]!
    // A little local contrast: a drawing exaggerates. In the place only that is drawn.
    const local = tone[i]! - around[i]!
    const figure = clamp(tone[i]! + local * 0.5) * 1.08
    const scene = 0.66 + local * 2.2 - clamp(0.45 - around[i]!) * 0.5
    const shown = lerp(lerp(1, scene, begun[i]!), figure, person)
    let dark = 0
    // From the lightest: where one layer is not needed the deeper ones are not either.
    for (let layer = 0; layer < layers.length; layer++) {
      const { below, gap, across: s, down: c } = layers[layer]!
      const depth = clamp((below - shown) / 0.3)
      if (depth <= 0) break
      const across =
        ((x + origin.x) * s + (y + origin.y) * c + person * bow * bulge[i]! + wavers[layer]![i]!) / (gap * unit)
      const phase = Math.abs(across - Math.floor(across) - 0.5) * 2
      const laid =
        smoothstep(1 - depth * 0.85, 0.25, phase) *
        pressures[layer]![i]! *
        lerp(0.52, 0.36, kept) *
        smoothstep(0, 0.55, depth)
      dark = 1 - (1 - dark) * (1 - laid)
    }
    const press = presses[i]!
    const line = Math.max(contour[i]! * press * lerp(0.95, 0.75, kept), details[i]!, behind[i]! * press * begun[i]!)
    const smudge = clamp(0.62 - shown) * 0.42
    const laid = 1 - (1 - dark) * (1 - line) * (1 - smudge)
    const grip = clamp(laid * (1 + tooth[i]! * lerp(1.1, 0.4, laid)))
    for (let c = 0; c < 3; c++) rgb[i * 3 + c] = clamp(lerp(paper[c]! + tooth[i]! * 0.02, graphite[c]!, grip))
  }
}

/** Cloth is hatched by how it falls, not by how it is woven. */
function withoutWeave({ width, height, material }: Frame, tone: Float32Array, unit: number): Float32Array {
  const soft = blur(tone, width, height, 2.2 * unit)
  for (let i = 0; i < soft.length; i++)
    soft[i] = material[i] === materialCodes.cloth ? lerp(tone[i]!, soft[i]!, 0.75) : tone[i]!
  return soft
}

/** How far surfaces face us, without folds and strands: what hatching bends by. */
function roundness(frame: Frame, reach: number, kept: FilmCache): Float32Array {
  const { width, height, normals, part } = frame
  const piece = pieceOf(frame)
  // Hatching of an enlarged picture lies where it does in the usual one, to a part of a line.
  if (piece.zoom > 1 && kept.bulge) return pieceOfField(kept.bulge, 1, piece, width, height)
  const on = new Float32Array(part.length)
  const facing = new Float32Array(part.length)
  for (let i = 0; i < on.length; i++) {
    if (part[i] === 0) continue
    on[i] = 1
    facing[i] = normals[i * 3 + 2]!
  }
  const soft = blur(facing, width, height, reach)
  const cover = blur(on, width, height, reach)
  if (kept.whole) kept.bulge = soft.map((value, i) => (cover[i]! > 0.001 ? value / cover[i]! : 0))
  for (let i = 0; i < soft.length; i++) soft[i] = on[i] === 0 ? 0 : soft[i]! / cover[i]!
  return soft
}

/** The place is only begun: drawn around the person, looser further out, and left open towards the edge of the sheet. */
function begunPlace(frame: Frame, unit: number, loose: Float32Array, kept: FilmCache): Float32Array {
  const { width, height, alpha } = frame
  const piece = pieceOf(frame)
  const around = piece.zoom === 1 ? undefined : kept.around
  const wide = around ? pieceOfField(around, 1, piece, width, height) : blur(alpha, width, height, 90 * unit)
  if (kept.whole && piece.zoom === 1) kept.around = wide.slice()
  const short = Math.min(piece.width, piece.height)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const [u, v] = [x + piece.left, y + piece.top]
      const inset = Math.min(u, v, piece.width - 1 - u, piece.height - 1 - v) / short
      const open = smoothstep(0.02, 0.16, inset + loose[i]! * 0.14)
      wide[i] = open * clamp(0.5 + 0.5 * smoothstep(0, 0.7, wide[i]!) + loose[i]! * 0.8)
    }
  }
  return wide
}
