import { expect, it } from 'vitest'
import { backgrounds, times, weathers } from '@eidolon/people'
import { makePlace } from '#places/make-place.ts'
import { faceLight } from '#places/sky/rig.ts'
import { broken, closest, trianglesOf } from '#places/testing.ts'

it.each(backgrounds)('[ILL-60] $id can be made at its hours and in its weathers', ({ id, more }) => {
  const hours = more.hours ? times : times.slice(0, 1)
  const skies = more.sky ? weathers : weathers.slice(0, 1)
  const nth = backgrounds.findIndex((one) => one.id === id)
  let [seed, met] = [0, 0]
  for (const [hour, { id: time }] of hours.entries()) {
    for (const [sky, { id: weather }] of skies.entries()) {
      // Each hour and each weather at every other place, met by others each time; all of them with all with THOROUGH=all.
      seed += 1
      const meets =
        hours.length > skies.length
          ? (hour + id.length) % skies.length === sky
          : (sky + id.length) % hours.length === hour
      if (process.env.THOROUGH !== 'all' && (!meets || (hours.length * skies.length > 1 && (met++ + nth) % 2 > 0)))
        continue
      const place = makePlace(id, { time, weather, seed })
      expect(broken(place), `${time} ${weather}`).toBeUndefined()
      expect(trianglesOf(place), `${time} ${weather}`).toBeLessThan(60_000)
      expect(closest(place, 2.2, 22).near, `${time} ${weather}`).toBeGreaterThan(12)
      expect(faceLight(place.rig), `${time} ${weather}`).toBeGreaterThan(0.5)
    }
  }
})
