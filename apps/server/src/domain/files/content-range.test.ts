import { expect, it } from 'vitest'
import { parseContentRange } from './content-range.ts'
import { chunkNumber, contiguous, planFrom } from './chunks.ts'

const range = (start: number, end: number, size: number) => ({ start, end, size })

it('[FILE-6] reads a content range, also one whose end is one too far', () => {
  expect(parseContentRange('bytes 0-4/11')).toEqual(range(0, 4, 11))
  expect(parseContentRange('bytes 5-11/11')).toEqual(range(5, 10, 11))
})

it.each([
  'bytes',
  'bytes 0-4',
  'bytes=0-4/11',
  'bytes a-4/11',
  'bytes 5-4/11',
  'bytes 0-12/11',
  'bytes 11-11/11',
  'bytes 0-4/*',
  'bytes -4/11',
  'bytes 0-4/99999999999999999',
])('[FILE-6] refuses the content range %j', (header) => {
  expect(parseContentRange(header)).toBeUndefined()
})

it('cuts a file as its first chunk says', () => {
  expect(planFrom(range(0, 4, 11))).toEqual({ size: 11, chunkSize: 5, chunksTotal: 3 })
  expect(planFrom(range(5, 9, 11))).toEqual({ size: 11, chunkSize: 5, chunksTotal: 3 })
  expect(planFrom(range(0, 10, 11))).toEqual({ size: 11, chunkSize: 11, chunksTotal: 1 })
})

it('cannot tell the cut from the last chunk, or from one that lies across', () => {
  expect(planFrom(range(10, 10, 11))).toBeUndefined()
  expect(planFrom(range(3, 7, 11))).toBeUndefined()
})

it('numbers chunks, and knows those that do not belong', () => {
  const plan = { size: 11, chunkSize: 5, chunksTotal: 3 }
  expect([range(0, 4, 11), range(5, 9, 11), range(10, 10, 11)].map((each) => chunkNumber(plan, each))).toEqual([
    1, 2, 3,
  ])
  expect(chunkNumber(plan, range(0, 4, 12))).toBeUndefined()
  expect(chunkNumber(plan, range(0, 3, 11))).toBeUndefined()
  expect(chunkNumber(plan, range(2, 6, 11))).toBeUndefined()
  expect(chunkNumber(plan, range(5, 10, 11))).toBeUndefined()
})

it('counts up to the first gap', () => {
  expect(contiguous(0, [])).toBe(0)
  expect(contiguous(0, [2, 3])).toBe(0)
  expect(contiguous(0, [2, 1, 4, 1])).toBe(2)
  expect(contiguous(2, [3, 4])).toBe(4)
})
