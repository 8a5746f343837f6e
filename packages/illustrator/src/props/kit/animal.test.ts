import { describe, expect, it } from 'vitest'
import { makeSpot } from '#raster/spot.ts'
import { type Animal, animalParts } from './animal.ts'

const beast: Animal = {
  name: 'beast',
  limbs: [
    { from: [0, 3, -1], to: [0, 3, 1], radii: [0.8, 0.8], colour: '#c08040' },
    { from: [0.5, 2.6, 1], to: [0.5, 0.3, 1], radii: [0.3, 0.3], colour: '#c08040', both: true },
    { from: [0.5, 2.6, -1], to: [0.5, 0.3, -1], radii: [0.3, 0.3], colour: '#c08040', both: true },
    { from: [0.3, 3.4, 1.9], radii: [0.12, 0.12], colour: '#101010', smooth: true, both: true },
  ],
  flows: 0.1,
  cell: 0.15,
  fur: 0.8,
}
const heights = (positions: Float32Array) => [...positions].filter((_, at) => at % 3 === 1)
const bounds = (positions: Float32Array, axis: number) => {
  const values = [...positions].filter((_, at) => at % 3 === axis)
  return [Math.min(...values), Math.max(...values)] as const
}

describe('an animal', () => {
  const [part] = animalParts(beast, { at: [0, 0, 0], turned: 0 })
  if (!part) throw new Error('There is no animal.')

  it('[ILL-266] stands on the ground, on both sides alike', () => {
    expect(Math.min(...heights(part.positions))).toBeCloseTo(0, 1)
    const [left, right] = bounds(part.positions, 0)
    expect(left).toBeCloseTo(-right, 1)
  })

  it('[ILL-266] stands where it is put, turned and sized as it is told', () => {
    const [moved] = animalParts(beast, { at: [-4, 1, 2], turned: 90, size: 0.5 })
    const [low, high] = bounds(moved!.positions, 0)
    const [back, front] = bounds(part.positions, 2)
    expect(high - low).toBeCloseTo((front - back) / 2, 1)
    expect((low + high) / 2).toBeCloseTo(-4 + (back + front) / 4, 1)
    expect(Math.min(...heights(moved!.positions))).toBeCloseTo(1, 1)
  })

  it('[ILL-266] has fur that is rough, and eyes that gleam', () => {
    const feel = (x: number, y: number, z: number) => {
      const spot = Object.assign(makeSpot(), { x, y, z, grain: 0.01 })
      part.surface(spot)
      return spot
    }
    expect(feel(0.3, 3.4, 2.02).rough).toBeLessThan(0.3)
    expect(feel(0.3, 3.4, 2.02).red).toBeLessThan(0.02)
    expect(feel(0, 3.8, 0).rough).toBeGreaterThan(0.7)
    expect(feel(0, 3.8, 0).red).toBeGreaterThan(feel(0, 3.8, 0).blue)
  })
})
