import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'
import { newCollection } from './new-collection.ts'

const versions = newCollection({
  table: 'versions',
  columns: { character_id: 'text!', appearance: 'text!', age: 'integer', style: 'text', genes: 'text' },
  indexes: { created: 'created_at desc', character: 'character_id, created_at desc' },
  weighed: ['appearance', 'style', 'genes'],
})

/** Generations that came with an archive could be changed by their owner, and so be put into the queue for nothing. */
const closed = sql`update generations set permissions = '["read(\\"user:' || owner || '\\")"]'
  where owner is not null and permissions like '%update(%'`

/** How characters looked before their look was changed. */
export const m0038: Migration = {
  name: '0038-versions',
  sqlite: [...versions.sqlite, closed],
  postgres: [...versions.postgres, closed],
}
