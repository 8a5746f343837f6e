import { servedCollections } from '#application/documents/collections.ts'
import type { Database } from '#adapters/sql/database.ts'
import { sqlDocuments } from '#adapters/sql/documents/document-store.ts'
import { characterCollection } from '#domain/characters/character-collection.ts'
import { outfitCollection } from '#domain/characters/outfit-collection.ts'
import { versionCollection } from '#domain/characters/version-collection.ts'
import type { Collection } from '#domain/documents/collection.ts'
import { parseListQuery } from '#domain/documents/query-rules.ts'
import { generationCollection } from '#domain/generations/generation-collection.ts'
import { albumCollection } from '#domain/media/album-collection.ts'
import { mediaCollection } from '#domain/media/media-collection.ts'
import { storyCollection } from '#domain/stories/story-collection.ts'
import { type Exception, made, maya, type Use, usesOf } from './uses.ts'

const collections = servedCollections([
  characterCollection,
  mediaCollection,
  generationCollection,
  outfitCollection,
  versionCollection,
  storyCollection,
  albumCollection,
])
const roles = ['any', 'users', 'user:maya', 'user:maya/verified', 'users/verified']
const equal = (attribute: string, value: unknown) => ({ method: 'equal', attribute, values: [value] })
const order = (method: string, attribute: string) => ({ method, attribute })
const newest = order('orderDesc', '$createdAt')
const shown = { method: 'isNull', attribute: 'trashedAt' }
const spring = { method: 'between', attribute: '$createdAt', values: ['2025-03-01', '2025-06-01'] }
const within = (attribute: string, value: string) => ({ method: 'contains', attribute, values: [value] })
const after = { method: 'cursorAfter', values: [made('m', 500)] }

/** What the screens ask for. */
const lists: readonly (readonly [Collection, readonly object[]])[] = [
  [characterCollection, []],
  [characterCollection, [newest]],
  [characterCollection, [order('orderAsc', 'name')]],
  [characterCollection, [order('orderAsc', 'name'), { method: 'cursorAfter', values: [made('c', 500)] }]],
  [characterCollection, [{ method: 'startsWith', attribute: 'name', values: ['Mira'] }, order('orderAsc', 'name')]],
  [characterCollection, [equal('archived', false), newest]],
  [characterCollection, [equal('favorite', true), newest]],
  [characterCollection, [equal('style', made('style', 1)), newest]],
  [characterCollection, [order('orderDesc', 'mediaCount')]],
  [characterCollection, [order('orderAsc', 'age')]],
  [characterCollection, [within('tags', 'tag4'), newest]],
  [characterCollection, [equal('parentId', made('c', 6)), newest]],
  [characterCollection, [{ method: 'search', attribute: 'name', values: ['mira'] }, newest]],
  [mediaCollection, [newest]],
  [mediaCollection, [shown, newest]],
  [mediaCollection, [shown, newest, after]],
  [mediaCollection, [shown, order('orderAsc', '$createdAt')]],
  [mediaCollection, [shown, order('orderDesc', 'identity')]],
  [mediaCollection, [shown, order('orderDesc', 'rating')]],
  [mediaCollection, [shown, order('orderDesc', 'bytes')]],
  [mediaCollection, [shown, spring, newest]],
  [mediaCollection, [equal('characterId', made('c', 31)), newest]],
  [mediaCollection, [equal('characterId', made('c', 31)), shown, newest]],
  [mediaCollection, [equal('kind', 'video'), shown, newest]],
  [mediaCollection, [equal('style', made('style', 3)), shown, newest]],
  [mediaCollection, [equal('engine', made('engine', 1)), shown, newest]],
  [mediaCollection, [equal('favorite', true), shown, newest]],
  [mediaCollection, [{ method: 'greaterThanEqual', attribute: 'identity', values: [0.9] }, shown, newest]],
  [mediaCollection, [within('albumIds', made('a', 16)), shown, newest]],
  [mediaCollection, [{ method: 'isNotNull', attribute: 'trashedAt' }, order('orderDesc', 'trashedAt')]],
  [mediaCollection, [equal('generationId', made('g', 3))]],
  [mediaCollection, [equal('fileId', made('f', 3))]],
  [mediaCollection, [within('characterIds', made('c', 31)), shown]],
  [mediaCollection, [{ method: 'equal', attribute: '$id', values: [made('m', 3), made('m', 5)] }]],
  [mediaCollection, [{ method: 'greaterThanEqual', attribute: 'rating', values: [4] }, shown, newest]],
  [characterCollection, [{ method: 'equal', attribute: '$id', values: [made('c', 3), made('c', 5)] }]],
  [characterCollection, [{ method: 'search', attribute: 'all', values: ['mira'] }, newest]],
  [outfitCollection, [equal('characterId', made('c', 5)), order('orderAsc', '$createdAt')]],
  [generationCollection, [newest]],
  [generationCollection, [equal('status', 'queued'), newest]],
  [generationCollection, [equal('characterId', made('c', 4)), newest]],
  [outfitCollection, [equal('characterId', made('c', 5)), newest]],
  [versionCollection, [equal('characterId', made('c', 5)), newest]],
  [storyCollection, [order('orderDesc', '$updatedAt')]],
  [albumCollection, [order('orderAsc', 'name')]],
]
/** Orders that have an index, and filters that have none or another one. */
const mixed: typeof lists = [
  [characterCollection, [{ method: 'endsWith', attribute: 'name', values: ['9'] }, order('orderAsc', 'name')]],
  [mediaCollection, [equal('kind', 'video'), shown, order('orderDesc', 'bytes')]],
  [mediaCollection, [equal('favorite', true), shown, order('orderDesc', 'identity')]],
  [
    mediaCollection,
    [
      equal('characterId', made('c', 31)),
      equal('kind', 'image'),
      shown,
      { method: 'greaterThanEqual', attribute: 'identity', values: [0.7] },
      order('orderDesc', 'identity'),
    ],
  ],
]
const walking: Exception = {
  reads: Infinity,
  because: 'walks through the index of the order until the page is full; SQLite moves to a thread aside after 25 ms',
}
const counting: Exception = {
  reads: Infinity,
  because: 'counts what matches in the library, once per state of the data',
  of: /^select sum\(n\)/,
}

