import type { AllowanceStore } from '#application/subscription/ports.ts'
import { type Database, sql } from './database.ts'
import { databaseOf } from './units.ts'

export function sqlAllowances(db: Database): AllowanceStore {
  return {
    async used(accountId, unit) {
      const row = await databaseOf(unit, db).one<{ used: number }>(sql`
        select used from free_allowances where account_id = ${accountId}`)
      return row?.used ?? 0
    },
    async reserve(unit, generationId, accountId, count, most) {
      const on = databaseOf(unit, db)
      if (count > most) return false
      // The condition is part of the write: however many ask at once, no more are given out than there are.
      const taken = await on.run(sql`
        insert into free_allowances (account_id, used) values (${accountId}, ${count})
        on conflict (account_id) do update set used = free_allowances.used + excluded.used
          where free_allowances.used + excluded.used <= ${most}`)
      if (taken === 0) return false
      await on.run(sql`
        insert into free_reservations (generation_id, account_id, count)
        values (${generationId}, ${accountId}, ${count})`)
      return true
    },
    async begin(unit, generationId) {
      await databaseOf(unit, db).run(sql`
        update free_reservations set begun = begun + 1 where generation_id = ${generationId}`)
    },
    async release(unit, generationId, used) {
      const on = databaseOf(unit, db)
      const row = await on.one<{ account_id: string; count: number; begun: number }>(sql`
        delete from free_reservations where generation_id = ${generationId} returning account_id, count, begun`)
      if (!row) return
      const back = row.count - Math.min(used === 'begun' ? row.begun : used, row.count)
      if (back === 0) return
      await on.run(sql`update free_allowances set used = used - ${back} where account_id = ${row.account_id}`)
    },
  }
}
