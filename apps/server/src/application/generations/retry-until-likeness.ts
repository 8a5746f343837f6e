import { everybodyIn, type GenerationRequest, usualLeastLikeness } from '@eidolon/contract/generations.ts'
import type { MediaId } from '@eidolon/contract/ids.ts'
import { collectionIds } from '@eidolon/contract/resources.ts'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import type { Drawing, Engine, EngineTask, EngineWatch } from '#application/engines/engine.ts'
import type { Transaction, Transactions } from '#application/shared/transaction.ts'
import { type Generation, succeeded } from '#domain/generations/generation.ts'
import {
  afterRound,
  bestIn,
  isOver,
  openIn,
  overLeast,
  readRedraw,
  type Redraw,
  seedOfRound,
  triedIn,
  writeRedraw,
} from '#domain/generations/redraw.ts'
import type { Clock } from '#domain/shared/clock.ts'
import type { Generations } from './generation-documents.ts'
import type { KeepDrawings } from './save-results.ts'
import type { Claim, GenerationQueue } from './ports.ts'

type Deps = {
  readonly documents: SystemDocuments
  readonly generations: Generations
  readonly queue: GenerationQueue
  readonly units: Transactions
  readonly clock: Clock
  readonly keep: KeepDrawings
  /** A round that failed after one that did not. */
  readonly onProblem: (error: unknown) => void
}

type Work = {
  readonly claim: Claim
  readonly generation: Generation
  readonly engine: Engine
  readonly task: EngineTask
  readonly watch: Required<EngineWatch>
}

/**
 * Draws pictures that show somebody else again, as often as was asked for. What each round has drawn is kept aside
 * before the next begins, together with how far it is: nothing that is finished is drawn or counted twice, whoever
 * goes on. In the end the best of each are taken out again.
 */
export async function retryUntilLikeness(
  { documents, generations, queue, units, clock, keep, onProblem }: Deps,
  { claim, generation, engine, task, watch }: Work,
): Promise<{ readonly delivered: boolean; readonly drawings: readonly Drawing[] }> {
  const { request } = generation
  const times = request.retries?.times ?? 0
  const least = await leastOf(request)
  const drawings: Drawing[] = []
  let state = readRedraw(task.note, request.count)
  while (!isOver(state, times)) {
    const made = await drawRound(engine, task, watch, state, times)
    if (!made) break
    watch.signal.throwIfAborted()
    drawings.push(...made)
    const next = await keepRound({ claim, generation, engine, task, watch }, state, made, least)
    if (!next) return { delivered: false, drawings }
    state = next
  }
  return { delivered: await deliver(claim, state), drawings }

  /** Undefined when it did not work, and there is something to deliver all the same. */
  async function drawRound(
    engine: Engine,
    task: EngineTask,
    watch: Required<EngineWatch>,
    state: Redraw,
    times: number,
  ): Promise<readonly Drawing[] | undefined> {
    const { round, note } = state
    const { note: _before, request, ...rest } = task
    const count = openIn(state).length
    const asked = { ...rest, request: { ...request, count, seed: seedOfRound(request.seed, round) } }
    try {
      return await engine.draw(note === '' ? asked : { ...asked, note }, {
        signal: watch.signal,
        begin: () => watch.begin(),
        results: watch.results,
        note: (text) => watch.note(writeRedraw({ ...state, note: text })),
        progress: (stage, share, preview) =>
          watch.progress(
            round === 0 ? stage : `drawing again ${round} of ${times}`,
            (round + share) / (times + 1),
            preview,
          ),
      })
    } catch (error) {
      if (watch.signal.aborted || round === 0) throw error
      onProblem(error)
      return undefined
    }
  }

  async function keepRound(
    { claim, generation, engine }: Work,
    state: Redraw,
    drawings: readonly Drawing[],
    least: ReadonlyMap<string, number>,
  ): Promise<Redraw | undefined> {
    const open = openIn(state)
    let next: Redraw | undefined
    const kept = await keep({
      claim,
      generation,
      engine,
      drawings,
      named: (index) => `${generation.id}-${(open[index] ?? index) + 1}-${state.round + 1}`,
      aside: true,
      async settle(unit, ids) {
        const tried = ids.map((id, index) => ({ id, by: drawings[index] ? overLeast(drawings[index], least) : null }))
        next = afterRound(state, tried)
        await queue.note(unit, claim, writeRedraw(next))
      },
    })
    return kept ? next : undefined
  }

  /** The best of each come out of the trash with the end of the generation; the others stay there for their day. */
  function deliver(claim: Claim, state: Redraw): Promise<boolean> {
    return units.run(async (unit) => {
      if (!(await queue.holds(unit, claim))) return false
      const mediaIds: MediaId[] = []
      for (const id of bestIn(state)) if (await takeOut(unit, id)) mediaIds.push(id)
      const drawn = Math.max(triedIn(state), mediaIds.length)
      await generations.change(unit, claim.id, succeeded(mediaIds, clock.now(), drawn - mediaIds.length), { drawn })
      await queue.release(unit, claim.id)
      return true
    })
  }

  /** False where somebody has deleted it meanwhile. */
  async function takeOut(unit: Transaction, id: MediaId): Promise<boolean> {
    const data = { passedOver: false, trashedAt: null }
    return (await documents.update(unit, collectionIds.media, id, { data })) !== undefined
  }

  /** How alike everybody has to be: as the request says, or else as it was measured for each. */
  async function leastOf(request: GenerationRequest): Promise<ReadonlyMap<string, number>> {
    const least = new Map<string, number>()
    for (const id of everybodyIn(request)) {
      const own = (await documents.find(collectionIds.characters, id))?.data['leastLikeness']
      least.set(id, request.retries?.below ?? (typeof own === 'number' ? own : usualLeastLikeness))
    }
    return least
  }
}
