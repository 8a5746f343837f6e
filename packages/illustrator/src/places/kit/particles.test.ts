import { describe, expect, it } from 'vitest'
import { random, times, weathers } from '@eidolon/people'
import { makeAir } from '#places/sky/air.ts'
import { bokeh, dust, fireflies, swarm, weatherParticles } from './particles.ts'

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
