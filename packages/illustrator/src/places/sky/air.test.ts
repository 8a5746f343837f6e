import { describe, expect, it } from 'vitest'
import { random, times, weathers } from '@eidolon/people'
import { brightness } from '#geometry/color.ts'
import { lengthOf } from '#geometry/vector.ts'
import { makeAir } from './air.ts'
import { underSnow } from './snow.ts'

const airs = times.flatMap(({ id: time }) =>
  weathers.map(({ id: weather }) => makeAir(time, weather, random('air', 2))),
)

const airOf = (time: (typeof times)[number]['id'], weather: (typeof weathers)[number]['id'] = 'clear') =>
  makeAir(time, weather, random('air', 2))

describe('the air', () => {
  it('[ILL-65] has directions of length 1, shares that are shares and light of every colour', () => {
    for (const air of airs) {
      for (const way of [air.sun, air.keyFrom]) expect(lengthOf(way)).toBeCloseTo(1, 6)
      for (const share of [air.glow, air.stars, air.soft, air.lamps, air.wet, air.white, air.fog.max]) {
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
      }
      for (const light of [air.zenith, air.middle, air.horizon, air.key, air.fill, air.rim, air.ambient, air.fog.light])
        expect(light.every((value) => value > 0 && value < 4)).toBe(true)
    }
  })

  it('[ILL-65] the same chance has the sun on the same side; it stands on both in turn', () => {
    const side = (seed: number) => makeAir('day', 'clear', random('side', seed)).side
    const sides = Array.from({ length: 20 }, (_, seed) => side(seed))
    expect(new Set(sides)).toEqual(new Set([-1, 1]))
    expect(sides).toEqual(sides.map((_, seed) => side(seed)))
    expect(Math.sign(airOf('day').keyFrom[0])).toBe(airOf('day').side)
  })

  it('[ILL-69] nights are darker than days, lamps burn in the dark, and stars need a clear night', () => {
    expect(brightness(airOf('night').zenith)).toBeLessThan(brightness(airOf('day').zenith) / 10)
    expect([airOf('day').lamps, airOf('night').lamps]).toEqual([0, 1])
    expect(airs.filter(({ stars }) => stars > 0).every(({ weather }) => weather === 'clear')).toBe(true)
    expect(airOf('night').stars).toBe(1)
  })

  it('[ILL-66] bad weather takes from the sun and thickens the air; snow lies, rain wets', () => {
    for (const { id } of weathers.filter((one) => one.id !== 'clear')) {
      const air = airOf('day', id)
      expect(brightness(air.key)).toBeLessThan(brightness(airOf('day').key))
      expect(air.fog.density).toBeGreaterThan(airOf('day').fog.density)
      expect(air.soft).toBeGreaterThan(airOf('day').soft)
      expect([air.wet, air.white]).toEqual([id === 'rain' || id === 'storm' ? 1 : 0, id === 'snow' ? 1 : 0])
    }
    expect(underSnow(airOf('day', 'snow'), 1)('#000000').every((value) => value > 0.7)).toBe(true)
    expect(underSnow(airOf('day'), 1)('#000000')).toEqual([0, 0, 0])
  })
})
