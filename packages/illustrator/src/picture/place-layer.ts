import { type Camera, resize } from '#lens/camera.ts'
import type { Focus } from '#lens/focus.ts'
import type { Rig } from '#light/rig.ts'
import { exp } from '@eidolon/people/exact.ts'
import type { Part } from '#geometry/part.ts'
import type { Fog, Background } from '#places/place.ts'
import type { Pause } from '#raster/draw-opaque.ts'
import { wholeWindow } from '#raster/samples.ts'
import type { Scratch } from '#raster/scratch.ts'
import { drawLayer } from '#shade/draw-layer.ts'
import type { Environment } from '#shade/environment.ts'
import type { Ground } from '#shade/ground.ts'
import type { Layer } from '#shade/layer.ts'
import { lightsForSet } from '#shade/lights.ts'
import type { Lit } from '#shade/shadows.ts'
import { blurByDepth } from './depth-of-field.ts'
import { scaled } from '#raster/scale.ts'

export type PlaceWork = {
  readonly place: Background
  readonly parts: readonly Part[]
  readonly rig: Rig
  readonly camera: Camera
  readonly focus: Focus
  readonly environment: Environment
  readonly lit: Lit
  readonly ground: Ground
  /** For films with a moving camera. */
  readonly swift: boolean
  /** The style will leave nothing that is small. */
  readonly broad: boolean
  /** How wide the whole picture is, where the camera sees a piece. */
  readonly wholeWidth?: number | undefined
  readonly pause: Pause
  readonly scratch: Scratch
}

/** The place without the person: light and depth of every pixel, and the layer they come from. */
export type PlaceLayer = {
  readonly light: Float32Array
  readonly depth: Float32Array
  readonly layer: Layer
  /** How many pixels of the picture one of the layer's is wide. */
  readonly step: number
  /** Where the picture begins in the layer's, in pixels of the picture; absent: with it. */
  readonly from?: { readonly left: number; readonly top: number }
}

/** Draws the set, the sky behind it and the air between, out of focus as the lens has it. */
export function drawPlace(work: PlaceWork): PlaceLayer {
  const { place, camera: whole, focus, pause } = work
  const soft = focus.blur * whole.height
  const step = stepFor(work, soft)
  const camera = step === 1 ? whole : resize(whole, Math.ceil(whole.width / step), Math.ceil(whole.height / step))
  const layer = drawLayer({
    name: 'place',
    parts: work.parts,
    camera,
    window: wholeWindow(camera),
    shader: { lights: lightsForSet(work.rig, camera), environment: work.environment },
    lit: work.lit,
    reach: 4,
    ground: work.ground,
    blurry: soft > 3,
    broad: work.wholeWidth === undefined ? undefined : work.wholeWidth / step,
    pause,
    scratch: work.scratch,
  })
  const light = layer.colour
  addAir(layer, place, camera, light, pause)
  const blurry = blurByDepth(light, layer.depth, camera, focus, pause, work.scratch)
  const size = [camera.width, camera.height] as const
  const full = [whole.width, whole.height] as const
  const pixels = whole.width * whole.height
  const { scratch } = work
  return {
    light: scaled(blurry, 3, size, full, scratch.floats('place light', pixels * 3)),
    depth: scaled(layer.depth, 1, size, full, scratch.floats('place depths', pixels)),
    layer,
    step,
  }
}

/** What is blurred over several pixels anyway needs only every second one; while it moves, or below strokes, still less. */
export function stepFor({ swift, broad }: Pick<PlaceWork, 'swift' | 'broad'>, soft: number): number {
  if (!swift) return soft > 3 ? 2 : 1
  return soft > 4 ? 3 : soft > 2 || broad ? 2 : 4 / 3
}

/** Sky where nothing is, and fog before what is far. */
function addAir(layer: Layer, place: Background, camera: Camera, light: Float32Array, pause: Pause): void {
  const fogShare = fogTable(place.fog)
  for (let y = 0; y < camera.height; y++) {
    if ((y & 7) === 0) pause()
    airRow(layer, place, camera, fogShare, light, y)
  }
}

/** Room for the light of the sky. */
const seen = new Float32Array(3)

function airRow(
  { alpha, depth }: Layer,
  { fog, sky }: Background,
  { width, centerX, centerY, focal, right, up, back }: Camera,
  fogShare: (far: number) => number,
  light: Float32Array,
  y: number,
): void {
  const above = (centerY - y - 0.5) / focal
  for (let x = 0, pixel = y * width, at = pixel * 3; x < width; x++, pixel++, at += 3) {
    const cover = alpha[pixel]!
    if (cover > 0 && fog.max > 0) {
      const far = depth[pixel]! - fog.start
      if (far > 0) {
        const hidden = fogShare(far) * cover
        for (let channel = 0; channel < 3; channel++) {
          light[at + channel] = light[at + channel]! * (1 - hidden / cover) + fog.light[channel]! * hidden
        }
      }
    }
    if (cover > 0.999) continue
    const across = (x + 0.5 - centerX) / focal
    const rayX = right[0] * across + up[0] * above - back[0]
    const rayY = right[1] * across + up[1] * above - back[1]
    const rayZ = right[2] * across + up[2] * above - back[2]
    const over = 1 / Math.sqrt(rayX * rayX + rayY * rayY + rayZ * rayZ)
    sky(rayX * over, rayY * over, rayZ * over, seen)
    light[at]! += seen[0]! * (1 - cover)
    light[at + 1]! += seen[1]! * (1 - cover)
    light[at + 2]! += seen[2]! * (1 - cover)
  }
}

/** The share that fog hides at a distance, from a table: the distances of a picture are many and much alike. */
function fogTable({ density, max }: Fog): (far: number) => number {
  const steps = 1024
  // Beyond eight lengths of extinction nothing more is lost.
  const scale = (steps * density) / 8
  const table = new Float32Array(steps + 2)
  for (let step = 0; step < table.length; step++) table[step] = max * (1 - exp((-8 * step) / steps))
  return (far) => {
    const place = far * scale
    if (place >= steps) return table[steps]!
    const step = place | 0
    return table[step]! + (table[step + 1]! - table[step]!) * (place - step)
  }
}
