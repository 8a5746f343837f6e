import type { Camera } from '#lens/camera.ts'
import { at, stride } from '#raster/fragment.ts'
import type { Blended } from '#raster/blend.ts'
import type { Pause } from '#raster/draw-opaque.ts'
import type { Fragments } from '#raster/gather.ts'
import type { Window } from '#raster/samples.ts'
import type { Scratch } from '#raster/scratch.ts'
import { answer, answerSize } from './shader.ts'

/** Depth of the sky. */
const skyDepth = 10_000

/** A drawn window of the picture, as in `Frame` but for the window's pixels only. */
export type Layer = {
  readonly window: Window
  readonly width: number
  readonly height: number
  /** Premultiplied. */
  readonly colour: Float32Array
  readonly alpha: Float32Array
  readonly depth: Float32Array
  readonly normals: Float32Array
  readonly base: Float32Array
  readonly key: Float32Array
  /** 0 nothing, else 1 + the part's index. */
  readonly part: Uint16Array
  readonly material: Uint8Array
}

export function makeLayer(window: Window, name: string, scratch: Scratch): Layer {
  const width = Math.max(0, window.right - window.left)
  const height = Math.max(0, window.bottom - window.top)
  const count = width * height
  return {
    window,
    width,
    height,
    colour: scratch.floats(`${name} colour`, count * 3).fill(0),
    alpha: scratch.floats(`${name} alpha`, count).fill(0),
    depth: scratch.floats(`${name} depth`, count).fill(skyDepth),
    normals: scratch.floats(`${name} normals`, count * 3).fill(0),
    base: scratch.floats(`${name} base`, count * 3).fill(0),
    key: scratch.floats(`${name} key`, count).fill(1),
    part: scratch.shorts(`${name} part`, count).fill(0),
    material: scratch.bytes(`${name} material`, count).fill(0),
  }
}

type ShadedLayer = {
  readonly fragments: Fragments
  readonly answers: Float32Array
  readonly blended: Blended
  /** Material code of each part. */
  readonly codes: readonly number[]
  readonly camera: Camera
}

/** Brighter than this is held before averaging, so that no sparkle makes its pixel's edge hard. */
const brightest = 12

/** Puts fragments and see-through parts together. */
export function resolve(
  layer: Layer,
  { fragments, answers, blended, codes, camera }: ShadedLayer,
  pause: Pause,
): Layer {
  const { width, window, colour, alpha } = layer
  const { passing } = blended
  // Where see-through parts are in front, what is behind counts as far as it comes through.
  const veiled = new Int32Array(alpha.length).fill(-1)
  const shiftX = blended.window.left - window.left
  const shiftY = blended.window.top - window.top
  for (let slot = 0; slot < blended.part.length; slot++) {
    const pixel = (shiftY + Math.floor(slot / blended.width)) * width + shiftX + (slot % blended.width)
    const at = slot * 4
    const through = (passing[at]! + passing[at + 1]! + passing[at + 2]! + passing[at + 3]!) * 0.25
    if (through === 1) continue
    veiled[pixel] = slot
    alpha[pixel] = 1 - through
    colour[pixel * 3] = blended.colour[slot * 3]!
    colour[pixel * 3 + 1] = blended.colour[slot * 3 + 1]!
    colour[pixel * 3 + 2] = blended.colour[slot * 3 + 2]!
  }
  const { count } = fragments
  for (let from = 0; from < count; from += 1024) {
    if ((from & 0xffff) === 0) pause()
    resolveRun(layer, fragments, answers, passing, veiled, codes, camera, from, Math.min(count, from + 1024))
  }
  for (let y = 0; y < layer.height; y++) {
    if ((y & 127) === 0) pause()
    frontRow(layer, blended, veiled, codes, camera, y * width, (y + 1) * width)
  }
  return layer
}

/** The normal as the camera sees it. */
function turn(
  { right, up, back }: Camera,
  normals: Float32Array,
  pixel: number,
  x: number,
  y: number,
  z: number,
): void {
  normals[pixel * 3] = right[0] * x + right[1] * y + right[2] * z
  normals[pixel * 3 + 1] = up[0] * x + up[1] * y + up[2] * z
  normals[pixel * 3 + 2] = back[0] * x + back[1] * y + back[2] * z
}

function resolveRun(
  { colour, alpha, depth, normals, base, key, part, material }: Layer,
  { data, mask, pixel: pixelOf, part: owner, first }: Fragments,
  answers: Float32Array,
  passing: Float32Array,
  veiled: Int32Array,
  codes: readonly number[],
  camera: Camera,
  from: number,
  to: number,
): void {
  for (let fragment = from; fragment < to; fragment++) {
    const pixel = pixelOf[fragment]!
    const bits = mask[fragment]!
    const slot = veiled[pixel]! * 4
    const share =
      slot < 0
        ? ((bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1) + (bits >> 3)) * 0.25
        : ((bits & 1 ? passing[slot]! : 0) +
            (bits & 2 ? passing[slot + 1]! : 0) +
            (bits & 4 ? passing[slot + 2]! : 0) +
            (bits & 8 ? passing[slot + 3]! : 0)) *
          0.25
    const here = fragment * stride
    const lit = fragment * answerSize
    for (let channel = 0; channel < 3; channel++) {
      const light = data[here + at.red + channel]! * answers[lit + channel]! + answers[lit + answer.mirrored + channel]!
      colour[pixel * 3 + channel]! += (light > brightest ? brightest : light) * share
    }
    alpha[pixel]! += share
    if (first[pixel] !== fragment) continue
    depth[pixel] = data[here + at.depth]!
    turn(camera, normals, pixel, data[here + at.normalX]!, data[here + at.normalY]!, data[here + at.normalZ]!)
    base[pixel * 3] = data[here + at.red]!
    base[pixel * 3 + 1] = data[here + at.green]!
    base[pixel * 3 + 2] = data[here + at.blue]!
    key[pixel] = answers[lit + answer.key]!
    part[pixel] = owner[fragment]! + 1
    material[pixel] = codes[owner[fragment]!]!
  }
}

/** Where see-through parts are what is seen first. */
function frontRow(
  { depth, normals, base, part, material }: Layer,
  blended: Blended,
  veiled: Int32Array,
  codes: readonly number[],
  camera: Camera,
  start: number,
  end: number,
): void {
  for (let pixel = start; pixel < end; pixel++) {
    const slot = veiled[pixel]!
    if (slot < 0) continue
    const seen = blended.part[slot]!
    if (seen === 0) continue
    const from = slot * 7
    depth[pixel] = blended.front[from]!
    turn(camera, normals, pixel, blended.front[from + 1]!, blended.front[from + 2]!, blended.front[from + 3]!)
    for (let channel = 0; channel < 3; channel++) base[pixel * 3 + channel] = blended.front[from + 4 + channel]!
    part[pixel] = seen
    material[pixel] = codes[seen - 1]!
  }
}
