import { AlbumFields, Album } from '@eidolon/contract/media/albums.ts'
import { NewGeneration } from '@eidolon/contract/generations.ts'
import { mediaLimits, type MediaChange, type StillFormat } from '@eidolon/contract/media/media.ts'
import { Recipe } from '@eidolon/contract/media/recipes.ts'
import { amongPeople, withPeople } from '@eidolon/contract/request-people.ts'
import { collectionIds, databaseId, projectId } from '@eidolon/contract/resources.ts'
import { ShareLink, ShareState } from '@eidolon/contract/media/shares.ts'
import { ID } from 'appwrite'
import type { LoadApi } from '#lib/use-api.tsx'
import type { MediaItem } from './media-item.ts'
import { recipeOf } from './queries.ts'

/** The same change to several. */
export async function changeMedia(
  api: LoadApi,
  ids: readonly string[],
  change: Omit<MediaChange, 'ids'>,
): Promise<void> {
  const { send } = await api()
  for (const some of batches(ids)) await send('PATCH', '/media', { json: { ids: some, ...change } })
}

/** For ever. */
export async function deleteMedia(api: LoadApi, ids: readonly string[]): Promise<void> {
  const { send } = await api()
  for (const some of batches(ids)) await send('DELETE', '/media', { json: { ids: some } })
}

export async function emptyTrash(api: LoadApi): Promise<void> {
  const { send } = await api()
  await send('DELETE', '/media/trash')
}

function batches(ids: readonly string[]): readonly (readonly string[])[] {
  const size = mediaLimits.changed
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, index) => ids.slice(index * size, (index + 1) * size))
}

export async function createAlbum(api: LoadApi, name: string): Promise<Album> {
  const { databases } = await api()
  const fields = AlbumFields.parse({ name })
  return Album.parse(await databases.createDocument(databaseId, collectionIds.albums, ID.unique(), fields))
}

export async function changeAlbum(
  api: LoadApi,
  id: string,
  change: { readonly name?: string; readonly coverId?: string | null },
): Promise<void> {
  const { databases } = await api()
  await databases.updateDocument(databaseId, collectionIds.albums, id, change)
}

export async function deleteAlbum(api: LoadApi, id: string): Promise<void> {
  const { databases } = await api()
  await databases.deleteDocument(databaseId, collectionIds.albums, id)
}

/** How far variations go from the picture they are made of. */
export const strengths = { subtle: 0.25, strong: 0.7 } as const

/** Four more like it, drawn in the background. */
export async function vary(api: LoadApi, item: MediaItem, strength: number): Promise<void> {
  const { send } = await api()
  const { characterId, characterIds, prompt, $id: parentMediaId } = item
  const recipe = Recipe.safeParse(await recipeOf(api, item)).data
  const asked = recipe?.request ?? {}
  // In another account the people of a recipe have other ids, which the picture's row knows.
  const { aspect, arrangement, cast } = withPeople(asked, amongPeople(asked, characterIds))
  const together = characterIds.length > 1 && {
    characterIds,
    arrangement: NewGeneration.shape.arrangement.safeParse(arrangement).data,
    cast: NewGeneration.shape.cast.safeParse(cast).data,
  }
  const request = {
    characterId: personOf(characterId),
    ...together,
    prompt,
    parentMediaId,
    strength,
    count: 4,
    ...(typeof aspect === 'string' && { aspect }),
  }
  await send('POST', '/generations', { json: request })
}

/** The same picture in another size, drawn in the background. */
export async function enlarge(api: LoadApi, item: MediaItem, size: string): Promise<void> {
  const { send } = await api()
  const { characterId, prompt, engine, $id: parentMediaId } = item
  const recipe = Recipe.safeParse(await recipeOf(api, item)).data
  const aspect = recipe?.request['aspect']
  const same = {
    characterId: personOf(characterId),
    prompt,
    engine,
    parentMediaId,
    ...(typeof aspect === 'string' && { aspect }),
  }
  await send('POST', '/generations', { json: { ...same, size, enlarge: true } })
}

/** Uploads and sheets show nobody in particular, and nothing is drawn from them. */
function personOf(characterId: string | null): string {
  if (characterId === null) throw new Error('There is nobody in this picture whom the studio knows.')
  return characterId
}

/** What a link leads to: one picture or video, or all of an album. */
export type Shared = { readonly kind: 'media' | 'albums' | 'stories'; readonly id: string }

const sharePath = ({ kind, id }: Shared) => `/${kind}/${encodeURIComponent(id)}/share` as const

export async function shareState(api: LoadApi, shared: Shared): Promise<ShareState> {
  const { send } = await api()
  return ShareState.parse(await (await send('GET', sharePath(shared))).json())
}

export async function share(
  api: LoadApi,
  shared: Shared,
  options: { readonly expire?: string; readonly password?: string; readonly includeRecipe: boolean },
): Promise<ShareLink> {
  const { send } = await api()
  return ShareLink.parse(await (await send('POST', sharePath(shared), { json: options })).json())
}

export async function unshare(api: LoadApi, shared: Shared): Promise<void> {
  const { send } = await api()
  await send('DELETE', sharePath(shared))
}

/** A picture in the format that is asked for, with the name that the server gives it. */
export async function fetchAs(
  api: LoadApi,
  { $id }: Pick<MediaItem, '$id'>,
  format: StillFormat,
): Promise<{ readonly name: string; readonly content: Blob }> {
  const { send } = await api()
  const response = await send('GET', `/media/${encodeURIComponent($id)}/file?${new URLSearchParams({ format })}`)
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return { name: name ?? `${$id}.${format}`, content: await response.blob() }
}

/** The browser follows a form of its own, so that a zip of any size goes to the disk and not through the page. */
export function downloadArchive(ids: readonly string[], format?: StillFormat): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = `/v1/media/archive?${new URLSearchParams({ project: projectId })}`
  const add = (name: string, value: string) =>
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  for (const id of ids) add('ids[]', id)
  if (format) add('format', format)
  document.body.append(form)
  form.submit()
  form.remove()
}
