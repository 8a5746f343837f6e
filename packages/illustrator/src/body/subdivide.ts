import type { Pack } from '#pack/pack.ts'
import { memoByKey } from '#pack/memo-by-key.ts'

/** A mesh made of another by fixed mixtures of its vertices: the numbers `from[starts[v]..starts[v+1]]`, each times its share. */
export type Refinement = {
  readonly starts: Uint32Array
  readonly from: Uint16Array
  readonly shares: Float32Array
  /** Four corners a face; face `f` of the old mesh becomes faces `4f` to `4f + 3`. */
  readonly quads: Uint32Array
  readonly uvQuads: Uint32Array
  readonly uvs: Float32Array
}

/** The bare body after one step of Catmull-Clark: round where it was cornered, the same outline. */
export const fineBody = memoByKey((pack: Pack): Refinement => {
  const { first, count } = pack.base.groups.get('body') ?? { first: 0, count: 0 }
  const quads = pack.base.quads.subarray(first * 4, (first + count) * 4)
  const uvQuads = pack.base.uvQuads.subarray(first * 4, (first + count) * 4)
  return refine(quads, uvQuads, pack.base.uvs, pack.base.positions.length / 3)
})

/** New vertices in this order: the old ones moved, one for each edge, one for each face. */
function refine(quads: Uint16Array, uvQuads: Uint16Array, uvs: Float32Array, vertexCount: number): Refinement {
  const faceCount = quads.length / 4
  const { edgeOf, ends, sides, edgeCount } = findEdges(quads)
  const around = lists(vertexCount, quads, (corner) => corner >> 2)
  const along = lists(vertexCount, ends, (end) => end >> 1)
  const facePoint = vertexCount + edgeCount
  const mix = mixer(facePoint + faceCount, vertexCount)
  const addFace = (face: number, share: number) => {
    for (let corner = face * 4; corner < face * 4 + 4; corner += 1) mix.add(quads[corner]!, share / 4)
  }
  for (let vertex = 0; vertex < vertexCount; vertex += 1) {
    const from = along.starts[vertex]!
    const to = along.starts[vertex + 1]!
    const n = around.starts[vertex + 1]! - around.starts[vertex]!
    let rims = 0
    for (let k = from; k < to; k += 1) if (sides[along.items[k]! * 2 + 1]! < 0) rims += 1
    if (n === 0 || (rims > 0 && rims !== 2)) mix.add(vertex, 1)
    else if (rims === 2) {
      mix.add(vertex, 0.75)
      for (let k = from; k < to; k += 1) {
        const edge = along.items[k]!
        if (sides[edge * 2 + 1]! < 0) mix.add(ends[edge * 2]! === vertex ? ends[edge * 2 + 1]! : ends[edge * 2]!, 0.125)
      }
    } else {
      for (let k = around.starts[vertex]!; k < around.starts[vertex + 1]!; k += 1)
        addFace(around.items[k]!, 1 / (n * n))
      for (let k = from; k < to; k += 1) {
        mix.add(ends[along.items[k]! * 2]!, 1 / (n * n))
        mix.add(ends[along.items[k]! * 2 + 1]!, 1 / (n * n))
      }
      mix.add(vertex, (n - 3) / n)
    }
    mix.end()
  }
  for (let edge = 0; edge < edgeCount; edge += 1) {
    const inner = sides[edge * 2 + 1]! >= 0
    for (let side = edge * 2; side < edge * 2 + 2; side += 1) {
      mix.add(ends[side]!, inner ? 0.25 : 0.5)
      if (inner) addFace(sides[side]!, 0.25)
    }
    mix.end()
  }
  for (let face = 0; face < faceCount; face += 1) {
    addFace(face, 1)
    mix.end()
  }
  const fine = new Uint32Array(faceCount * 16)
  for (let corner = 0; corner < quads.length; corner += 1) {
    const face = corner >> 2
    fine[corner * 4] = quads[corner]!
    fine[corner * 4 + 1] = vertexCount + edgeOf[corner]!
    fine[corner * 4 + 2] = facePoint + face
    fine[corner * 4 + 3] = vertexCount + edgeOf[face * 4 + ((corner + 3) & 3)]!
  }
  return { ...mix.done(), quads: fine, ...refineUvs(uvQuads, uvs) }
}

/** The edge that begins at each corner of a face; the two ends of each edge and the faces beside it, -1 for none. */
function findEdges(quads: Uint16Array) {
  const known = new Map<number, number>()
  const edgeOf = new Uint32Array(quads.length)
  const ends = new Uint16Array(quads.length * 2)
  const sides = new Int32Array(quads.length * 2).fill(-1)
  for (let corner = 0; corner < quads.length; corner += 1) {
    const a = quads[corner]!
    const b = quads[(corner & ~3) + ((corner + 1) & 3)]!
    const key = a < b ? a * 65_536 + b : b * 65_536 + a
    let edge = known.get(key)
    if (edge === undefined) {
      edge = known.size
      known.set(key, edge)
      ends[edge * 2] = a
      ends[edge * 2 + 1] = b
      sides[edge * 2] = corner >> 2
    } else sides[edge * 2 + 1] = corner >> 2
    edgeOf[corner] = edge
  }
  const edgeCount = known.size
  return { edgeOf, ends: ends.subarray(0, edgeCount * 2), sides, edgeCount }
}

