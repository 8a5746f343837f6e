import { expect, it } from 'vitest'
import { lruCache } from './lru-cache.ts'

it('keeps what is used and drops what is not', () => {
  const cache = lruCache<number, string>(10)
  cache.set(-1, 'used')
  cache.set(-2, 'unused')
  for (let n = 0; n < 100; n++) {
    cache.set(n, String(n))
    cache.get(-1)
  }
  expect([cache.get(-1), cache.get(-2), cache.get(99), cache.get(50)]).toEqual(['used', undefined, '99', undefined])
})
