import type { MediaId } from '@eidolon/contract/ids.ts'
import { Recipe } from '@eidolon/contract/media/recipes.ts'
import type { DocumentStore } from '#application/documents/ports.ts'
import { findMedia } from '#application/media/find-own.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import type { Caller } from '#domain/accounts/caller.ts'
import { textOf } from '#domain/media/refusals.ts'
import { Fault } from '#domain/shared/fault.ts'

/** The recipe of a picture of one's own, to the letter. */
export async function readRecipe(store: DocumentStore, caller: Caller, mediaId: MediaId): Promise<string> {
  const { data } = await findMedia(store, caller, mediaId)
  const text = textOf(data['recipe'])
  if (text === '' || !Recipe.safeParse(JSON.parse(text)).success) throw new Fault('recipe_not_found')
  return text
}

export type ReadRecipe = Bound<typeof readRecipe>
