import { describe, expect, it } from 'vitest'
import { cancelPrevious } from './cancel-previous.ts'

const never = new AbortController().signal

/** Waits until it is told to stop, and answers why. */
const untilStopped = (signal: AbortSignal): Promise<unknown> =>
  new Promise((done) => signal.addEventListener('abort', () => done(signal.reason)))

describe('newestOnly', () => {
  it('ends the earlier work of the same slot, and of no other', async () => {
    const run = cancelPrevious()
    const seen: string[] = []
    const fine = run(
      { owner: 'maya', slot: 'fine' },
      never,
      async (signal) => void seen.push(String(await untilStopped(signal))),
    )
    const coarse = run({ owner: 'maya', slot: 'coarse' }, never, untilStopped)
    const other = run({ owner: 'ben', slot: 'fine' }, never, untilStopped)
    expect(await run({ owner: 'maya', slot: 'fine' }, never, async () => 'newest')).toBe('newest')
    await fine
    expect(seen).toHaveLength(1)
    expect(await Promise.race([coarse, other, Promise.resolve('both go on')])).toBe('both go on')
  })

  it('says that it was superseded', async () => {
    const run = cancelPrevious()
    const first = run({ owner: 'maya', slot: 'a' }, never, untilStopped)
    await run({ owner: 'maya', slot: 'a' }, never, async () => undefined)
    expect(await first).toMatchObject({ type: 'look_superseded' })
  })

  it('lets four slots of somebody run, and ends the oldest for a fifth', async () => {
    const run = cancelPrevious()
    const begun = ['a', 'b', 'c', 'd'].map((slot) => run({ owner: 'maya', slot }, never, untilStopped))
    const fifth = run({ owner: 'maya', slot: 'e' }, never, untilStopped)
    expect(await begun[0]).toMatchObject({ type: 'look_superseded' })
    expect(await Promise.race([...begun.slice(1), fifth, Promise.resolve('the others go on')])).toBe('the others go on')
  })

  it('passes on that nobody waits any more', async () => {
    const leaving = new AbortController()
    const work = cancelPrevious()({ owner: 'maya', slot: 'a' }, leaving.signal, untilStopped)
    leaving.abort('gone')
    expect(await work).toBe('gone')
  })

  it('frees a slot whose work is done or has failed', async () => {
    const run = cancelPrevious()
    await expect(run({ owner: 'maya', slot: 'a' }, never, () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    )
    const kept = ['b', 'c', 'd', 'e'].map((slot) => run({ owner: 'maya', slot }, never, untilStopped))
    expect(await Promise.race([...kept, Promise.resolve('all four go on')])).toBe('all four go on')
  })
})
