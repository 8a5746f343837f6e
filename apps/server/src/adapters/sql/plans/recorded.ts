import type { SqlValue } from '#adapters/sql/database.ts'

export type Measured = {
  /** Rows that the plan read, in whatever table and as often as it read them. */
  readonly read: number
  readonly plan: string
}

/** A statement as it ran. */
export type Recorded = Measured & {
  readonly text: string
  readonly values: readonly SqlValue[]
  /** Rows that it answered or changed. */
  readonly returned: number
}
