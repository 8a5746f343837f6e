import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from '#server/adapters/sql/database.ts'
import { openSqlite } from '#server/adapters/sql/sqlite.ts'
import type { BenchRow } from '#scripts/bench.ts'

export const title = 'Storage: our SQL layer against bare node:sqlite'

const rows = 10_000
const turns = 15
const note = 'a note of middling length, as a row of ours would have it'
const name = (n: number): string => `item-${String(n).padStart(7, '0')}`

export async function run(): Promise<readonly BenchRow[]> {
  await using stack = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'eidolon-bench-'))
  stack.defer(() => rm(folder, { recursive: true, force: true }))
  const bare = stack.adopt(new DatabaseSync(join(folder, 'bare.db')), (connection) => connection.close())
  const ours = stack.use(openSqlite({ file: join(folder, 'ours.db') }))

  bare.exec('pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -32768')
  bare.exec('create table items (id text primary key, size integer not null, note text not null) strict')
  await ours.run(sql`create table items (id text primary key, size integer not null, note text not null) strict`)
  const insert = bare.prepare('insert into items (id, size, note) values (?, ?, ?)')
  const get = bare.prepare('select id, size, note from items where id = ?')
  const list = bare.prepare('select id, size, note from items where id >= ? order by id limit 25')
  const add = (id: string) => ours.run(sql`insert into items (id, size, note) values (${id}, ${1}, ${note})`)

  bare.exec('begin')
  for (let n = 0; n < rows; n++) insert.run(name(n), n, note)
  bare.exec('commit')
  await Promise.all(Array.from({ length: rows }, (_, n) => add(name(n))))
  let fresh = rows
  const next = (): string => name(fresh++)

  return [
    await compare('get by key', 20_000, {
      bare: async (n) => get.all(name(n % rows)),
      ours: async (n) => ours.rows(sql`select id, size, note from items where id = ${name(n % rows)}`),
    }),
    await compare('get, statement put together', 20_000, {
      bare: async (n) => get.all(name(n % rows)),
      ours: async (n) => {
        const condition = sql`id = ${name(n % rows)}`
        return ours.rows(sql`select id, size, note from items where ${condition}`)
      },
    }),
    await compare('list of 25', 4000, {
      bare: async (n) => list.all(name(n % rows)),
      ours: async (n) =>
        ours.rows(sql`select id, size, note from items where id >= ${name(n % rows)} order by id limit 25`),
    }),
    await compare('durable insert, one after the other', 150, {
      bare: async () => insert.run(next(), 1, note),
      ours: async () => add(next()),
    }),
    await compare('64 durable inserts at once', 5, {
      bare: async () => {
        for (let n = 0; n < 64; n++) insert.run(next(), 1, note)
      },
      ours: async () => Promise.all(Array.from({ length: 64 }, () => add(next()))),
    }),
  ]
}

type BenchQuery = (n: number) => Promise<unknown>

/** Turn about, so that whatever else the machine does meets both; the middle ratio, so that one bad turn does not count. */
async function compare(
  what: string,
  times: number,
  sides: { readonly bare: BenchQuery; readonly ours: BenchQuery },
): Promise<BenchRow> {
  const ratios: number[] = []
  const best = { bare: Infinity, ours: Infinity }
  for (let turn = 0; turn < turns; turn++) {
    const bare = await timed(times, sides.bare)
    const ours = await timed(times, sides.ours)
    best.bare = Math.min(best.bare, bare)
    best.ours = Math.min(best.ours, ours)
    // The first turns are spent on compiling.
    if (turn > 2) ratios.push(bare / ours)
  }
  const middle = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0
  const rate = (ms: number): string => `${Math.round((times / ms) * 1000).toLocaleString('en')}/s`
  return { what, ours: rate(best.ours), baseline: rate(best.bare), ratio: middle.toFixed(2) }
}

async function timed(times: number, side: BenchQuery): Promise<number> {
  const started = performance.now()
  for (let n = 0; n < times; n++) await side(n)
  return performance.now() - started
}

if (import.meta.main) console.table(await run())
