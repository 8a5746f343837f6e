import { describe, expect, it } from 'vitest'
import { placeLines } from './place-lines.ts'
import { emptyFrame, somebodyIn } from '#styles/testing.ts'

const side = 40

describe('lines of a place', () => {
  const steps = Float32Array.from({ length: side * side }, (_, at) => (at % side < 20 ? 0.2 : 0.8))

  it('run where light and dark meet and nowhere else', () => {
    const lines = placeLines(emptyFrame(side, side), steps, 1)
    const drawn = [...lines.keys()].filter((at) => (lines[at] ?? 0) > 0.1)
    expect(drawn.length).toBeGreaterThanOrEqual(side - 4)
    expect(drawn.filter((at) => Math.abs((at % side) - 19.5) > 4)).toEqual([])
    expect(placeLines(emptyFrame(side, side), steps.fill(0.5), 1).every((line) => line === 0)).toBe(true)
  })

  it('leave the person free', () => {
    const tones = Float32Array.from({ length: side * side }, (_, at) => (at % side < 20 ? 0.2 : 0.8))
    const all = { left: 0, top: 0, right: side, bottom: side }
    expect(placeLines(somebodyIn(emptyFrame(side, side), all), tones, 1).every((line) => line === 0)).toBe(true)
  })
})
