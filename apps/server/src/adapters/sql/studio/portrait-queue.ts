import type { PortraitQueue } from '#application/characters/ports.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { type Database, type Sql, sql } from '#adapters/sql/database.ts'
import { databaseOf } from '#adapters/sql/units.ts'

/** Which portraits come first, as `portrait_rank` says. Nothing later is rendered until its owner sees the character. */
const ranks = { shown: 0, ahead: 1, later: 2 } as const

/** What may be claimed: all portraits of the first rank before any of the second. */
const claimed = [ranks.shown, ranks.ahead] as const

type Turn = { readonly owner: string; readonly rank: number }

/**
 * The queue in the table of the characters; see docs/adr/0029. `portrait_due_at` is when a portrait may be taken, or
 * taken again while it is leased; empty means now. `portrait_turns` says which account is next in each rank: never later
 * than its next portrait is due, and put right when it is found to be too early.
 */
export function sqlPortraitQueue(db: Database): PortraitQueue {
  const pending = (owner: string, rank: number, due: Sql) =>
    sql`portrait_pending and owner = ${owner} and portrait_rank = ${rank} and portrait_due_at ${due}`

  /** An account that waits comes before one that was served later. */
  const schedule = (on: Database, owner: string, rank: number, due: string) =>
    on.run(sql`
      insert into portrait_turns (owner, rank, due_at) values (${owner}, ${rank}, ${due})
      on conflict (owner, rank) do update set due_at = excluded.due_at where excluded.due_at < portrait_turns.due_at`)

  async function nextTurn(on: Database, at: string, ahead: boolean): Promise<Turn | undefined> {
    const lock = on.dialect === 'postgres' ? sql`for update` : sql.empty
    for (const rank of ahead ? claimed : [ranks.shown]) {
      const turn = await on.one<Turn>(sql`
        select owner, rank from portrait_turns where rank = ${rank} and due_at <= ${at}
        order by due_at limit 1 ${lock}`)
      if (turn) return turn
    }
    return undefined
  }

  async function settleTurn(on: Database, { owner, rank }: Turn, at: string): Promise<void> {
    // In the order of the index, so that PostgreSQL takes no other way.
    const now = await on.one(sql`
      select 1 as found from characters where ${pending(owner, rank, sql`is null`)} order by portrait_due_at, seq limit 1`)
    const later = await on.one<{ due: string | null }>(sql`
      select min(portrait_due_at) as due from characters where ${pending(owner, rank, sql`is not null`)}`)
    const due = now ? at : later?.due
    const turn = sql`owner = ${owner} and rank = ${rank}`
    if (due) await on.run(sql`update portrait_turns set due_at = ${due} where ${turn}`)
    else await on.run(sql`delete from portrait_turns where ${turn}`)
  }

  return {
    async add(unit, owner, { id, now, max }) {
      const on = databaseOf(unit, db)
      const row = await on.one<{ n: number }>(sql`
        select count(*) as n from (
          select 1 from characters where ${pending(owner, ranks.ahead, sql`is null`)} order by portrait_due_at, seq limit ${max + 1}
        ) waiting`)
      // The character itself is one of them: new characters are rendered ahead.
      if ((row?.n ?? 0) <= max) return void (await schedule(on, owner, ranks.ahead, formatDateTime(now)))
      await on.run(sql`update characters set portrait_rank = ${ranks.later} where id = ${id}`)
    },

    async show(unit, owner, ids, now) {
      const on = databaseOf(unit, db)
      // Not by an index of what waits: these few are found by their ids.
      const changed = await on.run(sql`
        update characters set portrait_rank = ${ranks.shown}
        where id in (${sql.join(ids)}) and portrait_pending and coalesce(owner, '') = ${owner}
          and portrait_rank > ${ranks.shown}`)
      if (changed > 0) await schedule(on, owner, ranks.shown, formatDateTime(now))
      return changed
    },

    async claim(unit, { lease, now, until, ahead }) {
      const on = databaseOf(unit, db)
      const at = formatDateTime(now)
      // One after the other: a claim that skipped an account because another claim holds it would find nothing.
      if (on.dialect === 'postgres') {
        await on.rows(sql`select pg_advisory_xact_lock(current_schema()::regnamespace::oid::integer, 815)`)
      }
      for (;;) {
        const turn = await nextTurn(on, at, ahead)
        if (!turn) return undefined
        const { owner, rank } = turn
        const row = await on.one<{ id: string; attempt: number }>(sql`
          update characters set portrait_lease = ${lease}, portrait_due_at = ${formatDateTime(until)},
            portrait_attempts = portrait_attempts + 1
          where seq = coalesce(
            (select seq from characters where ${pending(owner, rank, sql`is null`)} order by portrait_due_at, seq limit 1),
            (select seq from characters where ${pending(owner, rank, sql`<= ${at}`)} order by portrait_due_at, seq limit 1))
          returning id, portrait_attempts as attempt`)
        await settleTurn(on, turn, at)
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
      const due = dueAt && formatDateTime(dueAt)
      const row = await on.one<{ owner: string | null; rank: number }>(sql`
        update characters set portrait_lease = null, portrait_attempts = ${attempts}, portrait_due_at = ${due ?? null}
        where id = ${id} returning case when portrait_pending then owner end as owner, portrait_rank as rank`)
      if (row?.owner && row.rank !== ranks.later) await schedule(on, row.owner, row.rank, due ?? '')
    },

    async recover(unit, alone) {
      const on = databaseOf(unit, db)
      if (alone) {
        await on.run(sql`
          update characters set portrait_lease = null, portrait_due_at = null where portrait_lease is not null`)
      }
      // A node of an earlier version, or a crash of one, may have left accounts without a turn.
      await on.run(sql`
        insert into portrait_turns (owner, rank, due_at)
        select distinct owner, portrait_rank, '' from characters
        where portrait_pending and portrait_rank < ${ranks.later} and owner is not null
        on conflict (owner, rank) do update set due_at = ''`)
    },

    async nextDue(now) {
      const rows = await Promise.all(
        claimed.map((rank) =>
          db.one<{ due: string | null }>(sql`
            select min(due_at) as due from portrait_turns where rank = ${rank} and due_at > ${formatDateTime(now)}`),
        ),
      )
      const [first] = rows.flatMap((row) => row?.due ?? []).toSorted()
      return first === undefined ? undefined : new Date(first)
    },
  }
}
