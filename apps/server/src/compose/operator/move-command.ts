import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { isDatabase, isMadeAgain } from '#adapters/backup/data-folder-parts.ts'
import { copyDurably, filesIn } from '#adapters/backup/kept-files.ts'
import { md5 } from '#adapters/files/md5.ts'
import { moveRows, takenTables } from '#adapters/move/move-rows.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import { sqlInstallation } from '#adapters/sql/installation.ts'
import { holdDataFolder } from '#adapters/system/data-folder.ts'
import { moveBlobs } from '#application/operate/move-blobs.ts'
import { openBlobs } from '#compose/blobs.ts'
import { openMigrated } from '#compose/database.ts'
import { type Config, readConfig } from '#config/config.ts'
import { StartupProblem } from '#domain/shared/startup-problem.ts'
import type { Command } from './command.ts'
import { lookingAtStorage } from './open-operator.ts'
import { counted, megabytes, tell } from './cli-output.ts'

/** Everything of this studio, to the database and the store of files that another configuration names. */
export const moveCommand: Command = {
  words: 'move',
  takes: '<environment file of the target>',
  needs: 1,
  says: 'copies everything into another database and store of files (SQLite, PostgreSQL, folder, S3); stop the studio first',
  async run({ names: [file = ''], json, env, say }) {
    const source = readConfig(env)
    const given = await environmentIn(file)
    const target = readConfig(given)
    refuseSame(source, target)
    const moved = await move(source, target, given['DATA_DIR'] !== undefined)
    const { damaged } = await lookingAtStorage(target, (storage) => storage.verify(true))
    if (damaged.length > 0)
      throw new StartupProblem(`${counted(damaged.length, 'file')} had no bytes in this studio either.`)
    if (json) return tell({ say }, moved)
    say(
      `${counted(moved.rows, 'row')}, ${counted(moved.blobs, 'blob')} (${megabytes(moved.bytes)}): moved and compared.`,
    )
    say(`Start the studio with the variables of ${resolve(file)}. What was here is left as it is; remove it later.`)
    return 0
  },
}

async function move(source: Config, target: Config, isFolderNamed: boolean) {
  await using held = new AsyncDisposableStack()
  for (const folder of new Set(
    [source, target].flatMap((each) => (each.database.kind === 'sqlite' ? [each.dataDir] : [])),
  ))
    held.use(await holdDataFolder(folder))
  const from = held.use(await openMigrated(source))
  await refuseRunning(from)
  const to = held.use(await openMigrated(target))
  const { id: studio } = await sqlInstallation(from).load()
  const blobs = moveBlobs({
    from: await openBlobs(source, held),
    to: await openBlobs(target, held),
    newDigest: md5,
    studio,
  })
  const taken = await takenTables(to)
  if (taken.length > 0) throw notEmpty(`The database has rows in ${taken.slice(0, 3).join(', ')}`)
  const isMoved = !isSameStore(source, target)
  if (isMoved && (await blobs.isTaken())) throw notEmpty('There are files in the store')
  const moved = isMoved ? await blobs.run() : { blobs: 0, bytes: 0, copied: 0 }
  // Where neither rows nor bytes lie in a folder and none was named, keys would end up wherever the command was called.
  const hasFolder = isFolderNamed || target.database.kind === 'sqlite' || target.blobs.kind === 'disk'
  if (hasFolder && source.dataDir !== target.dataDir) await copyKeys(source.dataDir, target.dataDir)
  const rows = await moveRows(from, to)
  if (isMoved) await blobs.finish()
  return { rows, ...moved }
}

const notEmpty = (what: string): StartupProblem =>
  new StartupProblem(`${what} of the target: it is not empty, so nothing was moved. Name one that is.`)

/** Only what the file says, so that nothing of this studio's own settings gets mixed in. */
async function environmentIn(file: string): Promise<Readonly<Record<string, string | undefined>>> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new StartupProblem(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  })
  return parseEnv(text)
}

const placeOf = ({ database }: Config): string => (database.kind === 'sqlite' ? database.file : database.url)
const storeOf = ({ blobs }: Config): string =>
  blobs.kind === 'disk' ? blobs.root : `${blobs.endpoint} ${blobs.region} ${blobs.bucket}`
const isSameStore = (source: Config, target: Config): boolean => storeOf(source) === storeOf(target)

function refuseSame(source: Config, target: Config): void {
  if (placeOf(source) !== placeOf(target)) return
  throw new StartupProblem('The target has the same database as this studio. Its file has to name another one.')
}

/** Nodes on PostgreSQL hold connections by their name. Ours is one of them. */
async function refuseRunning(db: Database): Promise<void> {
  if (db.dialect === 'sqlite') return
  const running = await db.one(sql`
    select pid from pg_stat_activity
    where datname = current_database() and application_name = 'eidolon' and pid <> pg_backend_pid() limit 1`)
  if (running) throw new StartupProblem('Nodes are still connected to the database. Stop all of them first.')
}

/** What lies beside database and files: the key that files are signed with, models. */
async function copyKeys(from: string, to: string): Promise<void> {
  const isElsewhere = (path: string) => isMadeAgain(path) || isDatabase(path) || path === 'blobs'
  for await (const path of filesIn(from, isElsewhere)) await copyDurably(join(from, path), join(to, path))
}
