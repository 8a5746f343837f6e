import type { UserId } from '@eidolon/contract/ids.ts'
import type { PaymentStore } from '#application/subscription/ports.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import type { PaymentRow, StrayKind } from '#domain/subscription/payment.ts'
import type { Paid } from '#domain/subscription/settlement.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import { databaseOf } from '#adapters/sql/units.ts'

/** A payment as it lies in its table. */
export type PaymentRecord = {
  readonly signature: string
  readonly state: PaymentRow['state']
  readonly account_id: string | null
  readonly quote_id: string | null
  readonly payer: string | null
  readonly amount: string
  readonly note: StrayKind | null
  readonly month: string | null
  readonly price: string
  readonly usd: string
  readonly fee: string | null
  readonly slot: number
  readonly at: string
  readonly period_start: string | null
  readonly period_end: string | null
}

export const paymentColumns = sql`signature, state, note, account_id, quote_id, payer, amount, month, price, usd, fee, slot,
  at, period_start, period_end`

/** How many strays an account is shown: they cost next to nothing, and buy nothing. */
const strays = 20

export function sqlPayments(db: Database): PaymentStore {
  const ofAccount = (on: Database, accountId: UserId): Promise<PaymentRecord[]> =>
    on.rows<PaymentRecord>(sql`
      select ${paymentColumns} from payments where account_id = ${accountId} and state = 'credited'
      order by slot desc, signature desc`)

  return {
    async add(unit, { signature, state, note, accountId, quoteId, payer, amount, month, price, usd, fee, slot, at }) {
      const added = await databaseOf(unit, db).run(sql`
        insert into payments (${paymentColumns}) values (${signature}, ${state}, ${note ?? null}, ${accountId ?? null},
          ${quoteId ?? null}, ${payer ?? null}, ${String(amount)}, ${month === undefined ? null : String(month)},
          ${String(price)}, ${usd}, ${fee === undefined ? null : String(fee)}, ${slot}, ${formatDateTime(at)}, null,
          null)
        on conflict (signature) do nothing`)
      return added === 1
    },
    async knows(signature) {
      return (await db.one(sql`select signature from payments where signature = ${signature}`)) !== undefined
    },
    async ofAccount(accountId, unit) {
      return (await ofAccount(databaseOf(unit, db), accountId)).map(paidFrom)
    },
    async list(accountId) {
      const rows = await db.rows<PaymentRecord>(sql`
        select ${paymentColumns} from payments
        where account_id = ${accountId} and (state in ('credited', 'waiting') or signature in (
          select signature from payments where account_id = ${accountId} and state = 'stray'
          order by slot desc, signature desc limit ${strays}))
        order by slot desc, signature desc`)
      return rows.map(paymentFrom)
    },
    async unpriced(max) {
      const rows = await db.rows<PaymentRecord>(sql`
        select ${paymentColumns} from payments where price = '0' and state <> 'stray'
        order by at, signature limit ${max}`)
      return rows.map(paymentFrom)
    },
    async setPrice(unit, { signature, state, note, price, usd }) {
      await databaseOf(unit, db).run(sql`
        update payments set state = ${state}, note = ${note ?? null}, price = ${String(price)}, usd = ${usd}
        where signature = ${signature}`)
      if (state === 'credited') return
      await databaseOf(unit, db).run(sql`
        update payments set period_start = null, period_end = null where signature = ${signature}`)
    },
    async ofQuote(quoteId, unit) {
      const rows = await databaseOf(unit, db).rows<PaymentRecord>(sql`
        select ${paymentColumns} from payments where quote_id = ${quoteId}`)
      return rows.map(paymentFrom)
    },
    async receivedFor(quoteId, unit) {
      const rows = await databaseOf(unit, db).rows<Pick<PaymentRecord, 'amount'>>(sql`
        select amount from payments where quote_id = ${quoteId} and state = 'credited'`)
      return rows.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
    },
    async setPeriods(unit, { bought }) {
      for (const [signature, { periodStart, periodEnd }] of bought) {
        await databaseOf(unit, db).run(sql`
          update payments set period_start = ${formatDateTime(periodStart)}, period_end = ${formatDateTime(periodEnd)}
          where signature = ${signature}`)
      }
    },
    async all(unit) {
      const rows = await databaseOf(unit, db).rows<PaymentRecord>(sql`
        select ${paymentColumns} from payments where state <> 'stray'`)
      return rows.map(paymentFrom)
    },
    async forget(unit) {
      await databaseOf(unit, db).run(sql`delete from payments`)
    },
  }
}

function paidFrom(row: PaymentRecord): Paid {
  const payment = paymentFrom(row)
  const { quoteId: id, month } = payment
  return { ...payment, quote: id === undefined || month === undefined ? undefined : { id, month } }
}

export const paymentFrom = (row: PaymentRecord): PaymentRow => ({
  signature: row.signature,
  state: row.state,
  note: row.note ?? undefined,
  accountId: row.account_id ?? undefined,
  quoteId: row.quote_id ?? undefined,
  payer: row.payer ?? undefined,
  amount: BigInt(row.amount),
  month: row.month === null ? undefined : BigInt(row.month),
  price: BigInt(row.price),
  usd: row.usd,
  fee: row.fee === null ? undefined : BigInt(row.fee),
  slot: row.slot,
  at: new Date(row.at),
  periodStart: row.period_start === null ? undefined : new Date(row.period_start),
  periodEnd: row.period_end === null ? undefined : new Date(row.period_end),
})
