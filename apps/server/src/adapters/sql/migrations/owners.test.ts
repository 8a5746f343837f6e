import { describe, expect, it } from 'vitest'
import { type Database, sql } from '#adapters/sql/database.ts'
import { sqlDocuments } from '#adapters/sql/documents/document-store.ts'
import { migrate } from '#adapters/sql/migrate.ts'
import { emptyPostgres, emptySqlite } from '#adapters/sql/testing/fresh-database.ts'
import { servedCollections } from '#application/documents/collections.ts'
import { characterCollection } from '#domain/characters/character-collection.ts'
import { migrations } from './list.ts'

const before = migrations.slice(
  0,
  migrations.findIndex(({ name }) => name === '0020-owners'),
)
const at = '2026-03-01T10:00:00.000+00:00'
const three = (user: string) => ['read', 'update', 'delete'].map((action) => `${action}("user:${user}")`)

describe.each([
  ['SQLite', emptySqlite],
  ['PostgreSQL', emptyPostgres],
])('owners, on %s', (_name, open) => {
  it('[DOC-34] what is there already gets its owner, and what it grants to others is taken back', async () => {
    await using world = await open()
    const { db } = world
    await migrate(db, before)
    await addCharacter(db, 'plain', 'user:maya', three('maya'))
    await addCharacter(db, 'open', 'any', ['read("any")', 'update("user:maya/verified")'])
    await addCharacter(db, 'spam', 'users', ['read("users")'])
    await addCharacter(db, 'sealed', 'user:ma', ['read("user:ma")'])
    await addCharacter(db, 'both', '*', ['read("user:maya")', 'update("user:zoe")', 'read("guests")'])
    await db.run(sql`insert into document_readers (collection, seq, role)
      select 'characters', seq, 'guests' from characters where id = 'both'`)
    await addFile(db, 'drawn', 'user:maya', ['read("user:maya")'])
    await addFile(db, 'shown', 'any', ['read("any")', 'delete("user:maya")'])
    await migrate(db)

    const rows = (table: string) =>
      db.rows(sql`select id, owner, reader, permissions from ${sql.id(table)} order by id`)
    const row = (id: string, owner: string | null, permissions: string[]) => {
      return { id, owner, reader: owner === null ? '' : `user:${owner}`, permissions: JSON.stringify(permissions) }
    }
    expect(await rows('characters')).toEqual([
      row('both', 'zoe', three('zoe')),
      row('open', 'maya', three('maya')),
      row('plain', 'maya', three('maya')),
      row('sealed', 'ma', three('ma')),
      row('spam', null, []),
    ])
    expect(await rows('files_media')).toEqual([
      row('drawn', 'maya', ['read("user:maya")']),
      row('shown', 'maya', three('maya')),
    ])
    expect(await db.rows(sql`select seq from document_readers`)).toEqual([])
    expect(await db.rows(sql`select distinct reader from document_elements order by reader`)).toEqual(
      ['', 'user:ma', 'user:maya', 'user:zoe'].map((reader) => ({ reader })),
    )
    expect(
      await db.rows(
        sql`select reader, n from document_counts where collection = 'characters' and n > 0 order by reader`,
      ),
    ).toEqual([
      { reader: '', n: 1 },
      { reader: 'user:ma', n: 1 },
      { reader: 'user:maya', n: 2 },
      { reader: 'user:zoe', n: 1 },
    ])
    for (const phrase of ['silver', '"silver braids"', 'open']) {
      const found = await search(db, phrase)
      expect([phrase, found]).toEqual([phrase, phrase === 'open' ? ['open'] : ['open', 'plain']])
    }
  })
})

/** As the program before wrote them. */
async function addCharacter(db: Database, id: string, reader: string, permissions: string[]): Promise<void> {
  const words = [`@${reader}`, `0:${id}`, '1:silver', '1:braids']
  const places = words.map((word, index) => `'${word}':${index + 1}`).join(' ')
  const inRow = db.dialect === 'postgres' ? sql`, ${places}::tsvector` : sql``
  const column = db.dialect === 'postgres' ? sql`, words` : sql``
  const added = await db.one<{ seq: number }>(sql`
    insert into characters (id, created_at, updated_at, permissions, reader, name, name_folded, appearance,
      appearance_folded${column})
    values (${id}, ${at}, ${at}, ${JSON.stringify(permissions)}, ${reader}, ${id}, ${id}, 'silver braids',
      'silver braids'${inRow}) returning seq`)
  const seq = added?.seq ?? 0
  await db.run(sql`insert into document_elements (collection, attribute, element, reader, created_at, seq)
    values ('characters', 'tags', 't', ${reader}, ${at}, ${seq})`)
  if (db.dialect === 'sqlite') {
    await db.run(sql`insert into characters_words (rowid, words) values (${seq}, ${words.join(' ')})`)
  }
}

async function addFile(db: Database, id: string, reader: string, permissions: string[]): Promise<void> {
  const words = db.dialect === 'postgres' ? [sql`, words`, sql`, ''`] : [sql``, sql``]
  await db.run(sql`
    insert into files_media (id, created_at, updated_at, permissions, reader, name, name_folded, size_original,
      chunks_total, chunks_uploaded, blob_key, label${words[0] ?? sql``})
    values (${id}, ${at}, ${at}, ${JSON.stringify(permissions)}, ${reader}, ${id}, ${id}, 1, 1, 1, ${id},
      ${id}${words[1] ?? sql``})`)
}

async function search(db: Database, phrase: string): Promise<string[]> {
  const { parse } = servedCollections([characterCollection]).named('characters')
  const attribute = phrase === 'open' ? 'name' : searchedSecond
  const query = parse([JSON.stringify({ method: 'search', attribute, values: [phrase] })])
  const page = await sqlDocuments(db).list(characterCollection, query, ['any', 'users', 'user:maya'])
  return (page?.documents ?? [])
    .map((json): { $id: string } => JSON.parse(json))
    .map(({ $id }) => $id)
    .toSorted()
}

const [, searchedSecond = ''] = characterCollection.indexes
  .filter(({ type }) => type === 'fulltext')
  .flatMap(({ attributes }) => attributes)
