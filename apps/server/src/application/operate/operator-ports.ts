import type { UserId } from '@eidolon/contract/ids.ts'
import type { ReportReason } from '@eidolon/contract/operate.ts'
import type { Transaction } from '#application/shared/transaction.ts'

export type LogEntry = {
  readonly at: string
  /** The wallet of whoever did it. */
  readonly operator: string
  readonly action: string
  readonly subject: string
  readonly note: string
}

export type ReportedKind = 'media' | 'album' | 'story'
export type ReportState = 'open' | 'dismissed' | 'unshared'

/** What a visitor of a link has said about what is behind it. Of who said it nothing is kept. */
export type Report = {
  readonly id: string
  readonly at: string
  readonly kind: ReportedKind
  readonly itemId: string
  readonly owner: UserId
  readonly reason: ReportReason
  readonly words: string
  readonly state: ReportState
}

export type OperatorStore = {
  /** The wallet that opened this session; undefined for a session that was opened otherwise. */
  walletOf(userId: UserId, sessionId: string): Promise<string | undefined>
  /** Whether an account has one of these wallets. */
  hasWallet(userId: UserId, wallets: readonly string[]): Promise<boolean>
  note(id: string, entry: LogEntry, unit?: Transaction): Promise<void>
  /** The newest first. */
  log(limit: number): Promise<readonly LogEntry[]>
  /** False where as many wait about the same thing as anybody reads. */
  addReport(report: Report): Promise<boolean>
  reports(state: string | undefined, limit: number): Promise<readonly Report[]>
  report(id: string): Promise<Report | undefined>
  /** Decides about this report and all others that wait about the same thing. */
  decide(unit: Transaction, itemId: string, state: ReportState): Promise<void>
  quota(owner: UserId, unit?: Transaction): Promise<number | undefined>
  setQuota(unit: Transaction, owner: UserId, bytes: number | null): Promise<void>
  counts(): Promise<{ readonly accounts: number; readonly openReports: number }>
}

/** What went wrong, without anything that somebody wrote. */
export type Problem = {
  readonly at: string
  readonly level: string
  readonly says: string
  readonly type: string | null
  /** The id of the request, by which the log has more. */
  readonly request: string | null
}
