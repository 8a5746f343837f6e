import { describe, expect, it } from 'vitest'
import { makeSpot } from '#raster/spot.ts'
import { type Animal, animalParts, inColor } from './animal.ts'
import { covers } from './coats.ts'

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

  const furred: Animal = {
    ...beast,
    cover: 'fur',
    limbs: [
      ...beast.limbs.slice(0, 3),
      {
        from: [0.3, 3.4, 1.9],
        radii: [0.2, 0.2],
        colour: '#2060c0',
        both: true,
        eye: { look: [0, 0, 1], pupil: 'round' },
      },
    ],
  }
  const at = (animal: Animal, x: number, y: number, z: number) => {
    const spot = Object.assign(makeSpot(), { x, y, z, grain: 0.01 })
    animalParts(animal, { at: [0, 0, 0], turned: 0 })[0]?.surface(spot)
    return spot
  }

  it('[ILL-453] in another colour keeps its eyes and its form', () => {
    const green = inColor(furred, '#20a040')
    expect(inColor(furred, '#20a040')).toBe(green)
    const [one, other] = [furred, green].map((animal) => animalParts(animal, { at: [0, 0, 0], turned: 0 })[0]!)
    expect(other!.positions).toEqual(one!.positions)
    expect(at(green, 0, 3.8, 0).green).toBeGreaterThan(at(green, 0, 3.8, 0).red)
    expect(at(furred, 0, 3.8, 0).red).toBeGreaterThan(at(furred, 0, 3.8, 0).green)
    expect(at(green, 0.45, 3.4, 2.03)).toEqual(at(furred, 0.45, 3.4, 2.03))
  })

  it('[ILL-455] its eye has an iris, a pupil and a light in it', () => {
    const iris = at(furred, 0.44, 3.36, 2.03)
    expect(iris.blue).toBeGreaterThan(iris.red * 1.5)
    expect(at(furred, 0.3, 3.4, 2.1).blue).toBeLessThan(0.1)
    expect(at(furred, 0.36, 3.475, 2.075).red).toBeGreaterThan(0.6)
  })

  it('[ILL-455] every cover answers with colours that can be', () => {
    const wrong = Object.entries(covers).filter(([, feel]) =>
      Array.from({ length: 200 }, (_, nth) => nth * 0.37).some((far) => {
        const spot = Object.assign(makeSpot(), { x: far, y: far * 0.7, z: -far * 0.4, grain: 0.01 })
        feel(spot, 1)
        return ![spot.red, spot.rough, spot.open].every((value) => value >= 0 && value <= 1)
      }),
    )
    expect(wrong.map(([name]) => name)).toEqual([])
  })
})
