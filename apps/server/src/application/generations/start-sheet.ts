import type { CharacterId } from '@eidolon/contract/ids.ts'
import { NewGeneration } from '@eidolon/contract/generations.ts'
import { type NewSheet, sheetFormats } from '@eidolon/contract/sheets.ts'
import type { Engines } from '#application/engines/engines.ts'
import type { UserCaller } from '#domain/accounts/caller.ts'
import type { Document } from '#domain/documents/document.ts'
import { Fault, invalidParam } from '#domain/shared/fault.ts'
import type { startGeneration } from './start-generation.ts'

type Deps = { readonly engines: Engines; readonly start: ReturnType<typeof startGeneration> }

/** Asks for several pictures of a character as one file: a generation like any other, by an engine that draws such. */
export function startSheet({ engines, start }: Deps) {
  return async (
    caller: UserCaller,
    characterId: CharacterId,
    { sheet, format, size, style }: NewSheet,
    seed?: number,
  ): Promise<Document> => {
    const drawn = engines.ids().flatMap((id) => {
      const { sheets = [] } = engines.named(id)?.abilities ?? {}
      return sheets.map((one) => ({ engine: id, sheet: one }))
    })
    if (drawn.length === 0) throw new Fault('engine_unavailable', {}, { message: 'No engine here draws sheets.' })
    const found = drawn.find((one) => one.sheet === sheet)
    if (!found) throw invalidParam('sheet', `Value must be one of (${drawn.map((one) => one.sheet).join(', ')})`)
    const request = NewGeneration.parse({ characterId, engine: found.engine, size, style, seed })
    return start(caller, request, { sheet, format: format ?? sheetFormats[sheet][0] })
  }
}
