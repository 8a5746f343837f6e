import { EngineFailure } from '#application/engines/engine.ts'
import type { GenerationAccess } from '#application/generations/ports.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { Fault } from '#domain/shared/fault.ts'
import { dayOf, endOfDay, goesOnAt } from '#domain/subscription/day.ts'
import type { DailyCounts } from './ports.ts'

type Deps = {
  readonly counts: DailyCounts
  /** Calls a day. */
  readonly max: number
  readonly clock: Clock
}

const scope = 'paid'

/**
 * Whoever else may: engines that cost money are called no more often in a day than the operator wants to pay for. Each
 * call is counted in the moment before it is made, whatever becomes of it.
 */
export function dailyLimit(access: GenerationAccess, { counts, max, clock }: Deps): GenerationAccess {
  return {
    ...access,
    async mayGenerate(unit, request) {
      await access.mayGenerate(unit, request)
      const now = clock.now()
      if (!request.engine.paid || (await counts.used(scope, dayOf(now), unit)) + request.count <= max) return
      const details = { until: endOfDay(now).toISOString() }
      throw new Fault('engine_limit_exceeded', { count: request.count }, { message: wordsFor(now), details })
    },
    async begun(unit, asked, engine) {
      const now = clock.now()
      // Those that were let in together may be more than there is room for.
      if (engine.paid && !(await counts.take(unit, { scope, day: dayOf(now), count: 1 }, max))) {
        throw new EngineFailure(wordsFor(now), { again: false })
      }
      await access.begun(unit, asked, engine)
    },
  }
}

const wordsFor = (now: Date): string =>
  `This studio has used up what it spends in a day on engines that cost money. ${goesOnAt(now)}`
