import { describe, expect, it } from 'vitest'
import type { PriceSample } from '#domain/subscription/market.ts'
import { marketPrice } from './market-price.ts'
import type { PriceStore } from './ports.ts'

const minute = 60_000

function world(source: () => Promise<string> = async () => '0.25') {
  let now = Date.parse('2026-05-01T12:00:00Z')
  const samples: PriceSample[] = []
  const told: string[] = []
  const prices: PriceStore = {
    latest: async (at, age) => samples.findLast((one) => at.getTime() - one.at.getTime() < age)?.price,
    record: async (price, at) => void samples.push({ price, at }),
    firstAfter: async (from) => samples.find(({ at }) => at > from)?.price,
    after: async (from, max) => samples.filter(({ at }) => at > from).slice(0, max),
  }
  const clock = { now: () => new Date(now) }
  const note = (_facts: unknown, what: string) => void told.push(what)
  const log = { info: note, warn: note }
  const market = marketPrice({ source, prices, clock, log, deviation: 10 })
  return { market, samples, told, clock, pass: (by: number) => void (now += by) }
}

describe('marketPrice', () => {
  it('is unknown until there are a few samples, and then their median', async () => {
    const prices = ['0.20', '0.22', '0.21']
    const { market, pass } = world(async () => prices.shift() ?? '')
    for (const problem of ['silent', 'few', 'few']) {
      await expect(market.now()).rejects.toMatchObject({ type: 'price_unavailable', facts: { problem } })
      await market.sample()
      pass(minute)
    }
    expect(await market.now()).toBe('0.21')
  })

  it('asks no more often than needed, whoever took the last sample', async () => {
    const { market, samples, pass } = world()
    await market.sample()
    await market.sample()
    expect(samples).toHaveLength(1)
    pass(minute)
    await market.sample()
    expect(samples).toHaveLength(2)
  })

  it('tells once that the source is silent, and once that it answers again', async () => {
    let isWell = false
    const { market, told, pass } = world(async () => {
      if (!isWell) throw new Error('no answer')
      return '0.25'
    })
    for (let n = 0; n < 3; n++) {
      await market.sample()
      pass(minute)
    }
    expect(told).toEqual(['the price service says nothing that can be used'])
    isWell = true
    await market.sample()
    expect(told.slice(1)).toEqual(['the price service answers again'])
  })

  it('has no price while the newest sample is far from the hour', async () => {
    const { market, samples, clock, pass } = world()
    for (let n = 0; n < 5; n++) {
      samples.push({ price: '0.25', at: clock.now() })
      pass(minute)
    }
    samples.push({ price: '0.50', at: clock.now() })
    await expect(market.now()).rejects.toMatchObject({ facts: { problem: 'jump' } })
  })

  it('knows the price of a moment by the hour before it, or by the first that came after', async () => {
    const { market, samples, clock, pass } = world()
    const early = clock.now()
    pass(10 * minute)
    expect(await market.at(early)).toBeUndefined()
    for (const price of ['0.30', '0.31', '0.32']) {
      samples.push({ price, at: clock.now() })
      pass(minute)
    }
    expect(await market.at(early)).toBe('0.31')
    expect(await market.at(clock.now())).toBe('0.31')
  })
})