/** For each vertex the things whose corners it is, one list after the other. */
function lists(vertexCount: number, corners: Uint16Array, thing: (corner: number) => number) {
  const starts = new Uint32Array(vertexCount + 1)
  for (let corner = 0; corner < corners.length; corner += 1) starts[corners[corner]! + 1]! += 1
  for (let vertex = 0; vertex < vertexCount; vertex += 1) starts[vertex + 1]! += starts[vertex]!
  const next = starts.slice()
  const items = new Uint32Array(corners.length)
  for (let corner = 0; corner < corners.length; corner += 1) {
    const vertex = corners[corner]!
    items[next[vertex]!] = thing(corner)
    next[vertex]! += 1
  }
  return { starts, items }
}

/** Texture coordinates stay where they are and are halved straight: nine for each old face. */
function refineUvs(uvQuads: Uint16Array, uvs: Float32Array): Pick<Refinement, 'uvQuads' | 'uvs'> {
  const faceCount = uvQuads.length / 4
  const result = new Float32Array(faceCount * 18)
  const quads = new Uint32Array(faceCount * 16)
  for (let face = 0; face < faceCount; face += 1) {
    const first = face * 9
    for (let axis = 0; axis < 2; axis += 1) {
      let sum = 0
      for (let corner = 0; corner < 4; corner += 1) {
        const own = uvs[uvQuads[face * 4 + corner]! * 2 + axis]!
        const next = uvs[uvQuads[face * 4 + ((corner + 1) & 3)]! * 2 + axis]!
        result[(first + corner) * 2 + axis] = own
        result[(first + 4 + corner) * 2 + axis] = (own + next) / 2
        sum += own
      }
      result[(first + 8) * 2 + axis] = sum / 4
    }
    for (let corner = 0; corner < 4; corner += 1) {
      quads.set(
        [first + corner, first + 4 + corner, first + 8, first + 4 + ((corner + 3) & 3)],
        (face * 4 + corner) * 4,
      )
    }
  }
  return { uvs: result, uvQuads: quads }
}

/** Gathers the shares of one vertex after the other; what comes by way of several faces is one entry. */
function mixer(count: number, vertexCount: number) {
  const starts = new Uint32Array(count + 1)
  let from = new Uint16Array(count * 12)
  let shares = new Float32Array(count * 12)
  const sums = new Float64Array(vertexCount)
  const touched = new Uint16Array(256)
  let waiting = 0
  let at = 0
  let filled = 0
  return {
    add: (vertex: number, share: number) => {
      if (sums[vertex] === 0) {
        touched[waiting] = vertex
        waiting += 1
      }
      sums[vertex]! += share
    },
    end: () => {
      for (let k = 0; k < waiting; k += 1) {
        const vertex = touched[k]!
        from[filled] = vertex
        shares[filled] = sums[vertex]!
        sums[vertex] = 0
        filled += 1
      }
      waiting = 0
      at += 1
      starts[at] = filled
    },
    done: () => {
      from = from.slice(0, filled)
      shares = shares.slice(0, filled)
      return { starts, from, shares }
    },
  }
}

/** The finer mesh's vertices for these positions of the coarser one. */
export function refined(fine: Refinement, positions: Float32Array): Float32Array {
  const count = fine.starts.length - 1
  const result = new Float32Array(count * 3)
  for (let vertex = 0; vertex < count; vertex += 1) mixInto(result, vertex, fine, vertex, positions)
  return result
}

/** Some of them, one after the other. */
export function refinedAt(fine: Refinement, vertices: Uint32Array, positions: Float32Array): Float32Array {
  const result = new Float32Array(vertices.length * 3)
  for (let at = 0; at < vertices.length; at += 1) mixInto(result, at, fine, vertices[at]!, positions)
  return result
}

function mixInto(
  result: Float32Array,
  place: number,
  { starts, from, shares }: Refinement,
  vertex: number,
  positions: Float32Array,
): void {
  let x = 0
  let y = 0
  let z = 0
  for (let k = starts[vertex]!; k < starts[vertex + 1]!; k += 1) {
    const at = from[k]! * 3
    const share = shares[k]!
    x += share * positions[at]!
    y += share * positions[at + 1]!
    z += share * positions[at + 2]!
  }
  result[place * 3] = x
  result[place * 3 + 1] = y
  result[place * 3 + 2] = z
}
