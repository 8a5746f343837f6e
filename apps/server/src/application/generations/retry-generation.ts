import { sheetSizes } from '@eidolon/contract/characters/sheets.ts'
import type { Engines } from '#application/engines/engines.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import type { UserCaller } from '#domain/accounts/caller.ts'
import type { Document } from '#domain/documents/document.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { Generations } from './generation-documents.ts'
import type { StartGeneration } from './start-generation.ts'
import type { StartSheet } from './start-sheet.ts'

type Deps = {
  readonly generations: Generations
  readonly engines: Engines
  readonly start: StartGeneration
  readonly startSheet: StartSheet
}

/** A new generation from the same request, seed included. It is asked for as if for the first time. */
export async function retryGeneration(
  { generations, engines, start, startSheet: sheetAgain }: Deps,
  caller: UserCaller,
  id: string,
): Promise<Document> {
  const generation = await generations.find(id)
  if (generation?.owner !== caller.userId) throw new Fault('generation_not_found', { generation: id })
  const { seed, sheet, ...request } = generation.request
  if (sheet) {
    const { wardrobe, ...order } = sheet
    const size = sheetSizes.find((one) => one === request.size)
    return sheetAgain(caller, request.characterId, { ...order, size, style: request.style }, { seed, wardrobe })
  }
  // An engine that takes no seed has been given one to keep all the same.
  const takesSeed = engines.named(request.engine)?.abilities.seed ?? true
  return start(caller, { ...request, seed: takesSeed ? seed : undefined })
}

export type RetryGeneration = Bound<typeof retryGeneration>
