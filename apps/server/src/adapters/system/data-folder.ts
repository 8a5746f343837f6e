import { mkdir, mkdtemp, readFile, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartupProblem } from '#domain/shared/startup-problem.ts'

const sqliteBusy = 5

/** The folder is ours until this is disposed or the process is gone. */
export type HeldFolder = AsyncDisposable & { readonly path: string }

/** Makes the data folder if need be, and refuses one that nothing can be written into. */
export async function prepareDataFolder(path: string): Promise<string> {
  const folder = resolve(path)
  await makeFolder(folder)
    .then(() => mkdtemp(join(folder, '.probe-')))
    .then(rmdir)
    .catch(cannotUse(folder))
  return folder
}

/** Makes the data folder if need be and keeps every other process out of it. */
export async function holdDataFolder(path: string): Promise<HeldFolder> {
  const folder = await prepareDataFolder(path)
  const note = join(folder, 'holder')
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
 * Step by step, because Node's own `recursive` tries for ever where a folder is there and yet says that it is not as
 * soon as something is made in it, as /proc does.
 */
async function makeFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined)
  if (found?.isDirectory()) return
  if (dirname(folder) !== folder) await makeFolder(dirname(folder))
  await mkdir(folder, { mode: 0o700 }).catch(async (error: unknown) => {
    // Another process may have been quicker.
    if (!(await stat(folder).catch(() => undefined))?.isDirectory()) throw error
  })
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
