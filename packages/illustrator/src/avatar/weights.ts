import { faceMesh } from '#body/face-mesh.ts'
import { fineBody } from '#body/subdivide.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import type { Pack } from '#pack/pack.ts'
import type { AvatarPiece } from './avatar.ts'

/** Four joints a vertex, and weights that add up to 1. */
export type Weights = Pick<AvatarPiece, 'joints' | 'weights'>

/** How much of something follows each joint; whatever is most has its say. */
export type Shares = Map<number, number>

export function settled(shares: readonly Shares[]): Weights {
  const joints = new Uint16Array(shares.length * 4)
  const weights = new Float32Array(shares.length * 4)
  for (const [at, own] of shares.entries()) {
    if (own.size === 1) {
      joints[at * 4] = own.keys().next().value ?? 0
      weights[at * 4] = 1
      continue
    }
    const max = [...own]
      .filter(([, weight]) => weight > 1e-4)
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, 4)
    const sum = max.reduce((total, [, weight]) => total + weight, 0)
    for (const [k, [joint, weight]] of max.entries()) {
      joints[at * 4 + k] = joint
      weights[at * 4 + k] = weight / sum
    }
    if (max.length === 0) weights[at * 4] = 1
  }
  return { joints, weights }
}

/** What the pack's own weights come to when only the human bones are left. */
function sharesOf({ base }: Pack, of: Uint8Array, vertex: number): Shares {
  const shares: Shares = new Map()
  for (let k = vertex * 4; k < vertex * 4 + 4; k += 1) add(shares, of[base.boneIndices[k]!]!, base.boneWeights[k]!)
  return shares
}

/** The same for a vertex of the skin, of which the face has more than the pack: those follow as much of each as they are made of it. */
export function skinShares(pack: Pack, of: Uint8Array, vertex: number): Shares {
  const own = faceMesh(pack).vertices[vertex] ?? vertex
  if (own === vertex) return sharesOf(pack, of, vertex)
  const { starts, from, shares: parts } = fineBody(pack)
  const shares: Shares = new Map()
  for (let at = starts[own]!; at < starts[own + 1]!; at += 1) {
    for (const [joint, weight] of sharesOf(pack, of, from[at]!)) add(shares, joint, weight * parts[at]!)
  }
  return shares
}

export function add(shares: Shares, joint: number, weight: number): void {
  if (weight > 0) shares.set(joint, (shares.get(joint) ?? 0) + weight)
}

/** Some vertices of the body around a point, nearest first, with how far they are. */
export type Around = (x: number, y: number, z: number) => readonly (readonly [vertex: number, distance: number])[]

const cell = 0.45
const looked = 4

/** Finds the nearest of the body's vertices that are given. */
export function nearestOf(positions: Float32Array, vertices: Iterable<number>): Around {
  const cells = new Map<number, number[]>()
  const keyOf = (x: number, y: number, z: number) => (x + 512) * 2 ** 20 + (y + 512) * 2 ** 10 + z + 512
  const all: number[] = []
  for (const vertex of vertices) {
    all.push(vertex)
    const [x, y, z] = [0, 1, 2].map((axis) => Math.floor(positions[vertex * 3 + axis]! / cell))
    const key = keyOf(x!, y!, z!)
    const known = cells.get(key)
    if (known) known.push(vertex)
    else cells.set(key, [vertex])
  }
  // Four at most, in order, with the squares of how far they are: kept apart from what is answered, because most who are looked at are none of them.
  const found = new Int32Array(looked)
  const squares = new Float64Array(looked)
  const nearest = (
    among: readonly number[],
    x: number,
    y: number,
    z: number,
  ): readonly (readonly [number, number])[] => {
    let many = 0
    for (let at = 0; at < among.length; at += 1) {
      const vertex = among[at]!
      const [right, up, ahead] = [
        positions[vertex * 3]! - x,
        positions[vertex * 3 + 1]! - y,
        positions[vertex * 3 + 2]! - z,
      ]
      const square = right * right + up * up + ahead * ahead
      if (many === looked && square >= squares[looked - 1]!) continue
      let place = Math.min(many, looked - 1)
      while (place > 0 && squares[place - 1]! > square) {
        squares[place] = squares[place - 1]!
        found[place] = found[place - 1]!
        place -= 1
      }
      squares[place] = square
      found[place] = vertex
      many = Math.min(looked, many + 1)
    }
    return Array.from({ length: many }, (_, at) => [found[at]!, Math.sqrt(squares[at]!)] as const)
  }
  // Neighbors ask for the same cells again and again.
  const around = new Map<number, readonly number[]>()
  const within = (cx: number, cy: number, cz: number, reach: number): readonly number[] => {
    const key = keyOf(cx, cy, cz) * 8 + reach
    const known = around.get(key)
    if (known) return known
    const near: number[] = []
    for (let i = -reach; i <= reach; i += 1) {
      for (let j = -reach; j <= reach; j += 1) {
        for (let k = -reach; k <= reach; k += 1) near.push(...(cells.get(keyOf(cx + i, cy + j, cz + k)) ?? []))
      }
    }
    around.set(key, near)
    return near
  }
  return (x, y, z) => {
    const [cx, cy, cz] = [Math.floor(x / cell), Math.floor(y / cell), Math.floor(z / cell)]
    for (let reach = 1; reach <= 4; reach += 1) {
      const best = nearest(within(cx, cy, cz, reach), x, y, z)
      if (best.length === looked && best[0]![1] <= reach * cell) return best
    }
    return nearest(all, x, y, z)
  }
}

/** What is worn follows the skin that it lies on: the mean of the nearest vertices, the nearer the more. */
export function followed(pack: Pack, of: Uint8Array, near: readonly (readonly [number, number])[]): Shares {
  const shares: Shares = new Map()
  for (const [vertex, distance] of near) {
    const weight = 1 / (0.02 + distance * distance)
    for (const [joint, share] of sharesOf(pack, of, vertex)) add(shares, joint, share * weight)
  }
  return scaled(shares, 1)
}

/** The same shares so that they add up to `sum`. */
function scaled(shares: Shares, sum: number): Shares {
  const total = [...shares.values()].reduce((before, weight) => before + weight, 0)
  return new Map([...shares].map(([joint, weight]) => [joint, (weight / Math.max(1e-9, total)) * sum]))
}

/** From one to the other. */
export function mixedShares(one: Shares, other: Shares, share: number): Shares {
  const sum = scaled(one, 1 - share)
  for (const [joint, weight] of scaled(other, share)) add(sum, joint, weight)
  return sum
}

/** How freely cloth hangs that is so far from the skin: not at all, or wholly. */
export const freedom = (distance: number): number => smoothstep(0.25, 0.75, distance)
