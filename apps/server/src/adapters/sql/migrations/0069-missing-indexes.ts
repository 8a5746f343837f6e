import { sql } from '#adapters/sql/database.ts'
import type { Migration } from './migration.ts'

const indexes = [
  // Quotes whose payment was seen and isn't final: every look at the chain asks for them, and most are paid long since.
  sql`create index quotes_awaited on quotes (seen) where seen in ('pending', 'confirmed')`,
  sql`create index deleted_characters_image on deleted_characters (image_id) where (image_id is not null)`,
  sql`drop index media_shown_scores`,
]

/** Statements that read a whole table without them; the plan test found them. */
export const m0069: Migration = {
  name: '0069-missing-indexes',
  sqlite: [
    ...indexes,
    // With the rating, too: for everything above it the newest were sorted out of all that ever got as many stars.
    sql`create index media_shown_scores on media (reader, created_at desc, seq, trashed_at, identity, rating)
      where (trashed_at is null)`,
  ],
  postgres: [
    ...indexes,
    sql`create index media_shown_scores on media (reader, created_at desc, seq, trashed_at nulls first)
      include (identity, rating) where (trashed_at is null)`,
  ],
}
