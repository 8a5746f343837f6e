import { describe } from 'vitest'
import { databaseSuite } from './database.suite.ts'
import { freshPostgres } from './testing/fresh-database.ts'

describe('openPostgres', () => {
  databaseSuite(freshPostgres)
})
