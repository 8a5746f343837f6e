import { isNotForTraining, wantsCornerSign } from '@eidolon/contract/media/marking-choices.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import type { ReadMarkingChoices } from '#application/marking/ports.ts'

const none = { notForTraining: false, cornerSign: false }

export function sqlMarkingChoices(db: Database): ReadMarkingChoices {
  return async (owner) => {
    if (owner === undefined) return none
    const row = await db.one<{ prefs: string }>(sql`select prefs from users where id = ${owner}`)
    if (!row) return none
    const prefs: unknown = JSON.parse(row.prefs)
    return { notForTraining: isNotForTraining(prefs), cornerSign: wantsCornerSign(prefs) }
  }
}
