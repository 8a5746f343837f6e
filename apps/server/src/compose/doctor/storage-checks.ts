import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { access, constants, mkdtemp, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type OpenDatabase, sql } from '#adapters/sql/database.ts'
import { MigrationRefused, missingMigrations } from '#adapters/sql/migrate.ts'
import { sqlOperatorReads } from '#adapters/sql/operator/operator-reads.ts'
import { freeIn } from '#adapters/system/disk.ts'
import { openBlobs } from '#compose/blobs.ts'
import { openDatabase } from '#compose/database.ts'
import type { Config } from '#config/config.ts'
import { type Check, doubtful, type Finding, ill, reasonOf, well } from './check.ts'

/** Room that pictures of a day, the database's own growth and its log need beside the reserve, in bytes. */
const scarce = 1e9

/** What is kept, and where. */
export function storageChecks(config: Config, held: AsyncDisposableStack): readonly Check[] {
  const { dataDir } = config
  let opened: Promise<OpenDatabase> | undefined
  const look = async (at: (db: OpenDatabase) => Promise<Finding>): Promise<Finding> => {
    if (isAbsent(config)) return well('none yet; the first start makes it')
    try {
      return await at(await (opened ??= openDatabase(config).then((db) => held.use(db))))
    } catch (error) {
      return ill(`it does not answer: ${reasonOf(error)}`, mendOf[config.database.kind])
    }
  }
  return [
    { name: 'data folder', look: () => lookAtFolder(dataDir) },
    { name: 'disk space', look: () => lookAtSpace(config) },
    { name: 'quotas', look: () => lookAtQuotas(config) },
    { name: 'database', look: () => look(lookAtDatabase) },
    { name: 'migrations', look: () => look(lookAtMigrations) },
    { name: 'files', look: () => lookAtBlobs(config, held) },
    ...(config.subscription.chain.kind === 'none' ? [] : [{ name: 'payments', look: () => look(lookAtPayments) }]),
  ]
}

const mendOf = {
  sqlite: 'Let this user read and write studio.db in the data folder, or go back to a copy of it.',
  postgres: 'Check DATABASE_URL, and that PostgreSQL is running there.',
}

async function lookAtFolder(folder: string): Promise<Finding> {
  try {
    const there = standing(folder)
    await access(there, constants.R_OK | constants.W_OK | constants.X_OK)
    // Permissions are not everything: a disk may be read-only, a place like /proc take nothing at all.
    await rmdir(await mkdtemp(join(there, '.probe-')))
    if (!existsSync(folder)) return well(`${folder}, which the first start makes`)
    const isOpen = process.platform !== 'win32' && ((await stat(folder)).mode & 0o077) !== 0
    if (isOpen) return doubtful(`${folder} can be looked into by others on this machine`, `chmod 700 ${folder}`)
    return well(folder)
  } catch (error) {
    return ill(
      `${folder} cannot be used: ${reasonOf(error)}`,
      'Make it a folder this user may write to, or set DATA_DIR.',
    )
  }
}

/** The folder, or the one that it would be made in. */
const standing = (folder: string): string => (existsSync(folder) ? folder : standing(dirname(folder)))

async function lookAtSpace({ dataDir, storage: { reserve } }: Config): Promise<Finding> {
  const free = await freeIn(standing(dataDir))
  const says = `${gigabytes(free)} free, ${gigabytes(reserve)} of them kept in reserve`
  const mend = 'Make room, or set DATA_DIR to a larger disk. `storage usage` says what takes it.'
  if (free < reserve) return ill(`${says}: nothing more is taken in`, mend)
  return free < reserve + scarce ? doubtful(says, mend) : well(says)
}

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`

async function lookAtQuotas({ storage: { quotas } }: Config): Promise<Finding> {
  const says = `${gigabytes(quotas.free)} for an account, ${gigabytes(quotas.subscribed)} with a subscription`
  if (quotas.subscribed >= quotas.free) return well(says)
  return doubtful(says, 'QUOTA_SUBSCRIBED is less than QUOTA_FREE: who pays gets less room. Set it to more.')
}

/** A database that is not there is made by the first start, not by whoever looks. */
const isAbsent = ({ database }: Config): boolean => database.kind === 'sqlite' && !existsSync(database.file)

async function lookAtDatabase(db: OpenDatabase): Promise<Finding> {
  if (db.dialect === 'postgres') {
    const row = await db.one<{ version: string }>(sql`select current_setting('server_version') as version`)
    return well(`PostgreSQL ${row?.version}`)
  }
  const row = await db.one<{ quick_check: string }>(sql`pragma quick_check(1)`)
  if (row?.quick_check === 'ok') return well('SQLite, sound')
  return ill(`the file is damaged: ${row?.quick_check}`, 'Stop the studio and go back to a copy of the data folder.')
}

async function lookAtMigrations(db: OpenDatabase): Promise<Finding> {
  try {
    const missing = await missingMigrations(db)
    if (missing.length === 0) return well('up to date')
    return doubtful(`${missing.length} to come: ${missing.join(', ')}`, 'Start the studio: it applies them.')
  } catch (error) {
    if (!(error instanceof MigrationRefused)) throw error
    return ill(error.message, 'Run the version of the studio that this database belongs to.')
  }
}

/** Writes a few bytes, reads them again and takes them away. */
async function lookAtBlobs(config: Config, held: AsyncDisposableStack): Promise<Finding> {
  const { blobs: place } = config
  const where = place.kind === 'disk' ? place.root : `bucket ${place.bucket} in ${place.region}`
  if (place.kind === 'disk' && !existsSync(place.root)) return well(`${where}, which the first file makes`)
  const blobs = await openBlobs(config, held)
  const key = `doctor-${randomUUID()}`
  try {
    await blobs.put(key, new TextEncoder().encode('well'))
    const found = await blobs.read(key)
    const text = found && (await new Response(found.stream).text())
    await blobs.delete(key)
    if (text === 'well') return well(where)
    return ill(`${where} gave back something else than was written`, 'Look at the disk or the bucket.')
  } catch (error) {
    const mend = place.kind === 'disk' ? 'Let this user write there.' : 'Check S3_BUCKET, S3_REGION and the keys.'
    return ill(`${where} cannot be written to: ${reasonOf(error)}`, mend)
  }
}

/** Transactions that named the treasury and could not be read, however often they were tried. */
async function lookAtPayments(db: OpenDatabase): Promise<Finding> {
  if ((await missingMigrations(db)).length > 0) return well('looked at once the migrations are done')
  const max = 1000
  const skipped = (await sqlOperatorReads(db).skipped(max)).length
  if (skipped === 0) return well('every transaction that was found could be read')
  const number = skipped === max ? `${max} or more` : String(skipped)
  return doubtful(
    `${number} ${skipped === 1 ? 'transaction' : 'transactions'} could not be read and ${skipped === 1 ? 'is' : 'are'} skipped`,
    '`npm run studio -- payments skipped` lists them; with --again they are tried once more.',
  )
}
