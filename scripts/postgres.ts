import { findPostgres } from '#server/adapters/sql/testing/postgres-cluster.ts'
import { isRootOnDebian } from './chromium.ts'
import { capture } from './terminal.ts'

/**
 * Sees to it that the storage suites meet a real PostgreSQL where that is possible without asking anybody: they start
 * a throw-away server of their own from its programs, and use PGlite in process when there are none.
 */
export async function ensurePostgresInstalled(): Promise<void> {
  const { TEST_DATABASE_URL, TEST_POSTGRES, PATH = '' } = process.env
  if (TEST_DATABASE_URL || TEST_POSTGRES === 'pglite' || findPostgres(PATH) || !(await isRootOnDebian())) return
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await capture('apt-get', ['update', '-qq'], { env })
  await capture('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], { env })
  if (!findPostgres(PATH)) console.log('  PostgreSQL could not be installed; the storage suites use PGlite instead')
}
