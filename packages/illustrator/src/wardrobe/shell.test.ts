import { describe, expect, it } from 'vitest'
import { around, rotate } from '#geometry/rotation.ts'
import type { Part } from '#geometry/part.ts'
import { lengthOf, plus, type Vector, vertexAt } from '#geometry/vector.ts'
import { colliderOf } from './collide.ts'
import { fit } from './fit.ts'
import { probe } from './probe.ts'
import { profileOf } from './profile.ts'
import { above, all, below } from './regions.ts'
import { makeShell, type ShellForm } from './shell.ts'
import { dummyBody, dummyPack, girth } from './testing.ts'
import { wearerOf } from './wearer.ts'

const pack = dummyPack()
const wearer = wearerOf(dummyBody(pack))
const form = (more: Partial<ShellForm> = {}): ShellForm => ({
  name: 'tube',
  where: all(above(0.7), below(4.3)),
  thick: () => 0.1,
  loose: 0,
  surface: () => {},
  ...more,
})

/** How far points between two heights lie off the dummy's skin; `front` leaves out what is further back. */
function heights(positions: Float32Array, low = -9, high = 9, front = -9): number[] {
  const list: number[] = []
  for (let at = 0; at < positions.length; at += 3) {
    const [x, y, z] = [positions[at]!, positions[at + 1]!, positions[at + 2]! - 0.15]
    if (y > low && y < high && z > front) list.push(Math.sqrt(x * x + z * z) - girth(y))
  }
  return list
}
const mean = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0) / list.length

describe('the wearer', () => {
  it('[ILL-72] has the fabric right on the skin', () => {
    const off = heights(wearer.skin, -2.5, 4.8)
    expect(Math.min(...off)).toBeGreaterThan(-0.02)
    expect(Math.max(...off)).toBeLessThan(0.07)
    for (let v = 0; v < wearer.fabric.count; v += 1) expect(lengthOf(vertexAt(wearer.outward, v))).toBeCloseTo(1, 5)
  })

  it('[ILL-76] draws cloth over hollows, more so with each level, and never into the skin', () => {
    const waist = [0, 4, 12].map((level) => mean(heights(wearer.loosened(level).positions, 1.7, 2.3)))
    expect(waist[1]).toBeGreaterThan(waist[0]! + 0.01)
    expect(waist[2]).toBeGreaterThan(waist[1]! + 0.01)
    for (const level of [0, 4, 12]) {
      expect(Math.min(...heights(wearer.loosened(level).positions, -2.5, 4.8))).toBeGreaterThan(-0.03)
    }
  })

  it('[ILL-76] lets loose cloth hang from the chest, the straighter the looser', () => {
    const front = (fall: number, tuck?: number) =>
      mean(heights(wearer.loosened(2, fall, tuck).positions, 1.9, 2.7, 0.7))
    expect(front(0.5)).toBeGreaterThan(front(0) + 0.02)
    expect(front(1)).toBeGreaterThan(front(0.5))
    expect(front(1, 2)).toBeLessThan(front(1))
    expect(wearer.loosened(2, 1)).toBe(wearer.loosened(2, 1))
  })

  it('[ILL-72] wears it alike wherever it stands and however it is turned', () => {
    const turn = around([0.2, 1, 0.1], 50)
    const move = (at: Vector): Vector => plus(rotate(turn, at), [3, 1, -2])
    const other = wearerOf(dummyBody(pack, move))
    for (const [one, two] of [
      [wearer.skin, other.skin],
      [wearer.loosened(4).positions, other.loosened(4).positions],
      [wearer.loosened(2, 1).positions, other.loosened(2, 1).positions],
    ] as const) {
      for (let v = 0; v < wearer.fabric.count; v += 5) {
        const want = move(vertexAt(one, v))
        const have = vertexAt(two, v)
        expect(Math.max(...have.map((value, axis) => Math.abs(value - want[axis]!)))).toBeLessThan(5e-3)
      }
    }
  })
})

