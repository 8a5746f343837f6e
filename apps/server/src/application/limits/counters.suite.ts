import { expect, it } from 'vitest'
import type { Counters } from './ports.ts'

type CountersWorld = AsyncDisposable & { readonly counters: Counters }

const window = (key: string, ends: number) => ({ key, period: 60, ends })

export function countersSuite(open: () => Promise<CountersWorld>): void {
  it('[ACC-61] counts each key by itself, and from one again in the next window', async () => {
    await using world = await open()
    const { counters } = world
    const add = (key: string, ends: number) => counters.add([window(key, ends)], ends - 30)
    expect([await add('a', 60), await add('a', 60), await add('b', 60), await add('a', 60)]).toEqual([
      [1],
      [2],
      [1],
      [3],
    ])
    expect([await add('a', 120), await add('a', 120)]).toEqual([[1], [2]])
  })

  it('[ACC-63] counts several windows at once and answers in the order asked for', async () => {
    await using world = await open()
    const { counters } = world
    await counters.add([window('z', 60)], 1)
    expect(await counters.add([window('z', 60), window('a', 60)], 1)).toEqual([2, 1])
    expect(await counters.add([window('a', 60), window('z', 60)], 1)).toEqual([2, 3])
  })

  it('[STORY-112] counts as much as a request is', async () => {
    await using world = await open()
    const { counters } = world
    const add = (amount: number, ends: number) => counters.add([{ ...window('a', ends), amount }], ends - 30)
    expect([await add(40, 60), await add(2, 60), await add(7, 120)]).toEqual([[40], [42], [7]])
  })

  it('[ACC-64] loses no count when requests come together', async () => {
    await using world = await open()
    const { counters } = world
    const answers = await Promise.all(Array.from({ length: 30 }, () => counters.add([window('a', 60)], 1)))
    expect(answers.flat().toSorted((one, other) => one - other)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1))
  })
}
