import type { Database } from '#adapters/sql/database.ts'
import { sqlAllowances, sqlDailyCounts } from '#adapters/sql/subscription/allowances.ts'
import { sqlLeftovers } from '#adapters/sql/subscription/leftovers.ts'
import { sqlPayments } from '#adapters/sql/subscription/payments.ts'
import { sqlQuotes } from '#adapters/sql/subscription/quotes.ts'
import { sqlSightings } from '#adapters/sql/subscription/sightings.ts'
import { sqlSubscriptions } from '#adapters/sql/subscription/standings.ts'
import { sqlPaymentWatch, sqlPrices, sqlWallets } from '#adapters/sql/subscription/watch.ts'
import type { PaymentRow } from '#domain/subscription/payment.ts'
import type { Quote } from '#domain/subscription/quote.ts'
import { made, maya, now, other, type Use, usesOf } from './uses.ts'

const day = 24 * 60 * 60 * 1000
const ago = (days: number) => new Date(now.getTime() - days * day)
const payment: PaymentRow = {
  signature: 'fresh',
  state: 'credited',
  note: undefined,
  accountId: other,
  quoteId: 'fresh',
  payer: undefined,
  amount: 10n,
  month: 10n,
  price: 1n,
  usd: '10',
  fee: undefined,
  slot: 1,
  at: now,
  periodStart: undefined,
  periodEnd: undefined,
}
const quote: Quote = {
  id: 'fresh',
  accountId: other,
  reference: 'fresh',
  usd: '10',
  price: '1',
  month: 10n,
  amount: 10n,
  createdAt: now,
  expire: new Date(now.getTime() + day),
  received: 0n,
  signature: undefined,
  seen: 'none',
  seenAt: undefined,
}
const reservation = { generationId: 'fresh', holder: maya, count: 1, place: '', day: '2026-06-01' }
const counted = { scope: 'fresh', day: '2026-06-01', count: 1 }
const rebuilding = { reads: Infinity, because: 'the operator rebuilds all payments from the chain' }

export const paymentUses = (db: Database): readonly Use[] => [
  ...usesOf('allowances', sqlAllowances(db), {
    used: [1, (s) => s.used(other)],
    reserve: [1, (s, unit) => s.reserve(unit, reservation, 10)],
    begin: [1, (s, unit) => s.begin(unit, 'fresh')],
    release: [1, (s, unit) => s.release(unit, 'fresh', 0)],
  }),
  ...usesOf('daily counts', sqlDailyCounts(db), {
    used: [1, (s) => s.used('fresh', '2026-06-01')],
    take: [1, (s, unit) => s.take(unit, counted, 10)],
    giveBack: [1, (s, unit) => s.giveBack(unit, counted)],
    clear: [10, (s) => s.clear('2026-05-01')],
  }),
  ...usesOf('quotes', sqlQuotes(db), {
    add: [1, (s, unit) => s.add(unit, quote)],
    find: [1, (s) => s.find('fresh')],
    newest: [1, (s) => s.newest(other)],
    around: [100, (s) => s.around(other, now)],
    byReferences: [10, (s) => s.byReferences(new Set([made('r', 3), 'fresh']))],
    bySignature: [10, (s) => s.bySignature(made('s', 4))],
    awaited: [10, (s) => s.awaited(now)],
    markSeen: [1, (s, unit) => s.markSeen(unit, 'fresh', { seen: 'pending', signature: 'fresh', seenAt: now })],
    setReceived: [1, (s, unit) => s.setReceived(unit, 'fresh', 1n)],
    forget: [Infinity, (s, unit) => s.forget(unit), rebuilding],
  }),
  ...usesOf('payments', sqlPayments(db), {
    add: [1, (s, unit) => s.add(unit, payment)],
    knows: [1, (s) => s.knows(made('s', 3))],
    ofAccount: [100, (s, unit) => s.ofAccount(other, unit)],
    list: [100, (s) => s.list(other)],
    unpriced: [100, (s) => s.unpriced(100)],
    setPrice: [1, (s, unit) => s.setPrice(unit, { ...payment, state: 'waiting' })],
    ofQuote: [10, (s, unit) => s.ofQuote(made('q', 3), unit)],
    receivedFor: [10, (s, unit) => s.receivedFor(made('q', 3), unit)],
    setPeriods: [
      1,
      (s, unit) =>
        s.setPeriods(unit, {
          bought: new Map([['fresh', { periodStart: now, periodEnd: now }]]),
          access: undefined,
          credit: 0n,
        }),
    ],
    all: [Infinity, (s, unit) => s.all(unit), rebuilding],
    forget: [Infinity, (s, unit) => s.forget(unit), rebuilding],
  }),
  ...usesOf('subscriptions', sqlSubscriptions(db), {
    find: [1, (s) => s.find(other)],
    lock: [1, (s, unit) => s.lock(unit, other)],
    set: [1, (s, unit) => s.set(unit, other, { startedAt: now, endsAt: now, credit: 1n })],
    takeEnding: [10, (s) => s.takeEnding(ago(1), new Date(now.getTime() + day))],
    all: [Infinity, (s) => s.all(), rebuilding],
    forget: [Infinity, (s, unit) => s.forget(unit), rebuilding],
  }),
  ...usesOf('payment sightings', sqlSightings(db), {
    add: [200, (s, unit) => s.add(unit, [{ signature: 'fresh', slot: 1 }], true, now)],
    due: [20, (s) => s.due(now, { newest: 5, oldest: 5, again: 5, others: 5, skipped: 5 }, 10)],
    skipped: [100, (s) => s.skipped(10, 100)],
    attempts: [1, (s) => s.attempts(made('seen', 3))],
    fail: [1, (s) => s.fail(made('seen', 3), { attempts: 1, reason: undefined, dueAt: now })],
    remove: [1, (s) => s.remove(made('seen', 3))],
  }),
  ...usesOf('payment watch', sqlPaymentWatch(db), {
    take: [1, (s) => s.take('node', now, now, now)],
    release: [1, (s) => s.release('node', now)],
    cursor: [1, (s) => s.cursor(made('w', 1))],
    advance: [1, (s, unit) => s.advance(unit, made('w', 1), { done: 'x', head: undefined, walked: undefined })],
  }),
  ...usesOf('prices', sqlPrices(db), {
    record: [1, (s) => s.record('1', now)],
    latest: [1, (s) => s.latest(now, day)],
    firstAfter: [1, (s) => s.firstAfter(ago(1000))],
    after: [100, (s) => s.after(ago(2000), 100)],
  }),
  ...usesOf('wallets', sqlWallets(db), {
    accountOf: [1, (s) => s.accountOf(made('w', 3))],
    walletOf: [1, (s) => s.walletOf(other)],
  }),
  ...usesOf('leftovers', sqlLeftovers(db), {
    clearPrices: [1000, (s) => s.clearPrices(ago(30))],
    clearQuotes: [1000, (s) => s.clearQuotes(ago(90))],
  }),
]
