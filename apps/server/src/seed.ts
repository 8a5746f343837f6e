import { parseArgs } from 'node:util'
import { embeddedEngine } from '#adapters/engines/embedded/embedded-engine.ts'
import { thumbnails } from '#adapters/engines/thumbnail.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import { sqlDocuments } from '#adapters/sql/documents/document-store.ts'
import { migrate } from '#adapters/sql/migrate.ts'
import { fillLarge, largeSizes } from '#adapters/sql/seed/large-database.ts'
import { openPostgres } from '#adapters/sql/postgres.ts'
import { openSqlite } from '#adapters/sql/sqlite.ts'
import { sqlUnits } from '#adapters/sql/units.ts'
import { systemClock } from '#adapters/system/clock.ts'
import { holdDataFolder } from '#adapters/system/data-folder.ts'
import { timedIds } from '#adapters/system/ids.ts'
import { openLogger } from '#adapters/system/logger.ts'
import { openBlobs } from '#compose/blobs.ts'
import { composeFiles } from '#compose/files.ts'
import { composeIllustrator } from '#compose/illustrator.ts'
import { readConfig } from '#config/config.ts'
import { seedMedia } from '#compose/seed/seed-media.ts'

/**
 * Fills the data folder (`DATA_DIR`, or `DATABASE_URL`) with a library to try things on: `npm run seed -- --media 1000`.
 * A few pictures are drawn and shared by all rows. With `--large` it is the database that statements are judged by instead,
 * rows alone: 10,000 accounts and a million media. The server must not be running on the same folder.
 */
const { values } = parseArgs({
  options: {
    media: { type: 'string', default: '1000' },
    characters: { type: 'string', default: '8' },
    pictures: { type: 'string', default: '12' },
    account: { type: 'string' },
    /** Films take longer to draw than everything else together. */
    film: { type: 'boolean', default: false },
    large: { type: 'boolean', default: false },
  },
})
const begun = performance.now()
const spent = (): string => `${((performance.now() - begun) / 1000).toFixed(1)} s`
await using held = new AsyncDisposableStack()
const config = readConfig(process.env)
if (config.database.kind === 'sqlite') held.use(await holdDataFolder(config.dataDir))
const db = held.use(
  config.database.kind === 'sqlite' ? openSqlite(config.database) : await openPostgres(config.database),
)
await migrate(db)
const account = values.account ?? (await onlyAccount(db))
if (values.large) {
  await fillLarge(db, account ?? 'large', largeSizes, (text) => console.log(`${spent()}  ${text}`))
  console.log(`${spent()}  the large database, with most of it for ${account ?? 'large'}, in ${config.dataDir}`)
} else if (account === undefined) {
  console.error('Whose library is it? Name the account: npm run seed -- --account <id>')
  process.exitCode = 1
} else {
  const clock = systemClock
  const ids = timedIds(clock)
  const log = openLogger('silent')
  // Nobody listens, so nothing is published.
  const units = sqlUnits(db, { when: 'after-commit', publish() {} })
  const blobs = await openBlobs(config, held)
  const { dataDir, documentRoles } = config
  const files = held.use(composeFiles({ db, units, blobs, clock, ids, log, dataDir, documentRoles }))
  const illustrator = held.use(composeIllustrator(config))
  const made = await seedMedia(
    {
      engine: embeddedEngine({
        illustrator,
        thumbnail: thumbnails(320),
        marksFilms: config.marking.layers.watermark,
      }),
      store: sqlDocuments(db),
      files: files.system,
      units,
      ids,
      now: clock.now(),
      say: (text) => console.log(`${spent()}  ${text}`),
    },
    {
      account,
      media: Number(values.media),
      characters: Number(values.characters),
      pictures: Number(values.pictures),
      film: values.film,
    },
  )
  if (config.database.kind === 'postgres') await db.run(sql`analyze`)
  console.log(`${spent()}  ${made} rows for ${account} in ${config.dataDir}`)
}

/** The account when there is one alone. */
async function onlyAccount(on: Database): Promise<string | undefined> {
  const rows = await on.rows<{ id: string }>(sql`select id from users limit 2`)
  return rows.length === 1 ? rows[0]?.id : undefined
}
