import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database, DialectName, Sql } from '#adapters/sql/database.ts'
import { fillLarge } from '#adapters/sql/seed/large-database.ts'
import { databases, type Fresh } from '#adapters/sql/testing/fresh-database.ts'
import { allUses, complaint, type Judged, runAll } from './judge.ts'
import { oldPortraitClaim, oldPortraitIndexes, oldWebhookClaim, oldWebhookIndexes } from './old-claims.ts'
import { postgresReads } from './reads-in-postgres.ts'
import { sqliteReads } from './reads-in-sqlite.ts'
import type { Recorded } from './recorded.ts'
import { evenSpaces, isMadeWith, templatesIn } from './templates.ts'
import { maya } from './uses.ts'

/** The shape of the large database, small enough to be filled for a test. */
const sizes = { accounts: 200, characters: 2000, media: 4000, jobs: 1000, deliveries: 4000 }

/** Folders and files whose statements no request, claim, sweep or timer runs. */
const others = /\.(test|suite)\.ts$|^(migrations|plans|seed|testing)\/|^(migrate|database-clock)\.ts$/

/** Only one of the databases runs these. */
const own: Readonly<Record<DialectName, RegExp>> = {
  sqlite: /media_words|in_time|match|json_each|pragma_|rowid|insert or replace|^substr/,
  postgres: /for update|::|pg_|json_to_recordset|clock_timestamp|right\(|select distinct h\.user_id|\) [bq]( |$)/,
}
/** What none of our collections needs: all may be read by everybody, or a document by several, and ties of an order. */
const unused = /sum\(version\)|where owner =$|^and t\.owner =$|document_readers|^1 = 0$|^\(.* or \(.* = .* and .*\)\)$/

describe.each(databases())('statements on %s', (_name, open: () => Promise<Fresh>) => {
  const recorded: Recorded[] = []
  let world: Fresh
  let db: Database
  let judged: readonly Judged[]
  const held = new AsyncDisposableStack()

  beforeAll(async () => {
    world = held.use(await open())
    await fillLarge(world.db, maya, sizes)
    const record = (each: Recorded) => void recorded.push(each)
    if ('file' in world && typeof world.file === 'string') db = held.use(sqliteReads(world.file, record)).db
    else db = postgresReads(world.db, record)
    judged = await runAll(db, allUses(db), recorded)
  }, 300_000)
  afterAll(() => held.disposeAsync())

  it('[STO-60] [DOC-12] [QRY-11] [MEDIA-8] [MEDIA-11] reads at most ten rows for each that it answers or changes', () => {
    expect(judged.map(complaint).filter((each) => each !== undefined)).toEqual([])
  })

  it('[DOC-12] [MEDIA-11] counts what matches a filter without reading documents', () => {
    const counts = judged.filter(({ statement }) => /^select (sum\(n\)|substr)/.test(statement.text))
    expect(counts.length).toBeGreaterThan(20)
    for (const { statement } of counts) {
      expect(statement.plan).not.toMatch(/SCAN t\b|SEARCH t USING INDEX|Seq Scan/)
    }
  })

  it('[STO-61] lists every statement of the stores', () => {
    const folder = join(import.meta.dirname, '..')
    const texts = [...new Set(judged.map(({ statement }) => evenSpaces(statement.text)))]
    const other = own[db.dialect === 'sqlite' ? 'postgres' : 'sqlite']
    const missing = globSync('**/*.ts', { cwd: folder })
      .filter((file) => !others.test(file))
      .flatMap((file) =>
        templatesIn(readFileSync(join(folder, file), 'utf8'))
          .filter((pieces) => !other.test(pieces.join(' ')) && !unused.test(pieces.join(' ').trim()))
          .filter((pieces) => !texts.some((text) => isMadeWith(text, pieces)))
          .map((pieces) => `${file}: ${evenSpaces(pieces.join(' … '))}`),
      )
    expect(missing).toEqual([])
  })

  const old: [string, (on: Database) => Promise<void>, readonly Sql[]][] = [
    ['the portrait claim of 2.0.1', oldPortraitClaim, oldPortraitIndexes],
    ['the webhook claim of 2.0.1', oldWebhookClaim, oldWebhookIndexes],
  ]
  it.each(old)('[STO-60] rejects %s', async (name, claim, indexes) => {
    for (const index of indexes) await world.db.run(index)
    const run = () => claim(db)
    const [again] = await runAll(db, [{ name, rows: 1, run, except: undefined }], recorded)
    expect(again && complaint(again)).toMatch(/reads \d{3,} rows, 10 are allowed/)
  })
})
