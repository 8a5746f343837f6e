import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Proxy } from '#pack/pack.ts'
import type { Body } from './body.ts'
import { fitProxy, proxyMesh } from './fit-proxy.ts'
import { trianglesOf } from './surface-mesh.ts'

describe('trianglesOf', () => {
  it('makes two triangles of a quad and one of what repeats a corner, turning as the face does', () => {
    expect([...trianglesOf([0, 1, 2, 3, 4, 5, 6, 6], () => true)]).toEqual([0, 1, 2, 0, 2, 3, 4, 5, 6])
  })

  it('takes the faces that are wanted, in their order', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 12 }), (wanted) => {
        const quads = wanted.flatMap((_, face) => [face * 4, face * 4 + 1, face * 4 + 2, face * 4 + 3])
        const triangles = trianglesOf(quads, (face) => wanted[face] === true)
        expect(triangles.length).toBe(wanted.filter(Boolean).length * 6)
        const faces = [...triangles].map((corner) => Math.floor(corner / 4))
        expect([...new Set(faces)]).toEqual([...wanted.keys()].filter((face) => wanted[face]))
      }),
      { numRuns: 30 },
    )
  })
})

/** A triangle of the base mesh, and a card of one quad that lies over it. */
const rest = Float32Array.of(0, 0, 0, 1, 0, 0, 0, 1, 0)
const proxy: Proxy = {
  name: 'card',
  kind: 'teeth',
  count: 4,
  anchors: Uint16Array.of(0, 1, 2, 0, 0, 0, 1, 1, 1, 2, 2, 2),
  weights: Float32Array.of(0.2, 0.3, 0.5, 1, 0, 0, 1, 0, 0, 0, 0, 1),
  offsets: Float32Array.of(0, 0, 0.1, 0, 0, 0.1, 0, 0, 0.1, 0, 0, 0.1),
  quads: Uint16Array.of(1, 2, 0, 3),
  uvQuads: Uint16Array.of(0, 1, 2, 3),
  uvs: Float32Array.of(0, 0, 1, 0, 1, 1, 0, 1),
  boneIndices: new Uint8Array(16),
  boneWeights: Float32Array.from({ length: 16 }, (_, at) => (at % 4 === 0 ? 1 : 0)),
  texture: undefined,
}

const bodyOf = (faced: Float32Array): Body =>
  ({
    pack: { proxies: new Map([['card', proxy]]) },
    rest,
    faced,
    skin: (positions: Float32Array) => positions.map((value, at) => (at % 3 === 1 ? value + 10 : value)),
  }) as unknown as Body

describe('fitProxy', () => {
  it('[ILL-31] lays a card on the face as it is, between its anchors and a little off', () => {
    const faced = rest.map((value) => value * 2)
    const fitted = fitProxy(bodyOf(faced), 'card')
    expect([...fitted.rest.subarray(0, 3)].map((value) => Math.round(value * 1000))).toEqual([300, 500, 100])
    expect([...fitted.shape.subarray(0, 3)].map((value) => Math.round(value * 1000))).toEqual([600, 1000, 100])
    for (const [at, value] of fitted.shape.entries()) {
      expect(fitted.posed[at]).toBeCloseTo(at % 3 === 1 ? value + 10 : value, 5)
    }
  })

  it('[ILL-31] says what there is not', () => {
    expect(() => fitProxy(bodyOf(rest), 'wig')).toThrow('The pack has no mesh wig.')
  })

  it('[ILL-204] has normals of length 1 that stand on it', () => {
    const { normals, triangles, uvTriangles, positions } = proxyMesh(fitProxy(bodyOf(rest), 'card'))
    expect(triangles.every((corner) => corner < positions.length / 3)).toBe(true)
    expect(uvTriangles?.length).toBe(triangles.length)
    for (let at = 2; at < normals.length; at += 3) expect(Math.abs(normals[at]!)).toBeCloseTo(1, 5)
  })
})
