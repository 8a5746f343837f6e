import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { servedCollections } from '#application/documents/collections.ts'
import { characterCollection } from '#domain/characters/character-collection.ts'
import type { Collection } from '#domain/documents/collection.ts'
import { parseListQuery } from '#domain/documents/query-rules.ts'
import { mediaCollection } from '#domain/media/media-collection.ts'
import { type Database, type Sql, sql } from '#adapters/sql/database.ts'
import { givenCountsQuery, pageQuery, type Reach, totalQuery } from './document-query.ts'
import { documentTable } from './document-table.ts'
import { databases, type Fresh } from '#adapters/sql/testing/fresh-database.ts'

const collections = servedCollections([characterCollection, mediaCollection])
const newest = { method: 'orderDesc', attribute: '$createdAt' }
const shown = { method: 'isNull', attribute: 'trashedAt' }
const maya: Reach = { single: ['user:maya'], shared: undefined }
const withPublic: Reach = { single: ['user:maya', 'any'], shared: undefined }
const equal = (attribute: string, value: unknown) => ({ method: 'equal', attribute, values: [value] })

type PlannedQuery = readonly [what: string, collection: Collection, index: string, queries: object[], reach?: Reach]
const screens: PlannedQuery[] = [
  ['newest characters', characterCollection, 'characters_created', [newest]],
  ['newest characters, with those that are public', characterCollection, 'characters_created', [newest], withPublic],
  ['characters by name', characterCollection, 'characters_name', [{ method: 'orderAsc', attribute: 'name' }]],
  ['in order of insertion', characterCollection, 'characters_order', []],
  ['not archived, newest', characterCollection, 'characters_archived', [equal('archived', false), newest]],
  ['favourite characters', characterCollection, 'characters_favorite', [equal('favorite', true), newest]],
  ['characters of a style', characterCollection, 'characters_style', [equal('style', 's1'), newest]],
  ['most pictures first', characterCollection, 'characters_media', [{ method: 'orderDesc', attribute: 'mediaCount' }]],
  ['youngest people first', characterCollection, 'characters_age', [{ method: 'orderAsc', attribute: 'age' }]],
  [
    'characters with a tag',
    characterCollection,
    'document_elements',
    [{ method: 'contains', attribute: 'tags', values: ['t1'] }, newest],
  ],
  ['variations', characterCollection, 'characters_parent', [equal('parentId', 'd7'), newest]],
  ['all media, newest', mediaCollection, 'media_created', [newest]],
  ['not trashed, newest', mediaCollection, 'media_shown', [shown, newest]],
  ['media of a character, newest', mediaCollection, 'media_character', [equal('characterId', 'c1'), newest]],
  ['of a character, not trashed', mediaCollection, 'media_character', [equal('characterId', 'c1'), shown, newest]],
  ['favourites, newest', mediaCollection, 'media_favorite', [equal('favorite', true), newest]],
  ['videos, newest', mediaCollection, 'media_kind', [equal('kind', 'video'), newest]],
  [
    'an album, newest',
    mediaCollection,
    'document_elements',
    [{ method: 'contains', attribute: 'albumIds', values: ['a1'] }, newest],
  ],
  [
    'trash, last thrown away first',
    mediaCollection,
    'media_trash',
    [
      { method: 'isNotNull', attribute: 'trashedAt' },
      { method: 'orderDesc', attribute: 'trashedAt' },
    ],
  ],
]

