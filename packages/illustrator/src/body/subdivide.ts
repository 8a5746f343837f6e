import type { Pack } from '#pack/pack.ts'
import { oncePer } from './once.ts'

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
export const fineBody = oncePer((pack: Pack): Refinement => {
  const { first, count } = pack.base.groups.get('body') ?? { first: 0, count: 0 }
  const quads = pack.base.quads.subarray(first * 4, (first + count) * 4)
  const uvQuads = pack.base.uvQuads.subarray(first * 4, (first + count) * 4)
  return refine(quads, uvQuads, pack.base.uvs, pack.base.positions.length / 3)
})

type Edge = { readonly a: number; readonly b: number; readonly faces: number[]; readonly point: number }

/** New vertices in this order: the old ones moved, one for each edge, one for each face. */
function refine(quads: Uint16Array, uvQuads: Uint16Array, uvs: Float32Array, vertexCount: number): Refinement {
  const faceCount = quads.length / 4
  const edges = new Map<number, Edge>()
  const edgeAt = (a: number, b: number): Edge => {
    const key = a < b ? a * 65_536 + b : b * 65_536 + a
    const known = edges.get(key)
    if (known) return known
    const edge: Edge = { a, b, faces: [], point: vertexCount + edges.size }
    edges.set(key, edge)
    return edge
  }
  const facesOf: number[][] = Array.from({ length: vertexCount }, () => [])
  const edgesOf: Edge[][] = Array.from({ length: vertexCount }, () => [])
  const faceEdges: Edge[] = []
  for (let face = 0; face < faceCount; face += 1) {
    for (let corner = 0; corner < 4; corner += 1) {
      const vertex = quads[face * 4 + corner]!
      const edge = edgeAt(vertex, quads[face * 4 + ((corner + 1) & 3)]!)
      edge.faces.push(face)
      faceEdges.push(edge)
      facesOf[vertex]!.push(face)
    }
  }
  for (const edge of edges.values()) {
    edgesOf[edge.a]!.push(edge)
    edgesOf[edge.b]!.push(edge)
  }
  const facePoint = vertexCount + edges.size
  const mix = mixer(facePoint + faceCount)
  const addFace = (face: number, share: number) => {
    for (let corner = 0; corner < 4; corner += 1) mix.add(quads[face * 4 + corner]!, share / 4)
  }
  for (let vertex = 0; vertex < vertexCount; vertex += 1) {
    mix.begin()
    const rim = edgesOf[vertex]!.filter(({ faces }) => faces.length === 1)
    const around = facesOf[vertex]!
    if (around.length === 0 || (rim.length > 0 && rim.length !== 2)) mix.add(vertex, 1)
    else if (rim.length === 2) {
      mix.add(vertex, 0.75)
      for (const { a, b } of rim) mix.add(a === vertex ? b : a, 0.125)
    } else {
      const n = around.length
      for (const face of around) addFace(face, 1 / (n * n))
      for (const { a, b } of edgesOf[vertex]!) {
        mix.add(a, 1 / (n * n))
        mix.add(b, 1 / (n * n))
      }
      mix.add(vertex, (n - 3) / n)
    }
  }
  for (const { a, b, faces } of edges.values()) {
    mix.begin()
    const share = faces.length === 2 ? 0.25 : 0.5
    mix.add(a, share)
    mix.add(b, share)
    if (faces.length === 2) for (const face of faces) addFace(face, 0.25)
  }
  for (let face = 0; face < faceCount; face += 1) {
    mix.begin()
    addFace(face, 1)
  }
  const fine = new Uint32Array(faceCount * 16)
  for (let face = 0; face < faceCount; face += 1) {
    for (let corner = 0; corner < 4; corner += 1) {
      const before = faceEdges[face * 4 + ((corner + 3) & 3)]!.point
      fine.set(
        [quads[face * 4 + corner]!, faceEdges[face * 4 + corner]!.point, facePoint + face, before],
        (face * 4 + corner) * 4,
      )
    }
  }
  return { ...mix.done(), quads: fine, ...refineUvs(uvQuads, uvs) }
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

function mixer(count: number) {
  const starts = new Uint32Array(count + 1)
  const from: number[] = []
  const shares: number[] = []
  let at = 0
  return {
    begin: () => {
      starts[at] = from.length
      at += 1
    },
    add: (vertex: number, share: number) => {
      // The same vertex comes by way of several faces; one entry is enough.
      const known = from.indexOf(vertex, starts[at - 1]!)
      if (known < 0) {
        from.push(vertex)
        shares.push(share)
      } else shares[known]! += share
    },
    done: () => {
      starts[count] = from.length
      return { starts, from: Uint16Array.from(from), shares: Float32Array.from(shares) }
    },
  }
}

/** The finer mesh's vertices for these positions of the coarser one. */
export function refined({ starts, from, shares }: Refinement, positions: Float32Array): Float32Array {
  const count = starts.length - 1
  const result = new Float32Array(count * 3)
  for (let vertex = 0; vertex < count; vertex += 1) {
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
    result[vertex * 3] = x
    result[vertex * 3 + 1] = y
    result[vertex * 3 + 2] = z
  }
  return result
}
