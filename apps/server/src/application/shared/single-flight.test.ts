import { describe, expect, it } from 'vitest'
import { singleFlight } from './single-flight.ts'

/** Work that ends when the test says so, and notes how often it was begun and ended. */
function job() {
  const begun: {
    readonly ended: AbortSignal
    readonly done: (value: string) => void
    readonly fail: (error: Error) => void
  }[] = []
  const work = (ended: AbortSignal): Promise<string> =>
    new Promise((done, fail) => {
      ended.addEventListener('abort', () => fail(new Error('ended')))
      begun.push({ ended, done, fail })
    })
  return { begun, work }
}

const never = new AbortController().signal

describe('sharedWork', () => {
  it('is done once for all who wait for the same', async () => {
    const { begun, work } = job()
    const shared = singleFlight<string>()
    const both = [shared.join('a', never, work), shared.join('a', never, work)]
    begun[0]?.done('one')
    expect(await Promise.all(both)).toEqual(['one', 'one'])
    expect(begun).toHaveLength(1)
  })

  it('is done anew for another key, and again once it is over', async () => {
    const { begun, work } = job()
    const shared = singleFlight<string>()
    const [a, b] = [shared.join('a', never, work), shared.join('b', never, work)]
    begun[0]?.done('a')
    begun[1]?.done('b')
    expect([await a, await b]).toEqual(['a', 'b'])
    const again = shared.join('a', never, work)
    begun[2]?.done('again')
    expect(await again).toBe('again')
  })

  it('goes on while anybody waits, and one who leaves is let go at once', async () => {
    const { begun, work } = job()
    const shared = singleFlight<string>()
    const leaving = new AbortController()
    const left = shared.join('a', leaving.signal, work)
    const stays = shared.join('a', never, work)
    leaving.abort(new Error('enough'))
    await expect(left).rejects.toThrow('enough')
    expect(begun[0]?.ended.aborted).toBe(false)
    begun[0]?.done('kept')
    expect(await stays).toBe('kept')
  })

  it('is ended when the last one has left, and the next one begins anew', async () => {
    const { begun, work } = job()
    const shared = singleFlight<string>()
    const leaving = new AbortController()
    const left = shared.join('a', leaving.signal, work)
    leaving.abort(new Error('enough'))
    await expect(left).rejects.toThrow('enough')
    expect(begun[0]?.ended.aborted).toBe(true)
    const next = shared.join('a', never, work)
    begun[1]?.done('anew')
    expect(await next).toBe('anew')
  })

  it('fails for all who wait, and is tried again by the next', async () => {
    const { begun, work } = job()
    const shared = singleFlight<string>()
    const both = [shared.join('a', never, work), shared.join('a', never, work)]
    begun[0]?.fail(new Error('broken'))
    for (const each of await Promise.allSettled(both))
      expect(each).toMatchObject({ status: 'rejected', reason: { message: 'broken' } })
    const next = shared.join('a', never, work)
    begun[1]?.done('well')
    expect(await next).toBe('well')
  })

  it('is not begun for one who has left already', async () => {
    const { begun, work } = job()
    await expect(singleFlight<string>().join('a', AbortSignal.abort(new Error('gone')), work)).rejects.toThrow('gone')
    expect(begun).toEqual([])
  })
})
