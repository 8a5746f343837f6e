import { documentsInPostgres } from './documents-in-postgres.ts'
import { documentsInSqlite } from './documents-in-sqlite.ts'
import type { Migration } from './migration.ts'

/** A table for each collection; what its columns mean is in `document-table.ts` and docs/adr/0008. */
export const m0003: Migration = { name: '0003-documents', sqlite: documentsInSqlite, postgres: documentsInPostgres }
