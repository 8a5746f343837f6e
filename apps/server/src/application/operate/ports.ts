import type { SeenTransaction } from '#application/subscription/ports.ts'
import type { PaymentRow } from '#domain/subscription/payment.ts'

/** An account, in a line. */
export type AccountLine = {
  readonly id: string
  readonly name: string
  readonly wallet: string | null
  readonly email: string | null
  readonly createdAt: string
  /** When it was last used. */
  readonly seenAt: string
  readonly active: boolean
  readonly characters: number
  readonly media: number
  /** Until when it has a month; null when it never had one. */
  readonly endsAt: string | null
}

/** All that an operator has to know of an account, and nothing that it has made. */
export type AccountDetails = AccountLine & {
  readonly phone: string | null
  readonly identities: readonly { readonly provider: string; readonly uid: string }[]
  readonly sessions: number
  readonly generations: number
  readonly bytes: number
  readonly freeUsed: number
  /** Base units left over. */
  readonly credit: string
}

/** A generation, in a line. */
export type JobLine = {
  readonly id: string
  readonly account: string
  readonly status: string
  readonly kind: string
  readonly engine: string
  readonly count: number
  readonly attempts: number
  readonly progress: number
  readonly createdAt: string
  readonly finishedAt: string | null
  /** Why it failed or was blocked. */
  readonly error: string | null
}

export type Filter = {
  readonly account: string | undefined
  readonly status: string | undefined
  readonly limit: number
}

/** What is known of a file whose bytes are all there. */
export type KeptFile = {
  readonly bucketId: string
  readonly id: string
  readonly blobKey: string
  readonly size: number
  /** MD5 of its bytes. */
  readonly signature: string
}

export type BucketUsage = { readonly bucketId: string; readonly files: number; readonly bytes: number }

/** What an operator may look at. Nothing of it changes anything. */
export type OperatorReads = {
  /** The newest first. */
  accounts(limit: number): Promise<readonly AccountLine[]>
  /** By id, wallet, e-mail address or phone number. */
  account(name: string): Promise<AccountDetails | undefined>
  /** The newest first. */
  jobs(filter: Filter): Promise<readonly JobLine[]>
  /** The newest first. */
  payments(filter: Filter): Promise<readonly PaymentRow[]>
  payment(signature: string): Promise<PaymentRow | undefined>
  /** Transactions that were tried often enough and are skipped, the oldest first. */
  skipped(limit: number): Promise<readonly SeenTransaction[]>
  usage(): Promise<readonly BucketUsage[]>
  databaseBytes(): Promise<number>
  files(bucketId: string): AsyncIterable<KeptFile>
}
