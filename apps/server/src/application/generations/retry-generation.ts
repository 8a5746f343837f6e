import type { UserCaller } from '#domain/accounts/caller.ts'
import type { Document } from '#domain/documents/document.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { Generations } from './generation-documents.ts'
import type { startGeneration } from './start-generation.ts'

type Deps = {
  readonly generations: Generations
  readonly start: ReturnType<typeof startGeneration>
}

/** A new generation from the same request, seed included. It is asked for as if for the first time. */
export function retryGeneration({ generations, start }: Deps) {
  return async (caller: UserCaller, id: string): Promise<Document> => {
    const generation = await generations.find(id)
    if (generation?.owner !== caller.userId) throw new Fault('generation_not_found', { generation: id })
    return start(caller, generation.request)
  }
}
