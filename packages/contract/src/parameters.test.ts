import { expect, it } from 'vitest'
import { z } from 'zod'
import { text, whole } from './parameters.ts'

const said = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues.map(({ message }) => message)

it('[SRV-5] a text says its limits, whichever one was broken', () => {
  const says = 'Value must be a valid string and at least 1 chars and no longer than 3 chars'
  for (const wrong of ['', 'four', 7, null, ['a']]) expect(said(text({ max: 3 }), wrong)).toEqual([says])
  expect(said(text({ min: 0, max: 3 }), 'four')).toEqual(['Value must be a valid string and no longer than 3 chars'])
  expect(text({ min: 0, max: 3 }).parse('')).toBe('')
})

it('[SRV-5] a whole number is taken from digits, and its range is said with thousands separators', () => {
  const size = whole(16, 4000)
  expect([size.parse('16'), size.parse(4000)]).toEqual([16, 4000])
  const says = 'Value must be a valid range between 16 and 4,000'
  for (const wrong of ['', ' 20', '20px', '1e3', 15, 4001, 20.5, true, null]) expect(said(size, wrong)).toEqual([says])
})

it('[GEN-75] a text is taken without control characters and halves of letters, a name as one line', () => {
  const given = 'a\u0000b\u0007\u001b[1m\tc\r\nd\u0085\ud83d e\u{1f600}'
  expect(text({ max: 99 }).parse(given)).toBe('ab[1m\tc\r\nd e\u{1f600}')
  expect(text({ max: 99, line: true }).parse(given)).toBe('ab[1m c d e\u{1f600}')
  expect(text({ max: 2 }).parse('a\u0000b')).toBe('ab')
  expect(text({ max: 2 }).safeParse('\u0000').success).toBe(false)
})
