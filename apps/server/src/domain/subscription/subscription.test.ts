import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isActive, shouldRemind } from './access.ts'
import { amountFor, uiAmount } from './amount.ts'
import { marketAt } from './market.ts'
import { addMonths } from './months.ts'
import { usdValue } from './payment.ts'
import { holdsAt, type Quote, statusOf } from './quote.ts'
import { type Paid, settle } from './settlement.ts'

const date = (text: string) => new Date(`${text}Z`)

describe('amounts', () => {
  it('[SUB-1] are whole base units, rounded up, exact however large', () => {
    expect(amountFor('50', '0.25', 6)).toBe(200_000_000n)
    expect(amountFor('50', '3', 6)).toBe(16_666_667n)
    expect(amountFor('50.00', '0.000000123', 9)).toBe(406_504_065_040_650_407n)
    expect(() => amountFor('50', '0', 6)).toThrow('above 0')
    for (const wrong of ['', '-1', '1e3', '1.', 'NaN', ' 1']) expect(() => amountFor('50', wrong, 6)).toThrow('decimal')
  })

  it('[SUB-1] never buy a month for less than its worth, and never ask a unit too much', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 9n), fc.integer({ min: 0, max: 9 }), (micro, decimals) => {
        const price = uiAmount(micro, 6)
        const amount = amountFor('50', price, decimals)
        const worth = amount * micro
        const wanted = 50n * 10n ** BigInt(6 + decimals)
        expect(worth >= wanted && worth - micro < wanted).toBe(true)
      }),
    )
  })

  it('are shown without needless zeros', () => {
    expect([uiAmount(1_500_000n, 6), uiAmount(5n, 6), uiAmount(3n, 0), uiAmount(0n, 9)]).toEqual([
      '1.5',
      '0.000005',
      '3',
      '0',
    ])
  })
})

describe('months', () => {
  it('[SUB-2] are calendar months, counted from where they began', () => {
    const start = date('2027-01-31T10:30:00')
    expect([1, 2, 3, 13].map((months) => addMonths(start, months).toISOString())).toEqual([
      '2027-02-28T10:30:00.000Z',
      '2027-03-31T10:30:00.000Z',
      '2027-04-30T10:30:00.000Z',
      '2028-02-29T10:30:00.000Z',
    ])
  })
})

const paid = (signature: string, at: string, amount: number, price = 100): Paid => ({
  signature,
  slot: Math.floor(date(at).getTime() / 400),
  at: date(at),
  amount: BigInt(amount),
  price: BigInt(price),
})

