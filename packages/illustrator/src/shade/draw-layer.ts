import type { Camera } from '#lens/camera.ts'
import type { Material, Part } from '#geometry/part.ts'
import { materialCodes } from '#raster/frame.ts'
import { blendParts } from '#raster/blend.ts'
import { drawOpaque, type Pause } from '#raster/draw-opaque.ts'
import { at, stride } from '#raster/fragment.ts'
import { type Fragments, gather } from '#raster/gather.ts'
import { makeSamples, number, type Window } from '#raster/samples.ts'
import { makeScratch, type Scratch } from '#raster/scratch.ts'
import { makeSpot } from '#raster/spot.ts'
import { diffuseSkin } from './diffuse-skin.ts'
import { type Ground, openAt } from './ground.ts'
import { depthsOf, openness, settle, turnOf } from './occlusion.ts'
import { makeLayer, type Layer, resolve } from './layer.ts'
import { tiltNormals } from './relief.ts'
import { answerSize, shade, type Shader } from './shader.ts'
import { type Lit, litAt } from './shadows.ts'

export type LayerWork = {
  /** Tells the arrays of the layer from those of other layers. */
  readonly name: string
  readonly parts: readonly Part[]
  readonly camera: Camera
  readonly window: Window
  readonly shader: Shader
  readonly lit: Lit
  /** Within how many decimeters things hide the light from around from each other. */
  readonly reach: number
  /** What else hides the light from around at a point: the person from the floor. */
  readonly ground?: Ground
  /** It will be out of focus, so that fine noise is lost anyway. */
  readonly blurry?: boolean
  /** For films: neighbors share what soft shadows say. */
  readonly swift?: boolean
  /** How wide all of it is, where the window shows a piece. */
  readonly broad?: number | undefined
  readonly pause: Pause
  /** Arrays of an earlier layer, to be used again. */
  readonly scratch?: Scratch
}

/** Draws parts in a window of the picture: who is seen where, how it is lit, and what shines through. */
export function drawLayer(work: LayerWork): Layer {
  const { camera, window, pause } = work
  const scratch = work.scratch ?? makeScratch()
  const samples = makeSamples(window, scratch)
  const { width, height } = samples
  const spot = makeSpot()
  const drawn = number(work.parts)
  const { parts } = drawn
  drawOpaque(drawn, camera, samples, spot, pause)
  const fragments = gather(drawn, camera, samples, spot, pause, scratch)
  const size = { width, height, focal: camera.focal, window, camera, broad: work.broad }
  const depths = depthsOf(fragments, scratch.floats('depths', width * height))
  const open = scratch.floats('open', width * height)
  openness(size, fragments, depths, work.reach, open, pause)
  const reached = reaching(work, fragments, depths, 5 / camera.focal, width, height, scratch)
  if (!work.blurry) settle(size, fragments, depths, open, reached, pause, scratch)
  tiltNormals(width, height, fragments)
  const answers = light(work, fragments, open, reached, scratch)
  const skinned = parts.map(({ material }) => material === 'skin')
  if (skinned.includes(true)) diffuseSkin(size, fragments, skinned, answers)
  const blended = blendParts(parts, camera, samples, spot, paint, work, pause)
  const codes = parts.map(({ material }) => materialCodes[material])
  return resolve(makeLayer(window, work.name, scratch), { fragments, answers, blended, codes, camera }, pause)
}

/** Room for the shader's answer. */
const out = new Float32Array(answerSize)

/** The color of something that lets light through: premultiplied, with alpha. */
function paint({ lit, shader }: LayerWork, part: Part, data: Float32Array, x: number, y: number, rgba: Float32Array) {
  const kind = part.material
  const slack = kind === 'hair' ? (part.face ? 0.3 : 0.1) : 0.05
  const [nx, ny, nz] = [data[at.normalX]!, data[at.normalY]!, data[at.normalZ]!]
  const shown = litAt(lit, data[0]!, data[1]!, data[2]!, nx, ny, nz, slack, turnOf(x, y))
  shade(shader, kind, data, 0, 1, shown, out, 0)
  const alpha = data[at.alpha]! > 1 ? 1 : data[at.alpha]!
  // Glass mirrors fully however clear it is; brows do not gleam.
  const mirrored = kind === 'glass' ? 1 : kind === 'hair' && part.face ? alpha * 0.2 : alpha
  // Clear glass has hardly any color of its own to be lit.
  const tinted = kind === 'glass' ? alpha * alpha : alpha
  for (let channel = 0; channel < 3; channel++) {
    rgba[channel] = data[at.red + channel]! * out[channel]! * tinted + out[3 + channel]! * mirrored
  }
  const gleam = kind === 'glass' ? Math.min(0.6, out[3]! * 0.3 + out[4]! * 0.59 + out[5]! * 0.11) : 0
  rgba[3] = alpha + (1 - alpha) * gleam
}

