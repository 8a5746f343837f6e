import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from '#adapters/blobs/atomic-write.ts'
import { StartupProblem } from '#domain/shared/startup-problem.ts'
import { databases, isMadeAgain } from './data-folder-parts.ts'
import { copyDurably, describe, gone, type KeptFile } from './kept-files.ts'
import { type BackupNote, dataIn, readList, readNote } from './manifest.ts'
import { checkSqlite } from './snapshot-sqlite.ts'

type RestoreRequest = {
  /** Held by the caller, so that no studio starts on it meanwhile. */
  readonly dataDir: string
  readonly from: string
  /** Throws when this program cannot work with the database. */
  readonly check: (database: string) => Promise<void>
}

/**
 * Puts a backup into an empty data folder. Everything is copied aside and held against its hash first; then it gets its
 * names, the database last. What an interrupted one has copied is kept for the next.
 */
export async function restoreBackup({ dataDir, from, check }: RestoreRequest): Promise<BackupNote> {
  const note = await readNote(from)
  const aside = join(dataDir, 'restoring')
  await refuseTaken(dataDir, aside)
  let files = 0
  for await (const file of readList(from)) {
    await bring(file, dataIn(from), aside)
    files += 1
  }
  if (files !== note.files) throw new StartupProblem(`The backup in ${from} is damaged: its list is not whole.`)
  for (const name of databases) if (existsSync(join(aside, name))) checkSqlite(join(aside, name))
  await check(join(aside, databases[0]))
  const names = (await readdir(aside)).toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)))
  for (const name of names) {
    // What an interrupted one had put in place already; whatever else is there was refused.
    await rm(join(dataDir, name), { recursive: true, force: true })
    await rename(join(aside, name), join(dataDir, name))
  }
  await syncFolder(dataDir)
  await rm(aside, { recursive: true })
  return note
}

/** Without it the folder has no studio in it, so an interruption before it is noticed. */
const isLast = (name: string): boolean => name === databases[0]

async function bring(file: KeptFile, data: string, aside: string): Promise<void> {
  const target = join(aside, file.path)
  const known = await stat(target).catch(gone)
  const isThere = known?.size === file.size && (await describe(aside, file.path)).sha256 === file.sha256
  if (isThere) return
  if (!(await copyDurably(join(data, file.path), target))) {
    throw new StartupProblem(`The backup is damaged: ${file.path} is missing.`)
  }
  const { sha256 } = await describe(aside, file.path)
  if (sha256 !== file.sha256) throw new StartupProblem(`The backup is damaged: ${file.path} has other bytes.`)
  await chmod(target, file.mode)
}

async function refuseTaken(dataDir: string, aside: string): Promise<void> {
  const isResumed = existsSync(aside) && !existsSync(join(dataDir, databases[0]))
  const names = (await readdir(dataDir)).filter((name) => !isMadeAgain(name))
  if (names.length > 0 && !isResumed) {
    throw new StartupProblem(
      `The data folder ${dataDir} is not empty (${names.slice(0, 3).join(', ')}). ` +
        'Move it away first, or set DATA_DIR to a new folder.',
    )
  }
  await mkdir(aside, { recursive: true, mode: 0o700 })
}
