import type { QuoteStore } from '#application/subscription/ports.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { landingSeconds, type Quote } from '#domain/subscription/quote.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import { databaseOf } from '#adapters/sql/units.ts'

type QuoteRow = {
  readonly id: string
  readonly account_id: string
  readonly reference: string
  readonly usd: string
  readonly price: string
  readonly month: string
  readonly amount: string
  readonly created_at: string
  readonly expire: string
  readonly received: string
  readonly signature: string | null
  readonly seen: Quote['seen']
  readonly seen_at: string | null
}

const columns = sql`id, account_id, reference, usd, price, month, amount, created_at, expire, received, signature, seen,
  seen_at`

const text = (date: Date | undefined): string | null => (date ? formatDateTime(date) : null)

export function sqlQuotes(db: Database): QuoteStore {
  return {
    async add(unit, { id, accountId, reference, usd, price, month, amount, createdAt, expire, received, ...quote }) {
      await databaseOf(unit, db).run(sql`
        insert into quotes (${columns}) values (${id}, ${accountId}, ${reference}, ${usd}, ${price}, ${String(month)},
          ${String(amount)}, ${text(createdAt)}, ${text(expire)}, ${String(received)}, ${quote.signature ?? null},
          ${quote.seen}, ${text(quote.seenAt)})`)
    },
    async find(id, unit) {
      const row = await databaseOf(unit, db).one<QuoteRow>(sql`select ${columns} from quotes where id = ${id}`)
      return row && quoteFrom(row)
    },
    async newest(accountId, unit) {
      const row = await databaseOf(unit, db).one<QuoteRow>(sql`
        select ${columns} from quotes where account_id = ${accountId} order by created_at desc limit 1`)
      return row && quoteFrom(row)
    },
    async around(accountId, at) {
      const earliest = new Date(at.getTime() - landingSeconds * 1000)
      const rows = await db.rows<QuoteRow>(sql`
        select ${columns} from quotes where account_id = ${accountId} and expire >= ${text(earliest)}
        order by created_at desc limit 100`)
      return rows.map(quoteFrom)
    },
    async byReferences(references) {
      if (references.size === 0) return []
      const rows = await db.rows<QuoteRow>(sql`
        select ${columns} from quotes where reference in (${sql.join([...references])}) order by created_at desc, id`)
      return rows.map(quoteFrom)
    },
    async bySignature(signature, unit) {
      const rows = await databaseOf(unit, db).rows<QuoteRow>(sql`
        select ${columns} from quotes where signature = ${signature}`)
      return rows.map(quoteFrom)
    },
    async awaited(since) {
      const rows = await db.rows<QuoteRow>(sql`
        select ${columns} from quotes where id in (
          select id from quotes where expire > ${text(since)}
          union all
          select id from quotes where signature is not null and seen in ('pending', 'confirmed'))`)
      return rows.map(quoteFrom)
    },
    async markSeen(unit, id, { seen, signature, seenAt }) {
      await databaseOf(unit, db).run(sql`
        update quotes set seen = ${seen}, signature = ${signature ?? null}, seen_at = ${text(seenAt)} where id = ${id}`)
    },
    async setReceived(unit, id, received) {
      await databaseOf(unit, db).run(sql`update quotes set received = ${String(received)} where id = ${id}`)
    },
    async forget(unit) {
      await databaseOf(unit, db).run(sql`
        update quotes set received = '0', signature = null, seen = 'none', seen_at = null where seen = 'finalized'
          or received <> '0'`)
    },
  }
}

const quoteFrom = (row: QuoteRow): Quote => ({
  id: row.id,
  accountId: row.account_id,
  reference: row.reference,
  usd: row.usd,
  price: row.price,
  month: BigInt(row.month),
  amount: BigInt(row.amount),
  createdAt: new Date(row.created_at),
  expire: new Date(row.expire),
  received: BigInt(row.received),
  signature: row.signature ?? undefined,
  seen: row.seen,
  seenAt: row.seen_at === null ? undefined : new Date(row.seen_at),
})
