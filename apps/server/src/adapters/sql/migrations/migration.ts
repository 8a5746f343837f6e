import type { Sql } from '#adapters/sql/database.ts'

/** One step of the schema, as both databases write it. Once released it is never edited, only followed by another. */
export type Migration = {
  /** The file's name without its ending: the number gives the order. */
  readonly name: string
  readonly sqlite: readonly Sql[]
  readonly postgres: readonly Sql[]
}