describe('settle', () => {
  it('[SUB-3] a month begins with the payment, or with the end of the month that runs', () => {
    const { bought, access } = settle([paid('a', '2026-11-01T00:00', 100), paid('b', '2026-11-20T00:00', 100)])
    expect(bought.get('b')).toEqual({ periodStart: date('2026-12-01T00:00'), periodEnd: date('2027-01-01T00:00') })
    expect(access).toEqual({ startedAt: date('2026-11-01T00:00'), endsAt: date('2027-01-01T00:00') })
    const later = settle([paid('a', '2026-11-01T00:00', 100), paid('c', '2027-03-05T00:00', 100)])
    expect(later.access).toEqual({ startedAt: date('2027-03-05T00:00'), endsAt: date('2027-04-05T00:00') })
  })

  it('[SUB-4] parts add up, what is left over stays, and twice the price is two months', () => {
    const parts = settle([paid('a', '2026-11-01T00:00', 60), paid('b', '2026-11-02T00:00', 70)])
    expect(parts.bought.has('a')).toBe(false)
    expect(parts.bought.get('b')?.periodStart).toEqual(date('2026-11-02T00:00'))
    expect(parts.credit).toBe(30n)
    const twice = settle([paid('a', '2026-11-01T00:00', 205)])
    expect([twice.access?.endsAt, twice.credit]).toEqual([date('2027-01-01T00:00'), 5n])
    expect(twice.bought.get('a')).toEqual({
      periodStart: date('2026-11-01T00:00'),
      periodEnd: date('2027-01-01T00:00'),
    })
  })

  it('[SUB-70] a quote buys one month at its price; the rest counts at the price of its time', () => {
    const quote = { id: 'q', month: 10n }
    // A pool was moved while the quote was made: a month for a tenth of its price. It buys one, not a dozen.
    const one = settle([{ ...paid('a', '2026-11-01T00:00', 120), quote }])
    expect([one.access?.endsAt, one.credit]).toEqual([date('2027-01-01T00:00'), 10n])
    const again = settle([
      { ...paid('a', '2026-11-01T00:00', 10), quote },
      { ...paid('b', '2026-11-01T00:05', 10), quote },
      { ...paid('c', '2026-11-01T00:06', 85), quote },
    ])
    expect([again.access?.endsAt, again.credit]).toEqual([date('2026-12-01T00:00'), 95n])
    // What waits for its price is kept, and buys nothing yet.
    const waits = settle([{ ...paid('a', '2026-11-01T00:00', 120, 0), quote }])
    expect([waits.access?.endsAt, waits.credit]).toEqual([date('2026-12-01T00:00'), 110n])
    const parts = settle([
      { ...paid('a', '2026-11-01T00:00', 6), quote },
      { ...paid('b', '2026-11-01T00:05', 6), quote },
    ])
    expect([parts.bought.has('a'), parts.bought.has('b'), parts.credit]).toEqual([false, true, 2n])
  })

  it('[SUB-5] the order in which payments are noticed changes nothing', () => {
    const some = fc.array(
      fc.record({
        minutes: fc.integer({ min: 0, max: 400_000 }),
        amount: fc.integer({ min: 1, max: 250 }),
        price: fc.integer({ min: 0, max: 150 }),
        quote: fc.option(fc.nat(2), { nil: undefined }),
      }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(some, fc.infiniteStream(fc.nat()), (list, keys) => {
        const payments = list.map(({ minutes, amount, price, quote: of }, n): Paid => {
          const at = new Date(date('2026-01-01T00:00').getTime() + minutes * 60_000)
          const quote = of === undefined ? undefined : { id: `q${of}`, month: 70n }
          return { signature: `s${n}`, slot: minutes, at, amount: BigInt(amount), price: BigInt(price), quote }
        })
        const shuffled = payments
          .map((one) => ({ one, key: keys.next().value ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ one }) => one)
        expect(settle(shuffled)).toEqual(settle(payments))
      }),
    )
  })
})

describe('the market', () => {
  const start = date('2026-11-01T10:00').getTime()
  /** One sample a minute. */
  const minutes = (...list: readonly string[]) => list.map((price, n) => ({ price, at: new Date(start + n * 60_000) }))
  const at = (n: number) => new Date(start + n * 60_000)

  it('[SUB-71] is the median of an hour, whatever some minutes say', () => {
    const calm = minutes(...Array.from({ length: 40 }, () => '0.25'))
    expect(marketAt(calm, at(39), 20)).toEqual({ price: '0.25' })
    const moved = minutes(...Array.from({ length: 40 }, (_, n) => (n >= 10 && n < 25 ? '25.0' : '0.25')))
    expect(marketAt(moved, at(39), 20)).toEqual({ price: '0.25' })
    expect(marketAt(minutes('0.30', '0.255', '0.26', '0.25'), at(3), 20)).toEqual({ price: '0.255' })
    // What is older than an hour says nothing any more.
    expect(marketAt(minutes('9', '9', '9', ...Array.from({ length: 60 }, () => '1')), at(62), 20)).toEqual({
      price: '1',
    })
  })

  it('[SUB-72] has no price while the newest is far from the median', () => {
    const jump = minutes(...Array.from({ length: 30 }, () => '0.25'), '0.31')
    expect(marketAt(jump, at(30), 20)).toEqual({ problem: 'jump' })
    expect(marketAt(jump, at(30), 30)).toEqual({ price: '0.25' })
    expect(marketAt(jump, at(29), 20)).toEqual({ price: '0.25' })
  })

  it('[SUB-73] has no price without a few samples, or when the last one is old', () => {
    expect(marketAt([], at(0), 20)).toEqual({ problem: 'silent' })
    expect(marketAt(minutes('1', '1'), at(1), 20)).toEqual({ problem: 'few' })
    const calm = minutes('1', '1', '1')
    expect([2, 11, 12, 70].map((n) => marketAt(calm, at(n), 20))).toEqual([
      { price: '1' },
      { price: '1' },
      { problem: 'silent' },
      { problem: 'silent' },
    ])
  })
})

describe('what a payment is worth', () => {
  it('[SUB-70] is one month at the price of its quote, and the rest at that of its time', () => {
    expect(usdValue({ amount: 30n, month: 10n, price: 100n }, '50.00')).toBe('60.00')
    expect(usdValue({ amount: 5n, month: 10n, price: 100n }, '50.00')).toBe('25.00')
    expect(usdValue({ amount: 30n, month: undefined, price: 100n }, '50.00')).toBe('15.00')
    expect(usdValue({ amount: 30n, month: undefined, price: 0n }, '50.00')).toBe('0.00')
  })
})

describe('quotes', () => {
  const quote: Quote = {
    id: 'q',
    accountId: 'maya',
    reference: 'r',
    usd: '50',
    price: '1',
    month: 100n,
    amount: 100n,
    createdAt: date('2026-11-01T10:00'),
    expire: date('2026-11-01T10:15'),
    received: 0n,
    signature: undefined,
    seen: 'none',
    seenAt: undefined,
  }
  it('[SUB-6] are open, then expired; one with a payment under way is neither', () => {
    const now = date('2026-11-01T10:20')
    expect(statusOf(quote, date('2026-11-01T10:05'))).toBe('open')
    expect(statusOf(quote, now)).toBe('expired')
    expect(statusOf({ ...quote, seen: 'pending' }, now)).toBe('pending')
    expect(statusOf({ ...quote, seen: 'confirmed' }, now)).toBe('confirmed')
    expect(statusOf({ ...quote, received: 40n }, now)).toBe('partial')
    expect(statusOf({ ...quote, received: 100n, seen: 'finalized' }, now)).toBe('paid')
  })

  it('[SUB-6] hold for payments made in time that land a little later, and for no earlier ones', () => {
    expect(['09:58', '10:00', '10:17', '10:19'].map((at) => holdsAt(quote, date(`2026-11-01T${at}`)))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})

describe('access', () => {
  const rules = { graceDays: 0 }
  it('[SUB-7] ends with the month, after the days of grace if there are any; a reminder comes five days before', () => {
    const end = date('2026-12-01T00:00')
    expect(isActive(end, date('2026-11-30T23:59'), rules)).toBe(true)
    expect(isActive(end, end, rules)).toBe(false)
    expect(isActive(end, date('2026-12-02T00:00'), { ...rules, graceDays: 2 })).toBe(true)
    expect(isActive(undefined, end, rules)).toBe(false)
    expect([
      shouldRemind(end, date('2026-11-25T00:00')),
      shouldRemind(end, date('2026-11-27T00:00')),
      shouldRemind(end, end),
    ]).toEqual([false, true, false])
  })
})
