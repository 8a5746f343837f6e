import type { PriceStore, WatchStore, Wallets } from '#application/subscription/ports.ts'
import { walletProvider } from '#domain/accounts/wallet.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import { databaseOf } from '#adapters/sql/units.ts'

const never = formatDateTime(new Date(0))

export function sqlPaymentWatch(db: Database): WatchStore {
  return {
    async take(holder, now, until, unless) {
      await db.run(sql`
        insert into payment_watch (name, until, looked_at) values ('payments', ${never}, ${never})
        on conflict (name) do nothing`)
      const taken = await db.run(sql`
        update payment_watch set holder = ${holder}, until = ${formatDateTime(until)}
        where name = 'payments' and (holder is null or until < ${formatDateTime(now)})
          and looked_at <= ${formatDateTime(unless)}`)
      return taken === 1
    },
    async release(holder, now) {
      await db.run(sql`
        update payment_watch set holder = null, looked_at = ${formatDateTime(now)}
        where name = 'payments' and holder = ${holder}`)
    },
    async cursor(address) {
      const row = await db.one<CursorRow>(sql`
        select signature, head, walked from payment_cursors where address = ${address}`)
      const { signature, head, walked } = row ?? { signature: '', head: null, walked: null }
      // A list that is walked for the first time has nothing yet up to which everything is noted.
      return { done: signature || undefined, head: head ?? undefined, walked: walked ?? undefined }
    },
    async advance(unit, address, { done = '', head, walked }) {
      await databaseOf(unit, db).run(sql`
        insert into payment_cursors (address, signature, head, walked)
        values (${address}, ${done}, ${head ?? null}, ${walked ?? null})
        on conflict (address) do update set signature = excluded.signature, head = excluded.head,
          walked = excluded.walked`)
    },
  }
}

type CursorRow = { readonly signature: string; readonly head: string | null; readonly walked: string | null }

export function sqlPrices(db: Database): PriceStore {
  return {
    async record(price, at) {
      await db.run(sql`
        insert into token_prices (at, price) values (${formatDateTime(at)}, ${price}) on conflict (at) do nothing`)
    },
    async latest(at, within) {
      const earliest = formatDateTime(new Date(at.getTime() - within))
      const row = await db.one<{ price: string }>(sql`
        select price from token_prices where at <= ${formatDateTime(at)} and at >= ${earliest}
        order by at desc limit 1`)
      return row?.price
    },
    async firstAfter(at) {
      const row = await db.one<{ price: string }>(sql`
        select price from token_prices where at > ${formatDateTime(at)} order by at limit 1`)
      return row?.price
    },
    async after(at, max) {
      const rows = await db.rows<{ at: string; price: string }>(sql`
        select at, price from token_prices where at > ${formatDateTime(at)} order by at limit ${max}`)
      return rows.map((row) => ({ at: new Date(row.at), price: row.price }))
    },
  }
}

export function sqlWallets(db: Database): Wallets {
  return {
    async accountOf(address) {
      const row = await db.one<{ user_id: string }>(sql`
        select user_id from identities where provider = ${walletProvider} and provider_uid = ${address}`)
      return row?.user_id
    },
    async walletOf(accountId, unit) {
      const row = await databaseOf(unit, db).one<{ provider_uid: string }>(sql`
        select provider_uid from identities where user_id = ${accountId} and provider = ${walletProvider}
        order by created_at, id limit 1`)
      return row?.provider_uid
    },
  }
}
