import { join, resolve } from 'node:path'
import { restoreBackup } from '#adapters/backup/restore-backup.ts'
import { writeBackup } from '#adapters/backup/write-backup.ts'
import { MigrationRefused, missingMigrations } from '#adapters/sql/migrate.ts'
import { openSqlite } from '#adapters/sql/sqlite.ts'
import { systemClock } from '#adapters/system/clock.ts'
import { holdDataFolder } from '#adapters/system/data-folder.ts'
import { type Config, readConfig } from '#config/config.ts'
import { StartupProblem } from '#domain/shared/startup-problem.ts'
import type { Command } from './command.ts'
import { lookingAtStorage } from './open-operator.ts'
import { counted, megabytes, tell } from './cli-output.ts'

export const backupCommands: readonly Command[] = [
  {
    words: 'backup',
    takes: '<folder>',
    needs: 1,
    says: 'copies database, files and keys into a new folder, while the studio runs',
    async run({ names: [to = ''], json, env, say, complain }) {
      const config = readConfig(env)
      refuseElsewhere(config, 'copied')
      // A database that nobody has made yet, or an older one, is told about before anything is copied.
      await lookingAtStorage(config, async () => {})
      const made = await writeBackup({
        dataDir: config.dataDir,
        to,
        now: () => systemClock.now(),
        missing: (dataDir) => missingIn(config, dataDir),
      })
      if (json) tell({ say }, made)
      else {
        say(`${counted(made.files, 'file')}, ${megabytes(made.bytes)} in ${resolve(to)}.`)
        if (config.blobs.kind === 's3')
          say(`The bytes of files lie in the bucket ${config.blobs.bucket} and are not in it.`)
      }
      if (made.missing === 0) return 0
      complain(`${counted(made.missing, 'file')} had no bytes in the studio either: npm run studio -- storage verify`)
      return 1
    },
  },
  {
    words: 'restore',
    takes: '<folder>',
    needs: 1,
    says: 'puts a backup into an empty data folder, checked file by file',
    async run({ names: [from = ''], json, env, say }) {
      const config = readConfig(env)
      refuseElsewhere(config, 'restored')
      await using _folder = await holdDataFolder(config.dataDir)
      const restored = await restoreBackup({ dataDir: config.dataDir, from: resolve(from), check: refuseNewer })
      if (json) return tell({ say }, restored)
      say(`${counted(restored.files, 'file')}, ${megabytes(restored.bytes)} of ${restored.madeAt} are back in place.`)
      say(`They lie in ${config.dataDir}. npm start opens it.`)
      return 0
    },
  },
]

/** What lies with a service is copied by its own tools, which know how to do that while it runs. */
function refuseElsewhere({ database }: Config, done: string): void {
  if (database.kind === 'sqlite') return
  throw new StartupProblem(
    `The rows of this studio lie in PostgreSQL: they are ${done} by its own tools (pg_dump, pg_restore), see docs/operate.md.`,
  )
}

async function missingIn(config: Config, dataDir: string): Promise<number> {
  const blobs = config.blobs.kind === 'disk' ? ({ kind: 'disk', root: join(dataDir, 'blobs') } as const) : config.blobs
  const copy: Config = { ...config, blobs, database: { kind: 'sqlite', file: join(dataDir, 'studio.db') } }
  return lookingAtStorage(copy, async (storage) => (await storage.verify(false)).damaged.length)
}

async function refuseNewer(file: string): Promise<void> {
  try {
    await using db = openSqlite({ file })
    await missingMigrations(db)
  } catch (error) {
    if (error instanceof MigrationRefused) throw new StartupProblem(error.message, { cause: error })
    throw error
  }
}
