import type { Database } from '#adapters/sql/database.ts'
import { paymentFigures, queueFigures } from '#adapters/sql/operator/figures.ts'
import { sqlOperatorReads } from '#adapters/sql/operator/operator-reads.ts'
import { sqlOperators } from '#adapters/sql/operator/operator-store.ts'
import { at, made, maya, now, other, type Use, usesOf } from './uses.ts'

const report = {
  id: 'fresh',
  at,
  kind: 'media',
  itemId: made('m', 3),
  owner: maya,
  reason: 'other',
  words: '',
  state: 'open',
} as const
const everything = { reads: Infinity, because: 'a command of the operator counts or lists all there is' }
const sorted = { reads: Infinity, because: 'a command of the operator sorts all there is' }

export const operatorUses = (db: Database): readonly Use[] => [
  ...usesOf('operators', sqlOperators(db), {
    walletOf: [1, (s) => s.walletOf(maya, made('x', 0))],
    hasWallet: [1, (s) => s.hasWallet(other, [made('w', 7)])],
    note: [1, (s) => s.note('fresh', { at, operator: '', action: '', subject: '', note: '' })],
    log: [100, (s) => s.log(100)],
    addReport: [1, (s) => s.addReport(report), { reads: 5020, because: 'counts the open reports, 5,000 at most' }],
    reports: [
      [100, (s) => s.reports('open', 100)],
      [100, (s) => s.reports(undefined, 100)],
    ],
    report: [1, (s) => s.report(made('r', 3))],
    decide: [20, (s, unit) => s.decide(unit, made('m', 3), 'dismissed')],
    quota: [1, (s) => s.quota(other)],
    setQuota: [
      [1, (s, unit) => s.setQuota(unit, other, 5)],
      [1, (s, unit) => s.setQuota(unit, other, null)],
    ],
    counts: [1, (s) => s.counts(), everything],
  }),
  ...usesOf('operator reads', sqlOperatorReads(db), {
    accounts: [100, (s) => s.accounts(100), sorted],
    account: [10, (s) => s.account(maya), everything],
    jobs: [
      [100, (s) => s.jobs({ account: undefined, status: undefined, limit: 100 }), sorted],
      [100, (s) => s.jobs({ account: maya, status: 'queued', limit: 100 }), sorted],
    ],
    payments: [[100, (s) => s.payments({ account: other, status: 'credited', limit: 100 }), sorted]],
    payment: [1, (s) => s.payment(made('s', 3))],
    skipped: [100, (s) => s.skipped(100)],
    usage: [10, (s) => s.usage(), everything],
    databaseBytes: [1, (s) => s.databaseBytes()],
    files: [500, (s) => s.files('media')[Symbol.asyncIterator]().next()],
  }),
  ...usesOf(
    'figures',
    { queues: () => queueFigures(db, now), payments: () => paymentFigures(db, now) },
    {
      queues: [1, (s) => s.queues(), everything],
      payments: [10, (s) => s.payments(), everything],
    },
  ),
]
