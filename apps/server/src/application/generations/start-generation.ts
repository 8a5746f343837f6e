import { maxDrawn, type NewGeneration } from '@eidolon/contract/generations.ts'
import type { SheetOrder } from '@eidolon/contract/characters/sheets.ts'
import type { Engines } from '#application/engines/engines.ts'
import type { PromptStore } from '#application/prompts/ports.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { JobTracing } from '#application/tracing/ports.ts'
import type { StorageQuota } from '#application/storage/storage-quota.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import type { UserCaller } from '#domain/accounts/caller.ts'
import type { Document } from '#domain/documents/document.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { Ids } from '#domain/shared/ids.ts'
import { placeOf } from '#domain/shared/place.ts'
import type { AcceptRequest } from './accept-request.ts'
import { type Generations, kindOf } from './generation-documents.ts'
import type { GenerationAccess } from './ports.ts'

type Deps = {
  readonly accept: AcceptRequest
  readonly generations: Generations
  readonly engines: Engines
  readonly access: GenerationAccess
  readonly units: Transactions
  readonly ids: Ids
  readonly clock: Clock
  readonly room: StorageQuota
  readonly prompts: Pick<PromptStore, 'note'>
  readonly traces?: Pick<JobTracing, 'note'>
}

/**
 * Puts a request into the queue and leaves the drawing to a worker. Nothing is kept of what is refused. `sheet` is what
 * its pictures are put together as; there are as many of them then as the sheet has.
 */
export async function startGeneration(
  deps: Deps,
  caller: UserCaller,
  given: NewGeneration,
  sheet?: SheetOrder,
): Promise<Document> {
  const { accept, generations, engines, access, units, ids, clock, room, prompts, traces } = deps
  const { engine, readiness, request } = await accept(caller, given, sheet)
  const { name, paid } = engine
  const needsSubscription = engines.needsSubscription(engine)
  const asker = { owner: caller.userId, place: placeOf(caller.ip) }
  const max = maxDrawn(request)
  const accessRequest = { ...asker, count: max, engine: { name, paid, needsSubscription } }
  await room.refuseLowDisk()
  const started = units.run(async (unit) => {
    const id = ids.unique()
    await access.mayGenerate(unit, { ...accessRequest, generationId: id })
    if (!readiness.ready) throw new Fault('engine_unavailable', { engine: engine.id }, { message: readiness.reason })
    await room.refuseDrawing(unit, caller.userId, { ...request, count: max, kind: kindOf(request) })
    const usedAt = formatDateTime(clock.now())
    await prompts.note(caller.userId, [{ prompt: request.prompt, usedAt }], unit)
    const added = await generations.add(unit, id, caller.userId, request)
    await traces?.note(unit, id)
    return added
  })
  return started.catch(async (error: unknown) => {
    throw error instanceof Fault ? ((await access.explain?.(error, asker)) ?? error) : error
  })
}

export type StartGeneration = Bound<typeof startGeneration>
