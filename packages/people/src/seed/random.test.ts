import { describe, expect, it } from 'vitest'
import { hash } from './hash.ts'
import { random } from './random.ts'

describe('hash and random', () => {
  it('[ILL-1] gives the numbers of the vectors, on every machine', () => {
    expect([hash('', 0), hash('Mira', 1), hash('Mira', 2), hash('Ünïcødé 🙂', 7), hash('a', 2 ** 40)]).toEqual(
      vectors.hashes,
    )
    const stream = random('gene:age', 42)
    expect([stream.share(), stream.share(), stream.share()]).toEqual(vectors.shares)
  })

  it('[ILL-1] spreads evenly and keeps streams of other names apart', () => {
    const shares = Array.from({ length: 10_000 }, (_, seed) => random('x', seed).share())
    const tenths = Array.from({ length: 10 }, (_, at) => shares.filter((share) => Math.floor(share * 10) === at).length)
    expect(Math.min(...tenths)).toBeGreaterThan(900)
    expect(Math.max(...tenths)).toBeLessThan(1100)
    expect(random('x', 1).share()).not.toBe(random('y', 1).share())
  })

  it('picks by weight and never what weighs nothing', () => {
    const stream = random('weights', 3)
    const picks = Array.from({ length: 3000 }, () =>
      stream.weighted(['a', 'b', 'c'], (id) => ({ a: 2, b: 1, c: 0 })[id] ?? 0),
    )
    expect(picks).not.toContain('c')
    expect(picks.filter((id) => id === 'a').length / 3000).toBeCloseTo(2 / 3, 1)
  })
})

const vectors = {
  hashes: [414626237, 2897530839, 1122366308, 1415770137, 2494032417],
  shares: [0.2620370697695762, 0.041459301486611366, 0.0122598297894001],
}