describe.each(databases())('plans on %s', (_name, open: () => Promise<Fresh>) => {
  // Filled once, because nothing here changes anything.
  let world: Awaited<ReturnType<typeof seeded>>
  beforeAll(async () => {
    world = await seeded(open)
  }, 60_000)
  afterAll(async () => {
    await world[Symbol.asyncDispose]()
  })

  it('[DOC-12] answers what the screens ask from an index, in order, without sorting', async () => {
    for (const [what, collection, index, queries, reach = maya] of screens) {
      const query = parsed(collection, queries)
      const plan = await explain(
        world.db,
        pageQuery(documentTable(collection), world.db.dialect, query, reach, undefined),
      )
      expect(`${what}: ${plan.replace('e USING PRIMARY KEY', 'document_elements')}`).toContain(index)
      expect(`${what}: ${plan}`).not.toMatch(/TEMP B-TREE|Seq Scan|SCAN (t|e|media|characters)\b/)
      // Nothing is sorted but what a page holds anyway: ties, few matches, and the parts for several readers.
      const sorted = [...plan.matchAll(/Sort  \(cost=\S+ rows=(\d+)/g)].map(([, rows]) => Number(rows))
      expect(Math.max(0, ...sorted)).toBeLessThanOrEqual(50)
    }
  }, 60_000)

  it('[QRY-11] answers what somebody made from indexes, however much others have made', async () => {
    const own = { method: 'equal', attribute: '$owner', values: ['maya'] }
    const given: Reach = { single: ['user:maya'], given: ['any'], shared: ['any', 'users', 'user:maya'] }
    for (const [what, collection, index, queries] of screens) {
      const table = documentTable(collection)
      const query = parsed(collection, [own, ...queries])
      const plan = await explain(world.db, pageQuery(table, world.db.dialect, query, given, undefined))
      expect(`${what}: ${plan.replace('e USING PRIMARY KEY', 'document_elements')}`).toContain(index)
      expect(`${what}: ${plan}`).toContain(`${collection.id}_given`)
      expect(`${what}: ${plan}`).not.toMatch(/Seq Scan on (media|characters)|SCAN (t|e|media|characters)\b/)
      const counting = await explain(world.db, givenCountsQuery(table, 'maya', ['any', '*'], ['any', 'user:maya']))
      expect(`${what}: ${counting}`).toContain(`${collection.id}_given`)
    }
  }, 60_000)

  it('[DOC-12] continues after a cursor where the index stands', async () => {
    const table = documentTable(mediaCollection)
    const place = { seq: 500, k0: '2026-01-01T00:00:05.500+00:00' }
    const page = pageQuery(table, world.db.dialect, parsed(mediaCollection, [shown, newest]), maya, place)
    const plan = await explain(world.db, page)
    expect(plan).toMatch(/media_shown \(reader=\? AND created_at<\?\)|Index Cond: .*created_at <= /)
    expect(plan).not.toMatch(/Sort|TEMP B-TREE/)
  })

  it('[DOC-12] counts what the screens ask without reading documents', async () => {
    const table = documentTable(mediaCollection)
    for (const queries of [[shown], [equal('favorite', true), shown], [equal('characterId', 'c1'), shown]]) {
      const plan = await explain(world.db, totalQuery(table, world.db.dialect, parsed(mediaCollection, queries), maya))
      expect(plan).toMatch(/COVERING INDEX|Index (Only )?Scan/)
    }
  })
})

const parsed = ({ id }: Collection, queries: object[]) =>
  parseListQuery(
    queries.map((query) => JSON.stringify(query)),
    collections.named(id).rules,
  )

async function explain(db: Database, statement: Sql): Promise<string> {
  const rows = await db.rows(db.dialect === 'sqlite' ? sql`explain query plan ${statement}` : sql`explain ${statement}`)
  return rows.map((row) => row['detail'] ?? row['QUERY PLAN']).join('\n')
}

/** Enough documents that PostgreSQL, which decides by numbers, does not rather read them all. */
const many = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 8000)`
const date = sql`'2026-01-01T00:00:0' || (i % 10) || '.' || (100 + i % 900) || '+00:00'`
const reader = sql`case when i % 10 = 0 then 'any' when i % 15 = 0 then 'user:maya' else 'user:u' || (i % 40) end`
const owner = sql`case when i % 300 = 0 or (i % 15 = 0 and i % 10 <> 0) then 'maya' else 'u' || (i % 40) end`
const nobody = 'i'.repeat(600)

async function seeded(open: () => Promise<Fresh>): Promise<Fresh> {
  const world = await open()
  const { db } = world
  const words = db.dialect === 'postgres' ? { column: sql`, words`, value: sql`, ''` } : { column: sql``, value: sql`` }
  await db.run(sql`
    insert into characters (id, created_at, updated_at, permissions, reader, owner, name, name_folded, appearance,
      appearance_folded, archived, parent_id, favorite, style, style_folded, age, media_count, card${words.column})
    ${many} select 'd' || i, ${date}, ${date}, '[]', ${reader}, ${owner}, 'n', 'n' || (i % 500), 'x', 'x', i % 9 = 0,
      case when i % 3 = 0 then 'd' || (i % 100) end, i % 45 = 0, 's' || (i % 9), 's' || (i % 9), 18 + i % 80, i % 50,
      ${nobody}${words.value} from n`)
  await db.run(sql`
    insert into media (id, created_at, updated_at, permissions, reader, owner, kind, file_id, character_id, favorite,
      trashed_at, recipe${words.column})
    ${many} select 'd' || i, ${date}, ${date}, '[]', ${reader}, ${owner}, case when i % 20 = 0 then 'video' else 'image' end, 'f',
      'c' || (i % 20), i % 30 = 0, case when i % 40 = 0 then ${date} end, ${nobody}${words.value} from n`)
  await db.run(sql`
    insert into document_elements (collection, attribute, element, reader, created_at, seq)
    select 'media', 'albumIds', 'a' || (seq % 7), reader, created_at, seq from media where seq % 3 = 0`)
  await db.run(sql`
    insert into document_elements (collection, attribute, element, reader, created_at, seq)
    select 'characters', 'tags', 't' || (seq % 11), reader, created_at, seq from characters where seq % 2 = 0`)
  if (db.dialect === 'postgres') {
    for (const table of ['characters', 'media', 'document_elements']) await db.run(sql`vacuum analyze ${sql.id(table)}`)
  }
  return world
}
