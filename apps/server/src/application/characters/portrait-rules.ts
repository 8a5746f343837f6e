import type { PortraitQueue } from './ports.ts'
import type { Unit } from '#application/shared/unit.ts'
import { isSamePortrait, wantsPortrait } from '#domain/characters/portrait.ts'
import type { Document } from '#domain/documents/document.ts'
import type { Data } from '#domain/documents/structure.ts'
import type { Clock } from '#domain/shared/clock.ts'

/** How many portraits of one account may wait; characters beyond that are kept without one until they are saved again. */
export const mostWaiting = 5000
/** Milliseconds that a changed look has to stand still before it is drawn. */
const calm = 250

/** Who gets a portrait drawn by the studio, asked inside the unit that keeps the character. */
export type PortraitRules = {
  isPending(unit: Unit, owner: string | undefined, after: Data, before?: Data): Promise<boolean>
  /** A drawing of the look before is worth nothing any more, and the new one is begun anew. */
  changed(unit: Unit, before: Document, after: Document): Promise<void>
}

type Deps = {
  readonly queue: PortraitQueue
  readonly clock: Clock
  /** False where the operator wants none drawn. */
  readonly enabled: boolean
}

export function portraitRules({ queue, clock, enabled }: Deps): PortraitRules {
  return {
    async isPending(unit, owner, after, before) {
      if (!enabled || owner === undefined || !wantsPortrait(after, before)) return false
      if (before?.['portraitPending'] === true) return true
      return (await queue.waiting(unit, owner, mostWaiting)) < mostWaiting
    },
    async changed(unit, before, after) {
      const [was, isPending] = [before, after].map(({ data }) => data['portraitPending'] === true)
      if (was === isPending && (!isPending || isSamePortrait(before.data, after.data))) return
      const dueAt = isPending ? new Date(clock.now().getTime() + calm) : undefined
      await queue.release(unit, after.id, { attempts: 0, dueAt })
    },
  }
}
