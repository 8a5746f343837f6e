import { CardImport } from '@eidolon/contract/characters/cards.ts'
import type { CharacterFields, CharacterInput } from '@eidolon/contract/characters/characters.ts'
import { projectId, collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import { ID } from 'appwrite'
import type { LoadApi } from '#lib/use-api.tsx'
import { readCharacter, type Character } from './character.ts'

/** What becomes of a character's pictures and videos when it is deleted. */
export type MediaFate = 'keep' | 'trash'

export async function createCharacter(api: LoadApi, fields: CharacterInput, id = ID.unique()): Promise<Character> {
  const { databases } = await api()
  return readCharacter(await databases.createDocument(databaseId, collectionIds.characters, id, fields))
}

/** With `since` the server refuses when the character was changed after that moment. */
export async function updateCharacter(
  api: LoadApi,
  id: string,
  fields: Partial<CharacterInput>,
  since?: string,
): Promise<Character> {
  const { send } = await api()
  const path =
    `/databases/${databaseId}/collections/${collectionIds.characters}/documents/${encodeURIComponent(id)}` as const
  const headers: Record<string, string> = since ? { 'X-Appwrite-Timestamp': since } : {}
  const response = await send('PATCH', path, { json: { data: fields }, headers })
  return readCharacter(await response.json())
}

/** The same person once more, with everything but the name's uniqueness. */
export async function duplicateCharacter(api: LoadApi, id: string): Promise<Character> {
  const { databases } = await api()
  const original = readCharacter(await databases.getDocument(databaseId, collectionIds.characters, id))
  const { $id: _id, $createdAt: _created, $updatedAt: _updated, ...kept } = original
  const { mediaCount: _count, portraitPending: _pending, ...fields } = kept
  return createCharacter(api, { ...fields, name: copyName(fields.name), favorite: false })
}

function copyName(name: CharacterFields['name']): string {
  return `${Array.from(name).slice(0, 59).join('')} copy`
}

export type SharedChange = {
  readonly favorite?: boolean
  readonly archived?: boolean
  readonly addTags?: readonly string[]
}

/** The same change to several. */
export async function changeCharacters(api: LoadApi, ids: readonly string[], change: SharedChange): Promise<void> {
  const { send } = await api()
  for (const some of batches(ids)) await send('PATCH', '/characters', { json: { ids: some, ...change } })
}

export async function deleteCharacters(api: LoadApi, ids: readonly string[], media: MediaFate): Promise<void> {
  const { send } = await api()
  for (const some of batches(ids)) await send('DELETE', '/characters', { json: { ids: some, media } })
}

/** Brings deleted characters back; possible for some minutes. */
export async function restoreCharacters(api: LoadApi, ids: readonly string[]): Promise<void> {
  const { send } = await api()
  for (const some of batches(ids)) await send('POST', '/characters/restore', { json: { ids: some } })
}

/** As many as one request takes. */
function batches(ids: readonly string[]): readonly (readonly string[])[] {
  const size = 200
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, index) => ids.slice(index * size, (index + 1) * size))
}

export type Imported = { readonly characters: readonly Character[]; readonly warnings: readonly string[] }

/** Character cards of any known kind; each becomes a character of its own. */
export async function importCards(api: LoadApi, files: readonly File[]): Promise<Imported> {
  const { send } = await api()
  const body = new FormData()
  for (const file of files) body.append('file', file)
  const response = await send('POST', '/characters/import', { body })
  const { characters, warnings } = CardImport.parse(await response.json())
  return { characters: characters.map((document) => readCharacter(document)), warnings }
}

/** Where a character is written as a card; the browser saves it by following the address. */
export function exportUrl(id: string, format: string, as?: 'json'): string {
  const query = new URLSearchParams({ project: projectId, format, ...(as && { as }) })
  return `/v1/characters/${encodeURIComponent(id)}/export?${query}`
}

/** The address of a character as a 3D model. */
export function modelUrl(id: string, format: 'vrm' | 'glb'): string {
  const query = new URLSearchParams({ project: projectId, format })
  return `/v1/characters/${encodeURIComponent(id)}/model?${query}`
}
