import type { AllowanceStore, DailyCounts, Reservation } from '#application/subscription/ports.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import { databaseOf } from '#adapters/sql/units.ts'

type AllowanceRow = Omit<Reservation, 'generationId'> & { readonly begun: number }

// In both, the condition is part of the write: however many ask at once, no more are given out than there are.

export function sqlAllowances(db: Database): AllowanceStore {
  return {
    async used(holder, unit) {
      const row = await databaseOf(unit, db).one<{ used: number }>(sql`
        select used from free_allowances where holder = ${holder}`)
      return row?.used ?? 0
    },
    async reserve(unit, { generationId, holder, count, place, day }, max) {
      const on = databaseOf(unit, db)
      if (count > max) return false
      const taken = await on.run(sql`
        insert into free_allowances (holder, used) values (${holder}, ${count})
        on conflict (holder) do update set used = free_allowances.used + excluded.used
          where free_allowances.used + excluded.used <= ${max}`)
      if (taken === 0) return false
      await on.run(sql`
        insert into free_reservations (generation_id, holder, count, place, day)
        values (${generationId}, ${holder}, ${count}, ${place}, ${day})`)
      return true
    },
    async begin(unit, generationId) {
      await databaseOf(unit, db).run(sql`
        update free_reservations set begun = begun + 1 where generation_id = ${generationId}`)
    },
    async release(unit, generationId, used) {
      const on = databaseOf(unit, db)
      const row = await on.one<AllowanceRow>(sql`
        delete from free_reservations where generation_id = ${generationId}
        returning holder, count, begun, place, day`)
      if (!row) return undefined
      const { begun, ...rest } = row
      const count = row.count - Math.min(used === 'begun' ? begun : used, row.count)
      if (count === 0) return undefined
      await on.run(sql`update free_allowances set used = used - ${count} where holder = ${row.holder}`)
      return { ...rest, generationId, count }
    },
  }
}

export function sqlDailyCounts(db: Database): DailyCounts {
  return {
    async used(scope, day, unit) {
      const row = await databaseOf(unit, db).one<{ used: number }>(sql`
        select used from daily_counts where day = ${day} and scope = ${scope}`)
      return row?.used ?? 0
    },
    async take(unit, { scope, day, count }, max) {
      if (count > max) return false
      const taken = await databaseOf(unit, db).run(sql`
        insert into daily_counts (day, scope, used) values (${day}, ${scope}, ${count})
        on conflict (day, scope) do update set used = daily_counts.used + excluded.used
          where daily_counts.used + excluded.used <= ${max}`)
      return taken > 0
    },
    async giveBack(unit, { scope, day, count }) {
      await databaseOf(unit, db).run(sql`
        update daily_counts set used = used - ${count} where day = ${day} and scope = ${scope}`)
    },
    clear: (day) => db.run(sql`delete from daily_counts where day < ${day}`),
  }
}
