import { isNotForTraining } from '@eidolon/contract/training.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import type { NotForTraining } from '#application/marking/ports.ts'

export function sqlNotForTraining(db: Database): NotForTraining {
  return async (owner) => {
    if (owner === undefined) return false
    const row = await db.one<{ prefs: string }>(sql`select prefs from users where id = ${owner}`)
    return row !== undefined && isNotForTraining(JSON.parse(row.prefs))
  }
}
