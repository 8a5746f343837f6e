import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { syncFolder } from '#adapters/blobs/atomic-write.ts'
import { StartupProblem } from '#domain/shared/startup-problem.ts'
import { blobFolder, databases, isDatabase, isMadeAgain } from './data-folder-parts.ts'
import { copyDurably, describe, filesIn, gone, halfDone, linkOrCopy } from './kept-files.ts'
import { type BackupNote, dataIn, writeManifest } from './manifest.ts'
import { snapshotSqlite } from './snapshot-sqlite.ts'

type BackupRequest = {
  readonly dataDir: string
  /** Where the backup is to lie; not there yet. */
  readonly to: string
  readonly now: () => Date
  /** How many files of the database in this copy of a data folder have no bytes there. */
  readonly missing: (dataDir: string) => Promise<number>
}

/** How often the database is copied again because a file was made and deleted in the moments before. */
const maxLooks = 5

/**
 * A copy of a data folder while the studio runs on it. Bytes first, then the database as it is at one moment, then the
 * bytes that came in between: whatever a row of that moment speaks of is then there. Written aside; what an interrupted
 * one has copied is kept for the next.
 */
export async function writeBackup({
  dataDir,
  to,
  now,
  missing,
}: BackupRequest): Promise<BackupNote & { missing: number }> {
  const target = resolve(to)
  refuseInside(dataDir, target)
  if (await isTaken(target)) throw new StartupProblem(`${target} is there already. Name a folder that is not.`)
  const aside = join(dirname(target), `${basename(target)}.unfinished`)
  const data = dataIn(aside)
  await mkdir(data, { recursive: true, mode: 0o700 }).catch(cannotWrite(target))
  await chmod(aside, 0o700)
  try {
    await linkBlobs(dataDir, data)
    let lost = Infinity
    for (let look = 1; look <= maxLooks && lost > 0; look++) {
      await copyDatabases(dataDir, data)
      await linkBlobs(dataDir, data)
      lost = await missing(data)
    }
    await copyRest(dataDir, data)
    const note = await writeManifest(aside, described(data), now())
    if (existsSync(target)) await rm(target, { recursive: true })
    await rename(aside, target)
    await syncFolder(dirname(target))
    return { ...note, missing: lost }
  } catch (error) {
    if (isFull(error))
      throw new StartupProblem(`There is no room for the backup in ${dirname(target)}.`, { cause: error })
    throw error
  }
}

async function linkBlobs(dataDir: string, data: string): Promise<void> {
  for await (const path of filesIn(join(dataDir, blobFolder), () => false)) {
    await linkOrCopy(join(dataDir, blobFolder, path), join(data, blobFolder, path))
  }
}

/** The ledger after the rows that speak of what happened there. */
async function copyDatabases(dataDir: string, data: string): Promise<void> {
  for (const name of databases) {
    if (existsSync(join(dataDir, name))) await snapshotSqlite(join(dataDir, name), join(data, name))
  }
}

/** Keys, what is being uploaded, mails that lie about: small files, each as it is. */
async function copyRest(dataDir: string, data: string): Promise<void> {
  const isElsewhere = (path: string) => isMadeAgain(path) || isDatabase(path) || path === blobFolder
  for await (const path of filesIn(dataDir, isElsewhere)) await copyDurably(join(dataDir, path), join(data, path))
}

async function* described(data: string) {
  // What an interrupted backup had not finished copying has been copied anew under its own name.
  for await (const path of filesIn(data, (each) => each.endsWith(halfDone))) yield describe(data, path)
}

/** An empty folder may be used: it is how one is mounted, or made for somebody. */
async function isTaken(target: string): Promise<boolean> {
  const found = await stat(target).catch(gone)
  return found !== undefined && (!found.isDirectory() || (await readdir(target)).length > 0)
}

function refuseInside(dataDir: string, target: string): void {
  const way = relative(resolve(dataDir), target)
  if (way !== '' && (way === '..' || way.startsWith('../') || way.startsWith('..\\') || resolve(way) === way)) return
  throw new StartupProblem(`${target} lies in the data folder itself. Name a folder elsewhere, best on another disk.`)
}

const isFull = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOSPC'

function cannotWrite(target: string): (cause: unknown) => never {
  return (cause) => {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartupProblem(`Nothing can be written to ${dirname(target)}: ${reason}.`, { cause })
  }
}
