import type { Camera } from '#lens/camera.ts'
import type { Part } from '#mesh/part.ts'
import { materialCodes } from '#picture/frame.ts'
import { blendParts } from '#raster/blend.ts'
import { drawOpaque, type Pause } from '#raster/draw-opaque.ts'
import { at, stride } from '#raster/fragment.ts'
import { type Fragments, gather } from '#raster/gather.ts'
import { makeSamples, number, type Window } from '#raster/samples.ts'
import { makeScratch, type Scratch } from '#raster/scratch.ts'
import { makeSpot } from '#raster/spot.ts'
import { diffuseSkin } from './diffuse-skin.ts'
import { depthsOf, openness, settle, turnOf } from './occlusion.ts'
import { makeLayer, type Layer, resolve } from './layer.ts'
import { tiltNormals } from './relief.ts'
import { answerSize, type Shader } from './shader.ts'
import type { Lit } from './shadows.ts'

export type LayerWork = {
  /** Tells the arrays of the layer from those of other layers. */
  readonly name: string
  readonly parts: readonly Part[]
  readonly camera: Camera
  readonly window: Window
  readonly shader: Shader
  readonly lit: Lit
  /** Within how many decimetres things hide the light from around from each other. */
  readonly reach: number
  /** What else hides the light from around at a point: the person from the floor. */
  readonly grounded?: (x: number, y: number, z: number, ny: number) => number
  /** It will be out of focus, so that fine noise is lost anyway. */
  readonly blurry?: boolean
  readonly pause: Pause
  /** Arrays of an earlier layer, to be used again. */
  readonly scratch?: Scratch
}

/** Draws parts in a window of the picture: who is seen where, how it is lit, and what shines through. */
export function drawLayer(work: LayerWork): Layer {
  const { camera, window, shader, lit, pause } = work
  const scratch = work.scratch ?? makeScratch()
  const samples = makeSamples(window, scratch)
  const { width, height } = samples
  const spot = makeSpot()
  const drawn = number(work.parts)
  const { parts } = drawn
  drawOpaque(drawn, camera, samples, spot, pause)
  const fragments = gather(drawn, camera, samples, spot, pause, scratch)
  const size = { width, height, focal: camera.focal, window, camera }
  const depths = depthsOf(fragments, scratch.floats('depths', width * height))
  const open = scratch.floats('open', width * height)
  openness(size, fragments, depths, work.reach, open, pause)
  const reached = reaching(work, fragments, width, height, scratch)
  if (!work.blurry) settle(size, fragments, depths, open, reached, pause, scratch)
  tiltNormals(width, height, fragments)
  const answers = light(work, fragments, open, reached, scratch)
  const skinned = parts.map(({ material }) => material === 'skin')
  if (skinned.includes(true)) diffuseSkin(size, fragments, skinned, answers)
  const out = new Float32Array(answerSize)
  const blended = blendParts(
    parts,
    camera,
    samples,
    spot,
    (part, data, x, y, rgba) => {
      const kind = part.material
      const slack = kind === 'hair' ? (part.face ? 0.3 : 0.1) : 0.05
      const shown = lit(
        data[0]!,
        data[1]!,
        data[2]!,
        data[at.normalX]!,
        data[at.normalY]!,
        data[at.normalZ]!,
        slack,
        turnOf(x, y),
      )
      shader(kind, data, 0, 1, shown, out)
      const alpha = data[at.alpha]! > 1 ? 1 : data[at.alpha]!
      // Glass mirrors fully however clear it is; brows do not gleam.
      const mirrored = kind === 'glass' ? 1 : kind === 'hair' && part.face ? alpha * 0.2 : alpha
      // Clear glass has hardly any colour of its own to be lit.
      const tinted = kind === 'glass' ? alpha * alpha : alpha
      for (let channel = 0; channel < 3; channel++) {
        rgba[channel] = data[at.red + channel]! * out[channel]! * tinted + out[3 + channel]! * mirrored
      }
      const gleam = kind === 'glass' ? Math.min(0.6, out[3]! * 0.3 + out[4]! * 0.59 + out[5]! * 0.11) : 0
      rgba[3] = alpha + (1 - alpha) * gleam
    },
    pause,
  )
  const codes = parts.map(({ material }) => materialCodes[material])
  return resolve(makeLayer(window, work.name, scratch), { fragments, answers, blended, codes, camera })
}

/** How much key light reaches each pixel's first fragment. */
function reaching(
  { lit, parts, pause }: LayerWork,
  fragments: Fragments,
  width: number,
  height: number,
  scratch: Scratch,
) {
  const { data, first, part } = fragments
  const into = scratch.floats('reached', width * height).fill(0)
  for (let y = 0, pixel = 0; y < height; y++) {
    if ((y & 7) === 0) pause()
    for (let x = 0; x < width; x++, pixel++) {
      const fragment = first[pixel]!
      if (fragment < 0) continue
      const here = fragment * stride
      const slack = parts[part[fragment]!]!.material === 'hair' ? 0.06 : 0
      into[pixel] = lit(
        data[here]!,
        data[here + 1]!,
        data[here + 2]!,
        data[here + at.normalX]!,
        data[here + at.normalY]!,
        data[here + at.normalZ]!,
        slack,
        turnOf(x, y),
      )
    }
  }
  return into
}

/** Seven numbers a fragment, as the shader answers. */
function light(
  work: LayerWork,
  fragments: Fragments,
  open: Float32Array,
  reached: Float32Array,
  scratch: Scratch,
): Float32Array {
  const { parts, shader, lit, grounded, pause } = work
  const { count, data, part, pixel, first } = fragments
  const answers = scratch.floats('answers', count * answerSize)
  const out = new Float32Array(answerSize)
  for (let fragment = 0; fragment < count; fragment++) {
    if ((fragment & 0xfff) === 0) pause()
    const here = fragment * stride
    const where = pixel[fragment]!
    const lead = first[where] === fragment
    let openHere = open[where]!
    let litHere = reached[where]!
    if (!lead) {
      litHere = lit(
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
    if (grounded) openHere *= grounded(data[here]!, data[here + 1]!, data[here + 2]!, data[here + at.normalY]!)
    shader(parts[part[fragment]!]!.material, data, here, openHere, litHere, out)
    const into = fragment * answerSize
    for (let slot = 0; slot < answerSize; slot++) answers[into + slot] = out[slot]!
  }
  return answers
}
