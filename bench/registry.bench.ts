import { hash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OpenDatabase, sql } from '#server/adapters/sql/database.ts'
import { migrate } from '#server/adapters/sql/migrate.ts'
import { openPostgres } from '#server/adapters/sql/postgres.ts'
import { openSqlite } from '#server/adapters/sql/sqlite.ts'
import { sqlMarks } from '#server/adapters/sql/studio/file-marks.ts'
import { sqlRegistry } from '#server/adapters/sql/studio/fingerprints.ts'
import { findPostgres, startPostgres } from '#server/adapters/sql/testing/postgres-cluster.ts'
import { bandCount, bandsOf, fingerprintBytes } from '#server/domain/marking/fingerprint.ts'
import type { BenchRow } from '#scripts/bench.ts'

export const title = 'Registry: a look-up among 1,000,000 fingerprints and marks'

const rows = 1_000_000
const inOneGo = 500
const turns = 31
const bar = 50

export async function run(): Promise<readonly BenchRow[]> {
  await using held = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'eidolon-bench-'))
  held.defer(() => rm(folder, { recursive: true, force: true }))
  const found = await measured('SQLite', held.use(openSqlite({ file: join(folder, 'registry.db') })))
  const programs = findPostgres(process.env.PATH ?? '')
  if (programs === undefined) return found
  const { url } = held.use(await startPostgres(programs))
  return [...found, ...(await measured('PostgreSQL', held.use(await openPostgres({ url }))))]
}

async function measured(name: string, db: OpenDatabase): Promise<readonly BenchRow[]> {
  await migrate(db)
  await fill(db)
  const registry = sqlRegistry(db)
  const marks = sqlMarks(db)
  const near = (straight: Uint8Array) => registry.near({ straight, mirrored: straight.map((byte) => byte ^ 0x55) })
  const byMark = async (mark: string) => (await marks.isKnown(mark)) && marks.ownOf('maya', mark)
  const timesOf = async (ask: (turn: number) => Promise<unknown>): Promise<BenchRow['ours']> => {
    const times: number[] = []
    for (let turn = 0; turn < turns; turn += 1) {
      const began = performance.now()
      await ask(turn)
      times.push(performance.now() - began)
    }
    return (times.toSorted((one, other) => one - other)[Math.floor(turns / 2)] ?? 0).toFixed(1)
  }
  const row = (what: string, median: string): BenchRow => ({
    what: `${name}: ${what}, median`,
    ours: `${median} ms`,
    baseline: `${bar} ms`,
    ratio: (Number(median) / bar).toFixed(2),
    bar: 'at most 1',
  })
  return [
    row('one that is there, 23 bits changed', await timesOf((turn) => near(changed(fingerprintOf(turn * 9973))))),
    row('one that is not there', await timesOf((turn) => near(fingerprintOf(rows + turn)))),
    row('a mark that is there', await timesOf((turn) => byMark(markOf(turn * 9973)))),
    row('a mark that is not there', await timesOf((turn) => byMark(markOf(rows + turn)))),
  ]
}

async function fill(db: OpenDatabase): Promise<void> {
  const columns = sql.join(Array.from({ length: bandCount }, (_, index) => sql.id(`band_${index}`)))
  for (let from = 0; from < rows; from += inOneGo) {
    const numbers = Array.from({ length: inOneGo }, (_, at) => from + at)
    await db.transaction(async (tx) => {
      const origins = numbers.map((n) => sql`(${'media'}, ${`file-${n}`}, ${'algorithm'})`)
      await tx.run(sql`insert into file_origins (bucket_id, file_id, source) values ${sql.join(origins)}`)
      const values = numbers.map((n) => {
        const bits = fingerprintOf(n)
        return sql`(${sql.join(['media', `file-${n}`, bits, ...bandsOf(bits)])})`
      })
      const marks = numbers.map((n) => sql`(${'media'}, ${`file-${n}`}, ${markOf(n)})`)
      await tx.run(sql`insert into file_marks (bucket_id, file_id, mark) values ${sql.join(marks)}`)
      await tx.run(sql`insert into fingerprints (bucket_id, file_id, bits, ${columns}) values ${sql.join(values)}`)
    })
  }
  await db.run(sql`analyze`)
}

const markOf = (n: number): string => hash('sha256', `mark ${n}`).slice(0, 16)

/** Every eighth belongs to a family of a thousand that look much alike, as pictures of one person do. */
function fingerprintOf(n: number): Uint8Array {
  const next = chance(n % 8 === 0 ? Math.floor(n / 8000) : n + rows)
  const bits = Uint8Array.from({ length: fingerprintBytes }, () => next() * 256)
  const own = chance(n)
  for (let times = 0; n % 8 === 0 && times < 40; times += 1) flip(bits, Math.floor(own() * 256))
  return bits
}

function changed(bits: Uint8Array): Uint8Array {
  for (let at = 0; at < 23; at += 1) flip(bits, at * 11)
  return bits
}

function flip(bits: Uint8Array, bit: number): void {
  bits[bit >> 3] = (bits[bit >> 3] ?? 0) ^ (1 << (bit & 7))
}

/** Numbers from 0 to 1 that look like chance, and are the same in every run. */
function chance(seed: number): () => number {
  let state = (seed + 1) * 2654435761
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
