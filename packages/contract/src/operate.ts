import { z } from 'zod'
import { text, whole } from './parameters.ts'

/** Why somebody reports what is behind a link. */
export const reportReasons = ['minor', 'real-person', 'illegal', 'copyright', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]
export const reportWords: Readonly<Record<ReportReason, string>> = {
  minor: 'It shows somebody under age',
  'real-person': 'It shows a real person who did not agree',
  illegal: 'It is against the law',
  copyright: 'It is a copy of my work',
  other: 'Something else',
}
export const reportLimits = { words: 500 } as const

export const NewReport = z.object({
  reason: z.enum(reportReasons),
  words: text({ min: 0, max: reportLimits.words }).default(''),
})

/** Whether the session one is signed in with may operate the studio. */
export const OperatorStanding = z.object({ operator: z.boolean() })

/** How many lines of a list an operator is shown. */
const shown = 50

export const OperatorSearch = z.object({ search: text({ min: 0, max: 320 }).default('') })
export const OperatorList = z.object({
  status: text({ min: 0, max: 32 }).default(''),
  limit: whole(1, 200).default(shown),
})

/** What an operator changes of an account. */
export const AccountChange = z.object({
  blocked: z.boolean().optional(),
  /** Bytes it may keep instead of the usual; null is the usual again. */
  quota: z.int().min(0).max(1e15).nullable().optional(),
})

export const AccountRemoval = z.object({ confirm: text({ max: 64 }) })

/** What is done about a report. `unshare` takes the link back. */
export const ReportDecision = z.object({ decision: z.enum(['dismiss', 'unshare']) })

const QueueLine = z.object({
  queue: z.string(),
  waiting: z.int(),
  running: z.int(),
  oldestSeconds: z.number(),
})
const EngineLine = z.object({
  id: z.string(),
  name: z.string(),
  version: z.string(),
  available: z.boolean(),
  reason: z.string().nullable(),
})

/** The installation at a glance. */
export const Overview = z.object({
  version: z.string(),
  node: z.string(),
  role: z.string(),
  database: z.string(),
  startedAt: z.string(),
  sockets: z.int(),
  memory: z.int(),
  queues: z.array(QueueLine),
  engines: z.array(EngineLine),
  storage: z.object({
    diskFree: z.int(),
    diskReserve: z.int(),
    database: z.int(),
    files: z.int(),
    bytes: z.int(),
  }),
  accounts: z.int(),
  subscriptions: z.int(),
  openReports: z.int(),
})
export type Overview = z.infer<typeof Overview>

export const OperatorJobs = z.object({
  jobs: z.array(
    z.object({
      id: z.string(),
      account: z.string(),
      status: z.string(),
      kind: z.string(),
      engine: z.string(),
      count: z.int(),
      attempts: z.int(),
      progress: z.number(),
      createdAt: z.string(),
      finishedAt: z.string().nullable(),
      error: z.string().nullable(),
    }),
  ),
})
export type OperatorJobs = z.infer<typeof OperatorJobs>

const AccountLine = z.object({
  id: z.string(),
  name: z.string(),
  wallet: z.string().nullable(),
  email: z.string().nullable(),
  createdAt: z.string(),
  seenAt: z.string(),
  active: z.boolean(),
  characters: z.int(),
  media: z.int(),
  endsAt: z.string().nullable(),
})
export const OperatorAccounts = z.object({ accounts: z.array(AccountLine) })
export type OperatorAccounts = z.infer<typeof OperatorAccounts>

export const OperatorAccount = AccountLine.extend({
  phone: z.string().nullable(),
  sessions: z.int(),
  generations: z.int(),
  freeUsed: z.int(),
  used: z.int(),
  quota: z.int(),
  /** What an operator has set; null where it is the usual. */
  ownQuota: z.int().nullable(),
  operator: z.boolean(),
})
export type OperatorAccount = z.infer<typeof OperatorAccount>

export const OperatorReports = z.object({
  reports: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      kind: z.enum(['media', 'album', 'story']),
      itemId: z.string(),
      owner: z.string(),
      reason: z.enum(reportReasons),
      words: z.string(),
      state: z.enum(['open', 'dismissed', 'unshared']),
    }),
  ),
})
export type OperatorReports = z.infer<typeof OperatorReports>

export const OperatorPayments = z.object({
  payments: z.array(
    z.object({
      signature: z.string(),
      state: z.string(),
      account: z.string().nullable(),
      usd: z.string(),
      at: z.string(),
    }),
  ),
  skipped: z.array(z.object({ signature: z.string(), reason: z.string(), attempts: z.int() })),
})
export type OperatorPayments = z.infer<typeof OperatorPayments>

/** What went wrong on the node that answers, since its start; the latest hundred. */
export const OperatorProblems = z.object({
  problems: z.array(
    z.object({
      at: z.string(),
      level: z.string(),
      says: z.string(),
      type: z.string().nullable(),
      request: z.string().nullable(),
    }),
  ),
})
export type OperatorProblems = z.infer<typeof OperatorProblems>

export const OperatorLog = z.object({
  entries: z.array(
    z.object({
      at: z.string(),
      /** The wallet. */
      operator: z.string(),
      action: z.string(),
      subject: z.string(),
      note: z.string(),
    }),
  ),
})
export type OperatorLog = z.infer<typeof OperatorLog>
