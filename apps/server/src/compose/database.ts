import type { OpenDatabase } from '#adapters/sql/database.ts'
import { StorageUnavailable } from '#adapters/sql/errors.ts'
import { migrate, MigrationRefused } from '#adapters/sql/migrate.ts'
import { openPostgres } from '#adapters/sql/postgres.ts'
import { layPrepared } from '#adapters/sql/prepared-database.ts'
import { openSqlite } from '#adapters/sql/sqlite.ts'
import { keepPrivate } from '#adapters/system/private-file.ts'
import type { Config } from '#config/config.ts'
import { StartupProblem } from '#domain/shared/startup-problem.ts'

/** The configured database, as it is found. */
export async function openDatabase({ database }: Pick<Config, 'database'>): Promise<OpenDatabase> {
  return database.kind === 'sqlite' ? openSqlite(database) : openPostgres(database)
}

/** The configured database with its schema up to date; throws `StartupProblem` for what an operator can put right. */
export async function openMigrated(config: Pick<Config, 'database'>): Promise<OpenDatabase> {
  if (config.database.kind === 'sqlite') {
    layPrepared(config.database.file)
    keepPrivate(config.database.file)
  }
  await using held = new AsyncDisposableStack()
  const db = held.use(await openDatabase(config).catch(explain(config)))
  await migrate(db).catch(explain(config))
  held.move()
  return db
}

/** What an operator can put right is told in their words; anything else is a bug and keeps its own. */
function explain({ database }: Pick<Config, 'database'>): (error: unknown) => never {
  return (cause) => {
    if (cause instanceof MigrationRefused) throw new StartupProblem(cause.message, { cause })
    if (cause instanceof StorageUnavailable && database.kind === 'postgres') {
      const { host, pathname } = new URL(database.url)
      const reason = cause.cause instanceof Error ? cause.cause.message : cause.message
      throw new StartupProblem(
        `The database ${pathname.slice(1)} at ${host} cannot be reached: ${reason || 'no connection'}. ` +
          'Check DATABASE_URL, and that PostgreSQL is running there.',
        { cause },
      )
    }
    throw cause
  }
}
