import { everybodyIn } from '@eidolon/contract/generations.ts'
import { collectionIds } from '@eidolon/contract/resources.ts'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import {
  type CastMember,
  type Engine,
  EngineFailure,
  type EngineTask,
  type EngineWatch,
  EngineRefusal,
  sendsPictures,
  type StopReason,
} from '#application/engines/engine.ts'
import type { Engines } from '#application/engines/engines.ts'
import type { SystemFiles } from '#application/files/system-files.ts'
import type { Origins } from '#application/marking/ports.ts'
import type { Timers } from '#application/shared/timers.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { WorkLog } from '#application/shared/work-log.ts'
import type { StorageQuota } from '#application/storage/storage-quota.ts'
import { withDeps } from '#application/shared/with-deps.ts'
import type { Document } from '#domain/documents/document.ts'
import { checkContentPolicy, refusalMessage } from '#domain/generations/policy.ts'
import { afterFailure, blocked, type Generation, putBack, type Step } from '#domain/generations/generation.ts'
import { textOf } from '#domain/media/refusals.ts'
import type { Clock } from '#domain/shared/clock.ts'
import type { ChangeMasks } from './change-masks.ts'
import { completeGeneration } from './complete-generation.ts'
import type { DrawPortrait } from './draw-portrait.ts'
import { retryUntilLikeness } from './retry-until-likeness.ts'
import { failureOf } from './failure-of.ts'
import { countedGeneration, type Generations } from './generation-documents.ts'
import { saveResults } from './save-results.ts'
import { characterLook } from './character-look.ts'
import type { Claim, ArrivedResults, GenerationAccess, GenerationQueue, LivePreviews } from './ports.ts'
import { type AsReference, referencesOf } from './references-of.ts'
import { reportProgress } from './report-progress.ts'
import { sourceImageForEdit } from './source-image-for-edit.ts'

export type RunDeps = {
  readonly documents: SystemDocuments
  readonly files: SystemFiles
  readonly generations: Generations
  readonly queue: GenerationQueue
  readonly origins: Pick<Origins, 'note'>
  readonly engines: Engines
  readonly access: GenerationAccess
  readonly previews: LivePreviews
  readonly results: ArrivedResults
  readonly units: Transactions
  readonly clock: Clock
  readonly timers: Timers
  /** How pictures of a character are sent to engines that take some. */
  readonly asReference: AsReference
  readonly drawPortrait: DrawPortrait
  readonly masks: ChangeMasks
  readonly room: StorageQuota
  readonly log: WorkLog
}

type RunGeneration = (claim: Claim, stop: AbortSignal) => Promise<void>

