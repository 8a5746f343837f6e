import type { Pack } from '#pack/pack.ts'
import { memoByKey } from '#pack/memo-by-key.ts'
import { type LidEdges, lidEdges } from './eyes/lid-edges.ts'
import { fineBody, refined } from './subdivide.ts'
import { triples } from '#geometry/numbers.ts'

/** How strongly morph targets move the skin at a texture coordinate, 0..255, within a window of the texture. */
export type FaceMap = {
  readonly left: number
  readonly bottom: number
  readonly across: number
  readonly up: number
  readonly data: Uint8Array
}

type Window = readonly [left: number, bottom: number, right: number, top: number]

const size = 320

/**
 * Where the lips are: the targets that fill them move exactly them. Made once a pack, so that a close-up has a clean
 * edge where the skin's own picture has four pixels. What is inside the mouth lies elsewhere in the texture.
 */
export const lipMap = memoByKey((pack: Pack) =>
  makeFaceMap(
    pack,
    ['mouth/mouth-upperlip-volume-inflate', 'mouth/mouth-lowerlip-volume-inflate'],
    [0.88, 0.42, 0.96, 0.55],
  ),
)

/** Where the lids are, strongest at their edges: what closes the eye moves these most. */
export const lidMaps = memoByKey((pack: Pack) => {
  const closing = (side: string) => [`expression/units/caucasian/eye-${side}-closure`]
  return {
    left: makeFaceMap(pack, closing('left'), leftEye),
    right: makeFaceMap(pack, closing('right'), rightEye),
  }
})

const leftEye: Window = [0.81, 0.485, 0.875, 0.55]
const rightEye: Window = [0.81, 0.416, 0.875, 0.481]

/** The lids' edges: one half where skin ends and lashes grow, one on the wet rims behind that. */
export const rimMaps = memoByKey((pack: Pack) => {
  const rims = ({ upper, lower, rims }: LidEdges, window: Window) => {
    const strength = new Float32Array(pack.base.positions.length)
    for (const vertex of [...upper, ...lower]) strength[vertex * 3] = 0.5
    for (const vertex of rims) strength[vertex * 3] = 1
    return paintMap(pack, strength, window)
  }
  const { left, right } = lidEdges(pack)
  return { left: rims(left, leftEye), right: rims(right, rightEye) }
})

function makeFaceMap(pack: Pack, names: readonly string[], window: Window): FaceMap {
  const strength = new Float32Array(pack.base.positions.length)
  for (const [axis, name] of names.entries()) {
    const target = pack.targets.get(name)
    if (!target) throw new Error(`The pack has no morph target ${name}.`)
    let max = 0
    for (const [at, vertex] of target.vertices.entries()) {
      const [x = 0, y = 0, z = 0] = target.moves.subarray(at * 3, at * 3 + 3)
      const length = Math.sqrt(x * x + y * y + z * z)
      max = Math.max(max, length)
      strength[vertex * 3 + axis] = length
    }
    for (const vertex of target.vertices) strength[vertex * 3 + axis]! /= max
  }
  return paintMap(pack, strength, window)
}

/** A map of what vertices of the base mesh have, the greater of their first two numbers. */
function paintMap(pack: Pack, strength: Float32Array, [left, bottom, right, top]: Window): FaceMap {
  const fine = fineBody(pack)
  const values = refined(fine, strength)
  const value = (vertex: number) => Math.max(values[vertex * 3]!, values[vertex * 3 + 1]!)
  const map: FaceMap = { left, bottom, across: right - left, up: top - bottom, data: new Uint8Array(size * size) }
  for (let face = 0; face * 4 < fine.quads.length; face += 1) {
    for (let corner = 0; corner < 4; corner += 1) {
      if (value(fine.quads[face * 4 + corner]!) <= 0.01) continue
      paintFace(map, fine.quads, fine.uvQuads, fine.uvs, face, value)
      break
    }
  }
  return map
}

function paintFace(
  { left, bottom, across, up, data }: FaceMap,
  quads: Uint32Array,
  uvQuads: Uint32Array,
  uvs: Float32Array,
  face: number,
  value: (vertex: number) => number,
): void {
  for (const corners of triples`0 1 2, 0 2 3`) {
    const [a, b, c] = corners.map((corner) => {
      const uv = uvQuads[face * 4 + corner]! * 2
      return {
        x: ((uvs[uv]! - left) / across) * size,
        y: ((uvs[uv + 1]! - bottom) / up) * size,
        value: value(quads[face * 4 + corner]!),
      }
    })
    if (!a || !b || !c) continue
    const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
    if (area === 0) continue
    const right = Math.min(size - 1, Math.ceil(Math.max(a.x, b.x, c.x)))
    const top = Math.min(size - 1, Math.ceil(Math.max(a.y, b.y, c.y)))
    for (let y = Math.max(0, Math.floor(Math.min(a.y, b.y, c.y))); y <= top; y += 1) {
      for (let x = Math.max(0, Math.floor(Math.min(a.x, b.x, c.x))); x <= right; x += 1) {
        const p = ((b.x - x) * (c.y - y) - (c.x - x) * (b.y - y)) / area
        const q = ((c.x - x) * (a.y - y) - (a.x - x) * (c.y - y)) / area
        if (p < -0.01 || q < -0.01 || p + q > 1.01) continue
        data[y * size + x] = Math.round(Math.min(1, p * a.value + q * b.value + (1 - p - q) * c.value) * 255)
      }
    }
  }
}

/** From 0 to 1. */
export function mapAt({ left, bottom, across, up, data }: FaceMap, u: number, v: number): number {
  const x = ((u - left) / across) * size - 0.5
  const y = ((v - bottom) / up) * size - 0.5
  if (x < 0 || y < 0 || x >= size - 1 || y >= size - 1) return 0
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  const at = iy * size + ix
  const fx = x - ix
  const top = data[at]! + (data[at + 1]! - data[at]!) * fx
  const low = data[at + size]! + (data[at + size + 1]! - data[at + size]!) * fx
  return (top + (low - top) * (y - iy)) / 255
}
