import { describe, expect, it } from 'vitest'
import type { Part } from '#geometry/part.ts'
import { flatPart, square } from '#geometry/testing.ts'
import { openness, settle, turnOf } from './occlusion.ts'
import { middle, seen, side, sight } from './testing.ts'

const never = () => {}

function openOf(parts: readonly Part[], reach: number): Float32Array {
  const { fragments, depths } = seen(parts)
  const open = new Float32Array(side * side)
  openness(sight, fragments, depths, reach, open, never)
  return open
}

/** A wall that fills the picture, and a box's front that stands `gap` before it on the left. */
const corner = (gap: number) => [
  square(0, 0, 0, 20),
  flatPart(
    [-9, -9, gap, -1, -9, gap, -1, 9, gap, -9, 9, gap, -1, -9, gap, -1, -9, 0, -1, 9, 0, -1, 9, gap],
    [0, 1, 2, 0, 2, 3, 4, 5, 6, 4, 6, 7],
  ),
]

describe('how open things are to their surroundings', () => {
  it('flat walls and the sky are open altogether', () => {
    expect(openOf([square(0, 0, 0, 20)], 2).every((open) => open === 1)).toBe(true)
    expect(openOf([], 2).every((open) => open === 1)).toBe(true)
  })

  it('what stands before a wall keeps light off it, the more the nearer, and within its reach only', () => {
    const open = openOf(corner(1), 2)
    expect(open.every((share) => share >= 0 && share <= 1)).toBe(true)
    const rows = [22, 30].map((x) => Array.from({ length: 16 }, (_, y) => open[(16 + y) * side + x] ?? 1))
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value) / values.length
    expect(mean(rows[0] ?? [])).toBeLessThan(mean(rows[1] ?? []))
    expect(mean(rows[0] ?? [])).toBeLessThan(0.98)
    expect(open[middle(44)]).toBe(1)
  })

  it('what hangs far before a wall belongs to something else', () => {
    expect(openOf([square(0, 0, 0, 20), square(0, 0, 9, 0.5)], 1).every((open) => open > 0.999)).toBe(true)
  })

  it('neighbours beside and below one another have other patterns, and they begin anew after four', () => {
    for (let pixel = 0; pixel < 64; pixel++) {
      const [x, y] = [pixel & 7, pixel >> 3]
      const [own, beside, below] = [turnOf(x, y), turnOf(x + 1, y), turnOf(x, y + 1)]
      expect([own === beside, own === below, own === turnOf(x + 4, y + 8)]).toEqual([false, false, true])
      expect([own >= 0, own < 16]).toEqual([true, true])
    }
  })
})

describe('settling', () => {
  it('evens a pattern out, keeps its mean, and crosses no edge of depth', () => {
    const { fragments, depths } = seen([square(0, 0, 0, 20), square(-5, 0, 3, 5.02)])
    const ragged = Float32Array.from({ length: side * side }, (_, pixel) => {
      const x = pixel % side
      return (x < 24 ? 0 : 0.5) + ((x + Math.floor(pixel / side)) % 2) * 0.4
    })
    const [one, other] = [ragged.slice(), ragged.slice()]
    settle(sight, fragments, depths, one, other, never)
    expect(one).toEqual(other)
    for (let x = 3; x < side - 3; x++) {
      const wanted = (depths[middle(x)] ?? 0) < 18 ? 0.2 : 0.7
      const mixed = x > 21 && x < 27
      expect(mixed ? 0 : Math.abs((one[middle(x)] ?? 0) - wanted)).toBeLessThan(0.06)
    }
    const edge = Array.from(depths.subarray(24 * side, 25 * side)).findIndex((depth) => depth > 18)
    expect((one[middle(edge)] ?? 0) - (one[middle(edge - 1)] ?? 0)).toBeGreaterThan(0.2)
  })

  it('leaves what is open and lit everywhere as it is', () => {
    const { fragments, depths } = seen([square(0, 0, 0, 20)])
    const [one, other] = [new Float32Array(side * side).fill(1), new Float32Array(side * side).fill(1)]
    settle(sight, fragments, depths, one, other, never)
    expect([...one, ...other].every((value) => value === 1)).toBe(true)
  })
})
