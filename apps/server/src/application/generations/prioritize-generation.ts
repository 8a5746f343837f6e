import type { UserId } from '@eidolon/contract/ids.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { Generations } from './generation-documents.ts'
import type { GenerationQueue } from './ports.ts'

type Deps = { readonly generations: Generations; readonly queue: GenerationQueue; readonly units: Transactions }

/** Has a generation that waits drawn before the others of its account. Other accounts wait no longer by it. */
export async function prioritizeGeneration(
  { generations, queue, units }: Deps,
  owner: UserId,
  id: string,
): Promise<void> {
  await units.run(async (unit) => {
    const generation = await generations.find(id, unit)
    if (generation?.owner !== owner) throw new Fault('generation_not_found', { generation: id })
    if (!(await queue.putFirst(unit, generation.id))) throw new Fault('generation_started', { generation: id })
  })
}

export type RunFirst = Bound<typeof prioritizeGeneration>
