import type { Leftovers } from '#application/subscription/clear-leftovers.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { type Database, sql } from './database.ts'

export function sqlLeftovers(db: Database): Leftovers {
  return {
    async clearPrices(before) {
      // A payment counts at the last price before it or the first one after: one between two neighbours needs neither
      // of the others, and where there is none between a price's neighbours, that price is nobody's.
      return db.run(sql`
        delete from token_prices where at in (
          select at from (
            select at, lag(at) over (order by at) as earlier, lead(at) over (order by at) as later
            from token_prices where at < ${formatDateTime(before)}
          ) as row_of
          where later is not null and substr(at, 1, 13) = substr(earlier, 1, 13)
            and not exists (
              select 1 from payments
              where state <> 'stray' and quote_id is null and payments.at > row_of.earlier and payments.at < row_of.later))`)
    },
    async clearCursors(before) {
      return db.run(sql`
        delete from payment_cursors where address in (
          select reference from quotes
          where expire < ${formatDateTime(before)} and seen not in ('pending', 'confirmed'))`)
    },
    async clearQuotes(before) {
      return db.run(sql`
        delete from quotes
        where expire < ${formatDateTime(before)} and seen = 'none' and received = '0'
          and not exists (
            select 1 from payments
            where payments.account_id = quotes.account_id and payments.at >= quotes.created_at)`)
    },
  }
}
