import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'
import { newCollection } from './new-collection.ts'

const stories = newCollection({
  table: 'stories',
  columns: {
    title: 'text!',
    title_folded: 'text!',
    direction: 'text',
    format: 'text',
    page_count: 'integer',
    revision: 'integer',
    cover: 'text',
    pages: 'text!',
  },
  indexes: { created: 'created_at desc', updated: 'updated_at desc', title: 'title_folded' },
  weighed: ['title', 'cover', 'pages'],
})

const ends = sql`create index story_shares_by_end on story_shares (expire) where (expire is not null)`

/** Comics, and links to whole ones, which are kept as those to albums are. */
export const m0043: Migration = {
  name: '0043-stories',
  sqlite: [
    ...stories.sqlite,
    sql`create table story_shares (
      story_id text primary key, owner text not null, token_hash text not null unique, password text,
      created_at text not null, expire text
    ) strict, without rowid`,
    ends,
  ],
  postgres: [
    ...stories.postgres,
    sql`create table story_shares (
      story_id text collate "C" primary key, owner text collate "C" not null, token_hash text collate "C" not null unique,
      password text collate "C", created_at text collate "C" not null, expire text collate "C"
    )`,
    ends,
  ],
}
