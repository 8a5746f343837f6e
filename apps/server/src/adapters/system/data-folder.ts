import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartupProblem } from '#domain/shared/startup-problem.ts'

const sqliteBusy = 5

/** The folder is ours until this is disposed or the process is gone. */
export type HeldFolder = AsyncDisposable & { readonly path: string }

/** Makes the data folder if need be and keeps every other process out of it. */
export async function holdDataFolder(path: string): Promise<HeldFolder> {
  const folder = resolve(path)
  const note = join(folder, 'holder')
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(cannotUse(folder))
  const lock = await lockIn(folder, note)
  await writeFile(note, `${process.pid}\n`).catch((error: unknown) => {
    lock.close()
    return cannotUse(folder)(error)
  })
  return {
    path: folder,
    async [Symbol.asyncDispose]() {
      if (lock.isOpen) lock.close()
    },
  }
}

/**
 * The lock is one that SQLite takes on an empty file: the system lets go of it with the process, even after kill -9,
 * so nothing stale can be left. Its note is only read while somebody holds it.
 */
async function lockIn(folder: string, note: string): Promise<DatabaseSync> {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
    lock.exec('begin exclusive')
    return lock
  } catch (error) {
    lock?.close()
    if (!isBusy(error)) return cannotUse(folder)(error)
    const pid = (await readFile(note, 'utf8').catch(() => '')).trim()
    throw new StartupProblem(
      `The data folder ${folder} is in use by ${pid ? `process ${pid}` : 'another process'}. Only one server can run ` +
        'on it. Stop that one first, or set DATA_DIR to another folder.',
      { cause: error },
    )
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
}

function cannotUse(folder: string): (error: unknown) => never {
  return (cause) => {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartupProblem(
      `The data folder ${folder} cannot be used: ${reason}. Make it a folder this user may write to, or set DATA_DIR ` +
        'to another one.',
      { cause },
    )
  }
}
