import type { Body } from '#body/body.ts'
import { lidEdges } from '#body/eyes/lid-edges.ts'
import { fineBody, refinedAt } from '#body/subdivide.ts'
import { through } from '#geometry/interpolate.ts'
import { type Vector, vertexAt } from '#geometry/vector.ts'
import { unitTarget } from '#pack/gate.ts'
import type { Pack } from '#pack/pack.ts'

/** Lids that are closed so far are meant to be shut. */
const meant = 0.9

/** How far the upper lid comes down over the lower one, and how far it lies before it, decimeters. */
const [over, before] = [0.016, 0.012]
/** How far above the lid's edge lashes begin, so that no skin is seen between the two. */
const rooted = 0.012

/**
 * Shut lids that leave nothing of the eye to be seen: the upper one lies over the lower one. Drawings leave a little
 * room between the edges, which shade and lashes fill; other programs have no such shade, and the white shines through.
 */
export function withShutLids(body: Body): Body {
  const { close = 0, closeL = 0, closeR = 0 } = body.face.muscles
  const shut = (['left', 'right'] as const).filter((side) => close + (side === 'left' ? closeL : closeR) >= meant)
  if (shut.length === 0) return body
  const faced = body.faced.slice()
  const moved = new Set<number>()
  for (const side of shut) for (const vertex of pullDown(body, side, faced)) moved.add(vertex)
  const posed = skinned(body, faced, [...moved])
  for (const side of shut) rootLashes(body.pack, side, faced)
  return { ...body, faced, posed }
}

/** Lashes stand on the lid as it is drawn, rounder and so a little shorter than its corners: in place, for what grows on it alone. */
function rootLashes(pack: Pack, side: 'left' | 'right', faced: Float32Array): void {
  const { upper } = lidEdges(pack)[side]
  // The finer body begins with the vertices of the plain one.
  const round = refinedAt(fineBody(pack), Uint32Array.from(upper), faced)
  for (const [at, vertex] of upper.entries()) {
    faced.set(round.subarray(at * 3, at * 3 + 3), vertex * 3)
    faced[vertex * 3 + 1]! += rooted
  }
}

/** Pulls the upper lid of an eye down until it lies over the lower one, in place; the vertices that went. */
function pullDown({ pack }: Body, side: 'left' | 'right', faced: Float32Array): readonly number[] {
  const target = pack.targets.get(unitTarget(`eye-${side}-closure`))
  if (!target) return []
  const fall = new Map([...target.vertices].map((vertex, at) => [vertex, -target.moves[at * 3 + 1]! / 1000]))
  const { upper, lower } = lidEdges(pack)[side]
  const sideways = (vertex: number): number => Math.abs(faced[vertex * 3]!)
  const line = (edge: readonly number[], of: (vertex: number, nth: number) => number) =>
    edge
      .map((vertex, nth): readonly [number, number] => [sideways(vertex), of(vertex, nth)])
      .toSorted(([a], [b]) => a - b)
  const under: Record<'y' | 'z', ReturnType<typeof line>> = {
    y: line(lower, (vertex) => faced[vertex * 3 + 1]!),
    z: line(lower, (vertex) => faced[vertex * 3 + 2]!),
  }
  // In the corners the lids are one.
  const free = upper.map((_, nth) => Math.min(1, nth / 3, (upper.length - 1 - nth) / 3))
  const down = line(upper, (vertex, nth) => {
    const gap = faced[vertex * 3 + 1]! - through(under.y, sideways(vertex))
    return Math.max(0, gap + over) * free[nth]!
  })
  const forward = line(upper, (vertex, nth) => {
    const behind = through(under.z, sideways(vertex)) - faced[vertex * 3 + 2]!
    return Math.max(0, behind + before) * free[nth]!
  })
  const max = line(upper, (vertex) => fall.get(vertex) ?? 0)
  const gone: number[] = []
  const ways: (readonly [vertex: number, way: Vector])[] = []
  for (const [vertex, own] of fall) {
    // Whatever goes along with the edge goes as much farther as it went with it.
    const x = sideways(vertex)
    const share = Math.min(1, Math.max(0, own) / Math.max(0.03, through(max, x)))
    if (share <= 0) continue
    ways.push([vertex, [0, -through(down, x) * share, through(forward, x) * share]])
    gone.push(vertex)
  }
  for (const [vertex, way] of ways) for (const axis of [1, 2] as const) faced[vertex * 3 + axis]! += way[axis]
  return gone
}

/** Where these vertices are on the posed body, and all others as they were. */
function skinned(body: Body, faced: Float32Array, vertices: readonly number[]): Float32Array {
  const { boneIndices, boneWeights } = body.pack.base
  const four = vertices.flatMap((vertex) => [0, 1, 2, 3].map((at) => vertex * 4 + at))
  const places = body.skin(
    Float32Array.from(vertices.flatMap((vertex) => [...vertexAt(faced, vertex)])),
    Uint8Array.from(four, (at) => boneIndices[at]!),
    Float32Array.from(four, (at) => boneWeights[at]!),
  )
  const result = body.posed.slice()
  for (const [at, vertex] of vertices.entries()) result.set(places.subarray(at * 3, at * 3 + 3), vertex * 3)
  return result
}
