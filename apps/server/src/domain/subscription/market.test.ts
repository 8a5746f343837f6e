import { describe, expect, it } from 'vitest'
import { dayOf, endOfDay, goesOnAt } from './day.ts'
import { marketAt } from './market.ts'

const noon = new Date('2026-05-01T12:00:00Z')
const ago = (minutes: number, price: string) => ({ price, at: new Date(noon.getTime() - minutes * 60_000) })

describe('marketAt', () => {
  it.each([
    ['no sample', [], { problem: 'silent' }],
    ['only old ones', [ago(70, '1'), ago(65, '1'), ago(61, '1')], { problem: 'silent' }],
    ['a source that fell silent', [ago(30, '1'), ago(20, '1'), ago(10, '1')], { problem: 'silent' }],
    ['two', [ago(2, '1'), ago(1, '1')], { problem: 'few' }],
    ['three', [ago(3, '1'), ago(2, '3'), ago(1, '2')], { price: '2' }],
    ['an even number: the lower of the two', [ago(4, '1'), ago(3, '4'), ago(2, '2'), ago(1, '2.1')], { price: '2' }],
    ['numbers, not texts', [ago(3, '9'), ago(2, '10'), ago(1, '9.5')], { price: '9.5' }],
    ['a jump', [ago(4, '1'), ago(3, '1'), ago(2, '1'), ago(1, '2')], { problem: 'jump' }],
    ['one that was moved for a moment', [ago(4, '1'), ago(3, '9'), ago(2, '1'), ago(1, '1')], { price: '1' }],
  ] satisfies [string, { price: string; at: Date }[], object][])('of %s', (_what, samples, expected) => {
    expect(marketAt(samples, noon, 20)).toEqual(expected)
  })

  it('does not look ahead', () => {
    const later = [ago(3, '1'), ago(2, '1'), ago(1, '1'), ago(-1, '9'), ago(-2, '9')]
    expect(marketAt(later, noon, 20)).toEqual({ price: '1' })
  })
})

describe('a day', () => {
  it('is that of UTC, and ends at its midnight', () => {
    const late = new Date('2026-12-31T23:59:59.999Z')
    expect(dayOf(late)).toBe('2026-12-31')
    expect(endOfDay(late)).toEqual(new Date('2027-01-01T00:00:00Z'))
    expect(dayOf(endOfDay(late))).toBe('2027-01-01')
    expect(goesOnAt(late)).toBe('It goes on at 00:00 UTC on 2027-01-01.')
    expect(endOfDay(new Date('2026-02-28T00:00:00Z'))).toEqual(new Date('2026-03-01T00:00:00Z'))
  })
})
