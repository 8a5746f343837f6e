import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenDatabase } from '#server/adapters/sql/database.ts'
import { sqlDocuments } from '#server/adapters/sql/documents/document-store.ts'
import { migrate } from '#server/adapters/sql/migrate.ts'
import { openPostgres } from '#server/adapters/sql/postgres.ts'
import { openSqlite } from '#server/adapters/sql/sqlite.ts'
import { sqlMediaSearch } from '#server/adapters/sql/studio/media-search.ts'
import { findPostgres, startPostgres } from '#server/adapters/sql/testing/postgres-cluster.ts'
import { fillSearched } from '#server/adapters/sql/testing/searched-library.ts'
import { servedCollections } from '#server/application/documents/collections.ts'
import { findMedia } from '#server/application/media/find-media.ts'
import type { UserCaller } from '#server/domain/accounts/caller.ts'
import { mediaCollection } from '#server/domain/media/media-collection.ts'
import type { BenchRow } from '#scripts/bench.ts'

export const title = 'Search: 100,000 pictures, read and answered with 25 of them'

const pictures = 100_000
const turns = 9
const bar = 50

const searches = [
  ['what many show', 'beach'],
  ['four things at once', 'red dress by the sea at night'],
  ['five things that few show together', 'crimson kimono, katana, underwater, furious'],
  ['places that exclude each other', 'beach forest desert cave lake jungle'],
  ['plain words', 'golden retriever'],
  ['the beginning of a word', 'retr'],
  ['what nobody shows', 'flibbert wobbel'],
  ['only what is denied', 'no hat'],
] as const

export async function run(): Promise<readonly BenchRow[]> {
  await using held = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'eidolon-bench-'))
  held.defer(() => rm(folder, { recursive: true, force: true }))
  const rows = await measured('SQLite', held.use(openSqlite({ file: join(folder, 'search.db') })))
  const programs = findPostgres(process.env.PATH ?? '')
  if (programs === undefined) return rows
  const { url } = held.use(await startPostgres(programs))
  return [...rows, ...(await measured('PostgreSQL', held.use(await openPostgres({ url }))))]
}

async function measured(name: string, db: OpenDatabase): Promise<readonly BenchRow[]> {
  await migrate(db)
  await fillSearched(db, pictures)
  const served = servedCollections([mediaCollection]).named(mediaCollection.id)
  const deps = { search: sqlMediaSearch(db), store: sqlDocuments(db), served }
  const rows: BenchRow[] = []
  for (const [what, q] of searches) {
    const times: number[] = []
    for (let turn = 0; turn < turns; turn += 1) {
      const began = performance.now()
      await findMedia(deps, maya, { q, limit: 25, cursor: undefined, trash: 'false' }, [])
      times.push(performance.now() - began)
    }
    const median = times.toSorted((one, other) => one - other)[Math.floor(turns / 2)] ?? 0
    rows.push({
      what: `${name}: ${what}, median`,
      ours: `${median.toFixed(1)} ms`,
      baseline: `${bar} ms`,
      ratio: (median / bar).toFixed(2),
      bar: 'at most 1',
    })
  }
  return rows
}

const maya: UserCaller = {
  kind: 'user',
  ip: '127.0.0.1',
  userId: 'maya',
  sessionId: undefined,
  verified: true,
  labels: [],
}
