import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { floor, square } from '#geometry/testing.ts'
import { bulb, lightParts, newLights, pendant } from './furniture.ts'
import { type Lamp, underLamps } from './lamps.ts'
import { meshes } from './set-part.ts'

const lamp = (change: Partial<Lamp> = {}): Lamp => ({ at: [0, 5, 0], light: [1, 0.5, 0.25], reach: 4, ...change })

const caught = (lamps: readonly Lamp[], part = floor(0, 1)) => [
  ...(underLamps([part], lamps, [0, 0, 0])[0]?.light ?? []),
]

describe('lamps', () => {
  it('[ILL-222] light what is near and turned to them, the less the farther off, and not at all from afar', () => {
    const at = (height: number) => caught([lamp({ at: [0, height, 0] })])[0] ?? 0
    const lit = [2, 4, 8, 16, 23].map(at)
    expect(lit).toEqual(lit.toSorted((one, other) => other - one))
    expect(at(4)).toBeGreaterThan(0.3)
    expect(at(40)).toBe(0)
    expect(caught([lamp({ at: [0, -5, 0] })])[0]).toBe(0)
  })

  it('[ILL-222] give no more than they have, each in its own colour, and add up', () => {
    const place = fc.integer({ min: -30, max: 30 })
    fc.assert(
      fc.property(place, place, place, fc.integer({ min: 1, max: 20 }), (x, y, z, reach) => {
        const one = caught([lamp({ at: [x, y, z], reach })])
        for (let vertex = 0; vertex < one.length; vertex += 3) {
          const [red = 0, green = 0, blue = 0] = one.slice(vertex, vertex + 3)
          expect(red).toBeGreaterThanOrEqual(0)
          expect(red).toBeLessThanOrEqual(1)
          expect(green).toBeCloseTo(red / 2, 5)
          expect(blue).toBeCloseTo(red / 4, 5)
        }
        const both = caught([lamp({ at: [x, y, z], reach }), lamp()])
        const other = caught([lamp()])
        for (const [index, value] of both.entries())
          expect(value).toBeCloseTo((one[index] ?? 0) + (other[index] ?? 0), 5)
      }),
      { numRuns: 60 },
    )
  })

  it('windows light what lies before them', () => {
    const window = (z: number) => caught([lamp({ at: [0, 5, 0], towards: [0, 0, z] })], square(0, 5, -4, 0.5))[0] ?? 0
    expect(window(-1)).toBeGreaterThan(0.1)
    expect(window(1)).toBe(0)
  })

  it('rooms are darker where walls meet', () => {
    const size = { wide: 60, back: 40, front: 30, high: 28 }
    const even = (x: number, y: number, z: number) =>
      underLamps([square(x, y, z, 0.1)], [], [1, 1, 1], size)[0]?.light?.[0] ?? 0
    expect(even(0, 14, 0)).toBe(1)
    expect(even(-29.5, 0.3, -39.5)).toBeLessThan(0.6)
    expect(even(0, 0.2, 0)).toBe(1)
    expect(underLamps([square(0, 0, 0, 1)], [], [1, 1, 1])[0]?.light?.every((value) => value === 1)).toBe(true)
  })

  it('leave the parts themselves as they were', () => {
    const part = floor(0, 1)
    underLamps([part], [lamp()], [1, 1, 1])
    expect(part.light).toBeUndefined()
  })

  it('are seen where they hang, and shine from there', () => {
    const lights = newLights([1, 0.8, 0.5])
    const [metal] = meshes()
    pendant(metal, lights, [2, 20, -5], 28, 2, 1.5, 12)
    bulb(lights, [0, 3, 0], 0.5, 1, 6)
    expect(lights.lamps.map(({ reach }) => reach)).toEqual([12, 6])
    expect(lights.lamps[0]?.at).toEqual([2, 20.1, -5])
    expect(Math.max(...metal.positions.filter((_, at) => at % 3 === 1))).toBeCloseTo(28, 6)
    const [bulbs, halos] = lightParts(lights)
    expect([bulbs?.name, halos?.name, bulbs?.blended, halos?.blended]).toEqual(['bulbs', 'halos', false, true])
  })
})
