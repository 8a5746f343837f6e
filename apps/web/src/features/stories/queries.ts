import { bucketIds, collectionIds, databaseId, projectId } from '@eidolon/contract/resources.ts'
import {
  type PageFormat,
  type ReadingDirection,
  readStoryCover,
  readStoryPages,
  type StoryFileFormat,
  type StoryPage,
  StorySummary,
} from '@eidolon/contract/stories.ts'
import { newPage } from '@eidolon/stories'
import { queryOptions } from '@tanstack/react-query'
import { ID, Query } from 'appwrite'
import { filePreviewUrl } from '#lib/files/file-url.ts'
import type { LiveRoute } from '#lib/live-route.ts'
import { type JsonFields, fieldsOf, textOf } from '#lib/json-guards.ts'
import type { LoadApi } from '#lib/use-api.tsx'

/** What the editor changes. */
export type StoryDraft = {
  readonly title: string
  readonly direction: ReadingDirection
  readonly format: PageFormat
  readonly pages: readonly StoryPage[]
}
/** A story, and which of its changes was the last one that was seen. */
export type Story = StoryDraft & { readonly $id: string; readonly revision: number }

export type ListedStory = StorySummary & { readonly first: StoryPage | undefined }

/** A picture of the library, as far as a panel needs to know it. */
export type StoryPicture = { readonly width: number; readonly height: number; readonly fileId: string }

export const storyKeys = {
  list: ['stories'],
  one: (id: string) => ['story', id],
  pictures: (ids: readonly string[]) => ['story-pictures', ...ids],
} as const

/** Names for pages, panels and balloons. */
export const newStoryId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12)

const listed = ['$id', '$createdAt', '$updatedAt', 'title', 'direction', 'format', 'pageCount', 'cover', 'revision']

/** The newest first, with the first page of each. */
export const storiesQuery = (api: LoadApi) =>
  queryOptions({
    queryKey: storyKeys.list,
    queryFn: () => fetchStories(api),
  })

async function fetchStories(api: LoadApi): Promise<readonly ListedStory[]> {
  const { databases } = await api()
  const queries = [Query.orderDesc('$updatedAt'), Query.limit(200), Query.select(listed)]
  const { documents } = await databases.listDocuments(databaseId, collectionIds.stories, queries)
  return documents.flatMap((document) => {
    const read = StorySummary.safeParse(document).data
    return read ? [{ ...read, first: readStoryCover(read.cover) }] : []
  })
}

/** A story whole, to be changed; nothing fetches it again while that goes on. */
export const storyQuery = (api: LoadApi, id: string) =>
  queryOptions({
    queryKey: storyKeys.one(id),
    queryFn: () => fetchStory(api, id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

async function fetchStory(api: LoadApi, id: string): Promise<Story> {
  const { databases } = await api()
  return readStory(await databases.getDocument(databaseId, collectionIds.stories, id))
}

function readStory(document: unknown): Story {
  const { $id, title, direction, format, revision } = StorySummary.parse({
    pageCount: 0,
    cover: '',
    ...fieldsOf(document),
  })
  const pages = readStoryPages(textOf(fieldsOf(document)['pages']))
  if (!pages) throw new Error('This story was made by a newer version of the studio.')
  return { $id, title, direction, format, revision, pages }
}

const written = ({ title, direction, format, pages }: StoryDraft) => ({
  title,
  direction,
  format,
  pages: JSON.stringify(pages),
})

/** A new story with one page, or whatever is given; answers its id. */
export async function createStory(api: LoadApi, draft?: StoryDraft): Promise<string> {
  const id = ID.unique()
  const blank: StoryDraft = { title: 'Untitled story', direction: 'ltr', format: 'comic', pages: [newPage(newStoryId)] }
  await (await api()).databases.createDocument(databaseId, collectionIds.stories, id, written(draft ?? blank))
  return id
}

/** Keeps a change; without a revision whatever was there. Answers the new revision. */
export async function saveStory(
  api: LoadApi,
  id: string,
  draft: StoryDraft,
  revision: number | undefined,
): Promise<number> {
  const { databases } = await api()
  const data = { ...written(draft), ...(revision !== undefined && { revision }) }
  const saved = fieldsOf(await databases.updateDocument(databaseId, collectionIds.stories, id, data))
  return Number(saved['revision'])
}

export async function renameStory(api: LoadApi, id: string, title: string): Promise<void> {
  await (await api()).databases.updateDocument(databaseId, collectionIds.stories, id, { title })
}

export async function duplicateStory(api: LoadApi, id: string): Promise<string> {
  const story = await fetchStory(api, id)
  return createStory(api, { ...story, title: `${story.title.slice(0, 110)} (copy)` })
}

/** Where a story is written as a file; the browser saves it by following the address. */
export const storyFileUrl = (id: string, format: StoryFileFormat): string =>
  `/v1/stories/${encodeURIComponent(id)}/export?${new URLSearchParams({ project: projectId, format })}`

/** Deletes a story; what is answered brings it back. */
export async function deleteStory(api: LoadApi, id: string): Promise<() => Promise<void>> {
  const { databases } = await api()
  const story = await fetchStory(api, id)
  await databases.deleteDocument(databaseId, collectionIds.stories, id)
  return async () => {
    await databases.createDocument(databaseId, collectionIds.stories, id, written(story))
  }
}

/** These fields of media by their ids, a hundred at a time; what is gone or in the trash is left out. */
export async function mediaOf(api: LoadApi, ids: readonly string[], fields: string[]): Promise<readonly JsonFields[]> {
  const { databases } = await api()
  const rows: JsonFields[] = []
  for (let at = 0; at < ids.length; at += 100) {
    const asked = ids.slice(at, at + 100)
    const { documents } = await databases.listDocuments(databaseId, collectionIds.media, [
      Query.equal('$id', asked),
      Query.isNull('trashedAt'),
      Query.limit(asked.length),
      Query.select(fields),
    ])
    rows.push(...documents.map((document) => fieldsOf(document)))
  }
  return rows
}

/** The pictures of panels by the id of their media; those that are gone are not in it. */
export const picturesQuery = (api: LoadApi, ids: readonly string[]) =>
  queryOptions({
    queryKey: storyKeys.pictures(ids),
    queryFn: () => fetchPictures(api, ids),
    staleTime: 60_000,
    placeholderData: (before: ReadonlyMap<string, StoryPicture> | undefined) => before,
    enabled: ids.length > 0,
  })

async function fetchPictures(api: LoadApi, ids: readonly string[]): Promise<ReadonlyMap<string, StoryPicture>> {
  const found = new Map<string, StoryPicture>()
  const fields = ['$id', 'kind', 'fileId', 'posterId', 'width', 'height']
  for (const { $id, fileId, posterId, width, height } of await mediaOf(api, ids, fields)) {
    const shape = { width: Number(width) || 1, height: Number(height) || 1 }
    found.set(textOf($id), { ...shape, fileId: textOf(posterId) || textOf(fileId) })
  }
  return found
}

/** Every picture that pages show, each once, in one order. */
export const mediaIn = (pages: readonly StoryPage[]): readonly string[] =>
  [...new Set(pages.flatMap(({ panels }) => panels.flatMap(({ mediaId }) => mediaId ?? [])))].toSorted()

export const pictureUrl = ({ fileId }: StoryPicture, width: number): string =>
  filePreviewUrl(bucketIds.media, fileId, { width })

export const storiesLive: LiveRoute = {
  channel: `databases.${databaseId}.collections.${collectionIds.stories}.documents`,
  apply: (cache) => void cache.invalidateQueries({ queryKey: storyKeys.list }),
}
