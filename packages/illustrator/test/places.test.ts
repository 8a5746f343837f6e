import { expect, it } from 'vitest'
import { backgrounds, times, weathers } from '@eidolon/people'
import { makePlace } from '#places/make-place.ts'
import { faceLight } from '#places/sky/rig.ts'
import { broken, closest, trianglesOf } from '#places/testing.ts'

it.each(backgrounds)('[ILL-60] $id can be made at every hour and in every weather', ({ id, more }) => {
  let seed = 0
  for (const { id: time } of more.hours ? times : times.slice(0, 1)) {
    for (const { id: weather } of more.sky ? weathers : weathers.slice(0, 1)) {
      // Every third of them, others at every place; all of them with THOROUGH=all.
      seed += 1
      if (process.env.THOROUGH !== 'all' && (seed + id.length) % 3 > 0 && more.sky) continue
      const place = makePlace(id, { time, weather, seed })
      expect(broken(place), `${time} ${weather}`).toBeUndefined()
      expect(trianglesOf(place), `${time} ${weather}`).toBeLessThan(60_000)
      expect(closest(place, 2.2, 22).near, `${time} ${weather}`).toBeGreaterThan(12)
      expect(faceLight(place.rig), `${time} ${weather}`).toBeGreaterThan(0.5)
    }
  }
})
