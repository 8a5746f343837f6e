import type { GenerationId } from '@eidolon/contract/ids.ts'
import type { GenerationQueue } from '#application/generations/ports.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { type Database, type Sql, sql } from '#adapters/sql/database.ts'
import { databaseOf } from '#adapters/sql/units.ts'

/**
 * The queue in the table of the generations; see docs/adr/0014. `reader` is the one who asked: a generation is read by
 * nobody else.
 */
export function sqlGenerationQueue(db: Database): GenerationQueue {
  return {
    async claim(unit, { lease, now, until, engines }) {
      const on = databaseOf(unit, db)
      if (engines.length === 0) return undefined
      const waits = (row: Sql) => sql`${row}.status = 'queued'
        and (${row}.due_at is null or ${row}.due_at <= ${formatDateTime(now)}) and ${row}.engine in (${sql.join(engines)})`
      // Whose turn it is depends on what others have just taken, so claims are made one after the other.
      if (on.dialect === 'postgres') {
        await on.rows(sql`select pg_advisory_xact_lock(current_schema()::regnamespace::oid::integer, 814)`)
      }
      // From one account that waits to the next by the index, so that it takes as long as there are accounts, however
      // many jobs each of them has in the queue.
      const row = await on.one<{ id: GenerationId }>(sql`
        with recursive accounts (reader) as (
          select min(reader) from generations where status = 'queued'
          union all
          select (select min(later.reader) from generations later where later.status = 'queued' and later.reader > accounts.reader)
          from accounts where accounts.reader is not null
        ), heads as (
          select reader, (
            select min(first.seq) from generations first where ${waits(sql`first`)} and first.reader = accounts.reader
          ) as seq from accounts where reader is not null
        )
        update generations set lease = ${lease}, lease_until = ${formatDateTime(until)}
        where status = 'queued' and seq = (
          select (
            select seq from generations own where ${waits(sql`own`)} and own.reader = head.reader
            order by coalesce(own.turn, own.seq), own.seq limit 1
          ) from heads head where head.seq is not null
          order by
            (select count(*) from generations other where other.reader = head.reader and other.status = 'running'),
            coalesce((select max(started_at) from generations other where other.reader = head.reader), ''),
            head.seq
          limit 1
        )
        returning id`)
      return row?.id
    },

    async putFirst(unit, id) {
      const changed = await databaseOf(unit, db).run(sql`
        update generations set turn = (
          select min(coalesce(other.turn, other.seq)) - 1 from generations other
          where other.status = 'queued' and other.reader = generations.reader
        )
        where id = ${id} and status = 'queued'`)
      return changed === 1
    },

    async renew(unit, { id, lease }, until) {
      const changed = await databaseOf(unit, db).run(sql`
        update generations set lease_until = ${formatDateTime(until)}
        where id = ${id} and lease = ${lease} and status = 'running'`)
      return changed === 1
    },

    async holds(unit, { id, lease }) {
      const on = databaseOf(unit, db)
      const lock = on.dialect === 'postgres' ? sql`for update` : sql.empty
      const row = await on.one(sql`
        select id from generations where id = ${id} and lease = ${lease} and status = 'running' ${lock}`)
      return row !== undefined
    },

    async release(unit, id, dueAt) {
      await databaseOf(unit, db).run(sql`
        update generations set lease = null, lease_until = null, due_at = ${dueAt ? formatDateTime(dueAt) : null},
          note = case when status = 'queued' then note else null end
        where id = ${id}`)
    },

    async note(unit, { id, lease }, text) {
      const changed = await databaseOf(unit, db).run(sql`
        update generations set note = ${text} where id = ${id} and lease = ${lease} and status = 'running'`)
      return changed === 1
    },

    async noted(id) {
      const row = await db.one<{ note: string | null }>(sql`select note from generations where id = ${id}`)
      return row?.note || undefined
    },

    async abandoned(now) {
      const over = now ? sql`and lease_until < ${formatDateTime(now)}` : sql.empty
      const rows = await db.rows<{ id: GenerationId }>(sql`
        select id from generations where status = 'running' ${over} order by seq limit 100`)
      return rows.map(({ id }) => id)
    },

    async nextDue(now) {
      const row = await db.one<{ due: string | null }>(sql`
        select min(due_at) as due from generations where status = 'queued' and due_at > ${formatDateTime(now)}`)
      return row?.due ? new Date(row.due) : undefined
    },
  }
}
