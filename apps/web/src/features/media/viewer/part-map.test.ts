import { expect, it } from 'vitest'
import { numberAt, type PartMap, washOf } from './part-map.ts'

/** Ten by ten, with hair in the upper half. */
const map: PartMap = {
  parts: [{ index: 1, part: 'hair', label: 'Hair' }],
  width: 10,
  height: 10,
  numbers: Uint8Array.from({ length: 100 }, (_, pixel) => (pixel < 50 ? 1 : 0)),
}

it('[GENW-61] knows the part under the pointer, wherever the picture is and however large', () => {
  const box = { left: 100, top: 50, width: 400, height: 200 }
  expect(numberAt(map, box, { x: 300, y: 60 })).toBe(1)
  expect(numberAt(map, box, { x: 300, y: 240 })).toBe(0)
  // Beside the picture, which is as high as the box and not as wide.
  expect(numberAt(map, box, { x: 150, y: 60 })).toBeUndefined()
  expect(numberAt(map, box, { x: 300, y: 251 })).toBeUndefined()
})

it('[GENW-61] shows a part by a wash and a line around it, and nothing else', () => {
  const shown = washOf(map, 1)
  const alpha = (x: number, y: number) => shown[(y * 10 + x) * 4 + 3] ?? -1
  expect(alpha(5, 8)).toBe(0)
  expect(alpha(5, 2)).toBeGreaterThan(0)
  expect(alpha(5, 4)).toBeGreaterThan(alpha(5, 2))
  expect(washOf(map, 3).every((value) => value === 0)).toBe(true)
})
