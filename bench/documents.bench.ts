import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { genesText } from '#server/domain/looks/genes-text.ts'
import { lookReader } from '#server/domain/looks/read-look.ts'
import type { BenchRow } from '#scripts/bench.ts'
import { percentile } from '#scripts/fuzz/strangers/verdict.ts'
import { large, openLibrary } from '#scripts/lab/large-library.ts'
import type { Size } from '#scripts/lab/multiply-library.ts'
import { startShipped } from '#scripts/lab/shipped-server.ts'
import { workInBackground } from './clients/background-work.ts'
import { openLoad, type Request } from './clients/load.ts'

export const title = 'Documents: get, list and create over HTTP, as shipped, SQLite'

const connections = 8
const place = '/v1/databases/studio/collections'
const path = `${place}/characters/documents`
const stripMetadata = fileURLToPath(new URL('../apps/server/test/support/bare-documents.ts', import.meta.url))
const newest = encodeURIComponent(JSON.stringify({ method: 'orderDesc', attribute: '$createdAt' }))
const shown = encodeURIComponent(JSON.stringify({ method: 'equal', attribute: 'archived', values: [false] }))
const few: Size = { characters: 1000, media: 1000 }
const gets = 1500

/** The whole server and the bare one over the same documents, all of one user. */
type DocumentsWorld = AsyncDisposable & {
  readonly size: Size
  readonly ours: string
  readonly bare: string
  readonly session: Readonly<Record<string, string>>
}

/** One account has everything. While it is measured, portraits are rendered, webhooks delivered and images generated. */
export async function run(): Promise<readonly BenchRow[]> {
  await using small = await world(few)
  await using many = await world(large)
  await using work = await workInBackground({ url: many.ours, headers: many.session, characters: large.characters })
  const get = ({ size, session }: DocumentsWorld, i: number): readonly [Request, Request] => {
    const id = `char${(i * 7919) % size.characters}`
    return [{ path: `${path}/${id}`, headers: session }, { path: `/documents/${id}` }]
  }
  const began = performance.now()
  const rows = [
    await against('get', many, gets, get),
    await slowest('get, p99', many, get),
    await against('list 25 newest of 100,000', many, 600, ({ session }) => [
      { path: `${path}?queries[0]=${newest}`, headers: session },
      { path: '/documents' },
    ]),
    await against('list 25 newest of 100,000 that match a filter', many, 600, ({ session }) => [
      { path: `${path}?queries[0]=${shown}&queries[1]=${newest}`, headers: session },
      { path: '/matches' },
    ]),
    await growth('list 25 newest characters, 100,000 against 1,000', small, many, `${path}?queries[0]=${newest}`),
    await growth(
      'list 25 newest media, 1,000,000 against 1,000',
      small,
      many,
      `${place}/media/documents?queries[0]=${newest}`,
    ),
    await against('create', many, 500, ({ session }) => {
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
  const { portraits, deliveries, images, writes } = await work.done()
  const meanwhile = `${portraits} portraits, ${deliveries} webhook deliveries, ${images} images, ${writes} changes`
  const took = `in ${Math.round((performance.now() - began) / 1000)} s`
  return [...rows, { what: 'done in the background meanwhile', ours: meanwhile, baseline: took, ratio: '' }]
}

let made = 0
/** As the form sends them: somebody who was shown before. */
const genes = genesText(lookReader()({ appearance: 'silver hair', seed: 1 }).genes)
const description = 'Grew up by the sea and never quite left it. '.repeat(4)

type Requests = (place: DocumentsWorld, index: number) => readonly [ours: Request, bare: Request]

async function against(what: string, on: DocumentsWorld, portion: number, requests: Requests): Promise<BenchRow> {
  using ours = await openLoad(on.ours, connections)
  using bare = await openLoad(on.bare, connections)
  const { one, other } = await compare(
    () => ours.send(portion, (i) => requests(on, i)[0]),
    () => bare.send(portion, (i) => requests(on, i)[1]),
  )
  const rate = (spent: number) => `${Math.round((portion / spent) * 1000)}/s`
  const baseline = `${rate(other)} (Fastify, same statements)`
  return { what, ours: rate(one), baseline, ratio: (other / one).toFixed(2), bar: 'at least 0.65' }
}

/** Of every answer in all rounds. */
async function slowest(what: string, on: DocumentsWorld, requests: Requests): Promise<BenchRow> {
  using ours = await openLoad(on.ours, connections)
  using bare = await openLoad(on.bare, connections)
  const times: [number[], number[]] = [[], []]
  let from = 0
  await compare(
    async () => void times[0].push(...(await ours.send(gets, (i) => requests(on, from + i)[0]))),
    async () => {
      times[1].push(...(await bare.send(gets, (i) => requests(on, from + i)[1])))
      from += gets
    },
  )
  const [one = 0, other = 0] = times.map((each) =>
    percentile(
      each.toSorted((a, b) => a - b),
      0.99,
    ),
  )
  const ms = (time: number) => `${time.toFixed(1)} ms`
  return {
    what,
    ours: ms(one),
    baseline: `${ms(other)} (Fastify)`,
    ratio: (one / other).toFixed(2),
    bar: 'below 10 ms',
  }
}

async function growth(what: string, small: DocumentsWorld, huge: DocumentsWorld, address: string): Promise<BenchRow> {
  const portion = 600
  using max = await openLoad(huge.ours, connections)
  using least = await openLoad(small.ours, connections)
  const { one, other } = await compare(
    () => max.send(portion, () => ({ path: address, headers: huge.session })),
    () => least.send(portion, () => ({ path: address, headers: small.session })),
  )
  const each = (spent: number) => `${((spent / portion) * 1000).toFixed(0)} µs`
  return { what, ours: each(one), baseline: each(other), ratio: (one / other).toFixed(2), bar: 'at most 1.3' }
}

/** Turn about in small portions, so that whatever else the machine does meets both; the middle of each counts. */
async function compare(one: () => Promise<unknown>, other: () => Promise<unknown>) {
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

async function world(size: Size): Promise<DocumentsWorld> {
  await using held = new AsyncDisposableStack()
  const { dataDir, userId, headers } = held.use(await openLibrary(size))
  const server = held.use(await startShipped({ dataDir }))
  const child = fork(stripMetadata, [join(dataDir, 'studio.db'), userId], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  held.defer(() => end(child))
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The bare server has ended.')))
  const [told]: { url: string }[] = await Promise.race([once(child, 'message'), ended])
  ended.catch(() => {})
  const parts = held.move()
  const session = { 'x-appwrite-project': 'eidolon', ...headers }
  return { size, ours: server.url, bare: told?.url ?? '', session, [Symbol.asyncDispose]: () => parts.disposeAsync() }
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill()
  await gone
}
