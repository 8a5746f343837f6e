import type { Clock } from '#domain/shared/clock.ts'
import { Fault } from '#domain/shared/fault.ts'

/** What may be made for one account or address in a minute. What is at hand already costs nothing. */
export type PreviewBudget = {
  /** Throws when it is used up. */
  refuseSpent(who: string): void
  /** `work` as `previewWork` counts it. */
  spend(who: string, work: number): void
}

/** Counted in this process: it is this process whose time is spent. */
export function previewBudget({ clock, max }: { readonly clock: Clock; readonly max: number }): PreviewBudget {
  let minute = 0
  let spent = new Map<string, number>()

  function now(): Map<string, number> {
    const current = Math.floor(clock.now().getTime() / 60_000)
    if (current !== minute) spent = new Map()
    minute = current
    return spent
  }

  return {
    refuseSpent(who) {
      if ((now().get(who) ?? 0) >= max) throw new Fault('general_rate_limit_exceeded')
    },
    spend(who, work) {
      const counts = now()
      counts.set(who, (counts.get(who) ?? 0) + work)
    },
  }
}
