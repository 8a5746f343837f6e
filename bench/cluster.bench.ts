import { collectionIds, databaseId, projectId } from '@eidolon/contract/resources.ts'
import type { Row } from '#scripts/bench.ts'
import { type Cluster, startCluster } from '#scripts/cluster/start-cluster.ts'
import { quickEngine } from '#scripts/faults/quick-engine.ts'
import { newPerson, type Person } from '#scripts/faults/people.ts'
import { openLoad, type Request } from './clients/load.ts'

export const title = 'Cluster: one, two and three nodes over one PostgreSQL, on one machine'

const connections = 24
const measured = 5000
const sockets = 600
const events = 40
const jobs = 120
const quiet = { LOG_LEVEL: 'fatal', RATE_LIMITS: 'off', ILLUSTRATOR_PORTRAITS: 'off', MARKING: 'off' }
const documents = `/v1/databases/${databaseId}/collections/${collectionIds.characters}/documents`

/**
 * Nodes, database, store and the clients share the processors of one machine here: with two of them this shows what a
 * second node costs the others more than what it adds. The ratio is to one node of the same run.
 */
export async function run(): Promise<readonly Row[]> {
  using engine = await quickEngine()
  await using cluster = await startCluster({ web: 3, workers: 5, env: { ...quiet, ...engine.env } })
  const workers = cluster.nodes.filter(({ role }) => role === 'worker')
  await Promise.all(workers.map((worker) => worker.stop()))
  const person = await newPerson(cluster.balancer.url)
  const rows = [
    ...(await throughput(cluster, person, 'get')),
    ...(await throughput(cluster, person, 'create')),
    ...(await realtime(cluster, person)),
  ]
  await workers[0]?.start()
  const alone = await drawn(cluster)
  await Promise.all(workers.slice(1).map((worker) => worker.start()))
  const five = await drawn(cluster)
  return [
    ...rows,
    {
      what: `${jobs} queued jobs of a quick engine, five workers`,
      ours: `${five.toFixed(1)}/s`,
      baseline: `${alone.toFixed(1)}/s (one worker)`,
      ratio: (five / alone).toFixed(2),
    },
  ]
}

const webUrls = ({ nodes }: Cluster): readonly string[] =>
  nodes.flatMap((node) => (node.role === 'web' ? (node.url() ?? []) : []))

type Speed = { readonly rate: number; readonly p50: number; readonly p99: number }

async function throughput(cluster: Cluster, person: Person, kind: 'get' | 'create'): Promise<Row[]> {
  const headers = { 'x-appwrite-project': projectId, 'x-appwrite-session': person.session }
  const data = { name: 'Mira', appearance: 'tall' }
  const made = await person.call('POST', documents.slice(3), { documentId: 'unique()', data })
  const body = JSON.stringify({ documentId: 'unique()', data })
  const request: Request =
    kind === 'get'
      ? { path: `${documents}/${String(made.body['$id'])}`, headers }
      : { method: 'POST', path: documents, headers: { ...headers, 'content-type': 'application/json' }, body }
  const speeds: Speed[] = []
  for (const many of [1, 2, 3]) speeds.push(await speedOf(webUrls(cluster).slice(0, many), request))
  const [one, ...more] = speeds
  const shown = ({ rate, p50, p99 }: Speed) =>
    `${rate.toFixed(0)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`
  if (!one) return []
  return more.map((speed, index) => ({
    what: `${kind}, ${connections} connections, ${index === 0 ? 'two' : 'three'} nodes`,
    ours: shown(speed),
    baseline: `${shown(one)} (one node)`,
    ratio: (speed.rate / one.rate).toFixed(2),
  }))
}

