import type { UserId } from '@eidolon/contract/ids.ts'
import type { Units } from '#application/shared/unit.ts'
import { cancelled, hasEnded } from '#domain/generations/generation.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { Generations } from './generation-documents.ts'
import type { GenerationQueue } from './ports.ts'

type Deps = {
  readonly generations: Generations
  readonly queue: GenerationQueue
  readonly units: Units
  readonly clock: Clock
}

/** Ends a generation at once. The worker that draws it hears the event and stops. */
export function cancelGeneration({ generations, queue, units, clock }: Deps) {
  return async (owner: UserId, id: string): Promise<void> => {
    await units.run(async (unit) => {
      const generation = await generations.find(id, unit)
      if (generation?.owner !== owner) throw new Fault('generation_not_found', { generation: id })
      if (hasEnded(generation)) throw new Fault('generation_finished', { generation: id })
      await generations.change(unit, id, cancelled(clock.now()))
      await queue.release(unit, id)
    })
  }
}
