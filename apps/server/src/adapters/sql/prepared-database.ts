import { closeSync, existsSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { checksum } from './migrate.ts'
import { migrations } from './migrations/list.ts'

/** Where the build lays it, beside the built server. */
const folder = new URL('../../../../../.cache/server/', import.meta.url)

/**
 * The name of a SQLite file with every table of this program and nothing in them. It follows from the migrations, so that
 * one which was made by others is never taken for it.
 */
export function preparedName(): string {
  const hash = createHash('sha256')
  for (const migration of migrations) hash.update(`${migration.name} ${checksum(migration, 'sqlite')}\n`)
  return `empty-${hash.digest('hex').slice(0, 32)}.db`
}

/**
 * Lays the prepared database where there is none yet, whole or not at all; `migrate` then finds nothing to do. Making
 * hundreds of tables, indexes and triggers is a quarter of what a first start takes. Without a build, or where the disk
 * does not allow it, all is left as it was.
 */
export function layPrepared(file: string, prepared = fileURLToPath(new URL(preparedName(), folder))): boolean {
  if (existsSync(file) || existsSync(`${file}-wal`) || !existsSync(prepared)) return false
  const aside = `${file}-new-${process.pid}`
  try {
    writeAside(aside, readFileSync(prepared))
    // Unlike a rename it never takes the place of what another process has laid there meanwhile.
    linkSync(aside, file)
    return true
  } catch {
    return false
  } finally {
    rmSync(aside, { force: true })
  }
}

function writeAside(file: string, bytes: Uint8Array): void {
  const handle = openSync(file, 'w', 0o600)
  try {
    for (let at = 0; at < bytes.length;) at += writeSync(handle, bytes, at)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
