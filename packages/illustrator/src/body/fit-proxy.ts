import { normalsOf } from '#geometry/normals.ts'
import type { Part } from '#geometry/part.ts'
import type { Proxy } from '#pack/pack.ts'
import type { Body, Fitted } from './body.ts'
import { trianglesOf } from './surface-mesh.ts'

/** Lays a proxy of the pack over a body's face, with its expression. */
export function fitProxy(body: Body, name: string): Fitted {
  const proxy = body.pack.proxies.get(name)
  if (proxy === undefined) throw new Error(`The pack has no mesh ${name}.`)
  const shape = layOver(proxy, body.faced)
  const rest = layOver(proxy, body.rest)
  return {
    proxy,
    rest,
    shape,
    posed: body.skin(shape, proxy.boneIndices, proxy.boneWeights),
  }
}

/** What a part needs of a fitted proxy. */
export function proxyMesh({
  proxy,
  posed,
  rest,
}: Fitted): Pick<Part, 'positions' | 'normals' | 'triangles' | 'uvs' | 'uvTriangles' | 'rest'> {
  const triangles = trianglesOf(proxy.quads, () => true)
  const uvTriangles = trianglesOf(proxy.uvQuads, () => true)
  return { positions: posed, normals: normalsOf(posed, triangles), triangles, uvs: proxy.uvs, uvTriangles, rest }
}

/** The proxy's vertices over a base mesh: the weighed mean of three anchors and an offset. */
function layOver({ count, anchors, weights, offsets }: Proxy, base: Float32Array): Float32Array {
  const result = new Float32Array(count * 3)
  for (let vertex = 0; vertex < count * 3; vertex += 3) {
    const [a, b, c] = [anchors[vertex]! * 3, anchors[vertex + 1]! * 3, anchors[vertex + 2]! * 3]
    for (let axis = 0; axis < 3; axis += 1) {
      result[vertex + axis] =
        weights[vertex]! * base[a + axis]! +
        weights[vertex + 1]! * base[b + axis]! +
        weights[vertex + 2]! * base[c + axis]! +
        offsets[vertex + axis]!
    }
  }
  return result
}
