import type { GenerationId } from '@eidolon/contract/ids.ts'
import type { GenerationQueue } from '#application/generations/ports.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { type Database, type Sql, sql } from '#adapters/sql/database.ts'
import { databaseOf } from '#adapters/sql/units.ts'

/** Generations that had to wait before another try and are due: one claim gives this many their turn. */
const dueAtOnce = 100

/**
 * The queue in the table of the generations; see docs/adr/0014. `reader` is the account that asked. Triggers keep
 * `generation_turns`: a row for each account and engine with generations that may be taken (queued, without `due_at`).
 */
export function sqlGenerationQueue(db: Database): GenerationQueue {
  return {
    async claim(unit, { lease, now, until, engines }) {
      const on = databaseOf(unit, db)
      if (engines.length === 0) return undefined
      const ofEach = (first: (engine: string) => Sql) =>
        sql.join(
          engines.map((engine) => sql`select * from (${first(engine)}) as first_of_engine`),
          ' union all ',
        )
      // Whose turn it is depends on what others have just taken, so claims are made one after the other.
      if (on.dialect === 'postgres') {
        await on.rows(sql`select pg_advisory_xact_lock(current_schema()::regnamespace::oid::integer, 814)`)
      }
      await on.run(sql`
        update generations set due_at = null where seq in (
          select seq from generations where status = 'queued' and due_at <= ${formatDateTime(now)}
          order by due_at limit ${dueAtOnce})`)
      const turn = await on.one<{ reader: string }>(sql`
        select reader from (${ofEach(
          (engine) => sql`
            select reader, running, served_at, oldest from generation_turns where engine = ${engine}
            order by running, served_at, oldest limit 1`,
        )}) as turns order by running, served_at, oldest limit 1`)
      if (!turn) return undefined
      const row = await on.one<{ id: GenerationId }>(sql`
        update generations set lease = ${lease}, lease_until = ${formatDateTime(until)}
        where status = 'queued' and seq = (
          select seq from (${ofEach(
            (engine) => sql`
              select seq, coalesce(turn, seq) as place from generations
              where status = 'queued' and due_at is null and reader = ${turn.reader} and engine = ${engine}
              order by coalesce(turn, seq), seq limit 1`,
          )}) as own order by place, seq limit 1)
        returning id`)
      return row?.id
    },

    async putFirst(unit, id) {
      // Those put first count down from -1, so they come before all others.
      const changed = await databaseOf(unit, db).run(sql`
        update generations set turn = -1 + coalesce((
          select min(other.turn) from generations other
          where other.status = 'queued' and other.turn < 0 and other.reader = generations.reader), 0)
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
        select id from generations where status = 'running' ${over} order by lease_until limit 100`)
      return rows.map(({ id }) => id)
    },

    async nextDue(now) {
      const row = await db.one<{ due: string | null }>(sql`
        select min(due_at) as due from generations where status = 'queued' and due_at > ${formatDateTime(now)}`)
      return row?.due ? new Date(row.due) : undefined
    },
  }
}
