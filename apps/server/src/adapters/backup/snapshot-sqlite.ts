import { open } from 'node:fs/promises'
import { backup, DatabaseSync } from 'node:sqlite'
import { busyTimeout } from '#adapters/sql/sqlite-reading.ts'

/** More pages than a database has: all of them are then read in one look, which writers do not wait for. */
const allPages = 2 ** 31 - 1

/**
 * A copy of a SQLite file as it is at one moment, while another process goes on writing into it: one file, on disk, that
 * nobody else may read.
 */
export async function snapshotSqlite(from: string, to: string): Promise<void> {
  await (await open(to, 'w', 0o600)).close()
  const source = new DatabaseSync(from, { readOnly: true, timeout: busyTimeout })
  try {
    await backup(source, to, { rate: allPages })
  } finally {
    source.close()
  }
  // Without a log beside it: one file is copied and moved more easily.
  checkSqlite(to, 'pragma journal_mode = delete')
  await using handle = await open(to, 'r+')
  await handle.sync()
}

/** Throws when the file is not a whole database. */
export function checkSqlite(file: string, before = ''): void {
  const db = new DatabaseSync(file, { timeout: busyTimeout })
  try {
    if (before) db.exec(before)
    const [first] = db.prepare('pragma quick_check(1)').all()
    const found = Object.values(first ?? {})[0]
    if (found !== 'ok') throw new Error(`${file} is damaged: ${String(found)}`)
  } finally {
    db.close()
  }
}
