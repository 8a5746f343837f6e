import { describe, expect, it } from 'vitest'

import { backgrounds, times, weathers } from '@eidolon/people'

import { brightness } from '#geometry/color.ts'
import { makePlace } from './make-place.ts'
import type { Background, PlaceOptions } from './place.ts'
import { faceLight } from './sky/rig.ts'
import { answers, broken, closest, hasFloor, lampLight, trianglesOf, unevenNormals } from './testing.ts'

const calm = { time: 'day', weather: 'clear', seed: 1 } as const satisfies PlaceOptions

/** Each background once, hours and weathers in turn, so that all of them come up. */
const places: readonly Background[] = backgrounds.map(({ id }, at) => {
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

/** The names of the places for which something does not hold. */
const without = (holds: (place: Background) => boolean): readonly string[] =>
  places.filter((place) => !holds(place)).map(({ background }) => background)

describe('places', () => {
  it('[ILL-60] are made for every background of the catalogue, out of finite numbers', () => {
    expect(places.flatMap((place) => broken(place) ?? [])).toEqual([])
  })

  it('[ILL-61] are the same for the same options, and others of their kind for another seed', () => {
    const shape = (id: Background['background'], seed: number) =>
      makePlace(id, { ...calm, seed }).parts.map(({ name, positions }) => ({ name, positions }))
    for (const id of ['library', 'forest', 'space'] as const) {
      expect(shape(id, 5)).toEqual(shape(id, 5))
      expect(shape(id, 5)).not.toEqual(shape(id, 6))
    }
  })

  it('[ILL-62] leave the person room: level ground, and nothing higher than grass within 12 decimetres', () => {
    const crowding = places.map((place) => ({ of: place.background, ...closest(place, 2.2, 22) }))
    expect(crowding.filter(({ near }) => near <= 12)).toEqual([])
    for (const [x, z] of [
      [0, 0],
      [8, 4],
      [-11, 2],
      [3, -11],
    ] as const) {
      expect(without((place) => place.ground(x, z) === 0)).toEqual([])
    }
  })

  it('[ILL-504] the planet of space and moon is in the sky where the camera looks past the person', () => {
    const bright = ({ sky }: Background, way: number) => {
      const out = new Float32Array(3)
      const all = [0.12, 0.16, 0.2, 0.24].flatMap((y) =>
        [0.2, 0.25, 0.3, 0.35].map((x) => {
          sky(x * way, y, -0.94, out)
          return brightness([...out] as [number, number, number])
        }),
      )
      return all.reduce((sum, one) => sum + one, 0)
    }
    for (const id of ['space', 'moon'] as const)
      for (const seed of [1, 2, 3, 4, 5, 6]) {
        const place = makePlace(id, { ...calm, seed })
        // Cameras stand across from the key light and look to its side.
        const lit = Math.sign(place.rig.key.from[0])
        expect(bright(place, lit)).toBeGreaterThan(1.3 * bright(place, -lit))
      }
  })

  it('[ILL-63] have at most 60,000 triangles and 1,500 particles', () => {
    expect(without((place) => trianglesOf(place) <= 60_000)).toEqual([])
    const count = ({ particles }: Background) => particles.reduce((sum, { spots }) => sum + spots.length / 4, 0)
    expect(without((place) => count(place) <= 1500)).toEqual([])
  })

  it('[ILL-64] light faces well, whatever the hour and the weather, and part the person from what lies behind', () => {
    expect(without(({ rig }) => faceLight(rig) > 0.5 && faceLight(rig) < 1.2)).toEqual([])
    expect(without(({ rig }) => rig.rims.length > 0 && rig.key.from[2] > 0.2)).toEqual([])
  })

  it('[ILL-65] know hours and weather only where the catalogue says that they matter', () => {
    const light = (place: Background) => ({ rig: place.rig, fog: place.fog, particles: place.particles })
    const storm = { time: 'night', weather: 'storm', seed: 1 } as const
    expect(light(makePlace('stage', storm))).toEqual(light(makePlace('stage', calm)))
    expect(light(makePlace('underwater', storm))).toEqual(light(makePlace('underwater', calm)))
    expect(light(makePlace('desert', storm))).not.toEqual(light(makePlace('desert', calm)))
  })

  it('[ILL-66] have rain, snow and fog where they are ordered', () => {
    const kinds = (weather: PlaceOptions['weather']) =>
      makePlace('desert', { ...calm, weather }).particles.map(({ kind }) => kind)
    expect(kinds('rain')).toContain('rain')
    expect(kinds('storm')).toContain('rain')
    expect(kinds('snow')).toContain('snow')
    expect(kinds('clear')).not.toContain('rain')
    const fog = (weather: PlaceOptions['weather']) => makePlace('desert', { ...calm, weather }).fog.density
    expect(fog('fog')).toBeGreaterThan(fog('clear') * 5)
  })

  it('[ILL-67] have light in every direction, and nowhere less than none', () => {
    const out = new Float32Array(3)
    const possible = ({ sky }: Background) =>
      directions.every(([x, y, z]) => {
        sky(x, y, z, out)
        return out.every((value) => Number.isFinite(value) && value >= 0 && value < 40)
      })
    expect(without(possible)).toEqual([])
  })

  it('[ILL-68] are covered by surfaces that answer with possible colours', () => {
    const odd = places.flatMap((place) =>
      answers(place).filter(({ spot: { red, green, blue, alpha, rough, metal, glow, relief, open } }) => {
        const color = [red, green, blue].every((value) => value >= 0 && value <= 1.6)
        const shares = [alpha, metal, open].every((value) => value >= 0 && value <= 1)
        return !color || !shares || ![rough, glow, relief].every((value) => Number.isFinite(value))
      }),
    )
    expect(odd).toEqual([])
  })

  it('[ILL-69] are darker by night than by day, more so than the people in them', () => {
    for (const id of ['village', 'beach', 'forest', 'living-room', 'library', 'office'] as const) {
      const [day, night] = [makePlace(id, calm), makePlace(id, { ...calm, time: 'night' })]
      const set = ({ setRig }: Background) => brightness(setRig.key.light) + brightness(setRig.sky)
      expect(set(night)).toBeLessThan(set(day) * 0.6)
      expect(set(night) / set(day)).toBeLessThan(faceLight(night.rig) / faceLight(day.rig))
    }
  })

  it('[ILL-222] have a floor or ground under the person, and surfaces that know where they face', () => {
    expect(without(hasFloor)).toEqual([])
    expect(without((place) => unevenNormals(place) < 0.08)).toEqual([])
  })

  it('[ILL-222] are lit: rooms at every hour, streets and gardens by their lamps when it is dark', () => {
    for (const { id, more } of backgrounds) {
      const night = makePlace(id, { ...calm, time: 'night' })
      if (more.outdoors && !night.parts.some(({ name }) => name === 'bulbs')) continue
      expect({ id, lit: lampLight(night) > 0.5 }).toEqual({ id, lit: true })
      expect({ id, byDay: lampLight(makePlace(id, calm)) > 0 }).toEqual({ id, byDay: !more.outdoors })
    }
  })
})
