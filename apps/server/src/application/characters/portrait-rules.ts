import type { PortraitQueue } from './ports.ts'
import type { Transaction, Transactions } from '#application/shared/transaction.ts'
import type { Caller } from '#domain/accounts/caller.ts'
import { isSamePortrait, wantsPortrait } from '#domain/characters/portrait.ts'
import type { Document } from '#domain/documents/document.ts'
import type { Data } from '#domain/documents/structure.ts'
import type { Clock } from '#domain/shared/clock.ts'

/** New characters of one account that may wait to be rendered before anybody sees them; others wait to be shown. */
const maxAhead = 24
/** Milliseconds that a changed look has to stand still before it is drawn. */
const calm = 250

/** Who gets a portrait drawn by the studio, asked inside the unit that keeps the character. */
export type PortraitRules = {
  isPending(owner: string | undefined, after: Data, before?: Data): boolean
  created(unit: Transaction, document: Document): Promise<void>
  /** Moves portraits of characters (JSON texts) that their owner has just read ahead of unseen ones. */
  seen(caller: Caller, documents: readonly string[]): void
  /** A drawing of the look before is worth nothing any more, and the new one is begun anew. */
  changed(unit: Transaction, before: Document, after: Document): Promise<void>
}

type Deps = {
  readonly queue: PortraitQueue
  readonly units: Transactions
  readonly clock: Clock
  /** False where the operator wants none drawn. */
  readonly enabled: boolean
}

const pendingText = /"portraitPending" ?: ?true/
const idText = /"\$id" ?: ?"([^"]+)"/
/** Characters that are remembered as seen, so that reading a list again doesn't write again. */
const maxSeen = 10_000

export function portraitRules({ queue, units, clock, enabled }: Deps): PortraitRules {
  const known = new Set<string>()
  return {
    isPending: (owner, after, before) => enabled && owner !== undefined && wantsPortrait(after, before),
    async created(unit, { id, owner, data }) {
      if (data['portraitPending'] !== true || owner === undefined) return
      await queue.add(unit, owner, { id, now: clock.now(), max: maxAhead })
    },
    seen(caller, documents) {
      if (!enabled || caller.kind !== 'user') return
      const ids = documents.flatMap((text) => (pendingText.test(text) ? (idText.exec(text)?.[1] ?? []) : []))
      const fresh = ids.filter((id) => !known.has(id))
      if (fresh.length === 0) return
      if (known.size > maxSeen) known.clear()
      for (const id of fresh) known.add(id)
      units
        .run((unit) => queue.show(unit, caller.userId, fresh, clock.now()))
        // The next reading asks again.
        .catch(() => fresh.forEach((id) => known.delete(id)))
    },
    async changed(unit, before, after) {
      const [was, isPending] = [before, after].map(({ data }) => data['portraitPending'] === true)
      if (was === isPending && (!isPending || isSamePortrait(before.data, after.data))) return
      const dueAt = isPending ? new Date(clock.now().getTime() + calm) : undefined
      await queue.release(unit, after.id, { attempts: 0, dueAt })
    },
  }
}
