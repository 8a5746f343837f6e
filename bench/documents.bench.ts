import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from '#server/adapters/sql/database.ts'
import { openSqlite } from '#server/adapters/sql/sqlite.ts'
import { genesText } from '#server/domain/looks/genes-text.ts'
import { lookReader } from '#server/domain/looks/read-look.ts'
import type { Row } from '#scripts/bench.ts'
import { type Server, startServer } from '#tests/support/start-server.ts'
import { openLoad, type Request } from './clients/load.ts'

export const title = 'Documents: get, list and create over HTTP, SQLite'

const connections = 8
const path = '/v1/databases/studio/collections/characters/documents'
const env = { RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }
const bareFile = fileURLToPath(new URL('../apps/server/test/support/bare-documents.ts', import.meta.url))
const newest = encodeURIComponent(JSON.stringify({ method: 'orderDesc', attribute: '$createdAt' }))
const shown = encodeURIComponent(JSON.stringify({ method: 'equal', attribute: 'archived', values: [false] }))

/** The whole server and the bare one over the same documents, all of one user. */
type World = AsyncDisposable & {
  readonly size: number
  readonly ours: string
  readonly bare: string
  readonly session: Record<string, string>
}

export async function run(): Promise<readonly Row[]> {
  await using small = await world(1000)
  await using large = await world(100_000)
  await using huge = await world(1_000_000)
  return [
    await against('get', large, 1500, ({ size, session }, i) => [
      { path: `${path}/d${(i * 7919) % size}`, headers: session },
      { path: `/documents/d${(i * 7919) % size}` },
    ]),
    await lists(large),
    await lists(huge),
    await growth('list 25 newest, 1,000,000 against 1,000', small, huge, `${path}?queries[0]=${newest}`),
    await growth(
      'list 25 newest that match a filter, 1,000,000 against 1,000',
      small,
      huge,
      `${path}?queries[0]=${shown}&queries[1]=${newest}`,
    ),
    await against('create', small, 500, ({ session }) => {
      const body = JSON.stringify({
        documentId: `n${made++}`,
        data: { name: 'Iris Vale', appearance: 'silver hair', description, genes },
      })
      const headers = { 'content-type': 'application/json' }
      return [
        { method: 'POST', path, headers: { ...headers, ...session }, body },
        { method: 'POST', path: '/documents', headers, body },
      ]
    }),
  ]
}

let made = 0
/** As the form sends them: somebody who was shown before. */
const genes = genesText(lookReader()({ appearance: 'silver hair', seed: 1 }).genes)
const description = 'Grew up by the sea and never quite left it. '.repeat(4)

function lists(place: World): Promise<Row> {
  const what = `list 25 newest of ${place.size.toLocaleString('en-GB')}`
  return against(what, place, 600, ({ session }) => [
    { path: `${path}?queries[0]=${newest}`, headers: session },
    { path: '/documents' },
  ])
}

async function against(
  what: string,
  place: World,
  portion: number,
  requests: (place: World, index: number) => readonly [ours: Request, bare: Request],
): Promise<Row> {
  using ours = await openLoad(place.ours, connections)
  using bare = await openLoad(place.bare, connections)
  const { one, other } = await compare(
    () => ours.send(portion, (i) => requests(place, i)[0]),
    () => bare.send(portion, (i) => requests(place, i)[1]),
  )
  const rate = (spent: number) => `${Math.round((portion / spent) * 1000)}/s`
  const baseline = `${rate(other)} (Fastify, same statements)`
  return { what, ours: rate(one), baseline, ratio: (other / one).toFixed(2), bar: 'at least 0.65' }
}

async function growth(what: string, small: World, huge: World, address: string): Promise<Row> {
  const portion = 600
  using most = await openLoad(huge.ours, connections)
  using few = await openLoad(small.ours, connections)
  const { one, other } = await compare(
    () => most.send(portion, () => ({ path: address, headers: huge.session })),
    () => few.send(portion, () => ({ path: address, headers: small.session })),
  )
  const each = (spent: number) => `${((spent / portion) * 1000).toFixed(0)} µs`
  return { what, ours: each(one), baseline: each(other), ratio: (one / other).toFixed(2), bar: 'at most 1.3' }
}

/** Turn about in small portions, so that whatever else the machine does meets both; the middle of each counts. */
async function compare(one: () => Promise<void>, other: () => Promise<void>) {
  const spent: [number[], number[]] = [[], []]
  for (let round = -3; round < 15; round++) {
    for (const side of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const started = performance.now()
      await (side === 0 ? one : other)()
      if (round >= 0) spent[side].push(performance.now() - started)
    }
  }
  const [first, second] = spent.map((values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0)
  return { one: first ?? 0, other: second ?? 0 }
}

async function world(size: number): Promise<World> {
  await using held = new AsyncDisposableStack()
  const dataDir = await mkdtemp(join(tmpdir(), 'eidolon-bench-'))
  held.defer(() => rm(dataDir, { recursive: true, force: true }))
  const first = await startServer({ env, dataDir })
  const { userId, session } = await signIn(first)
  await first.stop()
  const file = join(dataDir, 'studio.db')
  await seed(file, userId, size)
  const server = held.use(await startServer({ env, dataDir }))
  const child = fork(bareFile, [file, userId], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  held.defer(() => end(child))
  const [told]: { url: string }[] = await once(child, 'message')
  const parts = held.move()
  return { size, ours: server.url, bare: told?.url ?? '', session, [Symbol.asyncDispose]: () => parts.disposeAsync() }
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill()
  await gone
}

async function signIn({ url }: Server): Promise<{ userId: string; session: Record<string, string> }> {
  const project = { 'x-appwrite-project': 'eidolon' }
  const answer = await fetch(`${url}/v1/account/sessions/anonymous`, { method: 'POST', headers: project })
  const fallback = answer.headers.get('x-fallback-cookies') ?? ''
  const { userId } = (await answer.json()) as { userId: string }
  return { userId, session: { ...project, 'x-fallback-cookies': fallback } }
}

/** By one statement: a million requests would take as long as everything else. Nothing here searches, so no words. */
async function seed(file: string, userId: string, size: number): Promise<void> {
  await using db = openSqlite({ file })
  const permissions = JSON.stringify(['read', 'update', 'delete'].map((action) => `${action}("user:${userId}")`))
  await db.run(sql`
    insert into characters (id, created_at, updated_at, permissions, reader, name, name_folded, description,
      description_folded, appearance, appearance_folded, personality, personality_folded, style, style_folded, genes,
      favorite, archived, card)
    with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ${size})
    select 'd' || i, d, d, ${permissions}, ${`user:${userId}`}, 'Person ' || i, 'person ' || i, ${description},
      ${description.toLowerCase()}, 'silver hair', 'silver hair', '', '', 'ink', 'ink', '{}', 0, i % 10 = 0, ''
    from (select i, strftime('%Y-%m-%dT%H:%M:%f+00:00', 1700000000 + i, 'unixepoch') as d from n)`)
}
