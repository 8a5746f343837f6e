import type { UserId } from '@eidolon/contract/ids.ts'
import { Fault } from '#domain/shared/fault.ts'

/** Lets only the newest piece of work in each slot of an account go on, and a few slots of an account at once. */
export type NewestOnly = <T>(
  place: { readonly owner: UserId; readonly slot: string },
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
) => Promise<T>

/** A form asks for a coarse and a fine picture, and saving it for one more; no page shows more than that. */
const slotsAtOnce = 4

export function cancelPrevious(): NewestOnly {
  const everybody = new Map<string, Map<string, AbortController>>()
  async function enter<T>(
    { owner, slot }: { readonly owner: UserId; readonly slot: string },
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const running = everybody.get(owner) ?? new Map<string, AbortController>()
    everybody.set(owner, running)
    const [oldest] = running.keys()
    const superseded = running.has(slot) ? slot : running.size >= slotsAtOnce ? oldest : undefined
    if (superseded !== undefined) {
      running.get(superseded)?.abort(new Fault('look_superseded'))
      running.delete(superseded)
    }
    const own = new AbortController()
    running.set(slot, own)
    try {
      return await work(AbortSignal.any([signal, own.signal]))
    } finally {
      if (running.get(slot) === own) running.delete(slot)
      if (running.size === 0 && everybody.get(owner) === running) everybody.delete(owner)
    }
  }

  return enter
}
