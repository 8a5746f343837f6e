import { describe, expect, it } from 'vitest'
import { memoByKey } from './memo-by-key.ts'

describe('made once', () => {
  it('is made for every key once, and is then the very same', () => {
    let made = 0
    const of = memoByKey((key: { name: string }) => ({ name: key.name, turn: ++made }))
    const [one, other] = [{ name: 'a' }, { name: 'a' }]
    expect([of(one), of(other), of(one)]).toEqual([
      { name: 'a', turn: 1 },
      { name: 'a', turn: 2 },
      { name: 'a', turn: 1 },
    ])
    expect(of(one)).toBe(of(one))
    expect(made).toBe(2)
  })

  it('tries again after it failed', () => {
    let tries = 0
    const of = memoByKey<object, number>(() => {
      tries += 1
      if (tries === 1) throw new Error('not yet')
      return tries
    })
    const key = {}
    expect(() => of(key)).toThrow('not yet')
    expect(of(key)).toBe(2)
  })
})