export function documentUses(db: Database): readonly Use[] {
  const store = sqlDocuments(db)
  const asked = (collection: Collection, queries: readonly object[]) => {
    const texts = [...queries, { method: 'limit', values: [25] }].map((query) => JSON.stringify(query))
    return parseListQuery(texts, collections.named(collection.id).rules)
  }
  const listed = (except: Exception, readers: readonly string[] | 'all' = roles) =>
    function entry([collection, queries]: (typeof lists)[number]) {
      return [25, () => store.list(collection, asked(collection, queries), readers), except] as const
    }
  const own = lists.map(([collection, queries]) => [collection, [equal('$owner', maya), ...queries]] as const)
  const listing = [...[...lists, ...own].map(listed(counting)), ...mixed.map(listed(walking))]
  const media = mediaCollection
  return usesOf('documents', store, {
    list: listing,
    read: [
      [1, (s) => s.read(media, made('m', 3))],
      [1, (s) => s.read(media, made('m', 3), ['kind'])],
    ],
    find: [1, (s, unit) => s.find(media, made('m', 3), unit)],
    add: [
      10,
      async (s, unit) => {
        const document = await s.find(media, made('m', 0), unit)
        if (document) await s.add(media, { ...document, id: 'fresh' }, unit)
      },
    ],
    change: [
      10,
      async (s, unit) => {
        const before = await s.find(media, 'fresh', unit)
        const data = { ...before?.data, albumIds: [made('a', 5)], prompt: 'a blue dress' }
        if (before) await s.change(media, before, { ...before, data }, unit)
      },
    ],
    remove: [
      10,
      async (s, unit) => {
        const document = await s.find(media, 'fresh', unit)
        if (document) await s.remove(media, document, unit)
      },
    ],
  })
}
