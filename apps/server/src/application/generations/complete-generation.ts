import type { Drawing } from '#application/engines/engine.ts'
import type { Generation } from '#domain/generations/generation.ts'
import { succeeded } from '#domain/generations/generation.ts'
import type { Clock } from '#domain/shared/clock.ts'
import type { Generations } from './generation-documents.ts'
import type { EngineName, KeepDrawings } from './save-results.ts'
import type { Claim, GenerationQueue } from './ports.ts'

type Deps = {
  readonly keep: KeepDrawings
  readonly generations: Generations
  readonly queue: GenerationQueue
  readonly clock: Clock
}

/** Delivers what was drawn: it is in the library and the generation has succeeded, both or neither. */
export function completeGeneration(
  { keep, generations, queue, clock }: Deps,
  claim: Claim,
  generation: Generation,
  engine: EngineName,
  drawings: readonly Drawing[],
): Promise<boolean> {
  return keep({
    claim,
    generation,
    engine,
    drawings,
    named: (index) => `${generation.id}-${index + 1}`,
    async settle(unit, ids) {
      await generations.change(unit, claim.id, succeeded(ids, clock.now()))
      await queue.release(unit, claim.id)
    },
  })
}
