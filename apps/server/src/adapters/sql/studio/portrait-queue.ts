import type { PortraitQueue } from '#application/characters/ports.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import { databaseOf } from '#adapters/sql/units.ts'

/** The queue in the table of the characters; see docs/adr/0029. */
export function sqlPortraitQueue(db: Database): PortraitQueue {
  return {
    async waiting(unit, owner, most) {
      const row = await databaseOf(unit, db).one<{ n: number }>(sql`
        select count(*) as n from (
          select 1 from characters where portrait_pending and owner = ${owner} limit ${most}
        ) found`)
      return row?.n ?? 0
    },

    async claim(unit, { lease, now, until }) {
      const on = databaseOf(unit, db)
      // Whose turn it is depends on what other nodes have just taken, so claims are made one after the other.
      if (on.dialect === 'postgres') {
        await on.rows(sql`select pg_advisory_xact_lock(current_schema()::regnamespace::oid::integer, 815)`)
      }
      const at = formatDateTime(now)
      const isFree = sql`(portrait_due_at is null or portrait_due_at <= ${at})
        and (portrait_lease_until is null or portrait_lease_until <= ${at})`
      const row = await on.one<{ id: string; attempt: number }>(sql`
        update characters set portrait_lease = ${lease}, portrait_lease_until = ${formatDateTime(until)},
          portrait_attempts = portrait_attempts + 1
        where seq = (
          select seq from characters where portrait_pending and ${isFree} and owner = (
            select owner from characters where portrait_pending group by owner
            having max(case when ${isFree} then 1 else 0 end) = 1
            order by sum(case when portrait_lease_until > ${at} then 1 else 0 end), count(*), min(seq)
            limit 1
          )
          order by coalesce(portrait_due_at, ''), seq limit 1
        )
        returning id, portrait_attempts as attempt`)
      return row
    },

    async renew(unit, { id, lease }, until) {
      const changed = await databaseOf(unit, db).run(sql`
        update characters set portrait_lease_until = ${formatDateTime(until)}
        where id = ${id} and portrait_lease = ${lease} and portrait_pending`)
      return changed === 1
    },

    async holds(unit, { id, lease }) {
      const on = databaseOf(unit, db)
      const lock = on.dialect === 'postgres' ? sql`for update` : sql.empty
      const row = await on.one(sql`
        select id from characters where id = ${id} and portrait_lease = ${lease} and portrait_pending ${lock}`)
      return row !== undefined
    },

    async release(unit, id, { attempts, dueAt }) {
      await databaseOf(unit, db).run(sql`
        update characters set portrait_lease = null, portrait_lease_until = null, portrait_attempts = ${attempts},
          portrait_due_at = ${dueAt ? formatDateTime(dueAt) : null}
        where id = ${id}`)
    },

    async releaseAll(unit) {
      await databaseOf(unit, db).run(sql`
        update characters set portrait_lease = null, portrait_lease_until = null
        where portrait_pending and portrait_lease is not null`)
    },

    async nextDue(now) {
      const row = await db.one<{ due: string | null }>(sql`
        select min(portrait_due_at) as due from characters
        where portrait_pending and portrait_due_at > ${formatDateTime(now)}`)
      return row?.due ? new Date(row.due) : undefined
    },
  }
}
