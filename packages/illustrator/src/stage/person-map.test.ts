import { partIndex } from '@eidolon/people'
import { expect, it } from 'vitest'
import { personMap } from './person-map.ts'

/** Somebody who stands upright at a place, as far as their body is seen. */
function standing(x: number) {
  const at = (y: number) => ({ x, y })
  const body = [
    at(4),
    at(10),
    at(10),
    at(18),
    at(24),
    at(10),
    at(18),
    at(24),
    at(30),
    at(40),
    at(50),
    at(30),
    at(40),
    at(50),
  ]
  return { body: [...body, undefined, undefined, undefined, undefined], hands: [[], []], face: [] }
}

it('[ENG-136] whom each pixel shows is told by the limbs that are nearest; the place shows nobody', () => {
  const [width, height] = [64, 56]
  const place = partIndex('background')
  const parts = new Uint8Array(width * height).fill(partIndex('top'))
  parts.fill(place, 0, width)
  const map = personMap({ width, height, parts, people: [standing(12), standing(50)] })
  const seen = (x: number, y: number) => map[y * width + x]
  expect([seen(12, 20), seen(2, 44), seen(50, 20), seen(62, 30), seen(12, 0)]).toEqual([1, 1, 2, 2, 0])
  expect(personMap({ width, height, parts, people: [standing(12)] })[width * 20 + 60]).toBe(1)
})
