import { describe, expect, it } from 'vitest'
import type { Timers } from '#application/shared/timers.ts'
import { watchPayments } from './watch-payments.ts'

const quiet = { info() {}, warn() {} }
const alone = {
  take: async () => true,
  release: async () => undefined,
}

/** Time that passes when a test says so, and lets what falls due happen to its end. */
function slowTime() {
  let now = 0
  const due: { at: number; run: () => void }[] = []
  const timers: Timers = {
    every: () => ({ [Symbol.dispose]() {} }),
    after(milliseconds, run) {
      const entry = { at: now + milliseconds, run }
      due.push(entry)
      return { [Symbol.dispose]: () => void due.splice(due.indexOf(entry), 1) }
    },
  }
  const settled = async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  }
  return {
    clock: { now: () => new Date(now) },
    timers,
    async pass(milliseconds: number) {
      await settled()
      const until = now + milliseconds
      for (;;) {
        const next = due.filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at)[0]
        if (!next) break
        due.splice(due.indexOf(next), 1)
        now = next.at
        next.run()
        await settled()
      }
      now = until
    },
  }
}

function watching(pace: { awake: number; asleep: number | undefined }, look: () => Promise<void>, waiting = false) {
  const time = slowTime()
  const looking = { look, awaited: async () => (waiting ? [quote] : []) }
  const watcher = watchPayments({ ...time, looking, watch: alone, pace, holder: 'me', log: quiet })
  return { time, watcher }
}

const quote = {
  id: 'q',
  accountId: 'maya',
  reference: 'r',
  usd: '50.00',
  price: '1',
  month: 1n,
  amount: 1n,
  createdAt: new Date(0),
  expire: new Date(0),
  received: 0n,
  signature: undefined,
  seen: 'none',
  seenAt: undefined,
} as const

describe('watchPayments', () => {
  it('[SUB-29] does nothing on the local ledger until somebody may pay, and stops when nobody has', async () => {
    let looks = 0
    const { time, watcher } = watching({ awake: 1000, asleep: undefined }, async () => void (looks += 1))
    await time.pass(3_600_000)
    expect(looks).toBe(0)
    watcher.wake()
    await time.pass(10_000)
    expect(looks).toBe(10)
    await time.pass(24 * 3_600_000)
    const after = looks
    expect(after).toBeLessThan(1000)
    await time.pass(24 * 3_600_000)
    expect(looks).toBe(after)
  })

  it('[SUB-29] goes on after a restart while a quote can be paid', async () => {
    let looks = 0
    const { time } = watching({ awake: 1000, asleep: undefined }, async () => void (looks += 1), true)
    await time.pass(5000)
    expect(looks).toBe(5)
  })

  it('[SUB-29] looks at a cluster in any case, and less often at one that does not answer', async () => {
    let looks = 0
    const well = watching({ awake: 1000, asleep: 30_000 }, async () => void (looks += 1))
    await well.time.pass(300_000)
    expect(looks).toBe(10)
    looks = 0
    const ill = watching({ awake: 1000, asleep: 30_000 }, async () => {
      looks += 1
      throw new Error('no answer')
    })
    await ill.time.pass(300_000)
    expect(looks).toBe(3)
  })

  it('[SUB-29] is woken from its sleep by somebody who may pay, and by many no oftener', async () => {
    let looks = 0
    const { time, watcher } = watching({ awake: 1000, asleep: 30_000 }, async () => void (looks += 1))
    await time.pass(10_000)
    expect(looks).toBe(0)
    for (let asked = 0; asked < 5; asked++) {
      watcher.wake()
      await time.pass(1000)
    }
    expect(looks).toBe(5)
  })

  it('looks once more when asked in the middle of a look, and ends with the one that runs', async () => {
    const begun: (() => void)[] = []
    const { watcher } = watching({ awake: 1000, asleep: undefined }, () => new Promise((done) => begun.push(done)))
    const first = watcher.look()
    while (begun.length === 0) await Promise.resolve()
    const second = watcher.look()
    const third = watcher.look()
    begun[0]?.()
    await first
    while (begun.length === 1) await Promise.resolve()
    begun[1]?.()
    await Promise.all([second, third])
    expect(begun).toHaveLength(2)
    await watcher[Symbol.asyncDispose]()
  })
})
