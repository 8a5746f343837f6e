import { expect, it } from 'vitest'
import { timedIds } from './ids.ts'

it('makes 20 hexadecimal digits that begin with the time', () => {
  const made = timedIds({ now: () => new Date('2026-11-14T10:00:00.500Z') })
  const id = made.unique()
  expect(id).toMatch(/^[0-9a-f]{20}$/)
  expect(parseInt(id.slice(0, 8), 16)).toBe(Date.parse('2026-11-14T10:00:00Z') / 1000)
  expect(parseInt(id.slice(8, 13), 16)).toBe(500_000)
})

it('keeps order within one millisecond and when the clock goes back', () => {
  let now = 1_000_000
  const made = timedIds({ now: () => new Date(now) })
  const ids = Array.from({ length: 3000 }, () => made.unique())
  now -= 60_000
  ids.push(made.unique())
  expect(ids).toEqual(ids.toSorted())
  expect(new Set(ids.map((id) => id.slice(0, 13))).size).toBe(ids.length)
})
