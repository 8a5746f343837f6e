import type { Body } from '#body/body.ts'
import type { Part } from '#geometry/part.ts'

/** What each vertex of a part goes along with: four bones and their weights. */
export type Binding = { readonly bones: Uint8Array; readonly weights: Float32Array }

/** Vertices of the body itself; the base mesh goes on with helpers. */
const bodyVertices = 13_380
const cell = 0.4
const nearest = 3

/** Points in cells, to find the nearest of them quickly. Answers with `nearest` indices into `found`, far ones first. */
export function finderOf(points: Float32Array, count = bodyVertices) {
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  for (let at = 0; at < count * 3; at++) {
    low[at % 3] = Math.min(low[at % 3]!, points[at]!)
    high[at % 3] = Math.max(high[at % 3]!, points[at]!)
  }
  const [lowX, lowY, lowZ] = low as [number, number, number]
  const size = low.map((from, axis) => Math.floor((high[axis]! - from) / cell) + 1) as [number, number, number]
  const [sizeX, sizeY, sizeZ] = size
  const starts = new Uint32Array(sizeX * sizeY * sizeZ + 1)
  const cellOf = (at: number): number =>
    (Math.floor((points[at]! - lowX) / cell) * sizeY + Math.floor((points[at + 1]! - lowY) / cell)) * sizeZ +
    Math.floor((points[at + 2]! - lowZ) / cell)
  for (let index = 0; index < count; index++) starts[cellOf(index * 3) + 1]!++
  for (let at = 1; at < starts.length; at++) starts[at]! += starts[at - 1]!
  const next = starts.slice()
  const sorted = new Uint32Array(count)
  for (let index = 0; index < count; index++) sorted[next[cellOf(index * 3)]!++] = index
  const found = new Int32Array(nearest)
  const away = new Float64Array(nearest)
  const look = (x: number, y: number, z: number, ring: number): void => {
    const ci = Math.floor((x - lowX) / cell)
    const cj = Math.floor((y - lowY) / cell)
    const ck = Math.floor((z - lowZ) / cell)
    const [toI, toJ, toK] = [
      Math.min(sizeX, ci + ring + 1),
      Math.min(sizeY, cj + ring + 1),
      Math.min(sizeZ, ck + ring + 1),
    ]
    const fromK = Math.max(0, ck - ring)
    for (let place = 0; place < nearest; place++) {
      found[place] = -1
      away[place] = Infinity
    }
    for (let i = Math.max(0, ci - ring); i < toI; i++) {
      for (let j = Math.max(0, cj - ring); j < toJ && fromK < toK; j++) {
        const row = (i * sizeY + j) * sizeZ
        for (let at = starts[row + fromK]!; at < starts[row + toK]!; at++) {
          const index = sorted[at]!
          const dx = points[index * 3]! - x
          const dy = points[index * 3 + 1]! - y
          const dz = points[index * 3 + 2]! - z
          const far = dx * dx + dy * dy + dz * dz
          if (far >= away[0]!) continue
          let place = 0
          for (; place + 1 < nearest && far < away[place + 1]!; place++) {
            away[place] = away[place + 1]!
            found[place] = found[place + 1]!
          }
          away[place] = far
          found[place] = index
        }
      }
    }
  }
  return {
    found,
    /** Squares of the distances. */
    away,
    near(x: number, y: number, z: number): void {
      // What stands far off is looked for ever farther around.
      for (let ring = 1; ring <= 64; ring *= 2) {
        look(x, y, z, ring)
        if (away[0]! <= ring * cell * ring * cell) return
      }
    },
  }
}

/** Cloth goes with the skin that it lies on: it is looked for at rest, where no arm touches the chest. */
export function bindCloth({ pack, posed, rest }: Body, part: Part): Binding {
  const atRest = part.rest !== undefined && part.rest !== part.positions
  const points = atRest ? part.rest : part.positions
  const finder = finderOf(atRest ? rest : posed)
  const { boneIndices, boneWeights } = pack.base
  const count = points.length / 3
  const bones = new Uint8Array(count * 4)
  const weights = new Float32Array(count * 4)
  const shares = new Float64Array(pack.bones.length)
  const known: number[] = []
  for (let vertex = 0; vertex < count; vertex++) {
    finder.near(points[vertex * 3]!, points[vertex * 3 + 1]!, points[vertex * 3 + 2]!)
    for (let place = 0; place < nearest; place++) {
      const index = finder.found[place]!
      if (index < 0) continue
      const closeness = 1 / (finder.away[place]! + 0.002)
      for (let at = index * 4; at < index * 4 + 4; at++) {
        if (boneWeights[at] === 0) continue
        const bone = boneIndices[at]!
        if (shares[bone] === 0) known.push(bone)
        shares[bone]! += boneWeights[at]! * closeness
      }
    }
    known.sort((one, other) => shares[other]! - shares[one]! || one - other)
    let total = 0
    for (let at = 0; at < 4 && at < known.length; at++) total += shares[known[at]!]!
    known.forEach((bone, at) => {
      if (at < 4) {
        bones[vertex * 4 + at] = bone
        weights[vertex * 4 + at] = shares[bone]! / total
      }
      shares[bone] = 0
    })
    known.length = 0
  }
  return { bones, weights }
}

/** The tip of the chin on the base mesh, and how far below it hair has left the head and lies on the shoulders. */
const chin = 747
const falling = 1.1

/** Hair goes with the head down to the chin, and with the chest from the shoulders on. */
export function bindHair({ posed, bones }: Body, { positions }: Part): Binding {
  const [neckX, neckY, neckZ] = bones.joint('neck01')
  const [headX, headY, headZ] = bones.joint('head')
  const [x, y, z] = [headX - neckX, headY - neckY, headZ - neckZ]
  const over = 1 / Math.sqrt(x * x + y * y + z * z)
  const height = (at: number, of: Float32Array): number => (of[at]! * x + of[at + 1]! * y + of[at + 2]! * z) * over
  const top = height(chin * 3, posed)
  const count = positions.length / 3
  const indices = new Uint8Array(count * 4)
  const weights = new Float32Array(count * 4)
  for (let vertex = 0; vertex < count; vertex++) {
    const t = Math.min(1, Math.max(0, (height(vertex * 3, positions) - top + falling) / falling))
    const share = t * t * (3 - 2 * t)
    indices[vertex * 4] = bones.index('head')
    indices[vertex * 4 + 1] = bones.index('spine01')
    weights[vertex * 4] = share
    weights[vertex * 4 + 1] = 1 - share
  }
  return { bones: indices, weights }
}
