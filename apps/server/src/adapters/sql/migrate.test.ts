import { describe } from 'vitest'
import { migrateSuite } from './migrate.suite.ts'
import { freshPostgres, freshSqlite } from './testing/fresh-database.ts'

describe('migrate on SQLite', () => {
  migrateSuite(freshSqlite)
})

describe('migrate on PostgreSQL', () => {
  migrateSuite(freshPostgres)
})
