import type { CharacterWords } from '#application/characters/reindex-characters.ts'
import type { DocumentStore } from '#application/documents/ports.ts'
import { characterCollection } from '#domain/characters/character-collection.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import { documentRows } from '#adapters/sql/documents/document-rows.ts'
import { documentTable } from '#adapters/sql/documents/document-table.ts'
import { databaseOf } from '#adapters/sql/units.ts'

export function sqlCharacterWords(db: Database, store: Pick<DocumentStore, 'find'>): CharacterWords {
  const rows = documentRows(documentTable(characterCollection), db.dialect)
  return {
    async next(max) {
      const waiting = await db.rows<{ seq: number }>(
        sql`select seq from characters_to_reword order by seq limit ${max}`,
      )
      return waiting.map(({ seq }) => seq)
    },
    async renew(unit, place) {
      const on = databaseOf(unit, db)
      const row = await on.one<{ id: string }>(sql`select id from characters where seq = ${place}`)
      const character = row && (await store.find(characterCollection, row.id, unit))
      if (character) await on.run(rows.words(place, character))
      await on.run(sql`delete from characters_to_reword where seq = ${place}`)
    },
  }
}
