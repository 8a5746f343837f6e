import { materialCodes, type Frame, type FramePart, pieceOf } from '#raster/frame.ts'
import { scaled } from '#raster/scale.ts'
import { blur, reachOf } from './kit/blur.ts'
import { putStroke } from './kit/brush.ts'
import { detailMapOf } from './kit/detail-map.ts'
import { type Canvas, copyOf, lumaAt, lumas } from './kit/canvas.ts'
import { clamp, lerp, smoothstep } from '#geometry/interpolate.ts'
import { lumps, speckle } from '#geometry/noise.ts'
import { type Flow, flowOf } from './kit/flow.ts'
import { enriched } from './kit/oil-colours.ts'
import { unitOf } from './kit/unit.ts'

/** Brushes from the broad one that lays the picture in to the fine one for what is looked at. */
const brushes = [
  { radius: 14, error: 0, longest: 5, cover: 0.95 },
  { radius: 7.5, error: 0.045, longest: 7, cover: 0.9 },
  { radius: 3.6, error: 0.05, longest: 8, cover: 0.85 },
  { radius: 1.7, error: 0.045, longest: 9, cover: 0.8 },
] as const

/** Oils: laid in broadly, worked out where there is something to see, finest on the face. */
export function paint(frame: Frame, seen: Canvas, seed: number, pause: () => void, swift = false): Canvas {
  const { width, height } = frame
  const toned = enriched(seen, frame)
  const unit = unitOf(frame, 0.5)
  const detail = detailMap(frame, unit)
  // In films what broad brushes do is worked out at half the size.
  const small = swift ? halved(toned, detail) : undefined
  const start = small?.toned ?? toned
  const piece = small ? pieceOf(start) : pieceOf(frame)
  const easel = easelFor(start, small?.detail ?? detail, small ? unit / 2 : unit, { seed, pause, piece })
  layIn(easel, start, 0, small ? broad : brushes.length)
  const whole = small ? enlargedEasel(easel, detail, width, height, unit) : easel
  if (small) layIn({ ...whole, piece: pieceOf(frame) }, toned, broad, brushes.length)
  pause()
  keepFace(frame, toned, whole.canvas)
  const { zoom } = piece
  for (let y = zoom; y < height; y++) lightRelief(whole, frame.face, y * width, width, zoom)
  return whole.canvas
}

/** How many of the brushes are broad. */
const broad = 2

/** What all brushes have in common. */
type Easel = {
  readonly canvas: Canvas
  readonly relief: Float32Array
  readonly flow: Flow
  /** How many pixels of the canvas one of the flow's is wide, and how wide the flow is: 1 or 2. */
  readonly flowStep: number
  readonly flowWidth: number
  readonly detail: Float32Array
  /** Pixels of the sizes above, which are meant for 768. */
  readonly unit: number
  readonly seed: number
  readonly width: number
  readonly height: number
  readonly piece: FramePart
  readonly pause: () => void
}

function easelFor(
  toned: Canvas,
  detail: Float32Array,
  unit: number,
  more: Pick<Easel, 'seed' | 'pause' | 'piece'>,
): Easel {
  const { width, height } = toned
  const { pause, piece } = more
  const flow = flowOf(lumas(toned), width, height, 3.2 * unit, piece.zoom)
  pause()
  const canvas = copyOf({ width, height, rgb: blur(toned.rgb, width, height, 14 * unit, 3) })
  const relief = new Float32Array(width * height).fill(0.5)
  pause()
  return { canvas, relief, flow, flowStep: 1, flowWidth: width, detail, unit, width, height, ...more }
}

/** The same in full size, for the fine brushes. */
function enlargedEasel(easel: Easel, detail: Float32Array, width: number, height: number, unit: number): Easel {
  const size = [easel.width, easel.height] as const
  const rgb = scaled(easel.canvas.rgb, 3, size, [width, height])
  const relief = scaled(easel.relief, 1, size, [width, height])
  return { ...easel, canvas: { width, height, rgb }, relief, flowStep: 2, detail, unit, width, height }
}

function halved(toned: Canvas, detail: Float32Array) {
  const size = [toned.width, toned.height] as const
  const [width, height] = [Math.ceil(toned.width / 2), Math.ceil(toned.height / 2)]
  const rgb = scaled(toned.rgb, 3, size, [width, height])
  return { toned: { width, height, rgb }, detail: scaled(detail, 1, size, [width, height]) }
}

/** How fine the painter works where: 0 the far place, clothes broadly, hands and hair with care, 1 the face. */
function detailMap({ width, height, alpha, face, material, scale }: Frame, unit: number): Float32Array {
  const out = new Float32Array(width * height)
  // Somebody far away would be lost in strokes as broad as the place's.
  const cloth = lerp(0.45, 0.2, smoothstep(35, 80, scale / unit))
  for (let y = 0; y < height; y++) detailRow(alpha, face, material, cloth, out, y * width, (y + 1) * width)
  return blur(out, width, height, 4 * unit)
}

