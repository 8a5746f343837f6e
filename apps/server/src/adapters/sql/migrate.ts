import { createHash } from 'node:crypto'
import { type Database, type DialectName, sql } from './database.ts'
import { migrationLock } from './dialect.ts'
import { migrations as ours } from './migrations/list.ts'
import type { Migration } from './migrations/migration.ts'

type Applied = { readonly name: string; readonly checksum: string }

/** The database and this program do not fit together; the message says what to do. */
export class MigrationRefused extends Error {
  override readonly name = 'MigrationRefused'
}

/**
 * Brings the schema up to date and answers the names of what was done. All of it is one transaction under a lock, so
 * a failure leaves the database as it was, and of two processes that start at once the second finds nothing to do.
 */
export async function migrate(db: Database, migrations: readonly Migration[] = ours): Promise<readonly string[]> {
  return db.transaction(async (tx) => {
    const lock = migrationLock(tx.dialect)
    if (lock) {
      // A large table may take its time.
      await tx.run(sql`set local statement_timeout = 0`)
      await tx.rows(lock)
    }
    await tx.run(
      tx.dialect === 'sqlite'
        ? sql`create table if not exists migrations (
            name text primary key, checksum text not null, applied_at text not null) strict`
        : sql`create table if not exists migrations (
            name text collate "C" primary key, checksum text collate "C" not null, applied_at text collate "C" not null)`,
    )
    const applied = await tx.rows<Applied>(sql`select name, checksum from migrations order by name`)
    refuseMisfit(applied, migrations, tx)
    const missing = migrations.slice(applied.length)
    for (const migration of missing) await apply(tx, migration)
    return missing.map(({ name }) => name)
  })
}

/** The names of what `migrate` would do; refuses as it does. */
export async function missingMigrations(
  db: Database,
  migrations: readonly Migration[] = ours,
): Promise<readonly string[]> {
  const known =
    db.dialect === 'sqlite'
      ? sql`select name from sqlite_schema where type = 'table' and name = 'migrations'`
      : sql`select table_name as name from information_schema.tables
          where table_schema = current_schema() and table_name = 'migrations'`
  const applied = (await db.one(known))
    ? await db.rows<Applied>(sql`select name, checksum from migrations order by name`)
    : []
  refuseMisfit(applied, migrations, db)
  return migrations.slice(applied.length).map(({ name }) => name)
}

async function apply(tx: Database, migration: Migration): Promise<void> {
  for (const statement of migration[tx.dialect]) {
    try {
      await tx.run(statement)
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`Migration ${migration.name} failed and nothing was changed: ${reason}`, { cause })
    }
  }
  await tx.run(sql`
    insert into migrations (name, checksum, applied_at)
    values (${migration.name}, ${checksum(migration, tx.dialect)}, ${new Date()})`)
}

/** What was applied has to be the beginning of the list, unedited. */
function refuseMisfit(applied: readonly Applied[], migrations: readonly Migration[], db: Database): void {
  const newest = migrations.at(-1)?.name ?? ''
  for (const [index, { name, checksum: recorded }] of applied.entries()) {
    const expected = migrations[index]
    if (expected?.name === name) {
      if (checksum(expected, db.dialect) === recorded) continue
      throw new MigrationRefused(
        `Migration ${name} was edited after this database had applied it. ` +
          `Take the edit back and write a new migration for the change.`,
      )
    }
    if (migrations.some((known) => known.name === name)) {
      throw new MigrationRefused(
        `Migration ${expected?.name} comes before ${name}, which this database has already applied. ` +
          `Give it a number after ${newest}.`,
      )
    }
    throw new MigrationRefused(
      name > newest
        ? `The database is newer than this program: it has migration ${name}, and this program ends with ` +
            `${newest || 'none'}. Start the newer program, or go back to a copy of the data from before the upgrade.`
        : `The database has migration ${name}, which this program does not know. ` +
            `It belongs to another version; start that one, or use another database.`,
    )
  }
}

/** Over the text with its spaces evened out, so that the formatter cannot change it. */
export function checksum(migration: Migration, dialect: DialectName): string {
  const text = migration[dialect].map(({ strings }) => strings.join('?').replace(/\s+/g, ' ').trim()).join(';')
  return createHash('sha256').update(text).digest('hex')
}
