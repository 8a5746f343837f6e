import { RpcBudgetExceeded, ChainUnavailable } from '#application/subscription/ports.ts'
import type { Timers } from '#application/shared/timers.ts'
import type { Clock } from '#domain/shared/clock.ts'
import type { Rpc } from './payments-rpc.ts'

const minute = 60_000
/** How many calls people's requests make at once, and how many may wait for their turn. */
const atOnce = 4
const queue = 40

type Deps = {
  /** Calls a minute; undefined: as many as one likes. */
  readonly perMinute: number | undefined
  readonly clock: Clock
  readonly timers: Timers
}

/**
 * Keeps the calls of this process to a node below so many a minute. Half is for what people ask for, half for looking
 * for payments: neither can use up the other's.
 */
export function callBudget(rpc: Rpc, { perMinute, clock, timers }: Deps) {
  if (perMinute === undefined) return { asked: rpc, looking: rpc, patient: rpc }
  const half = Math.floor(perMinute / 2)
  const forRequests = count(half, clock)
  const forLooking = count(perMinute - half, clock)

  const spending =
    (counting: Count): Rpc =>
    async (method, params) => {
      if (!counting.take())
        throw new RpcBudgetExceeded(`${method}: as many calls as the node may be asked in a minute were made`)
      return rpc(method, params)
    }

  /** Waits where others are refused; for work that has the time. */
  const patient: Rpc = async (method, params) => {
    while (!forLooking.take()) {
      await new Promise<void>((resolve) => void timers.after(forLooking.pause(), resolve))
    }
    return rpc(method, params)
  }

  return { asked: fewAtOnce(spending(forRequests)), looking: spending(forLooking), patient }
}

type Count = {
  /** False when as many as may be were made within the last minute. */
  take(): boolean
  /** Milliseconds until there is room for another. */
  pause(): number
}

function count(max: number, clock: Clock): Count {
  const made: number[] = []
  return {
    take() {
      const now = clock.now().getTime()
      while (made.length > 0 && (made[0] ?? 0) <= now - minute) made.shift()
      if (made.length >= max) return false
      made.push(now)
      return true
    },
    pause: () => Math.max(1, (made[0] ?? 0) + minute - clock.now().getTime()),
  }
}

/** A node that is slow is not asked ever more at the same time, and nobody waits in an endless line. */
function fewAtOnce(rpc: Rpc): Rpc {
  const waiting: (() => void)[] = []
  let running = 0
  return async (method, params) => {
    if (running >= atOnce) {
      if (waiting.length >= queue) throw new ChainUnavailable(`${method}: too many wait for the node`)
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await rpc(method, params)
    } finally {
      // Whoever waits longest takes the place over.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
