import { chmodSync, closeSync, openSync } from 'node:fs'

/**
 * Nobody but its owner may read a database: there are secrets in it. SQLite gives the files beside it the same
 * permissions; those of an earlier version are taken along.
 */
export function keepPrivate(database: string): void {
  closeSync(openSync(database, 'a', 0o600))
  for (const file of [database, `${database}-wal`, `${database}-shm`]) {
    try {
      chmodSync(file, 0o600)
    } catch (error) {
      // It is not there yet, or belongs to somebody who has let us in and knows why.
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      if (code !== 'ENOENT' && code !== 'EPERM') throw error
    }
  }
}
