import { describe, expect, it } from 'vitest'
import { backgrounds } from '@eidolon/people'
import type { Part } from '#geometry/part.ts'
import { places } from '#places/places.generated.ts'
import { seatUnder } from './seat.ts'
import { supportBehind } from './support.ts'

/** The highest that parts come before this depth, where the backs of seats begin. */
const topBefore = (parts: readonly Part[], back: number): number => {
  let top = 0
  for (const { positions } of parts) {
    for (let at = 0; at < positions.length; at += 3) {
      if (positions[at + 2]! > back) top = Math.max(top, positions[at + 1]!)
    }
  }
  return top
}

/** The foremost that parts come where backs are. */
const frontOf = (parts: readonly Part[]): number => {
  let front = Number.NEGATIVE_INFINITY
  for (const { positions } of parts) {
    for (let at = 0; at < positions.length; at += 3)
      if (positions[at + 1]! > 10) front = Math.max(front, positions[at + 2]!)
  }
  return front
}

describe('furniture', () => {
  it('[ILL-57] has a seat right below whoever sits, in every place', () => {
    for (const { id } of backgrounds) {
      const parts = seatUnder([0.3, 4.6, -0.5], places[id].seat, '#884444', 3)
      const top = topBefore(parts, -2.2)
      expect({ id, top: top > 4.3 && top < 4.6 }).toEqual({ id, top: true })
      for (const { positions, normals } of parts) {
        expect(positions.every(Number.isFinite) && normals.every(Number.isFinite)).toBe(true)
      }
    }
    const kinds = backgrounds.map(({ id }) =>
      seatUnder([0, 4.6, 0], places[id].seat, '#884444', 3)
        .map(({ name }) => name)
        .join(),
    )
    expect(new Set(kinds).size).toBeGreaterThan(2)
  })

  it('[ILL-57] has something behind the back of whoever leans, in every place', () => {
    for (const { id } of backgrounds) {
      const front = frontOf(supportBehind([0.2, 13, -1.4], places[id].support, 3))
      expect({ id, touches: front < -1.3 && front > -1.8 }).toEqual({ id, touches: true })
    }
  })
})
