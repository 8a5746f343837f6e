import { describe, expect, it } from 'vitest'
import { decimalText } from './decimal-text.ts'
import { fixedPrice } from './fixed.ts'
import { jupiterPrice } from './jupiter.ts'
import { pythPrice } from './pyth.ts'

const mint = 'So11111111111111111111111111111111111111112'
const clock = { now: () => new Date(1_763_200_060_000) }
const feed = 'ef0d8b6fda2ceba41da15d4095d1da392a0d2f8ed0c6c7bc0f4cfac8c280b56d'

/** A peer that answers with this, whatever is asked, and remembers what was. */
function scripted(body: string, status = 200) {
  const asked: { url: string; headers: Headers }[] = []
  const get: typeof fetch = async (url, init) => {
    asked.push({ url: url instanceof URL ? url.href : '', headers: new Headers(init?.headers) })
    return new Response(body, { status })
  }
  return { get, asked }
}

describe('decimalText', () => {
  it('[SUB-1] moves digits and computes nothing', () => {
    expect(['147.48', '1.5e-7', '12e3', '0.10', '5E+2', '00.5', '123456789012345678901e-20'].map(decimalText)).toEqual([
      '147.48',
      '0.00000015',
      '12000',
      '0.1',
      '500',
      '0.5',
      '1.23456789012345678901',
    ])
    expect(['', '-1', 'NaN', '1.', 'e5'].map(decimalText)).toEqual(Array(5).fill(undefined))
  })
})

describe('jupiterPrice', () => {
  const answer = (usdPrice: string, liquidity = '621679197.67') =>
    `{"${mint}":{"createdAt":"2024-06-05T08:55:25.527Z","liquidity":${liquidity},"usdPrice":${usdPrice},"blockId":348004023,"decimals":9,"priceChange24h":1.29}}`
  const ask = (body: string, status?: number, key?: string) => {
    const peer = scripted(body, status)
    const price = jupiterPrice({ url: 'https://api.jup.ag', key, mint, leastLiquidity: 50_000n, get: peer.get })
    return { price, ...peer }
  }

  it('[SUB-27] reads the price digit by digit, with the key', async () => {
    const { price, asked } = ask(answer('147.4800000000000000001'), 200, 'secret')
    expect(await price()).toBe('147.4800000000000000001')
    expect(asked[0]?.url).toBe(`https://api.jup.ag/price/v3?ids=${mint}`)
    expect(asked[0]?.headers.get('x-api-key')).toBe('secret')
    expect(await ask(answer('2.5e-9')).price()).toBe('0.0000000025')
  })

  it.each([
    ['a shallow market', answer('1', '49999.99'), 200],
    ['no word of the depth', `{"${mint}":{"usdPrice":1}}`, 200],
    ['no price', '{}', 200],
    ['a price of nothing', answer('0'), 200],
    ['a price below nothing', answer('-1'), 200],
    ['an error', answer('1'), 429],
    ['a page', '<html>', 200],
  ])('[SUB-27] does not believe %s', async (_name, body, status) => {
    await expect(ask(body, status).price()).rejects.toMatchObject({ name: 'PriceUnavailable' })
  })
})

describe('pythPrice', () => {
  const answer = (over: object = {}, id = feed) =>
    JSON.stringify({
      binary: { encoding: 'hex', data: ['504e'] },
      parsed: [
        { id, price: { price: '14748000000', conf: '7000000', expo: -8, publish_time: 1_763_200_050, ...over } },
      ],
    })
  const ask = (body: string) => {
    const peer = scripted(body)
    return {
      price: pythPrice({ url: 'https://hermes.pyth.network', key: undefined, feed: `0x${feed}`, clock, get: peer.get }),
      ...peer,
    }
  }

  it('[SUB-27] reads price and exponent', async () => {
    const { price, asked } = ask(answer())
    expect(await price()).toBe('147.48')
    expect(decodeURIComponent(asked[0]?.url ?? '')).toBe(
      `https://hermes.pyth.network/v2/updates/price/latest?ids[]=${feed}&parsed=true`,
    )
  })

  it.each([
    ['an old price', answer({ publish_time: 1_763_199_000 })],
    ['an uncertain price', answer({ conf: '400000000' })],
    ['a price below nothing', answer({ price: '-5' })],
    ['another feed', answer({}, 'a'.repeat(64))],
    ['nothing', '{"parsed":[]}'],
  ])('[SUB-27] does not believe %s', async (_name, body) => {
    await expect(ask(body).price()).rejects.toMatchObject({ name: 'PriceUnavailable' })
  })
})

it('[ENG-148] reads no more of a price service than a price needs', async () => {
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1
      controller.enqueue(new Uint8Array(10_000).fill(0x20))
    },
  })
  const ask = (body: ReadableStream | string) =>
    pythPrice({ url: 'https://hermes', key: undefined, feed, clock, get: async () => new Response(body) })()
  await expect(ask(endless)).rejects.toMatchObject({ name: 'PriceUnavailable' })
  expect(sent).toBeLessThan(12)
  await expect(ask('['.repeat(50_000))).rejects.toMatchObject({
    name: 'PriceUnavailable',
    cause: { message: 'an answer of too many values' },
  })
})

it('[SUB-27] a fixed price is what the operator says', async () => {
  expect(await fixedPrice('0.25')()).toBe('0.25')
})
