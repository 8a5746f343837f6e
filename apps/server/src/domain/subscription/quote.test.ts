import { describe, expect, it } from 'vitest'
import { holdsAt, isHeld, isLost, landingSeconds, missing, type Quote, statusOf } from './quote.ts'

const created = new Date('2026-05-01T12:00:00Z')
const after = (seconds: number) => new Date(created.getTime() + seconds * 1000)
const quote = (more: Partial<Quote> = {}): Quote => ({
  id: 'q',
  accountId: 'maya',
  reference: 'r',
  usd: '50',
  price: '0.25',
  month: 200n,
  amount: 200n,
  createdAt: created,
  expire: after(900),
  received: 0n,
  signature: undefined,
  seen: 'none',
  seenAt: undefined,
  ...more,
})

describe('statusOf', () => {
  it.each([
    ['open', {}, 899],
    ['expired', {}, 900],
    ['paid', { received: 200n }, 5000],
    ['paid', { received: 201n, seen: 'pending' }, 10],
    ['partial', { received: 1n }, 10],
    ['partial', { received: 1n }, 5000],
    ['pending', { seen: 'pending' }, 5000],
    ['pending', { seen: 'pending', received: 1n }, 10],
    ['confirmed', { seen: 'confirmed' }, 5000],
    ['open', { seen: 'finalized' }, 10],
    ['paid', { amount: 0n }, 10],
  ] satisfies [string, Partial<Quote>, number][])('is %s for %o after %i s', (status, more, seconds) => {
    expect(statusOf(quote(more), after(seconds))).toBe(status)
  })
})

describe('a transaction that is under way', () => {
  it('holds the quote until it can no longer land', () => {
    const held = quote({ seen: 'pending', seenAt: after(10) })
    expect([isHeld(held), isHeld(quote({ seen: 'confirmed' })), isHeld(quote({ seen: 'finalized' }))]).toEqual([
      true,
      true,
      false,
    ])
    expect(isLost(held, after(10 + landingSeconds))).toBe(false)
    expect(isLost(held, after(11 + landingSeconds))).toBe(true)
    expect(isLost(quote({ seenAt: after(10) }), after(5000))).toBe(false)
    expect(isLost(quote({ seen: 'pending' }), after(5000))).toBe(false)
  })

  it('counts at the quote’s price if its block was made in time', () => {
    expect(holdsAt(quote(), after(-61))).toBe(false)
    expect(holdsAt(quote(), after(-60))).toBe(true)
    expect(holdsAt(quote(), after(900 + landingSeconds))).toBe(true)
    expect(holdsAt(quote(), after(901 + landingSeconds))).toBe(false)
  })
})

it('what is missing is the rest, or a whole month once it is paid', () => {
  expect([0n, 60n, 199n, 200n, 300n].map((received) => missing(quote({ received })))).toEqual([
    200n,
    140n,
    1n,
    200n,
    200n,
  ])
})
