import type { ReportReason } from '@eidolon/contract/operate.ts'
import type { OperatorStore, Report, ReportedKind, ReportState } from '#application/operate/operator-ports.ts'
import { walletProvider } from '#domain/accounts/wallet.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import { databaseOf } from '#adapters/sql/units.ts'

type ReportRow = {
  readonly id: string
  readonly at: string
  readonly kind: ReportedKind
  readonly item_id: string
  readonly owner: string
  readonly reason: ReportReason
  readonly words: string
  readonly state: ReportState
}
type LogRow = {
  readonly at: string
  readonly operator: string
  readonly action: string
  readonly subject: string
  readonly note: string
}

/** Nobody reads more about one thing, and a crowd must not fill the disk. */
const maxPerOwner = 20
const maxOpen = 5000

export function sqlOperators(db: Database): OperatorStore {
  const columns = sql`id, at, kind, item_id, owner, reason, words, state`
  return {
    async walletOf(userId, sessionId) {
      const row = await db.one<{ wallet: string }>(sql`
        select provider_uid as wallet from sessions
        where id = ${sessionId} and user_id = ${userId} and provider = ${walletProvider}`)
      return row?.wallet
    },
    async hasWallet(userId, wallets) {
      if (wallets.length === 0) return false
      const row = await db.one(sql`
        select 1 as found from identities
        where user_id = ${userId} and provider = ${walletProvider} and provider_uid in (${sql.join(wallets)})`)
      return row !== undefined
    },
    async note(id, { at, operator, action, subject, note }, unit) {
      await databaseOf(unit, db).run(sql`
        insert into operator_log (id, at, operator, action, subject, note)
        values (${id}, ${at}, ${operator}, ${action}, ${subject}, ${note})`)
    },
    log: (limit) =>
      db.rows<LogRow>(sql`
        select at, operator, action, subject, note from operator_log order by at desc, id desc limit ${limit}`),
    async addReport({ id, at, kind, itemId, owner, reason, words, state }) {
      const added = await db.run(sql`
        insert into reports (id, at, kind, item_id, owner, reason, words, state)
        select cast(${id} as text), cast(${at} as text), cast(${kind} as text), cast(${itemId} as text),
          cast(${owner} as text), cast(${reason} as text), cast(${words} as text), cast(${state} as text)
        where (select count(*) from reports where item_id = ${itemId} and state = 'open') < ${maxPerOwner}
          and (select count(*) from reports where state = 'open') < ${maxOpen}`)
      return added > 0
    },
    async reports(state, limit) {
      const only = state === undefined ? sql.empty : sql`where state = ${state}`
      const rows = await db.rows<ReportRow>(sql`
        select ${columns} from reports ${only} order by at desc, id desc limit ${limit}`)
      return rows.map(reportFrom)
    },
    async report(id) {
      const row = await db.one<ReportRow>(sql`select ${columns} from reports where id = ${id}`)
      return row && reportFrom(row)
    },
    async decide(unit, itemId, state) {
      await databaseOf(unit, db).run(sql`
        update reports set state = ${state} where item_id = ${itemId} and state = 'open'`)
    },
    async quota(owner, unit) {
      const row = await databaseOf(unit, db).one<{ bytes: number }>(sql`
        select bytes from account_quotas where account_id = ${owner}`)
      return row?.bytes
    },
    async setQuota(unit, owner, bytes) {
      const on = databaseOf(unit, db)
      if (bytes === null) await on.run(sql`delete from account_quotas where account_id = ${owner}`)
      else {
        await on.run(sql`
          insert into account_quotas (account_id, bytes) values (${owner}, ${bytes})
          on conflict (account_id) do update set bytes = excluded.bytes`)
      }
    },
    async counts() {
      const row = await db.one<{ accounts: number; reports: number }>(sql`
        select (select count(*) from users) as accounts,
          (select count(*) from reports where state = 'open') as reports`)
      return { accounts: row?.accounts ?? 0, openReports: row?.reports ?? 0 }
    },
  }
}

const reportFrom = ({ item_id: itemId, ...row }: ReportRow): Report => ({ ...row, itemId })
