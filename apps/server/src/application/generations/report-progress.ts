import { projectId } from '@eidolon/contract/resources.ts'
import type { Timers } from '#application/shared/timers.ts'
import type { Units } from '#application/shared/unit.ts'
import { progressed } from '#domain/generations/generation.ts'
import type { Clock } from '#domain/shared/clock.ts'
import type { Generations } from './generation-documents.ts'
import type { Claim, GenerationQueue, LivePreviews } from './ports.ts'

/** How long a generation is held without a word from whoever works on it. */
export const leaseLength = 10_000
/** What is told is told at most this often, and at least once in `silence`. */
const spacing = 250
const silence = 900

type Deps = {
  readonly generations: Generations
  readonly queue: GenerationQueue
  readonly previews: LivePreviews
  readonly units: Units
  readonly clock: Clock
  readonly timers: Timers
}
type Watched = {
  readonly claim: Claim
  /** It was cancelled, or is somebody else's by now. */
  readonly onLost: () => void
  readonly onProblem: (error: unknown) => void
}

export type Report = AsyncDisposable & {
  tell(stage: string, share: number, preview?: Uint8Array): void
}

/** Tells everybody how far a generation is, and holds on to it meanwhile: the same write renews the lease. */
export function reportProgress(deps: Deps, { claim, onLost, onProblem }: Watched): Report {
  const { generations, queue, previews, units, clock, timers } = deps
  let told = { stage: 'preparing', share: 0 }
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
    const { stage, share } = told
    const held = await units.run(async (unit) => {
      const until = new Date(clock.now().getTime() + leaseLength)
      if (!(await queue.renew(unit, claim, until))) return false
      const generation = await generations.find(claim.id, unit)
      if (!generation) return false
      const url = `/v1/generations/${claim.id}/preview?project=${projectId}&v=${pictures}`
      await generations.change(unit, claim.id, {
        ...progressed(generation, stage, share),
        ...(pictures > 0 && { previewUrl: url }),
      })
      return true
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
      // Somebody who waits sees that it is alive, also while the engine has nothing to tell.
      told = { ...told, share: told.share + Math.max(0.0002, (1 - told.share) * 0.001) }
      flush()
    }
  })

  return {
    tell(stage, share, picture) {
      // What an engine calls whole still has to be kept.
      told = { stage, share: Math.max(told.share, Math.min(0.98, share)) }
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
