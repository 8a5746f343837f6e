import { describe } from 'vitest'
import { installationSuite } from './installation.suite.ts'
import { freshPostgres, freshSqlite } from './testing/fresh-database.ts'

describe('installation on SQLite', () => {
  installationSuite(freshSqlite)
})

describe('installation on PostgreSQL', () => {
  installationSuite(freshPostgres)
})
