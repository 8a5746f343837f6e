import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nothingRead } from '#testing/readings.ts'
import { shiftRanges } from './shift-ranges.ts'

const words = fc.constantFrom('golden retriever', 'neon', 'a', 'café', '🐕', ' ', ', ', 'o')
const text = fc.array(words, { maxLength: 12 }).map((some) => some.join(''))
const unknownAt = (of: string, start: number, end: number) => ({ start, end, text: of.slice(start, end), engines: [] })

it('[READW-2] what is kept of a reading stands in the newer text word for word', () => {
  fc.assert(
    fc.property(text, text, text, text, fc.nat(40), fc.nat(12), (head, gone, come, tail, at, length) => {
      const before = head + gone + tail
      const place = unknownAt(before, Math.min(at, before.length), Math.min(at + length, before.length))
      const now = head + come + tail
      const { unknown } = shiftRanges({ ...nothingRead, unknown: [place] }, before, now)
      expect(unknown.map(({ start, end }) => now.slice(start, end))).toEqual(unknown.map((one) => one.text))
    }),
  )
})

it('[READW-2] moves what stands behind a change, and lets go of what was changed', () => {
  const before = 'a husky, neon signs'
  const unknown = [unknownAt(before, 2, 7), unknownAt(before, 9, 19)]
  const after = (now: string) =>
    shiftRanges({ ...nothingRead, unknown }, before, now).unknown.map(({ start, text: said }) => `${start} ${said}`)
  expect(after('a wet husky, neon signs')).toEqual(['6 husky', '13 neon signs'])
  expect(after('a husky, red neon signs')).toEqual(['2 husky', '13 neon signs'])
  expect(after('a huskyish, neon signs')).toEqual(['12 neon signs'])
  expect(after('a husky, neon signs, rain')).toEqual(['2 husky', '9 neon signs'])
  expect(after('')).toEqual([])
})
