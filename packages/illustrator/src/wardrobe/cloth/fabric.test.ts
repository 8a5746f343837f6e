import { describe, expect, it } from 'vitest'
import { vertexAt } from '#geometry/vector.ts'
import { anchorsOf } from '#wardrobe/anchors.ts'
import { hiddenUnder } from '#wardrobe/covered.ts'
import { fabricOf, spread } from './fabric.ts'
import { columns, dummyPack, girth, rings } from '#wardrobe/testing.ts'

const pack = dummyPack()
const fabric = fabricOf(pack)
const faces = columns * (rings - 1)
const all = Array.from({ length: fabric.count }, (_, v) => v)

describe('the fabric', () => {
  it('[ILL-70] is the stocking with every face in four', () => {
    expect(fabric.triangles.length / 3).toBe(faces * 8)
    // Corners, the middles of sides and the middles of faces, each once.
    expect(fabric.count).toBe(columns * rings + columns * rings + columns * (rings - 1) + faces)
    expect(fabric.triangles.every((corner) => corner < fabric.count)).toBe(true)
    expect(fabricOf(pack)).toBe(fabric)
  })

  it('[ILL-70] lies on the stocking: each vertex is the mean of the four it is made of', () => {
    expect(fabric.rest).toEqual(spread(fabric.stencil, pack.base.positions))
    const off = all.map((v) => {
      const [x, y, z] = vertexAt(fabric.rest, v)
      return Math.abs(Math.sqrt(x * x + (z - 0.15) * (z - 0.15)) - girth(y))
    })
    expect(Math.max(...off)).toBeLessThan(0.13)
    const moved = spread(
      fabric.stencil,
      pack.base.positions.map((value) => value + 3),
    )
    expect(moved.every((value, at) => Math.abs(value - fabric.rest[at]! - 3) < 1e-4)).toBe(true)
  })

  it('[ILL-70] knows neighbours both ways, and ends above and below only', () => {
    const around = (v: number) => [...fabric.near.subarray(fabric.from[v], fabric.from[v + 1])]
    expect(all.filter((v) => around(v).length < 3 || around(v).includes(v))).toEqual([])
    expect(all.filter((v) => around(v).some((other) => !around(other).includes(v)))).toEqual([])
    const ends = all.filter((v) => {
      const y = fabric.rest[v * 3 + 1]!
      return y < -2.99 || y > -3 + (rings - 1) * 0.3 - 0.01
    })
    expect(all.filter((v) => fabric.edge[v] === 1)).toEqual(ends)
  })

  it('[ILL-76] has no sleeves where no bone of an arm is, and room for taut cloth by height', () => {
    expect(Math.max(...fabric.arm)).toBeCloseTo(-0.7, 5)
    expect(fabric.slack.every((room) => room <= 1 && room >= 0.05 - 1e-6)).toBe(true)
    expect(all.filter((v) => fabric.rest[v * 3 + 1]! < 4.5 && fabric.slack[v]! < 0.99)).toEqual([])
    expect(all.filter((v) => fabric.rest[v * 3 + 1]! > 5.1 && fabric.slack[v]! > 0.06)).toEqual([])
  })

  it('[ILL-72] is fixed to the skin below: shares of three corners that add up to one', () => {
    const { corners, shares } = anchorsOf(pack)
    expect(all.filter((v) => corners[v * 3]! < 0)).toEqual([])
    const sums = all.map((v) => shares[v * 3]! + shares[v * 3 + 1]! + shares[v * 3 + 2]!)
    expect(Math.max(...sums.map((sum) => Math.abs(sum - 1)))).toBeLessThan(1e-5)
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(-1e-6)
    const far = all.map((v) => {
      const off = [0, 1, 2].map((axis) => {
        const below = [0, 1, 2].map((k) => shares[v * 3 + k]! * pack.base.positions[corners[v * 3 + k]! * 3 + axis]!)
        return below[0]! + below[1]! + below[2]! - fabric.rest[v * 3 + axis]!
      })
      return Math.hypot(...off)
    })
    expect(Math.max(...far)).toBeLessThan(0.16)
  })

  it('[ILL-71] hides the skin well under cloth and chest to thighs always', () => {
    const skin = Array.from({ length: columns * rings }, (_, vertex) => vertex)
    const height = (vertex: number) => pack.base.positions[vertex * 3 + 1]!
    const bare = hiddenUnder(pack, [])
    const skirted = hiddenUnder(pack, [
      Float32Array.from({ length: fabric.count }, (_, v) => -2 - fabric.rest[v * 3 + 1]!),
    ])
    // The hollow under the arm is skin where no cloth lies.
    const isUnderArm = (vertex: number) =>
      Math.abs(pack.base.positions[vertex * 3]!) > 1.15 &&
      height(vertex) > 3.95 &&
      pack.base.positions[vertex * 3 + 2]! < 0.75
    const isModest = (vertex: number) => height(vertex) < 4.55 && height(vertex) > -1.75 && !isUnderArm(vertex)
    expect(skin.filter((vertex) => bare[vertex] === 1)).toEqual(skin.filter(isModest))
    // A margin of skin goes on under the hem.
    const under = skin.filter((vertex) => isModest(vertex) || height(vertex) < -2.22)
    expect(skin.filter((vertex) => skirted[vertex] === 1)).toEqual(under)
  })
})
