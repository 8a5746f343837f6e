import { materialCodes, type Frame, pieceOf } from '#raster/frame.ts'
import { blur } from './blur.ts'
import { clamp, smoothstep } from '#geometry/interpolate.ts'

/** Which lines are drawn, and how boldly. */
export type InkOptions = {
  /** Half the width of a line, in pixels. */
  readonly width: number
  /** Lines inside the person: folds, the nose, between two pieces of cloth. 0 none, 1 all. */
  readonly inner: number
  /** Lines of the place. */
  readonly place: number
}

/** How strongly two pixels side by side differ as a draughtsman would see it: 1 an outline, less a fold. */
function step(frame: Frame, solid: Float32Array, i: number, j: number, { inner, place }: InkOptions): number {
  const { depth, normals, part, material } = frame
  const one = part[i] ?? 0
  const other = part[j] ?? 0
  const near = Math.min(depth[i] ?? 0, depth[j] ?? 0)
  const gap = Math.abs(depth[i]! - depth[j]!)
  const hair = materialCodes.hair
  // Around locks there is a line; around single hairs and in the gaps between them there is not.
  if ((one === 0) !== (other === 0))
    return material[i] === hair || material[j] === hair
      ? smoothstep(0.3, 0.42, solid[i]!) * smoothstep(0.8, 0.62, solid[i]!)
      : 1
  const turned =
    1 -
    (normals[i * 3]! * normals[j * 3]! +
      normals[i * 3 + 1]! * normals[j * 3 + 1]! +
      normals[i * 3 + 2]! * normals[j * 3 + 2]!)
  if (one === 0) {
    // Far things are drawn lightly, and a slope that runs away from us is no edge.
    const slope = Math.max(0.15, normals[i * 3 + 2] ?? 1)
    const far = smoothstep(400, 60, near)
    return place * far * Math.max(smoothstep(0.02, 0.06, (gap / near) * slope), 0.6 * smoothstep(0.25, 0.7, turned))
  }
  if (material[i] === hair && material[j] === hair) return inner * 0.55 * smoothstep(0.12, 0.6, gap)
  if (gap > 0.25) return Math.min(1, 0.55 + gap * 0.4) * Math.max(inner, 0.4)
  // Hair grows out of the skin; it is not laid on it. Roots that begin one by one would get a bead of ink each.
  if (growsFrom(material[i]!, material[j]!) || growsFrom(material[j]!, material[i]!)) return 0
  if (one !== other) return inner * (material[i] === material[j] ? 0.6 : 0.85)
  return inner * 0.7 * smoothstep(0.22, 0.6, turned)
}

const growsFrom = (hair: number, skin: number): boolean => hair === materialCodes.hair && skin === materialCodes.skin

/** How much of a line there is room for in a face of that size, 0..1: small ones would go black. */
const roomFor = (radius: number): number => 0.25 + 0.75 * smoothstep(8, 48, radius)

/** Where the lines are, 0..1 for each pixel, smooth at their edges. */
export function inkLines(frame: Frame, options: InkOptions): Float32Array {
  const { width, height, parts, head } = frame
  const { zoom, ...whole } = pieceOf(frame)
  const small = 1 - roomFor(head.radius / zoom)
  const solid = blur(frame.alpha, width, height, Math.max(1, Math.min(whole.width, whole.height) / zoom / 190) * zoom)
  const raw = new Float32Array(width * height)
  // Brows and lashes are strokes themselves; outlining them would make them blots.
  const strokes = Uint8Array.from([0, ...parts.map(({ name }) => (/brow|lash/.test(name) ? 1 : 0))])
  for (let y = 0; y < height - zoom; y++) inkRow(frame, options, raw, solid, strokes, y * width, small, zoom)
  const sigma = Math.max(0.6, (options.width / zoom) * 0.8)
  const soft = blur(raw, width, height, sigma * zoom)
  // A line of one pixel, blurred, peaks at about 1 / (2.5 sigma): brought back to full strength in its middle.
  const peak = 1 / (2.2 * sigma)
  for (let i = 0; i < soft.length; i++) soft[i] = smoothstep(peak * 0.22, peak * 0.62, soft[i] ?? 0)
  return soft
}

function inkRow(
  frame: Frame,
  options: InkOptions,
  raw: Float32Array,
  solid: Float32Array,
  strokes: Uint8Array,
  from: number,
  small: number,
  next: number,
): void {
  const { width, part, face } = frame
  const under = width * next
  for (let i = from; i < from + width - next; i++) {
    const here = part[i]!
    const right = part[i + next]!
    const below = part[i + under]!
    if (options.place === 0 && (here | right | below) === 0) continue
    if (strokes[here]! + strokes[right]! + strokes[below]! > 0) continue
    const line = Math.max(step(frame, solid, i, i + next, options), step(frame, solid, i, i + under, options))
    raw[i] = line * (1 - face[i]! * small)
  }
}

/** What is dark against its surroundings in the face is drawn: lashes, pupils, nostrils, the mouth. 0..1. */
export function faceStrokes(frame: Frame, tone: Float32Array, boldness: number): Float32Array {
  const { width, height, face, head, material } = frame
  const { zoom } = pieceOf(frame)
  const sigma = Math.max(1.2, (head.radius / zoom) * 0.055) * zoom
  // Against skin alone: beside the white of an eye or a bright collar everything is dark.
  const skin = new Float32Array(face.length)
  const tones = new Float32Array(face.length)
  for (let i = 0; i < skin.length; i++) {
    if (face[i] === 0 || material[i] === materialCodes.eye) continue
    skin[i] = face[i]!
    tones[i] = face[i]! * tone[i]!
  }
  const cover = blur(skin, width, height, sigma)
  const wide = blur(tones, width, height, sigma)
  const bold = boldness * roomFor(head.radius / zoom)
  const out = new Float32Array(tone.length)
  for (let i = 0; i < out.length; i++) {
    if (face[i]! <= 0 || cover[i]! < 0.01) continue
    const around = wide[i]! / cover[i]!
    // By share and not by amount, so that dark faces are drawn as clearly as pale ones.
    const dark = (around - tone[i]!) / Math.max(0.55, around + 0.15)
    // An iris keeps its color.
    const share = material[i] === materialCodes.eye ? 0.4 : 1
    out[i] = face[i]! * share * clamp(dark * bold - 0.06, 0, 0.92)
  }
  return out
}
