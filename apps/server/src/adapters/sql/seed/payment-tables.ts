import { type Fill, type Sizes, date, future, numbered, other } from './fill.ts'

export function paymentTables({ accounts }: Sizes): Fill[] {
  const account = other(accounts)
  const some = (table: string, columns: Record<string, string>, rows = accounts): Fill => ({ table, rows, columns })
  return [
    some('subscriptions', { account_id: account, started_at: date, ends_at: future, credit: `'0'` }),
    some('quotes', {
      id: numbered('q', 'i'),
      account_id: account,
      reference: numbered('r', 'i'),
      usd: `'10'`,
      price: `'1'`,
      month: `'10'`,
      amount: `'10'`,
      created_at: date,
      expire: date,
      received: `'10'`,
      signature: `case when i % 2 = 0 then ${numbered('s', 'i')} end`,
      seen: `'finalized'`,
    }),
    some('payments', {
      signature: numbered('s', 'i'),
      state: `case when i % 20 = 0 then 'stray' else 'credited' end`,
      account_id: account,
      quote_id: numbered('q', 'i'),
      payer: numbered('w', 'i'),
      amount: `'10'`,
      price: `'1'`,
      usd: `'10'`,
      slot: 'i',
      at: date,
    }),
    some('payment_sightings', {
      signature: numbered('seen', 'i'),
      slot: 'i',
      pays: 'i % 2 = 0',
      attempts: 'i % 12',
      due_at: date,
      seen_at: date,
    }),
    some('token_prices', { at: date.replace(`'+00:00'`, `(i % 997) || '+00:00'`), price: `'1'` }),
    some('payment_cursors', { address: numbered('w', 'i'), signature: `''` }, 3),
    some('free_allowances', { holder: account, used: '1' }),
    some('free_reservations', { generation_id: numbered('g', 'i'), holder: account, count: '1' }),
    some('daily_counts', { day: `'2026-06-01'`, scope: numbered('scope', 'i'), used: '1' }),
  ]
}