function detailRow(
  alpha: Float32Array,
  face: Float32Array,
  material: Uint8Array,
  cloth: number,
  out: Float32Array,
  from: number,
  to: number,
): void {
  for (let i = from; i < to; i++)
    out[i] = Math.max(alpha[i]! * (material[i] === materialCodes.cloth ? cloth : 0.5), face[i]!)
}

type Layer = Easel & {
  readonly reference: Float32Array
  readonly radius: number
  readonly brush: (typeof brushes)[number]
  readonly layer: number
  /** How wide the cells are that strokes begin in, in pixels of the usual size, and room for one of the strokes. */
  readonly grid: number
  /** How much detail there must be for the finest brush: of people who move only faces have it. */
  readonly finest: number
  /** Radii from one point of a stroke to the next: fine strokes of films are drawn with half as many points. */
  readonly pace: number
  readonly path: Float32Array
}

/** Works with the brushes from one to before another. */
function layIn(easel: Easel, toned: Canvas, from: number, to: number): void {
  const { width, height, pause, piece } = easel
  const { zoom } = piece
  const unit = easel.unit / zoom
  let [reference, reached] = [toned.rgb, 0]
  for (const [layer, brush] of brushes.entries()) {
    if (layer < from || layer >= to) continue
    const radius = Math.max(Math.min(1, 2 * unit), brush.radius * unit) * zoom
    // The finest brushes of small pictures look at the same.
    if (reachOf(radius * 0.45) !== reached) reference = blur(toned.rgb, width, height, radius * 0.45, 3)
    reached = reachOf(radius * 0.45)
    const grid = Math.max(1.5, (radius / zoom) * (layer === 0 ? 1.05 : 1))
    const columns = Math.ceil(piece.width / zoom / grid)
    const path = new Float32Array((brush.longest + 1) * 2)
    const finest = easel.flowStep === 1 ? 0.3 : 0.6
    const pace = easel.flowStep
    const job: Layer = { ...easel, reference, radius, brush, layer, grid, path, finest, pace }
    const rows = Math.ceil(piece.height / zoom / grid)
    // What is small is laid in stretch by stretch, so that memory is read where it was read just before.
    const side = easel.flowStep === 1 ? Math.max(columns, rows) : tile
    const cells =
      layer === 3 && side === tile ? detailMapOf(easel.detail, width, height, finest, grid * tile) : undefined
    for (let top = 0, nth = 0; top < rows; top += side) {
      for (let left = 0; left < columns; left += side, nth++) {
        pause()
        if (cells?.[nth] === 0) continue
        layTile(job, left, top, Math.min(columns, left + side) - left, Math.min(rows, top + side) - top)
      }
    }
  }
}

/** Cells along the side of a stretch. */
const tile = 24

/** Steps through the cells in an order that looks like none, so that strokes do not overlap like roof tiles. */
function layTile(job: Layer, left: number, top: number, columns: number, rows: number): void {
  const { seed, pause } = job
  const count = columns * rows
  const stride = strideFor(count)
  for (let n = 0, cell = seed % count; n < count; n++, cell = (cell + stride) % count) {
    if ((n & 1023) === 1023) pause()
    const across = cell % columns
    layStroke(job, left + across, top + (cell - across) / columns)
  }
}

/** The stroke that begins in this cell, if the picture needs one there. */
function layStroke(job: Layer, column: number, row: number): void {
  const { canvas, relief, reference, detail, radius, brush, layer, seed, width, height, grid, path, finest, piece } =
    job
  const { zoom } = piece
  const usualX = Math.min(piece.width / zoom - 1, Math.floor((column + speckle(column, row, seed + layer)) * grid))
  const usualY = Math.min(piece.height / zoom - 1, Math.floor((row + speckle(row, column, seed + layer + 7)) * grid))
  const x = usualX * zoom + (zoom >> 1) - piece.left
  const y = usualY * zoom + (zoom >> 1) - piece.top
  if (x < 0 || y < 0 || x >= width || y >= height) return
  const i = y * width + x
  const fine = detail[i]!
  // The broad brushes stay out of the face; the fine ones are for the person.
  if (layer === 0 && fine > 0.8) return
  if (layer === 3 && fine < finest) return
  const error = difference(canvas.rgb, reference, i * 3)
  if (error < brush.error * lerp(1.5, 0.35, fine)) return
  const points = walk(job, x, y, path, fine)
  // No two strokes are of the same mixture.
  const free = 1 - fine
  const hue = (speckle(usualX, usualY, seed + 31) - 0.5) * 0.1 * free * free
  const light = (speckle(usualX, usualY, seed + 57) - 0.5) * 0.09 * free * free
  putStroke(canvas, relief, {
    path,
    points,
    radius: radius * lerp(1, 0.72, fine) * (0.8 + 0.4 * speckle(usualX, usualY, seed + 3)),
    red: clamp(reference[i * 3]! + light + hue),
    green: clamp(reference[i * 3 + 1]! + light + hue * 0.4),
    blue: clamp(reference[i * 3 + 2]! + light - hue),
    cover: brush.cover,
    seed: (usualX * 7 + usualY * 13) & 1023,
    zoom,
  })
}

