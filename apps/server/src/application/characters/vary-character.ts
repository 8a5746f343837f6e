import {
  type LookView,
  lookPicturePath,
  type VariationList,
  type VariationRequest,
} from '@eidolon/contract/characters/looks.ts'
import { hash, mutateGenes, writeGenes } from '@eidolon/people'
import { findCharacter } from './find-character.ts'
import type { DocumentStore } from '#application/documents/ports.ts'
import type { Caller } from '#domain/accounts/caller.ts'
import { textOf } from '#domain/characters/character.ts'
import { firstGenes } from '#domain/characters/look-of-character.ts'
import { genesOf } from '#domain/looks/genes-text.ts'
import type { LookReader } from '#domain/looks/read-look.ts'

type Deps = {
  readonly store: DocumentStore
  readonly readLook: LookReader
  /** A seed that nobody has chosen. */
  readonly newSeed: () => number
  /** Of whoever draws the previews. */
  readonly version: string
}

const shown: { readonly size: number; readonly view: LookView } = { size: 384, view: 'portrait' }

/** People like a character: what is kept stays to the last digit, the rest moves by the strength. */
export async function varyCharacter(
  { store, readLook, newSeed, version }: Deps,
  caller: Caller,
  id: string,
  request: VariationRequest,
): Promise<VariationList> {
  const { data } = await findCharacter(store, caller, id)
  const genes = genesOf(data['genes']) ?? firstGenes(readLook, id, data)
  const { keep, strength, count } = request
  const start = request.seed ?? newSeed()
  const variations = Array.from({ length: count }, (_, index) => {
    const seed = hash(`variation ${index}`, start)
    const written = writeGenes(mutateGenes(genes, { keep, strength, seed }))
    const style = textOf(data['style'])
    return { genes: written, seed, previewUrl: `/v1${lookPicturePath(written, { ...shown, style, v: version })}` }
  })
  return { variations }
}
