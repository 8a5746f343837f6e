import type { Migration } from '#adapters/sql/migrations/migration.ts'

/** A migration for tests, of texts that both databases take. */
export function madeUpMigration(name: string, ...texts: readonly string[]): Migration {
  const statements = texts.map((text) => ({ strings: [text], values: [], fixed: false }))
  return { name, sqlite: statements, postgres: statements }
}
