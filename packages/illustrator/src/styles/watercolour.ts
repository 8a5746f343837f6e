import { pow } from '@eidolon/people/exact.ts'
import { materialCodes, type Frame, pieceOf } from '#raster/frame.ts'
import { blur } from './kit/blur.ts'
import { type Canvas, lumaAt, lumas } from './kit/canvas.ts'
import { clamp, lerp, smoothstep } from '#geometry/interpolate.ts'
import { paperTooth, slowly } from './kit/paper.ts'
import { stains } from '#geometry/noise.ts'
import { faceStrokes, inkLines } from './kit/ink.ts'
import { type FilmCache, keptField } from './film-cache.ts'
import { flattenScene } from './kit/smooth.ts'
import { unitOf } from './kit/unit.ts'

const paper = [0.988, 0.98, 0.962] as const

/** What the deepest tones are laid with: nobody mixes black, indigo is dark enough. */
const indigo = [0.2, 0.21, 0.34] as const

/** Washes on white paper: clear colors that pool at their rims, grain in the hollows, run together and leave gaps. */
export function drawWatercolor(
  frame: Frame,
  toned: Canvas,
  seed: number,
  pause: () => void,
  _swift = false,
  kept: FilmCache = {},
): Canvas {
  const { width, height, alpha, face } = frame
  const unit = unitOf(frame, 0.5)
  const piece = pieceOf(frame)
  const loose = flattenScene(
    wobble(frame, toned, seed, unit, kept),
    alpha,
    9 * unit,
    (i) => (face[i]! > 0.35 ? 1 : Math.round(3 * unit)),
    pause,
  )
  pause()
  const washes = thinned(loose, frame)
  const around = blur(washes.rgb, width, height, 3.2 * unit, 3)
  const wet = blur(washes.rgb, width, height, 15 * unit, 3)
  const outside = blur(alpha, width, height, 2.4 * unit)
  pause()
  const tooth = keptField(kept, 'tooth', () => paperTooth(width, height, seed, piece))
  const spots = keptField(kept, 'spots', () =>
    slowly(width, height, (x, y) => stains(x / (130 * unit), y / (130 * unit), seed + 11) - 0.5, piece),
  )
  const edges = keptField(kept, 'edges', () =>
    slowly(width, height, (x, y) => stains(x / (74 * unit), y / (74 * unit), seed + 23) - 0.5, piece),
  )
  pause()
  const pencil = inkLines(frame, { width: 0.6 * unit, inner: 0.75, place: 0.14 })
  const strokes = faceStrokes(frame, lumas(toned), 2.2)
  const sheet: WatercolorLayers = { frame, rgb: washes.rgb, around, wet, outside, tooth, spots, edges, pencil, strokes }
  for (let y = 0; y < height; y++) washRow(sheet, y)
  return washes
}

type WatercolorLayers = Readonly<
  Record<'rgb' | 'around' | 'wet' | 'outside' | 'tooth' | 'spots' | 'edges' | 'pencil' | 'strokes', Float32Array>
> & { readonly frame: Frame }

function washRow(sheet: WatercolorLayers, y: number): void {
  const { frame, rgb, around, wet, outside, tooth, spots, edges, pencil, strokes } = sheet
  const { width, alpha, face, material } = frame
  const piece = pieceOf(frame)
  const short = Math.min(piece.width, piece.height)
  const v = y + piece.top
  for (let x = 0, i = y * width, k = i * 3; x < width; x++, i++, k += 3) {
    const on = alpha[i]!
    const kept = face[i]!
    const spot = spots[i]!
    const edge = edges[i]!
    // The washes end in a torn line before the rim of the sheet, with pigment gathered along it; the person goes on.
    const u = x + piece.left
    const inset = Math.min(u, piece.width - 1 - u, v, piece.height - 1 - v) / short
    const reach = inset + edge * 0.1 * smoothstep(0.16, 0, inset)
    const person = on * smoothstep(0.006, 0.02, inset + edge * 0.05)
    const inside = Math.max(smoothstep(0.028, 0.036, reach), person)
    const rim = smoothstep(0.05, 0.032, reach) * (1 - person)
    // Where the sheet was still wet colors ran into each other, the person's too; a wash that ran dry stands against
    // the person with a gap of paper between them.
    const ran = (1 - on) * smoothstep(-0.02, 0.16, spot) * 0.8
    const gap = (1 - on) * smoothstep(0.03, 0.16, outside[i]!) * smoothstep(0.02, -0.1, edge + spot * 0.3)
    // Water that ran back left a bright bloom with a hard, dark shore.
    const bloom = Math.abs(spot + 0.13)
    const shore = smoothstep(0.012, 0, bloom) * 0.14 + smoothstep(-0.12, -0.2, spot) * -0.26
    const pooled = clamp((lumaAt(around, k) - lumaAt(rgb, k)) * lerp(3.4, 1.4, kept), 0, 0.5)
    const grain = tooth[i]! * (material[i] === materialCodes.skin ? 0.12 : 0.42)
    const load = pooled + grain + (shore + spot * 0.7) * lerp(1, 0.7, on) * (1 - kept) + rim * (1 - kept) * 0.5
    const cover = inside * (1 - gap)
    const line = pencil[i]! * clamp(0.6 + tooth[i]! * 1.4) * lerp(0.42, 0.34, kept) * inside + strokes[i]!
    for (let c = 0; c < 3; c++) {
      const own = lerp(rgb[k + c]!, wet[k + c]!, ran)
      // More pigment deepens what is colored and leaves white white.
      const laid = clamp(own * (1 - load * (1.05 - own)))
      rgb[k + c] = clamp(paper[c]! * lerp(1, laid, cover) * (1 - line * (0.6 - c * 0.08)))
    }
  }
}

