import { describe, expect, it } from 'vitest'
import { flowOf } from './flow.ts'

describe('the flow of a picture', () => {
  const side = 32
  const stripes = (dx: number, dy: number) =>
    Float32Array.from({ length: side * side }, (_, at) => {
      const along = (at % side) * dx + Math.floor(at / side) * dy
      return 0.5 + 0.5 * Math.sin(along * 0.7)
    })

  it.each([
    [1, 0],
    [0, 1],
    [0.6, 0.8],
    [0.8, -0.6],
  ])('runs along stripes across %d, %d', (dx, dy) => {
    const { x, y, sure } = flowOf(stripes(dx, dy), side, side, 2)
    for (let at = 8 * side + 8; at < 24 * side; at += 9) {
      expect((x[at] ?? 0) * (x[at] ?? 0) + (y[at] ?? 0) * (y[at] ?? 0)).toBeCloseTo(1, 5)
      expect(Math.abs((x[at] ?? 0) * dx + (y[at] ?? 0) * dy)).toBeLessThan(0.25)
    }
    expect(sure[16 * side + 16]).toBeGreaterThan(0.8)
  })

  it('is unsure where nothing runs, and still has a direction', () => {
    const { x, y, sure } = flowOf(new Float32Array(side * side).fill(0.5), side, side, 2)
    expect(sure.every((share) => share === 0)).toBe(true)
    expect(x.every((value, at) => value === 1 && y[at] === 0)).toBe(true)
  })
})
