import { collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { Query } from 'appwrite'
import type { LoadApi } from '#lib/use-api.tsx'
import { readCharacter, type Character } from './character.ts'
import { filterQueries, type CharacterFilter } from './character-filter.ts'

export type CharacterPage = {
  readonly total: number
  readonly characters: readonly Character[]
  /** Whether there were more after these when they were fetched. */
  readonly more: boolean
}

export const characterKeys = {
  lists: ['characters', 'list'],
  recent: ['characters', 'recent'],
  one: (id: string) => ['characters', 'one', id],
  kin: (id: string) => ['characters', 'kin', id],
  tags: ['characters', 'tags'],
  names: ['characters', 'names'],
} as const

const pageSize = 36

/** A list does without the long texts that no card shows. */
const shown = [
  '$id',
  '$createdAt',
  '$updatedAt',
  'name',
  'description',
  'appearance',
  'age',
  'style',
  'imageId',
  'tags',
  'favorite',
  'archived',
  'parentId',
  'mediaCount',
  'portraitPending',
]

/** The characters that the filter lets through, page by page. */
export const characterListQuery = (api: LoadApi, filter: CharacterFilter) =>
  infiniteQueryOptions({
    queryKey: [...characterKeys.lists, filter],
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      fetchPage(api, pageSize, [...filterQueries(filter), ...(pageParam ? [Query.cursorAfter(pageParam)] : [])]),
    getNextPageParam: ({ more, characters }) => (more ? characters.at(-1)?.$id : undefined),
  })

/** The newest, and how many there are. */
export const recentCharactersQuery = (api: LoadApi, count: number) =>
  queryOptions({
    queryKey: characterKeys.recent,
    queryFn: () => fetchPage(api, count, [Query.equal('archived', false), Query.orderDesc('$createdAt')]),
  })

export const characterQuery = (api: LoadApi, id: string) =>
  queryOptions({
    queryKey: characterKeys.one(id),
    queryFn: () => fetchCharacter(api, id),
  })

async function fetchCharacter(api: LoadApi, id: string): Promise<Character> {
  return readCharacter(await (await api()).databases.getDocument(databaseId, collectionIds.characters, id))
}

/** Variations made of this character. */
export const kinQuery = (api: LoadApi, id: string) =>
  queryOptions({
    queryKey: characterKeys.kin(id),
    queryFn: () => fetchPage(api, 50, [Query.equal('parentId', id), Query.orderAsc('$createdAt')]),
  })

/** Every tag in use, most used first. */
export const tagsQuery = (api: LoadApi) =>
  queryOptions({
    queryKey: characterKeys.tags,
    queryFn: () => fetchTags(api),
  })

async function fetchTags(api: LoadApi): Promise<string[]> {
  const { databases } = await api()
  const queries = [Query.select(['tags']), Query.orderDesc('$updatedAt'), Query.limit(500)]
  const { documents } = await databases.listDocuments(databaseId, collectionIds.characters, queries)
  const uses = new Map<string, number>()
  for (const tag of documents.flatMap((document) => readCharacter(document).tags))
    uses.set(tag, (uses.get(tag) ?? 0) + 1)
  return [...uses].toSorted(([a, one], [b, other]) => other - one || a.localeCompare(b)).map(([tag]) => tag)
}

const namesAtOnce = 1000
/** Who has more people than that sees the first of them by name. */
const maxNames = 10_000

/** What everybody is called, archived ones too. */
export const namesQuery = (api: LoadApi) =>
  queryOptions({
    queryKey: characterKeys.names,
    queryFn: () => fetchCharacterNames(api),
  })

async function fetchCharacterNames(api: LoadApi): Promise<Readonly<Record<string, string>>> {
  const { databases } = await api()
  const page = (offset: number) =>
    databases.listDocuments(databaseId, collectionIds.characters, [
      Query.select(['$id', 'name']),
      Query.orderAsc('name'),
      Query.limit(namesAtOnce),
      Query.offset(offset),
    ])
  const first = await page(0)
  const later = Math.ceil(Math.min(first.total, maxNames) / namesAtOnce) - 1
  const others = await Promise.all(Array.from({ length: later }, (_, at) => page((at + 1) * namesAtOnce)))
  const documents = [first, ...others].flatMap((one) => one.documents)
  return Object.fromEntries(documents.map((document) => [document.$id, readCharacter(document).name]))
}

async function fetchPage(api: LoadApi, limit: number, queries: readonly string[]): Promise<CharacterPage> {
  const { databases } = await api()
  const all = [...queries, Query.limit(limit), Query.select(shown)]
  const { total, documents } = await databases.listDocuments(databaseId, collectionIds.characters, all)
  const characters = documents.map((document) => readCharacter(document))
  return { total, characters, more: characters.length === limit }
}