const levels = 1024
const lifted = /* @__PURE__ */ Float32Array.from({ length: levels + 1 }, (_, at) => pow(at / levels, 0.72))

/** The picture as transparent washes would give it: high in key, cut into a few tones, clearer than it was. */
function thinned({ width, height, rgb }: Canvas, { alpha, face }: Frame): Canvas {
  const out = new Float32Array(rgb.length)
  for (let y = 0; y < height; y++) thinRow(rgb, out, alpha, face, y * width, (y + 1) * width)
  return { width, height, rgb: out }
}

function thinRow(
  rgb: Float32Array,
  out: Float32Array,
  alpha: Float32Array,
  face: Float32Array,
  from: number,
  to: number,
): void {
  for (let i = from, k = from * 3; i < to; i++, k += 3) {
    const kept = face[i]!
    const luma = clamp(lumaAt(rgb, k))
    const high = lifted[Math.round(luma * levels)]!
    // Four washes one over the other; in the face they melt together.
    const scaled = high * 4.5
    const step = Math.floor(scaled)
    const cut = (step + smoothstep(0.32, 0.68, scaled - step)) / 4.5
    const tone = lerp(cut, high, lerp(0.45, 0.9, kept))
    const value = lerp(lerp(lerp(0.3, 0.12, alpha[i]!), 1.03, tone), tone * 1.04, kept * 0.6)
    const chroma = Math.max(rgb[k]!, rgb[k + 1]!, rgb[k + 2]!) - Math.min(rgb[k]!, rgb[k + 1]!, rgb[k + 2]!)
    // Dull colors are cleared up; what is strong already is let down with water.
    const clear = (lerp(1.5, 1.42, kept) * Math.min(1.5, value / (luma + 0.06))) / (1 + chroma * 1.25)
    const dark = smoothstep(0.42, 0.1, value) * (1 - kept) * 0.75
    for (let c = 0; c < 3; c++) {
      const own = value + (rgb[k + c]! - luma) * clear
      out[k + c] = clamp(lerp(own, indigo[c]! + (own - value) * 0.4, dark))
    }
  }
}

/** The hand is not a ruler: edges waver, the place's more than the person's and the face's least. */
function wobble(frame: Frame, { width, height, rgb }: Canvas, seed: number, unit: number, kept: FilmCache): Canvas {
  const { face, alpha } = frame
  const piece = pieceOf(frame)
  const out = new Float32Array(rgb.length)
  const drift = (salt: number) =>
    keptField(kept, `drift ${salt}`, () =>
      slowly(width, height, (x, y) => stains(x / (26 * unit), y / (26 * unit), seed + salt, 2) - 0.5, piece),
    )
  const [across, down] = [drift(3), drift(71)]
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const reach = lerp(15, 5, alpha[i]!) * unit * (1 - face[i]!)
      const dx = Math.round(across[i]! * reach)
      const dy = Math.round(down[i]! * reach)
      const from = (Math.min(height - 1, Math.max(0, y + dy)) * width + Math.min(width - 1, Math.max(0, x + dx))) * 3
      for (let c = 0; c < 3; c++) out[i * 3 + c] = rgb[from + c] ?? 0
    }
  }
  return { width, height, rgb: out }
}
