import { projectId } from '@eidolon/contract/resources.ts'
import { leaseLength } from '#application/shared/queue-worker.ts'
import type { Timers } from '#application/shared/timers.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import { progressed } from '#domain/generations/generation.ts'
import type { Clock } from '#domain/shared/clock.ts'
import type { Generations } from './generation-documents.ts'
import type { Claim, GenerationQueue, LivePreviews } from './ports.ts'

/** Progress is written at most this often, and at least once in `silence`. */
const spacing = 250
const silence = 900

type Deps = {
  readonly generations: Generations
  readonly queue: GenerationQueue
  readonly previews: LivePreviews
  readonly units: Transactions
  readonly clock: Clock
  readonly timers: Timers
}
type Watched = {
  readonly claim: Claim
  /** It was canceled, or another worker holds it by now. */
  readonly onLost: () => void
  readonly onProblem: (error: unknown) => void
}

export type Report = AsyncDisposable & {
  tell(stage: string, share: number, preview?: Uint8Array): void
}

/** Writes how far a generation is, which publishes it; the same write renews the lease. */
export function reportProgress(deps: Deps, { claim, onLost, onProblem }: Watched): Report {
  const { generations, queue, previews, units, clock, timers } = deps
  let current = { stage: 'preparing', share: 0 }
  /** What the row says: it was set to 0 when this attempt started, and only this report writes it. */
  let written = { progress: 0 }
  let preview: Uint8Array | undefined
  let pictures = 0
  let changed = false
  let over = false
  let lastAt = clock.now().getTime()
  let writing: Promise<void> | undefined

  async function write(): Promise<void> {
    const picture = preview
    preview = undefined
    changed = false
    lastAt = clock.now().getTime()
    if (picture) {
      await previews.put(claim.id, picture)
      pictures += 1
    }
    const { stage, share } = current
    const held = await units.run(async (unit) => {
      const until = new Date(clock.now().getTime() + leaseLength)
      if (!(await queue.renew(unit, claim, until))) return false
      const url = `/v1/generations/${claim.id}/preview?project=${projectId}&v=${pictures}`
      const step = progressed(written, stage, share)
      const document = await generations.change(unit, claim.id, { ...step, ...(pictures > 0 && { previewUrl: url }) })
      if (document) written = step
      return document !== undefined
    })
    if (!held) onLost()
  }

  function flush(): void {
    if (over || writing) return
    // A write that fails is made up for by the next; when none succeeds the lease runs out.
    writing = write()
      .catch(onProblem)
      .finally(() => (writing = undefined))
  }

  const ticking = timers.every(spacing, () => {
    const since = clock.now().getTime() - lastAt
    if (changed && since >= spacing) flush()
    else if (since >= silence) {
      // The bar moves a little while the engine reports nothing, so that people see it is alive.
      current = { ...current, share: current.share + Math.max(0.0002, (1 - current.share) * 0.001) }
      flush()
    }
  })

  return {
    tell(stage, share, picture) {
      // What an engine calls whole still has to be kept.
      current = { stage, share: Math.max(current.share, Math.min(0.98, share)) }
      if (picture) preview = picture
      changed = true
      if (clock.now().getTime() - lastAt >= spacing) flush()
    },
    async [Symbol.asyncDispose]() {
      over = true
      ticking[Symbol.dispose]()
      await writing
      await previews.forget(claim.id).catch(onProblem)
    },
  }
}
