import type { SubscriptionState, SubscriptionStore } from '#application/subscription/ports.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import { databaseOf } from '#adapters/sql/units.ts'

type StandingRow = {
  readonly account_id: string
  readonly started_at: string | null
  readonly ends_at: string | null
  readonly credit: string
}

const columns = sql`account_id, started_at, ends_at, credit`

export function sqlSubscriptions(db: Database): SubscriptionStore {
  return {
    async find(accountId, unit) {
      const row = await databaseOf(unit, db).one<StandingRow>(sql`
        select ${columns} from subscriptions where account_id = ${accountId}`)
      return row ? standingFrom(row) : nothing
    },
    async lock(unit, accountId) {
      const on = databaseOf(unit, db)
      await on.run(sql`
        insert into subscriptions (account_id, credit) values (${accountId}, '0') on conflict (account_id) do nothing`)
      const lock = on.dialect === 'postgres' ? sql`for update` : sql.empty
      const row = await on.one<StandingRow>(sql`
        select ${columns} from subscriptions where account_id = ${accountId} ${lock}`)
      return row ? standingFrom(row) : nothing
    },
    async set(unit, accountId, { startedAt, endsAt, credit }) {
      await databaseOf(unit, db).run(sql`
        update subscriptions set started_at = ${startedAt ? formatDateTime(startedAt) : null},
          ends_at = ${endsAt ? formatDateTime(endsAt) : null}, credit = ${String(credit)}
        where account_id = ${accountId}`)
    },
    async all() {
      const rows = await db.rows<StandingRow>(sql`select ${columns} from subscriptions order by account_id`)
      return rows.map((row) => ({ accountId: row.account_id, ...standingFrom(row) }))
    },
    async takeEnding(after, until) {
      const [from, to] = [formatDateTime(after), formatDateTime(until)]
      const rows = await db.rows<{ readonly account_id: string; readonly ends_at: string }>(sql`
        update subscriptions set reminded_for = ends_at
        where ends_at > ${from} and ends_at <= ${to} and (reminded_for is null or reminded_for <> ends_at)
        returning account_id, ends_at`)
      return rows.map(({ account_id, ends_at }) => ({ accountId: account_id, endsAt: new Date(ends_at) }))
    },
    async forget(unit) {
      await databaseOf(unit, db).run(sql`delete from subscriptions`)
    },
  }
}

const nothing: SubscriptionState = { startedAt: undefined, endsAt: undefined, credit: 0n }

const standingFrom = ({ started_at, ends_at, credit }: StandingRow): SubscriptionState => ({
  startedAt: started_at === null ? undefined : new Date(started_at),
  endsAt: ends_at === null ? undefined : new Date(ends_at),
  credit: BigInt(credit),
})