/** Follows the flow from a point while the color stays what it was; returns how many points the path has. */
function walk(
  { reference, canvas, flow, flowStep, flowWidth, brush, radius, pace, unit, seed, width, height, piece }: Layer,
  x: number,
  y: number,
  path: Float32Array,
  fine: number,
): number {
  let px = x
  let py = y
  let lastX = 0
  let lastY = 0
  const start = (y * width + x) * 3
  const longest = Math.max(2, Math.round((brush.longest * lerp(1, 0.55, fine)) / pace))
  path[0] = px
  path[1] = py
  for (let p = 1; p <= longest; p++) {
    const column = Math.min(width - 1, Math.max(0, Math.round(px)))
    const row = Math.min(height - 1, Math.max(0, Math.round(py)))
    const i = row * width + column
    const there = flowStep === 1 ? i : (row >> 1) * flowWidth + (column >> 1)
    let dx = flow.x[there]!
    let dy = flow.y[there]!
    // Where nothing runs anywhere the painter's own hand does: slanting, a little different everywhere.
    const led = smoothstep(0.25, 0.6, flow.sure[there]!)
    if (led < 1) {
      const [alongX, alongY] = [(px + piece.left) / (90 * unit), (py + piece.top) / (90 * unit)]
      const slant = 0.55 + (lumps(alongX, alongY, seed) - 0.5) * 1.6
      const facing = dx * slant + dy * 0.8 < 0 ? -1 : 1
      dx = lerp(slant, dx * facing, led)
      dy = lerp(0.8, dy * facing, led)
      const size = Math.sqrt(dx * dx + dy * dy)
      dx /= size
      dy /= size
    }
    if (dx * lastX + dy * lastY < 0) {
      dx = -dx
      dy = -dy
    }
    if (p > 2 / pace && apart(reference, start, i * 3) > difference(canvas.rgb, reference, i * 3)) return p
    px += dx * radius * pace
    py += dy * radius * pace
    lastX = dx
    lastY = dy
    path[p * 2] = px
    path[p * 2 + 1] = py
  }
  return longest + 1
}

/**
 * Cheeks are painted; eyes, lips and brows, where strokes went astray, are as they are, so that people stay who they are.
 * In small faces no brush is fine enough for anything; in dark ones fainter lines say as much.
 */
function keepFace(frame: Frame, toned: Canvas, canvas: Canvas): void {
  const least = lerp(0.6, 0.28, smoothstep(40, 130, frame.head.radius / pieceOf(frame).zoom))
  const { width, height } = frame
  for (let y = 0; y < height; y++) keepRow(frame, toned.rgb, canvas.rgb, least, y * width, (y + 1) * width)
}

function keepRow(
  { face, material }: Frame,
  toned: Float32Array,
  rgb: Float32Array,
  least: number,
  from: number,
  to: number,
): void {
  for (let i = from, k = from * 3; i < to; i++, k += 3) {
    const seen = face[i]!
    if (seen <= 0) continue
    const astray = difference(rgb, toned, k) / (lumaAt(toned, k) + 0.12)
    // No brush is fine enough for what makes an eye that person's: its color, and the light in it.
    const eye = material[i] === materialCodes.eye
    const share = seen * (eye ? 0.95 : clamp(least + astray * 6.5, 0, 0.85))
    for (let c = k; c < k + 3; c++) rgb[c] = lerp(rgb[c]!, toned[c]!, share)
  }
}

/** Light from the upper left on the ridges of the paint, which lies thinner on faces. */
function lightRelief(
  { canvas: { rgb }, relief }: Easel,
  face: Float32Array,
  row: number,
  width: number,
  zoom: number,
): void {
  for (let i = row + zoom; i < row + width; i++) {
    const slope = relief[i]! * 2 - relief[i - zoom]! - relief[i - width * zoom]!
    const light = 1 + clamp(slope, -0.5, 0.5) * (0.24 - 0.12 * face[i]!)
    for (let c = i * 3; c < i * 3 + 3; c++) rgb[c] = clamp(rgb[c]! * light)
  }
}

const difference = (a: Float32Array, b: Float32Array, k: number): number =>
  (Math.abs(a[k]! - b[k]!) + Math.abs(a[k + 1]! - b[k + 1]!) + Math.abs(a[k + 2]! - b[k + 2]!)) / 3

const apart = (rgb: Float32Array, k: number, l: number): number =>
  (Math.abs(rgb[k]! - rgb[l]!) + Math.abs(rgb[k + 1]! - rgb[l + 1]!) + Math.abs(rgb[k + 2]! - rgb[l + 2]!)) / 3

/** A step near the golden ratio that meets every cell once. */
function strideFor(count: number): number {
  let stride = Math.max(1, Math.floor(count * 0.618))
  while (commonDivisor(stride, count) !== 1) stride += 1
  return stride
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b))