async function speedOf(urls: readonly string[], request: Request): Promise<Speed> {
  const times: number[] = []
  const end = performance.now() + measured
  await Promise.all(
    Array.from({ length: connections }, async (_, n) => {
      using load = await openLoad(urls[n % urls.length] ?? '', 1)
      while (performance.now() < end) {
        const started = performance.now()
        await load.send(1, () => request)
        times.push(performance.now() - started)
      }
    }),
  )
  // What came first warmed the nodes up.
  const sorted = times.slice(Math.floor(times.length / 5)).toSorted((a, b) => a - b)
  const at = (quantile: number) => sorted[Math.floor(sorted.length * quantile)] ?? 0
  return { rate: times.length / (measured / 1000), p50: at(0.5), p99: at(0.99) }
}

async function realtime(cluster: Cluster, person: Person): Promise<Row[]> {
  const urls = webUrls(cluster)
  const [alone, spread] = [
    await heard(urls.slice(0, 1), urls[0] ?? '', person),
    await heard(urls, urls[0] ?? '', person),
  ]
  return [
    {
      what: `a change at one node to the last of ${sockets} sockets at three, p50`,
      ours: `${spread.toFixed(1)} ms`,
      baseline: `${alone.toFixed(1)} ms (all at that node)`,
      ratio: (spread / alone).toFixed(2),
    },
  ]
}

/** The time from asking for a change until the last socket has heard of it, p50. */
async function heard(urls: readonly string[], writer: string, { session }: Person): Promise<number> {
  let missing = 0
  let done = () => {}
  const query = new URLSearchParams([
    ['project', projectId],
    ['channels[]', 'documents'],
  ])
  const all = await Promise.all(
    Array.from({ length: sockets }, async (_, n) => {
      const address = `${(urls[n % urls.length] ?? '').replace('http', 'ws')}/v1/realtime?${query}`
      const socket: WebSocket = Reflect.construct(WebSocket, [address, { headers: { 'x-appwrite-session': session } }])
      await new Promise<void>((connected, failed) => {
        socket.addEventListener('error', () => failed(new Error('A socket could not be opened')))
        socket.addEventListener('message', ({ data }) => {
          if (String(data).includes('"type":"connected"')) return connected()
          missing -= 1
          if (missing === 0) done()
        })
      })
      return socket
    }),
  )
  const headers = { 'x-appwrite-project': projectId, 'x-appwrite-session': session, 'content-type': 'application/json' }
  const body = JSON.stringify({ documentId: 'unique()', data: { name: 'Mira', appearance: 'tall' } })
  const times: number[] = []
  for (let n = 0; n < events; n++) {
    missing = sockets
    const reached = new Promise<void>((each) => (done = each))
    const started = performance.now()
    await fetch(`${writer}${documents}`, { method: 'POST', headers, body })
    await reached
    times.push(performance.now() - started)
  }
  for (const socket of all) socket.close()
  return times.toSorted((a, b) => a - b)[Math.floor(events / 2)] ?? 0
}

/** Jobs a second, from the first asked for to the last that has ended. */
async function drawn({ balancer: { url } }: Cluster): Promise<number> {
  const people = await Promise.all(Array.from({ length: jobs / 4 }, () => newPerson(url)))
  const started = performance.now()
  await Promise.all(
    people.map(async (person) => {
      const { body } = await person.call('POST', documents.slice(3), {
        documentId: 'unique()',
        data: { name: 'Mira', appearance: 'tall' },
      })
      const order = { characterId: body['$id'], engine: 'openai', prompt: 'at the lake', count: 1 }
      const asked = await Promise.all(Array.from({ length: 4 }, () => person.call('POST', '/generations', order)))
      const open = new Set(asked.map(({ body: made }) => String(made['$id'])))
      while (open.size > 0) {
        await new Promise((done) => setTimeout(done, 300))
        for (const id of open) {
          const { body: found } = await person.call('GET', `/generations/${id}`)
          if (!['queued', 'running'].includes(String(found['status']))) open.delete(id)
        }
      }
    }),
  )
  return jobs / ((performance.now() - started) / 1000)
}
