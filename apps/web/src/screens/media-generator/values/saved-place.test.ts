import { expect, it } from 'vitest'
import { atPlace, isAt, isPlace, placeOf } from './saved-place.ts'

const cafe = { background: 'cafe', time: 'night', weather: 'rain' } as const

it('[GENW-77] a preset of place, hour, weather and light alone is a saved place', () => {
  expect([isPlace(cafe), isPlace({ light: 'candle' })]).toEqual([true, true])
  expect([isPlace({}), isPlace({ ...cafe, pose: 'sitting' }), isPlace({ prompt: 'by the sea' })]).toEqual([
    false,
    false,
    false,
  ])
})

it('[GENW-77] taking one sets these four and nothing else; what it leaves open is open', () => {
  const before = { pose: 'sitting', aspect: '4:5', background: 'beach', light: 'ring' }
  const after = atPlace(before, cafe)
  expect(after).toEqual({ pose: 'sitting', aspect: '4:5', ...cafe })
  expect([isAt(before, cafe), isAt(after, cafe), placeOf(after)]).toEqual([false, true, cafe])
  expect(placeOf({})).toBeUndefined()
})