describe('makeShell', () => {
  const { part, clipped, field } = makeShell(wearer, form())

  it('[ILL-70] makes a whole part: indices in range, finite numbers, normals of length 1', () => {
    const count = part.positions.length / 3
    expect(part.triangles.every((corner) => corner < count)).toBe(true)
    expect([part.normals.length, part.rest?.length, part.uvs?.length]).toEqual([count * 3, count * 3, count * 2])
    expect([...part.positions, ...part.normals, ...part.rest!, ...part.uvs!].every(Number.isFinite)).toBe(true)
    for (let v = 0; v < count; v += 1) expect(lengthOf(vertexAt(part.normals, v))).toBeCloseTo(1, 4)
    expect(field.length).toBe(wearer.fabric.count)
  })

  it('[ILL-72] lies outside of the body, as far as it is thick', () => {
    const outer = part.positions.subarray(0, clipped.count * 3)
    expect(Math.min(...heights(outer, 0.8, 4.2))).toBeGreaterThan(0.03)
    const thicker = makeShell(wearer, form({ thick: () => 0.3 })).part.positions
    expect(mean(heights(thicker, 1, 4))).toBeGreaterThan(mean(heights(part.positions, 1, 4)) + 0.1)
  })

  it('[ILL-76] is wider where it is looser, and as thick as told all over where it is stiff', () => {
    const waist = (more: Partial<ShellForm>) => mean(heights(makeShell(wearer, form(more)).part.positions, 1.7, 2.3))
    expect(waist({ loose: 8 })).toBeGreaterThan(waist({}) + 0.02)
    expect(waist({ loose: 2, fall: 1 })).toBeGreaterThan(waist({ loose: 2 }) + 0.02)
    const chest = (stiff: boolean) => mean(heights(makeShell(wearer, form({ stiff })).part.positions, 3.6, 4.1))
    expect(chest(true)).toBeGreaterThan(chest(false) + 0.02)
  })

  it('[ILL-75] ends where it is told to, in a hem with a thickness', () => {
    const ys = [...part.rest!].filter((_, at) => at % 3 === 1)
    expect(Math.min(...ys)).toBeCloseTo(0.7, 1)
    expect(Math.max(...ys)).toBeCloseTo(4.3, 1)
    const rim = (thick: number) => {
      const made = makeShell(wearer, form({ rim: thick }))
      const first = made.clipped.count
      return lengthOf(
        [0, 1, 2].map(
          (k) => made.part.positions[first * 3 + k]! - made.part.positions[first * 3 + 3 + k]!,
        ) as unknown as Vector,
      )
    }
    expect(rim(0.04)).toBeCloseTo(0.04, 3)
    expect(rim(0.12)).toBeCloseTo(0.12, 3)
    // Two closed hems: every corner of a border is left once and reached once.
    const from = clipped.borders.filter((_, at) => at % 2 === 0).toSorted()
    expect(from).toEqual(clipped.borders.filter((_, at) => at % 2 === 1).toSorted())
  })

  it('[ILL-70] is finer where it is to be, in the same place', () => {
    const fine = makeShell(wearer, form({ fine: 1 })).part
    expect(fine.triangles.length).toBeGreaterThan(part.triangles.length * 3)
    expect(mean(heights(fine.positions, 1, 4))).toBeCloseTo(mean(heights(part.positions, 1, 4)), 2)
  })

  it('[ILL-70] is nothing where no cloth is wanted', () => {
    const none: Part = makeShell(wearer, form({ where: () => -1 })).part
    expect([none.positions.length, none.triangles.length]).toEqual([0, 0])
  })
})

describe('fit', () => {
  it('[ILL-76] has cloth lie on the shoulders with its weight and fall free below', () => {
    const trunk = Array.from({ length: 30 }, (_, nth) => fit({ y: nth * 0.2, arm: -0.7 }))
    for (const [nth, share] of trunk.slice(1).entries()) expect(share).toBeLessThanOrEqual(trunk[nth]! + 1e-9)
    expect([trunk[0], trunk.at(-1)]).toEqual([1, 0.5])
    for (let arm = -0.7; arm < 4.6; arm += 0.1)
      for (let y = -8; y < 6; y += 0.5) expect(fit({ y, arm }) >= 0.5 - 1e-9 && fit({ y, arm }) <= 1 + 1e-9).toBe(true)
  })
})

describe('what asks the body', () => {
  it('[ILL-72] a collider pushes out what lies too near, by no more than it must', () => {
    const collider = colliderOf(wearer, () => true)
    const points = Float32Array.of(0, 1, 0.15 + girth(1) - 0.1, 0, 1, 0.15 + girth(1) + 0.3, 0, 1, 9)
    const before = points.slice()
    collider.push(points, 0, 0.12)
    expect(heights(points.subarray(0, 3))[0]).toBeCloseTo(0.12, 1)
    expect(points.subarray(3)).toEqual(before.subarray(3))
    const near = Float32Array.of(0, 1, 0.15 + girth(1) + 0.06)
    collider.push(near, 0, 0.12)
    expect(heights(near)[0]).toBeGreaterThan(0.09)
    const kept = before.slice()
    colliderOf(wearer, () => false).push(kept, 0, 0.12)
    expect(kept).toEqual(before)
    collider.push(kept, 1, 0.12)
    expect(kept.subarray(0, 3)).toEqual(before.subarray(0, 3))
  })

  it('[ILL-86] a probe finds the skin at a place of the base mesh, so far off as it is asked', () => {
    for (const lift of [0, 0.2, 0.5]) {
      const { point, outward } = probe(wearer, 0, 0.9, 1.25, lift, 0)
      expect(lengthOf(outward)).toBeCloseTo(1, 6)
      expect(outward[2]).toBeGreaterThan(0.9)
      expect(heights(Float32Array.from(point))[0]).toBeCloseTo(lift, 1)
    }
    const some = probe(wearer, 0, 0.9, 1.25, 0, 0, [0, 1, 2, 3, 4])
    expect(some.point[1]).toBeLessThan(-2)
  })

  it('[ILL-70] a profile is as wide as the body at every height', () => {
    const profile = profileOf(wearer)
    for (const y of [-2, -0.5, 1, 2, 3]) {
      const { width, front, back } = profile.at(y)
      for (const half of [width, front - 0.15, 0.15 - back]) expect(Math.abs(half - girth(y))).toBeLessThan(0.12)
    }
    expect(profile.at(2).width).toBeLessThan(profile.at(0.5).width)
  })
})
