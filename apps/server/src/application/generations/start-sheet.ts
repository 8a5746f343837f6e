import type { CharacterId, UserId } from '@eidolon/contract/ids.ts'
import { NewGeneration } from '@eidolon/contract/generations.ts'
import { Outfit } from '@eidolon/contract/characters/outfits.ts'
import { collectionIds } from '@eidolon/contract/resources.ts'
import { formatsOf, hungOnSheet, type NewSheet, type SheetOrder } from '@eidolon/contract/characters/sheets.ts'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import type { Engines } from '#application/engines/engines.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import type { UserCaller } from '#domain/accounts/caller.ts'
import type { Document } from '#domain/documents/document.ts'
import { Fault, invalidParam } from '#domain/shared/fault.ts'
import type { StartGeneration } from './start-generation.ts'

type Deps = {
  readonly documents: Pick<SystemDocuments, 'listOf'>
  readonly engines: Engines
  readonly start: StartGeneration
}

/** What one that is asked for again had before. */
type Again = { readonly seed: number; readonly wardrobe: SheetOrder['wardrobe'] }

/** Asks for several pictures of a character as one file: a generation like any other, by an engine that draws such. */
export async function startSheet(
  { documents, engines, start }: Deps,
  caller: UserCaller,
  characterId: CharacterId,
  { sheet, format, size, style }: NewSheet,
  again?: Again,
): Promise<Document> {
  const drawn = engines.ids().flatMap((id) => {
    const { sheets = [] } = engines.named(id)?.abilities ?? {}
    return sheets.map((one) => ({ engine: id, sheet: one }))
  })
  if (drawn.length === 0) throw new Fault('engine_unavailable', {}, { message: 'No engine here draws sheets.' })
  const found = drawn.find((one) => one.sheet === sheet)
  if (!found) throw invalidParam('sheet', `Value must be one of (${drawn.map((one) => one.sheet).join(', ')})`)
  const request = NewGeneration.parse({ characterId, engine: found.engine, size, style, seed: again?.seed })
  const [usual] = formatsOf(sheet, size)
  const order = { sheet, format: format ?? usual ?? 'png' }
  if (sheet !== 'outfits') return start(caller, request, order)
  // Copied: what was asked for stays the same, whatever becomes of the wardrobe.
  const wardrobe = again ? again.wardrobe : await hung(caller.userId, characterId)
  return start(caller, request, { ...order, ...(wardrobe && wardrobe.length > 0 && { wardrobe }) })

  async function hung(owner: UserId, characterId: CharacterId): Promise<SheetOrder['wardrobe']> {
    const { documents: rows } = await documents.listOf(owner, collectionIds.outfits, oldestOf(characterId))
    return rows.flatMap((row) => {
      const { data } = Outfit.safeParse(JSON.parse(row))
      return data ? [{ name: data.name, outfit: data.outfit, colours: data.colours }] : []
    })
  }
}

export type StartSheet = Bound<typeof startSheet>

const oldestOf = (characterId: CharacterId): readonly string[] =>
  [
    { method: 'equal', attribute: 'characterId', values: [characterId] },
    { method: 'orderAsc', attribute: '$createdAt' },
    { method: 'limit', values: [hungOnSheet] },
  ].map((query) => JSON.stringify(query))
