import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { random, times, weathers } from '@eidolon/people'
import { brightness } from '#geometry/color.ts'
import { makeNoise } from '#geometry/noise-tables.ts'
import { unit } from '#geometry/vector.ts'
import { makeAir } from './air.ts'
import { cosmos } from './cosmos.ts'
import { addStars, azimuthOf, makeSky } from './dome.ts'
import { ridge, skyline, treeLine } from './layers.ts'

const noise = makeNoise(7)

const airs = times.flatMap(({ id: time }) =>
  weathers.map(({ id: weather }) => makeAir(time, weather, random('air', 2))),
)

const airOf = (time: (typeof times)[number]['id'], weather: (typeof weathers)[number]['id'] = 'clear') =>
  makeAir(time, weather, random('air', 2))

const axis = fc.integer({ min: -20, max: 20 })
const away = fc
  .tuple(axis, axis, axis)
  .filter(([x, y, z]) => x * x + y * y + z * z > 0)
  .map(([x, y, z]) => unit([x, y, z]))

describe('the sky', () => {
  const out = new Float32Array(3)
  const seen = (sky: ReturnType<typeof makeSky>, [x, y, z]: readonly [number, number, number]) => {
    sky(x, y, z, out)
    return [...out]
  }

  it('[ILL-67] has light in every direction, never less than none, the same each time', () => {
    for (const air of airs) {
      const sky = makeSky(air, noise, [0.2, 0.2, 0.2])
      fc.assert(
        fc.property(away, (way) => {
          const light = seen(sky, way)
          expect(light.every((value) => Number.isFinite(value) && value >= 0 && value < 40)).toBe(true)
          expect(seen(sky, way)).toEqual(light)
        }),
        { numRuns: 15 },
      )
    }
  })

  it('[ILL-67] is brightest at the sun, and has the colour of the ground far below', () => {
    const air = airOf('day')
    const sky = makeSky(air, noise, [0.1, 0.3, 0.05])
    const sun = seen(sky, air.sun)
    for (const way of [unit([1, 0.3, 1]), unit([-1, 0.6, 1]), unit([0, 0.2, 1])])
      expect(brightness(seen(sky, way) as [number, number, number])).toBeLessThan(
        brightness(sun as [number, number, number]),
      )
    const below = seen(sky, [0, -1, 0])
    for (const [channel, value] of [0.1, 0.3, 0.05].entries()) expect(below[channel]).toBeCloseTo(value, 4)
  })

  it('goes once around: the azimuth grows steadily to the right and knows where each side is', () => {
    expect([azimuthOf(0, -1), azimuthOf(1, 0), azimuthOf(-1, 0)].map((value) => Math.round(value * 1e6) / 1e6)).toEqual(
      [0, 1, -1],
    )
    const round = Array.from({ length: 100 }, (_, at) => {
      const angle = ((at + 0.5) / 100 - 0.5) * 2 * Math.PI
      return azimuthOf(Math.sin(angle), -Math.cos(angle))
    })
    expect(round).toEqual(round.toSorted((one, other) => one - other))
    expect([Math.min(...round) > -2.001, Math.max(...round) < 2.001]).toEqual([true, true])
  })

  it('stars only add light', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 200 }), fc.integer({ min: 0, max: 100 }), (azimuth, rise) => {
        const before = Float32Array.of(0.1, 0.1, 0.1)
        addStars(noise, 1, azimuth / 100, rise / 100, before)
        expect(before.every((value) => value >= 0.0999)).toBe(true)
      }),
      { numRuns: 100 },
    )
  })

  it('what is far away hides the sky near the horizon and leaves it alone above', () => {
    const tone = [0.1, 0.1, 0.1] as const
    const layers = [
      ridge(noise, 1, { low: 0.05, peaks: 0.2, often: 3, tone, haze: tone }),
      treeLine(noise, 1, 0.15, tone, tone, true),
      treeLine(noise, 2, 0.15, tone, tone, false),
      skyline(noise, 1, { low: 0.05, high: 0.3, often: 8, tone, haze: tone, lamps: [[1, 1, 0.5]], lit: 0.4 }),
    ]
    for (const layer of layers)
      for (let azimuth = -2; azimuth <= 2; azimuth += 0.21) {
        const at = (rise: number) => {
          const light = Float32Array.of(5, 5, 5)
          layer(azimuth, rise, light)
          return light
        }
        expect([...at(0.6)]).toEqual([5, 5, 5])
        expect(at(0.001).every((value) => value < 3)).toBe(true)
      }
  })

  it('space has stars, gas and a planet that is lit from one side', () => {
    const planet = {
      at: [0, 0, -1] as const,
      size: 0.95,
      tones: [
        [1, 0.6, 0.3],
        [0.5, 0.4, 0.3],
      ] as const,
      rings: true,
    }
    const sky = cosmos(noise, {
      gas: [
        [0.2, 0.1, 0.3],
        [0.1, 0.2, 0.3],
      ],
      planet,
      sun: [-1, 0, 0.3],
    })
    fc.assert(
      fc.property(away, (way) => {
        expect(seen(sky, way).every((value) => Number.isFinite(value) && value >= 0 && value < 12)).toBe(true)
      }),
      { numRuns: 80 },
    )
    const edge = (x: number) => brightness(seen(sky, unit([x, 0.02, -1])) as [number, number, number])
    expect(Math.abs(edge(-0.2) - edge(0.2))).toBeGreaterThan(0.1)
  })
})