/** Works on one generation until something has become of it. Running it twice changes nothing. */
export function runGeneration(deps: RunDeps): RunGeneration {
  const { documents, generations, queue, engines, access, results, units, clock, log, room } = deps
  const keep = withDeps(saveResults, deps)
  const complete = withDeps(completeGeneration, { ...deps, keep })
  const untilAlike = withDeps(retryUntilLikeness, {
    ...deps,
    keep,
    onProblem: (err) => log.warn({ err }, 'a picture could not be drawn again'),
  })
  const references = referencesOf(deps)
  const over = withDeps(sourceImageForEdit, { references, masks: deps.masks })

  async function run(claim: Claim, stop: AbortSignal): Promise<void> {
    const generation = await generations.find(claim.id)
    if (!generation) return
    const facts = { generation: claim.id, engine: generation.engine, attempt: generation.attempts }
    const gone = new AbortController()
    const signal = AbortSignal.any([stop, gone.signal])
    const begun = clock.now().getTime()
    const arrived = new Set<string>()
    try {
      await using report = reportProgress(deps, {
        claim,
        onLost: () => gone.abort('gone' satisfies StopReason),
        onProblem: (err) => log.warn({ ...facts, err }, 'progress could not be told'),
      })
      const engine = engines.named(generation.engine)
      if (!engine) throw new EngineFailure(`There is no engine ${generation.engine} any more.`, { again: false })
      const task = await taskOf(
        generation,
        engine,
        sendsPictures(engine, generation.request) || engine.compares === true,
        signal,
      )
      // What an engine has been asked for before is taken in, whatever room there is: it may be drawn already.
      if (task.note === undefined) await room.refuseWithout(0, generation.owner)
      const watch: Required<EngineWatch> = {
        signal,
        progress: (stage, share, preview) => report.tell(stage, share, preview),
        async begin() {
          if (await countBegun(claim, generation, engine)) return
          gone.abort('gone' satisfies StopReason)
          signal.throwIfAborted()
        },
        note: (text) => units.run(async (unit) => void (await queue.note(unit, claim, text))),
        results: {
          async put(bytes) {
            const name = await results.put(bytes)
            arrived.add(name)
            return name
          },
          get(name) {
            arrived.add(name)
            return results.get(name)
          },
        },
      }
      const { delivered, drawings } = generation.request.retries
        ? await untilAlike({ claim, generation, engine, task, watch })
        : await drawOnce(claim, generation, engine, task, watch)
      if (delivered) await Promise.allSettled([...arrived].map((name) => results.forget(name)))
      const cost = drawings.flatMap((drawing) => (drawing.cost ? [drawing.cost] : []))
      const ms = clock.now().getTime() - begun
      log.info({ ...facts, delivered, ms, ...(cost.length > 0 && { cost }) }, 'generation finished')
    } catch (error) {
      if (signal.aborted) await leave(claim, signal.reason)
      else await giveUp(claim, error, facts)
    }
  }

  return run

  async function drawOnce(claim: Claim, generation: Generation, engine: Engine, task: EngineTask, watch: EngineWatch) {
    const drawings = await engine.draw(task, watch)
    watch.signal.throwIfAborted()
    return { delivered: await complete(claim, generation, engine, drawings), drawings }
  }

  /** False when it was canceled: that costs nothing, while what is begun here does. */
  function countBegun(claim: Claim, generation: Generation, engine: Engine): Promise<boolean> {
    return units.run(async (unit) => {
      if (!(await queue.holds(unit, claim))) return false
      await access.begun(unit, countedGeneration(generation), engine)
      return true
    })
  }

  /** The state of the character and of what it goes on from is that of now. */
  async function taskOf(
    { id, request, owner }: Generation,
    engine: Engine,
    withPictures: boolean,
    signal: AbortSignal,
  ): Promise<EngineTask> {
    const everybody: Document[] = []
    for (const characterId of everybodyIn(request)) {
      const found = await documents.find(collectionIds.characters, characterId)
      if (!found) throw new EngineFailure('The character was deleted meanwhile.', { again: false })
      // What the character looks like may have been changed while this waited.
      const verdict = checkContentPolicy(request, characterLook(found), clock.now())
      if (verdict) throw new EngineRefusal(refusalMessage(verdict))
      everybody.push(found)
    }
    const cast: CastMember[] = []
    for (const one of everybody) {
      const { characterId: _id, ...asked } = request.cast?.find(({ characterId }) => characterId === one.id) ?? {}
      const shown = withPictures && { references: await references.ofCharacter(one, signal) }
      cast.push({ character: characterLook(one), ...asked, ...shown })
    }
    const [first] = cast
    if (!first) throw new EngineFailure('There is nobody in the picture.', { again: false })
    const parent =
      request.parentMediaId === undefined ? undefined : await documents.find(collectionIds.media, request.parentMediaId)
    const recipe = parent?.data['recipe']
    return {
      generationId: id,
      request,
      character: first.character,
      ...(cast.length > 1 && { cast }),
      ...(request.sheet && { notes: textOf(everybody[0]?.data['description']) }),
      parentRecipe: typeof recipe === 'string' && recipe !== '' ? recipe : undefined,
      note: await queue.noted(id),
      ...(withPictures && {
        references: first.references ?? [],
        parent: parent && (await references.ofMedia(parent)),
      }),
      ...(parent && engine.neural && (await over(parent, request, { owner, engine, signal }))),
    }
  }

  /** What was canceled stays so; a process that closes puts back what it had begun. */
  async function leave(claim: Claim, reason: unknown): Promise<void> {
    if (reason === 'closing') await settle(claim, (generation) => ({ step: putBack(generation) }))
  }

  async function giveUp(claim: Claim, error: unknown, facts: object): Promise<void> {
    const failure = failureOf(error)
    if (!failure.expected && !(error instanceof EngineRefusal)) log.error({ ...facts, err: error }, 'drawing failed')
    else log.warn({ ...facts, err: error, again: failure.again }, 'engine failed')
    await settle(claim, (generation) =>
      error instanceof EngineRefusal
        ? { step: blocked(error.message, clock.now()) }
        : afterFailure(generation, failure, clock.now()),
    )
  }

  /** Only the holder of the lease changes its state. */
  async function settle(
    claim: Claim,
    next: (generation: Generation) => { readonly step: Step; readonly dueAt?: Date },
  ): Promise<void> {
    await units.run(async (unit) => {
      if (!(await queue.holds(unit, claim))) return
      const generation = await generations.find(claim.id, unit)
      if (!generation) return
      const { step, dueAt } = next(generation)
      await generations.change(unit, claim.id, step)
      await queue.release(unit, claim.id, dueAt)
    })
  }
}
