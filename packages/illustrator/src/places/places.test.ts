import { describe, expect, it } from 'vitest'

import { backgrounds, times, weathers } from '#catalogue/backgrounds.ts'

import { brightness } from './kit/tone.ts'
import { makePlace } from './make-place.ts'
import type { Place, PlaceWishes } from './place.ts'
import { faceLight } from './sky/rig.ts'
import { answers, broken, closest, trianglesOf } from './testing.ts'

const calm = { time: 'day', weather: 'clear', seed: 1 } as const satisfies PlaceWishes

/** Each background once, hours and weathers in turn, so that all of them come up. */
const places: readonly Place[] = backgrounds.map(({ id }, at) => {
  const time = times[at % times.length]?.id ?? 'day'
  const weather = weathers[Math.floor(at * 1.7) % weathers.length]?.id ?? 'clear'
  return makePlace(id, { time, weather, seed: at + 1 })
})

const directions = [-0.9, -0.4, -0.05, 0, 0.02, 0.1, 0.3, 0.7, 1].flatMap((y) =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((at) => {
    const across = Math.sqrt(1 - y * y)
    const [x, z] = [Math.abs(((at + 2) % 8) - 4) / 2 - 1, Math.abs((at % 8) - 4) / 2 - 1]
    const size = Math.sqrt(x * x + z * z)
    return [(x / size) * across, y, (z / size) * across] as const
  }),
)

describe('places', () => {
  it('[ILL-60] are made for every background of the catalogue, out of finite numbers', () => {
    for (const place of places) expect(broken(place), place.background).toBeUndefined()
  })

  it('[ILL-61] are the same for the same wishes, and others of their kind for another seed', () => {
    for (const { id } of backgrounds.filter((_, at) => at % 12 === 0)) {
      const shape = (seed: number) =>
        makePlace(id, { ...calm, seed }).parts.map(({ name, positions }) => ({ name, positions }))
      expect(shape(5)).toEqual(shape(5))
    }
    const shelves = (seed: number) => makePlace('library', { ...calm, seed }).parts.find(({ name }) => name === 'books')
    expect(shelves(1)?.positions).not.toEqual(shelves(2)?.positions)
  })

  it('[ILL-62] leave the person room: level ground, and nothing higher than grass within 12 decimetres', () => {
    for (const place of places) {
      const { name, near } = closest(place, 2.2, 22)
      expect(near, `${place.background}: ${name}`).toBeGreaterThan(12)
      for (const [x, z] of [
        [0, 0],
        [8, 4],
        [-11, 2],
        [3, -11],
      ] as const)
        expect(place.ground(x, z)).toBe(0)
    }
  })

  it('[ILL-63] have at most 60,000 triangles and 1,500 particles', () => {
    for (const place of places) {
      expect(trianglesOf(place), place.background).toBeLessThan(60_000)
      const count = place.particles.reduce((sum, { spots }) => sum + spots.length / 4, 0)
      expect(count, place.background).toBeLessThan(1500)
    }
  })

  it('[ILL-64] light faces well, whatever the hour and the weather, and part the person from what lies behind', () => {
    for (const { background, rig } of places) {
      expect(faceLight(rig), background).toBeGreaterThan(0.5)
      expect(faceLight(rig), background).toBeLessThan(1.2)
      expect(rig.rims.length, background).toBeGreaterThan(0)
      expect(rig.key.from[2], background).toBeGreaterThan(0.2)
    }
  })

  it('[ILL-65] know hours and weather only where the catalogue says that they matter', () => {
    const light = (place: Place) => ({ rig: place.rig, fog: place.fog, particles: place.particles })
    const storm = { time: 'night', weather: 'storm', seed: 1 } as const
    expect(light(makePlace('stage', storm))).toEqual(light(makePlace('stage', calm)))
    expect(light(makePlace('underwater', storm))).toEqual(light(makePlace('underwater', calm)))
    expect(light(makePlace('desert', storm))).not.toEqual(light(makePlace('desert', calm)))
  })

  it('[ILL-66] have rain, snow and fog where they are ordered', () => {
    const kinds = (weather: PlaceWishes['weather']) =>
      makePlace('desert', { ...calm, weather }).particles.map(({ kind }) => kind)
    expect(kinds('rain')).toContain('rain')
    expect(kinds('storm')).toContain('rain')
    expect(kinds('snow')).toContain('snow')
    expect(kinds('clear')).not.toContain('rain')
    const fog = (weather: PlaceWishes['weather']) => makePlace('desert', { ...calm, weather }).fog.density
    expect(fog('fog')).toBeGreaterThan(fog('clear') * 5)
  })

  it('[ILL-67] have light in every direction, and nowhere less than none', () => {
    const out = new Float32Array(3)
    for (const { background, sky } of places) {
      for (const [x, y, z] of directions) {
        sky(x, y, z, out)
        expect(
          out.every((value) => Number.isFinite(value) && value >= 0 && value < 40),
          `${background} ${x} ${y} ${z}`,
        ).toBe(true)
      }
    }
  })

  it('[ILL-68] are covered by surfaces that answer with possible colours', () => {
    for (const place of places) {
      for (const { name, spot } of answers(place)) {
        const { red, green, blue, alpha, rough, metal, glow, relief, open } = spot
        const told = `${place.background} ${name}`
        expect(
          [red, green, blue].every((value) => value >= 0 && value <= 1.6),
          told,
        ).toBe(true)
        expect(
          [alpha, metal, open].every((value) => value >= 0 && value <= 1),
          told,
        ).toBe(true)
        expect(
          [rough, glow, relief].every((value) => Number.isFinite(value)),
          told,
        ).toBe(true)
      }
    }
  })

  it('[ILL-69] are darker by night than by day, more so than the people in them', () => {
    for (const { id } of backgrounds.filter(({ more }, at) => more.outdoors && more.hours && at % 5 === 0)) {
      const [day, night] = [makePlace(id, calm), makePlace(id, { ...calm, time: 'night' })]
      const set = ({ setRig }: Place) => brightness(setRig.key.light) + brightness(setRig.sky)
      expect(set(night), id).toBeLessThan(set(day) * 0.6)
      expect(set(night) / set(day), id).toBeLessThan(faceLight(night.rig) / faceLight(day.rig))
    }
  })
})
