import type { Leftovers } from '#application/subscription/delete-expired-quotes.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { type Database, sql } from '#adapters/sql/database.ts'

export function sqlLeftovers(db: Database): Leftovers {
  return {
    async clearPrices(before) {
      return db.run(sql`
        delete from token_prices where at in (
          select at from (
            select at, lag(at) over (order by at) as earlier from token_prices where at < ${formatDateTime(before)}
          ) as row_of
          where substr(at, 1, 13) = substr(earlier, 1, 13))`)
    },
    async clearQuotes(before) {
      return db.run(sql`
        delete from quotes
        where expire < ${formatDateTime(before)} and seen = 'none' and received = '0'
          and not exists (
            select 1 from payments
            where payments.account_id = quotes.account_id and payments.state <> 'stray'
              and payments.at >= quotes.created_at)`)
    },
  }
}
