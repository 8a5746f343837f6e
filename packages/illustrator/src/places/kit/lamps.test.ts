import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { random, times, weathers } from '@eidolon/people'
import { floor, square } from '#geometry/testing.ts'
import { makeAir } from '#places/sky/air.ts'
import { bulb, lightParts, newLights, pendant } from './furniture.ts'
import { type Lamp, underLamps } from './lamps.ts'
import { bokeh, dust, fireflies, swarm, weatherParticles } from './particles.ts'
import { meshes, setPart } from './set-part.ts'

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

describe('parts of a set', () => {
  it('belong to the place, throw no shadow unless they are asked to, and share nothing with their mesh', () => {
    const [mesh, other] = meshes()
    expect(mesh).not.toBe(other)
    mesh.positions.push(0, 0, 0, 1, 0, 0, 0, 1, 0)
    mesh.normals.push(0, 0, 1, 0, 0, 1, 0, 0, 1)
    mesh.uvs.push(0, 0, 1, 0, 0, 1)
    mesh.triangles.push(0, 1, 2)
    const part = setPart('wall', mesh, () => {})
    expect(part).toMatchObject({ material: 'set', twoSided: false, blended: false, castsShadow: false })
    expect(setPart('roof', mesh, () => {}, { castsShadow: true }).castsShadow).toBe(true)
    mesh.positions[0] = 9
    expect(part.positions[0]).toBe(0)
  })
})

describe('what is in the air', () => {
  const swarms = {
    dust: (seed: number) => dust(random('air', seed), [1, 1, 1]),
    fireflies: (seed: number) => fireflies(random('air', seed), [1, 1, 0.5], 40, 12),
    bokeh: (seed: number) =>
      bokeh(random('air', seed), [1, 1, 1], 30, { low: [-9, 1, -90], high: [9, 20, -60] }, [0.5, 2]),
  }

  it.each(Object.entries(swarms))(
    '[ILL-61] %s stay in their box, as small as they may be, the same for a seed',
    (_, make) => {
      const one = make(5)
      expect(one).toEqual(make(5))
      expect(one.spots).not.toEqual(make(6).spots)
      for (let at = 0; at < one.spots.length; at += 4) {
        const [x = 0, y = 0, z = 0, radius = 0] = one.spots.subarray(at, at + 4)
        for (const [axis, value] of [x, y, z].entries()) {
          expect(value).toBeGreaterThanOrEqual((one.low[axis] ?? 0) - 1e-4)
          expect(value).toBeLessThanOrEqual((one.high[axis] ?? 0) + 1e-4)
        }
        expect(radius).toBeGreaterThan(0)
      }
    },
  )

  it('keeps its distance from the person where it is asked to, and has more small ones than large', () => {
    const { spots } = swarm('dust', random('air', 1), {
      count: 300,
      size: [0.1, 1.1],
      light: [1, 1, 1],
      alpha: 1,
      soft: 0,
      drift: [0, 0, 0],
      low: [-9, 0, -9],
      high: [9, 9, 9],
      apart: 5,
    })
    const of = (slot: number) => [...spots].filter((_, at) => at % 4 === slot)
    const far = of(0).map((x, at) => Math.sqrt(x * x + (of(2)[at] ?? 0) ** 2))
    expect(Math.min(...far)).toBeGreaterThan(4.999)
    expect(of(3).filter((radius) => radius < 0.35).length).toBeGreaterThan(150)
    expect(of(3).every((radius) => radius >= 0.1 && radius <= 1.1)).toBe(true)
  })

  it('[ILL-66] falls in rain, storm and snow and in no other weather, at every hour', () => {
    for (const { id: time } of times)
      for (const { id: weather } of weathers) {
        const falling = weatherParticles(makeAir(time, weather, random('sky', 3)), random('sky', 4))
        const wanted = weather === 'rain' || weather === 'storm' ? ['rain'] : weather === 'snow' ? ['snow'] : []
        expect(falling.map(({ kind }) => kind)).toEqual(wanted)
        expect(falling.every(({ drift }) => drift[1] < 0)).toBe(true)
        expect(falling.every(({ light, alpha }) => light.every((value) => value > 0 && value < 3) && alpha < 1)).toBe(
          true,
        )
      }
  })
})
