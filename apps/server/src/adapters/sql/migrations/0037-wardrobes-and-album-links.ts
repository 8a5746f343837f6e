import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'
import { newCollection } from './new-collection.ts'

const outfits = newCollection({
  table: 'outfits',
  columns: { character_id: 'text!', name: 'text!', name_folded: 'text!', outfit: 'text!', colours: 'text' },
  indexes: { created: 'created_at desc', name: 'name_folded', character: 'character_id, created_at desc' },
  weighed: ['name', 'outfit', 'colours'],
})

const ends = sql`create index album_shares_by_end on album_shares (expire) where (expire is not null)`

/** What characters have to wear, and links to whole albums, which are kept as those to single pictures are. */
export const m0037: Migration = {
  name: '0037-wardrobes-and-album-links',
  sqlite: [
    ...outfits.sqlite,
    sql`create table album_shares (
      album_id text primary key, owner text not null, token_hash text not null unique, password text,
      created_at text not null, expire text
    ) strict, without rowid`,
    ends,
  ],
  postgres: [
    ...outfits.postgres,
    sql`create table album_shares (
      album_id text collate "C" primary key, owner text collate "C" not null, token_hash text collate "C" not null unique,
      password text collate "C", created_at text collate "C" not null, expire text collate "C"
    )`,
    ends,
  ],
}
