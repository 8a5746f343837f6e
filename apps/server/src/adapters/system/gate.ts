import { Fault } from '#domain/shared/fault.ts'

/** Runs work when a slot is free. `who` names the client, owner or account whose waiting work counts together. */
export type Gate = <T>(work: () => Promise<T>, who?: string) => Promise<T>

/** How much work may wait; more is refused at once, instead of waiting behind everybody. */
type Room = { readonly max: number; readonly maxPerOwner?: number }

type Waiting = { readonly who: string | undefined; readonly enter: () => void }

/**
 * Queues that share `width` slots. Each queue is in the order in which work came, and queues take turns, so that a long
 * queue doesn't delay another one.
 */
export function gates(width: number): (room: Room) => Gate {
  // Only queues in which something waits, the next one first.
  const queues: Waiting[][] = []
  let free = width

  function next(): void {
    const queue = queues.shift()
    const first = queue?.shift()
    if (!queue || !first) {
      free += 1
      return
    }
    if (queue.length > 0) queues.push(queue)
    // The slot is handed over, so that nobody who comes later can slip in between.
    first.enter()
  }

  return ({ max, maxPerOwner = Infinity }) => {
    const waiting: Waiting[] = []
    const ofOne = (who: string | undefined) => waiting.filter((each) => each.who === who).length
    return async (work, who) => {
      if (free > 0) free -= 1
      else if (waiting.length >= max) throw new Fault('general_service_unavailable', { waiting: max })
      else if (who !== undefined && ofOne(who) >= maxPerOwner)
        throw new Fault('general_service_unavailable', { waiting: maxPerOwner })
      else
        await new Promise<void>((enter) => {
          if (waiting.push({ who, enter }) === 1) queues.push(waiting)
        })
      try {
        return await work()
      } finally {
        next()
      }
    }
  }
}

/** One queue with slots of its own. */
export const gate = (width: number, max = Infinity): Gate => gates(width)({ max })
