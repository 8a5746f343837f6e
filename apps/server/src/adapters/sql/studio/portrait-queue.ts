import type { PortraitQueue } from '#application/characters/ports.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { type Database, type Sql, sql } from '#adapters/sql/database.ts'
import { databaseOf } from '#adapters/sql/units.ts'

/** Later than every date: the portrait waits until its character is shown. */
const unseen = '9'

/**
 * The queue in the table of the characters; see docs/adr/0029. `portrait_due_at` is when a portrait may be taken, or
 * taken again while it is leased; empty means now. `portrait_turns` says which account is next: never later than its
 * next portrait is due, and put right when it is found to be too early.
 */
export function sqlPortraitQueue(db: Database): PortraitQueue {
  const pending = (owner: string, due: Sql) => sql`portrait_pending and owner = ${owner} and portrait_due_at ${due}`

  const first = (owner: string, at: string) => sql`coalesce(
    (select seq from characters where ${pending(owner, sql`is null`)} order by seq limit 1),
    (select seq from characters where ${pending(owner, sql`<= ${at}`)} order by portrait_due_at, seq limit 1))`

  /** An account that waits comes before one that was served later. */
  const schedule = (on: Database, owner: string, due: string) =>
    on.run(sql`
      insert into portrait_turns (owner, due_at) values (${owner}, ${due})
      on conflict (owner) do update set due_at = excluded.due_at where excluded.due_at < portrait_turns.due_at`)

  async function settleTurn(on: Database, owner: string, at: string): Promise<void> {
    const now = await on.one(sql`select 1 as found from characters where ${pending(owner, sql`is null`)} limit 1`)
    const later = await on.one<{ due: string | null }>(sql`
      select min(portrait_due_at) as due from characters where ${pending(owner, sql`is not null`)}`)
    const due = now ? at : later?.due
    if (due) await on.run(sql`update portrait_turns set due_at = ${due} where owner = ${owner}`)
    else await on.run(sql`delete from portrait_turns where owner = ${owner}`)
  }

  return {
    async add(unit, owner, { id, now, most }) {
      const on = databaseOf(unit, db)
      const row = await on.one<{ n: number }>(sql`
        select count(*) as n from (
          select 1 from characters where ${pending(owner, sql`is null`)} limit ${most + 1}
        ) found`)
      // The character itself is one of them.
      if ((row?.n ?? 0) <= most) return void (await schedule(on, owner, formatDateTime(now)))
      await on.run(sql`update characters set portrait_due_at = ${unseen} where id = ${id}`)
    },

    async show(unit, owner, ids, now) {
      const on = databaseOf(unit, db)
      const changed = await on.run(sql`
        update characters set portrait_due_at = null
        where id in (${sql.join(ids)}) and ${pending(owner, sql`= ${unseen}`)}`)
      if (changed > 0) await schedule(on, owner, formatDateTime(now))
      return changed
    },

    async claim(unit, { lease, now, until }) {
      const on = databaseOf(unit, db)
      const at = formatDateTime(now)
      const lock = on.dialect === 'postgres' ? sql`for update` : sql.empty
      // One after the other: a claim that skipped an account because another claim holds it would find nothing.
      if (on.dialect === 'postgres') {
        await on.rows(sql`select pg_advisory_xact_lock(current_schema()::regnamespace::oid::integer, 815)`)
      }
      for (;;) {
        const turn = await on.one<{ owner: string }>(sql`
          select owner from portrait_turns where due_at <= ${at} order by due_at limit 1 ${lock}`)
        if (!turn) return undefined
        const row = await on.one<{ id: string; attempt: number }>(sql`
          update characters set portrait_lease = ${lease}, portrait_due_at = ${formatDateTime(until)},
            portrait_attempts = portrait_attempts + 1
          where seq = ${first(turn.owner, at)}
          returning id, portrait_attempts as attempt`)
        await settleTurn(on, turn.owner, at)
        if (row) return row
      }
    },

    async renew(unit, { id, lease }, until) {
      const changed = await databaseOf(unit, db).run(sql`
        update characters set portrait_due_at = ${formatDateTime(until)}
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
      const on = databaseOf(unit, db)
      const row = await on.one<{ owner: string | null }>(sql`
        update characters set portrait_lease = null, portrait_attempts = ${attempts},
          portrait_due_at = ${dueAt ? formatDateTime(dueAt) : null}
        where id = ${id} returning case when portrait_pending then owner end as owner`)
      if (row?.owner) await schedule(on, row.owner, dueAt ? formatDateTime(dueAt) : '')
    },

    async recover(unit, alone) {
      const on = databaseOf(unit, db)
      if (alone) {
        await on.run(sql`
          update characters set portrait_lease = null, portrait_due_at = null where portrait_lease is not null`)
      }
      // A node of an earlier version, or a crash of one, may have left accounts without a turn.
      await on.run(sql`
        insert into portrait_turns (owner, due_at)
        select distinct owner, '' from characters where portrait_pending and owner is not null
        on conflict (owner) do update set due_at = ''`)
    },

    async nextDue(now) {
      const row = await db.one<{ due: string | null }>(sql`
        select min(due_at) as due from portrait_turns where due_at > ${formatDateTime(now)} and due_at < ${unseen}`)
      return row?.due ? new Date(row.due) : undefined
    },
  }
}
