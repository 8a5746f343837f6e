import { collectionIds } from '@eidolon/contract/resources.ts'
import type { CancelScope, GenerationStatus } from '@eidolon/contract/generations.ts'
import type { UserId } from '@eidolon/contract/ids.ts'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import type { Transaction, Transactions } from '#application/shared/transaction.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import { cancelled, hasEnded } from '#domain/generations/generation.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { Generations } from './generation-documents.ts'
import type { GenerationQueue } from './ports.ts'

type Deps = {
  readonly generations: Generations
  readonly documents: Pick<SystemDocuments, 'listOf'>
  readonly queue: GenerationQueue
  readonly units: Transactions
  readonly clock: Clock
}

/** The worker that draws it hears the event and stops. */
async function end({ generations, queue, clock }: Deps, unit: Transaction, id: string): Promise<void> {
  await generations.change(unit, id, cancelled(clock.now()))
  await queue.release(unit, id)
}

/** Ends a generation at once. */
export async function cancelGeneration(deps: Deps, owner: UserId, id: string): Promise<void> {
  const { generations, units } = deps
  await units.run(async (unit) => {
    const generation = await generations.find(id, unit)
    if (generation?.owner !== owner) throw new Fault('generation_not_found', { generation: id })
    if (hasEnded(generation)) throw new Fault('generation_finished', { generation: id })
    await end(deps, unit, id)
  })
}

export type CancelGeneration = Bound<typeof cancelGeneration>

const meant: Readonly<Record<CancelScope, readonly GenerationStatus[]>> = {
  waiting: ['queued'],
  all: ['queued', 'running'],
}
const atOnce = 100

/** Ends everything of an account that waits, or that waits or is being drawn; answers how many there were. */
export async function cancelGenerations(deps: Deps, owner: UserId, scope: CancelScope): Promise<number> {
  const { generations, documents, units } = deps
  async function endIfMeant(owner: UserId, id: string, states: readonly GenerationStatus[]): Promise<boolean> {
    return units.run(async (unit) => {
      const generation = await generations.find(id, unit)
      // It may have been begun, or have ended, since it was listed.
      if (generation?.owner !== owner || !states.includes(generation.status)) return false
      await end(deps, unit, id)
      return true
    })
  }

  const states = meant[scope]
  let count = 0
  // One state after the other: an index has each, newest first, and none has both.
  for (const state of states) {
    for (let before = -1; count > before;) {
      const { documents: rows } = await documents.listOf(owner, collectionIds.generations, listing(state))
      before = count
      for (const text of rows) if (await endIfMeant(owner, idIn(text), states)) count += 1
    }
  }
  return count
}

export type CancelOpenGenerations = Bound<typeof cancelGenerations>

const listing = (state: GenerationStatus): readonly string[] =>
  [
    { method: 'equal', attribute: 'status', values: [state] },
    // The newest first: one that is given up must not leave its place to another that is to end.
    { method: 'orderDesc', attribute: '$createdAt' },
    { method: 'limit', values: [atOnce] },
    { method: 'select', values: ['$id'] },
  ].map((query) => JSON.stringify(query))

const idIn = (text: string): string => String((JSON.parse(text) as { readonly $id: unknown }).$id)