/** How much key light reaches each pixel's first fragment. */
function reaching(
  { lit, parts, swift, pause }: LayerWork,
  fragments: Fragments,
  depths: Float32Array,
  near: number,
  width: number,
  height: number,
  scratch: Scratch,
) {
  const into = scratch.floats('reached', width * height).fill(0)
  const slacks = Float64Array.from(parts, ({ material }) => (material === 'hair' ? 0.06 : 0))
  for (let y = 0; y < height; y++) {
    if ((y & 7) === 0) pause()
    if (swift) reachSome(lit, fragments, depths, near, slacks, y, width, into)
    else reachRow(lit, fragments, slacks, y, width, into)
  }
  return into
}

function reachRow(
  lit: Lit,
  { data, first, part }: Fragments,
  slacks: Float64Array,
  y: number,
  width: number,
  into: Float32Array,
): void {
  for (let x = 0, pixel = y * width; x < width; x++, pixel++) {
    const fragment = first[pixel]!
    if (fragment < 0) continue
    const here = fragment * stride
    into[pixel] = litAt(
      lit,
      data[here]!,
      data[here + 1]!,
      data[here + 2]!,
      data[here + at.normalX]!,
      data[here + at.normalY]!,
      data[here + at.normalZ]!,
      slacks[part[fragment]!]!,
      turnOf(x, y),
    )
  }
}

/** As `reachRow`, but four neighbors share an answer where they are one surface. */
function reachSome(
  lit: Lit,
  { data, first, part }: Fragments,
  depths: Float32Array,
  near: number,
  slacks: Float64Array,
  y: number,
  width: number,
  into: Float32Array,
): void {
  for (let x = 0, pixel = y * width; x < width; x++, pixel++) {
    const fragment = first[pixel]!
    if (fragment < 0) continue
    if ((x & 1) !== 0 || (y & 1) !== 0) {
      const corner = (y & ~1) * width + (x & ~1)
      const other = first[corner]!
      const gap = depths[pixel]! * near
      const off = depths[corner]! - depths[pixel]!
      if (other >= 0 && off < gap && off > -gap && part[other] === part[fragment]) {
        into[pixel] = into[corner]!
        continue
      }
    }
    const here = fragment * stride
    into[pixel] = litAt(
      lit,
      data[here]!,
      data[here + 1]!,
      data[here + 2]!,
      data[here + at.normalX]!,
      data[here + at.normalY]!,
      data[here + at.normalZ]!,
      slacks[part[fragment]!]!,
      turnOf(x >> 1, y >> 1),
    )
  }
}

/** Seven numbers a fragment, as the shader answers. */
function light(
  work: LayerWork,
  fragments: Fragments,
  open: Float32Array,
  reached: Float32Array,
  scratch: Scratch,
): Float32Array {
  const { count } = fragments
  const answers = scratch.floats('answers', count * answerSize)
  const materials = work.parts.map(({ material }) => material)
  for (let from = 0; from < count; from += 1024) {
    if ((from & 0xfff) === 0) work.pause()
    lightRun(work, materials, fragments, open, reached, answers, from, Math.min(count, from + 1024))
  }
  return answers
}

function lightRun(
  { shader, lit, ground }: LayerWork,
  materials: readonly Material[],
  { data, part, pixel, first }: Fragments,
  open: Float32Array,
  reached: Float32Array,
  answers: Float32Array,
  from: number,
  to: number,
): void {
  for (let fragment = from; fragment < to; fragment++) {
    const here = fragment * stride
    const where = pixel[fragment]!
    const lead = first[where] === fragment
    let openHere = open[where]!
    let litHere = reached[where]!
    if (!lead) {
      litHere = litAt(
        lit,
        data[here]!,
        data[here + 1]!,
        data[here + 2]!,
        data[here + at.normalX]!,
        data[here + at.normalY]!,
        data[here + at.normalZ]!,
        0,
        fragment & 15,
      )
    }
    if (ground) openHere *= openAt(ground, data[here]!, data[here + 1]!, data[here + 2]!, data[here + at.normalY]!)
    shade(shader, materials[part[fragment]!]!, data, here, openHere, litHere, answers, fragment * answerSize)
  }
}
