import { LikenessMeasured } from '@eidolon/contract/characters/characters.ts'
import { CancelledGenerations, type CancelScope, type NewGeneration } from '@eidolon/contract/generations.ts'
import type { PresetSettings } from '@eidolon/contract/presets.ts'
import { type Recipe, RecipeVerdict } from '@eidolon/contract/media/recipes.ts'
import { collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import type { NewSheet } from '@eidolon/contract/characters/sheets.ts'
import type { StageLook } from '@eidolon/contract/stage.ts'
import { ID } from 'appwrite'
import { isFault } from '#lib/fault.ts'
import type { LoadApi } from '#lib/use-api.tsx'
import { readGeneration, type Generation } from './generation.ts'

/** A request as it is sent: what is left out is decided by the words and the seed. */
export type NewRequest = Partial<NewGeneration> & Pick<NewGeneration, 'characterId' | 'kind'>

export async function startGeneration(api: LoadApi, request: NewRequest): Promise<Generation> {
  return generationIn(await (await api()).send('POST', '/generations', { json: request }))
}

/** What an engine would be guided by for this request. */
export async function lookAtStage(
  api: LoadApi,
  request: NewRequest,
  { kind, longest }: StageLook,
  signal: AbortSignal,
): Promise<Blob> {
  const { send } = await api()
  return (await send('POST', `/stage?kind=${kind}&longest=${longest}`, { json: request, signal })).blob()
}

/** How alike the pictures of a character are, and what to ask of new ones. */
export async function measureLikeness(api: LoadApi, characterId: string): Promise<LikenessMeasured> {
  const answer = await (await api()).send('POST', `/characters/${encodeURIComponent(characterId)}/likeness`)
  return LikenessMeasured.parse(await answer.json())
}

/** Several pictures of a character as one file. */
export async function startSheet(api: LoadApi, characterId: string, request: NewSheet): Promise<Generation> {
  const path = `/characters/${encodeURIComponent(characterId)}/sheets` as const
  return generationIn(await (await api()).send('POST', path, { json: request }))
}

/** The same once more, with the same seed. */
export async function retryGeneration(api: LoadApi, id: string): Promise<Generation> {
  return generationIn(await (await api()).send('POST', `/generations/${encodeURIComponent(id)}/retry`))
}

/** Whether it could still be canceled. */
export async function cancelGeneration(api: LoadApi, id: string): Promise<boolean> {
  try {
    await (await api()).send('DELETE', `/generations/${encodeURIComponent(id)}`)
    return true
  } catch (error) {
    if (isFault(error, 'generation_finished')) return false
    throw error
  }
}

/** Ends everything that was asked for and waits, or also what is being drawn; how many that were. */
export async function cancelGenerations(api: LoadApi, scope: CancelScope): Promise<number> {
  const answer = await (await api()).send('POST', '/generations/cancel', { json: { scope } })
  return CancelledGenerations.parse(await answer.json()).cancelled
}

/** Whether it still waited, and is drawn next now. */
export async function prioritizeGeneration(api: LoadApi, id: string): Promise<boolean> {
  try {
    await (await api()).send('POST', `/generations/${encodeURIComponent(id)}/first`)
    return true
  } catch (error) {
    if (isFault(error, 'generation_started')) return false
    throw error
  }
}

/** The recipe that a picture of ours carries; undefined for any other file. */
export async function recipeIn(api: LoadApi, file: File): Promise<Recipe | undefined> {
  const body = new FormData()
  body.append('file', file)
  const answer = await (await api()).send('POST', '/recipes/verify?redraw=false', { body })
  return RecipeVerdict.parse(await answer.json()).recipe ?? undefined
}

export async function savePreset(api: LoadApi, name: string, settings: PresetSettings, id?: string): Promise<void> {
  const { databases } = await api()
  const data = { name, settings: JSON.stringify(settings) }
  if (id) await databases.updateDocument(databaseId, collectionIds.presets, id, data)
  else await databases.createDocument(databaseId, collectionIds.presets, ID.unique(), data)
}

export async function deletePreset(api: LoadApi, id: string): Promise<void> {
  await (await api()).databases.deleteDocument(databaseId, collectionIds.presets, id)
}

async function generationIn(response: Response): Promise<Generation> {
  const generation = readGeneration(await response.json())
  if (!generation) throw new Error('The studio answered something that is no generation.')
  return generation
}
