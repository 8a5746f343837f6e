import { expect, it } from 'vitest'
import { formatDateTime, parseDateTime } from './date-time.ts'

it('[FORM-1] writes dates in UTC with three digits and +00:00', () => {
  expect(formatDateTime(new Date(Date.UTC(2026, 10, 14, 9, 30)))).toBe('2026-11-14T09:30:00.000+00:00')
})

it.each([
  ['1976-06-12', '1976-06-12T00:00:00.000+00:00'],
  ['1960-01-01 10:10:10+02:30', '1960-01-01T07:40:10.000+00:00'],
  ['2026-11-14T09:30:00.123456Z', '2026-11-14T09:30:00.123+00:00'],
  ['2026-07-01T12:00:00 Europe/Berlin', '2026-07-01T10:00:00.000+00:00'],
  ['2026-07-01T12:00:00 UTC', '2026-07-01T12:00:00.000+00:00'],
  ['0099-01-01', '0099-01-01T00:00:00.000+00:00'],
])('[FORM-2] reads %s', (text, expected) => {
  expect(parseDateTime(text)).toBe(expected)
})

it.each(['', 'yesterday', '2026-02-30', '2026-13-01', '10000-01-01', '2026-01-01T25:00', '2026-01-01 Mars/Olympus'])(
  '[FORM-2] refuses "%s"',
  (text) => {
    expect(parseDateTime(text)).toBeUndefined()
  },
)
