import { once } from 'node:events'
import { availableParallelism, loadavg } from 'node:os'
import { Worker } from 'node:worker_threads'
import { collectionIds, databaseId, projectId } from '@eidolon/contract/resources.ts'
import type { BenchRow } from '#scripts/bench.ts'
import { type Cluster, startCluster } from '#scripts/cluster/start-cluster.ts'
import { newPerson, type Visitor } from '#scripts/faults/people.ts'
import { quickEngine } from '#scripts/faults/quick-engine.ts'
import { ensurePostgresInstalled } from '#scripts/postgres.ts'
import { openLoad, type Request } from './clients/load.ts'
import { partTime, turnsInRound } from './clients/part-time.ts'
import { processorTime } from './clients/processor-time.ts'
import { type QueueFigures, drawn, putIntoQueue } from './clients/queued-jobs.ts'

export const title = 'Cluster: one, two and three nodes over one PostgreSQL, all on one machine'

const connections = 24
const turn = 1200
const turns = 4
const sockets = 5000
/** As many as fit at one node, which takes 3,072. */
const socketsOfOne = 3000
const events = 30
const [fewJobs, manyJobs] = [200, 10_000]
const quiet = {
  LOG_LEVEL: 'fatal',
  RATE_LIMITS: 'off',
  ILLUSTRATOR_PORTRAITS: 'off',
  MARKING: 'off',
  QUOTA_FREE: '1TB',
}
const collection = `databases.${databaseId}.collections.${collectionIds.characters}.documents`
const documents = `/v1/${collection.replaceAll('.', '/')}`

/**
 * Nodes, database, store and clients share the processors of one machine, so that rates say little about machines of
 * their own. What a request costs each of them carries over: that is why it stands beside.
 */
export async function run(): Promise<readonly BenchRow[]> {
  // So that PostgreSQL ends with this.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  await ensurePostgresInstalled()
  using engine = await quickEngine(() => 50)
  await using cluster = await startCluster({ web: 3, workers: 5, isDirect: true, env: { ...quiet, ...engine.env } })
  const workers = cluster.nodes.filter(({ role }) => role === 'worker')
  await Promise.all(workers.map((worker) => worker.stop()))
  const [url = ''] = webUrls(cluster)
  const person = await newPerson(url)
  const before = loadavg()[0] ?? 0
  // As many accounts as connections: changes of one account take turns, those of several do not.
  const people = await Promise.all(Array.from({ length: connections }, () => newPerson(url)))
  const rows = [
    ...(await throughput(cluster, 'get', await Promise.all(people.map(reading)))),
    ...(await throughput(cluster, 'create', people.map(creating))),
    ...(await realtime(cluster, person)),
  ]
  await putIntoQueue(webUrls(cluster), fewJobs)
  await workers[0]?.start()
  const alone = await drawn(cluster)
  await workers[0]?.stop()
  const waiting = await putIntoQueue(webUrls(cluster), manyJobs)
  await Promise.all(workers.map((worker) => worker.start()))
  const five = await drawn(cluster)
  const perJob = ({ nodes, postgres }: QueueFigures['cost']) => `${ms(nodes)} nodes, ${ms(postgres)} PostgreSQL`
  return [
    ...rows,
    {
      what: `${waiting.many} jobs put into the queue by three nodes`,
      ours: `${waiting.rate.toFixed(0)}/s`,
      baseline: '',
      ratio: '',
    },
    {
      what: `${waiting.many - five.left} of ${waiting.many} queued jobs of an engine that takes 50 ms, five workers`,
      ours: `${five.rate.toFixed(1)}/s`,
      baseline: `${alone.rate.toFixed(1)}/s (${fewJobs} jobs, one worker)`,
      ratio: (five.rate / alone.rate).toFixed(2),
    },
    {
      what: 'the same, processor time of a job',
      ours: perJob(five.cost),
      baseline: perJob(alone.cost),
      ratio: ((five.cost.nodes + five.cost.postgres) / (alone.cost.nodes + alone.cost.postgres)).toFixed(2),
    },
    {
      what: 'pictures in libraries, for jobs that have ended well',
      ours: `${five.pictures}`,
      baseline: `${five.succeeded} (the engine was asked ${engine.asked()} times)`,
      ratio: (five.pictures / five.succeeded).toFixed(2),
      bar: '1.00',
    },
    {
      what: 'processes that wanted a processor, at the end',
      ours: (loadavg()[0] ?? 0).toFixed(1),
      baseline: `${before.toFixed(1)} (at the start)`,
      ratio: '',
    },
  ]
}

const webUrls = ({ nodes }: Cluster): readonly string[] =>
  nodes.flatMap((node) => (node.role === 'web' ? (node.url() ?? []) : []))

const ms = (value: number): string => `${value.toFixed(2)} ms`

const headersOf = ({ session }: Visitor) => ({ 'x-appwrite-project': projectId, 'x-appwrite-session': session })

const data = { name: 'Mira', appearance: 'tall' }

async function reading(person: Visitor): Promise<Request> {
  const made = await person.call('POST', documents.slice(3), { documentId: 'unique()', data })
  return { path: `${documents}/${String(made.body['$id'])}`, headers: headersOf(person) }
}

function creating(person: Visitor): Request {
  const headers = { ...headersOf(person), 'content-type': 'application/json' }
  return { method: 'POST', path: documents, headers, body: JSON.stringify({ documentId: 'unique()', data }) }
}

type Speed = {
  readonly rate: number
  readonly p50: number
  readonly p99: number
  /** Milliseconds of processor for each request: of all nodes, of PostgreSQL, and of the clients, which are this process. */
  readonly nodes: number
  readonly postgres: number
  readonly clients: number
}

async function throughput(cluster: Cluster, kind: string, requests: readonly Request[]): Promise<BenchRow[]> {
  const found: Speed[][] = [[], [], []]
  for (let round = -1; round < turns; round++) {
    // Turn about, so that whatever else the machine does meets each number of nodes.
    for (const [index, speeds] of found.entries()) {
      const speed = await speedOf(cluster, index + 1, requests)
      if (round >= 0) speeds.push(speed)
    }
  }
  const [one, ...more] = found.map(middleOf)
  if (!one) return []
  const shown = ({ rate, p50, p99 }: Speed) => `${rate.toFixed(0)}/s, p50 ${ms(p50)}, p99 ${ms(p99)}`
  const cost = ({ nodes, postgres, clients }: Speed) =>
    `${ms(nodes)} node, ${ms(postgres)} PostgreSQL, ${ms(clients)} clients`
  const growing = more.flatMap((speed, index) => {
    const what = `${kind}, ${connections} connections, ${index === 0 ? 'two' : 'three'} nodes`
    return [
      { what, ours: shown(speed), baseline: `${shown(one)} (one node)`, ratio: (speed.rate / one.rate).toFixed(2) },
      {
        what: 'the same, processor time of a request',
        ours: cost(speed),
        baseline: cost(one),
        ratio: ((speed.nodes + speed.postgres) / (one.nodes + one.postgres)).toFixed(2),
      },
    ]
  })
  return [...growing, ...whereItStops(kind, [one, ...more]), ...(await smallNodes(cluster, kind, requests))]
}

/**
 * How it grows while processors are left. Nodes that run a fifth of the time each, never two at once, leave most of the
 * machine to the database and to the clients, so that what stops them is themselves or each other.
 */
async function smallNodes(cluster: Cluster, kind: string, requests: readonly Request[]): Promise<BenchRow[]> {
  const found: Speed[][] = [[], [], []]
  for (let round = 0; round < turns; round++) {
    for (const [index, speeds] of found.entries()) {
      const pids = cluster.nodes.slice(0, index + 1).flatMap((node) => node.pid() ?? [])
      await using _ = await partTime(pids)
      speeds.push(await speedOf(cluster, index + 1, requests))
    }
  }
  const [one, ...more] = found.map(middleOf)
  if (!one) return []
  return more.map((speed, index) => ({
    what: `${kind}, ${index === 0 ? 'two' : 'three'} nodes that run 1/${turnsInRound} of the time each`,
    ours: `${speed.rate.toFixed(0)}/s, ${ms(speed.postgres)} PostgreSQL`,
    baseline: `${one.rate.toFixed(0)}/s, ${ms(one.postgres)} PostgreSQL (one such node)`,
    ratio: (speed.rate / one.rate).toFixed(2),
  }))
}

/**
 * Nodes, database and clients share this machine, so that a rate alone does not tell what it stopped at. How many
 * processors each had does; and what a request costs tells how far a machine for each of them would go.
 */
function whereItStops(kind: string, speeds: readonly Speed[]): BenchRow[] {
  const max = availableParallelism()
  const busy = ({ rate, nodes, postgres, clients }: Speed) => {
    const of = (cost: number) => (rate * cost) / 1000
    return { nodes: of(nodes), postgres: of(postgres), clients: of(clients), all: of(nodes + postgres + clients) }
  }
  const shown = (speed: Speed) => {
    const { nodes, postgres, clients } = busy(speed)
    return `${nodes.toFixed(2)} nodes, ${postgres.toFixed(2)} PostgreSQL, ${clients.toFixed(2)} clients`
  }
  const counted = ['one node', 'two nodes', 'three nodes']
  const rows = speeds.map((speed, index) => ({
    what: `${kind}, processors in use with ${counted[index]}`,
    ours: shown(speed),
    baseline: `${max} in all, ${reasonOf(busy(speed), index + 1, max)}`,
    ratio: (busy(speed).all / max).toFixed(2),
  }))
  const [one] = speeds
  if (!one) return rows
  return [
    ...rows,
    {
      what: `${kind}, what a processor of its own carries`,
      ours: `${perProcessor(one.nodes)} a node`,
      baseline: `${perProcessor(one.postgres)} PostgreSQL`,
      // So many nodes with a processor each keep one of the database busy.
      ratio: (one.nodes / one.postgres).toFixed(2),
    },
  ]
}

const perProcessor = (cost: number): string => (cost > 0 ? `${(1000 / cost).toFixed(0)}/s` : 'not told')

type Busy = { readonly nodes: number; readonly all: number }

/** What there was none left of. A node answers on one thread, which is full a little before a whole processor. */
function reasonOf({ nodes, all }: Busy, many: number, max: number): string {
  if (all >= max * 0.9) return 'which were full'
  if (nodes >= many * 0.9) return many === 1 ? 'its thread was full' : 'their threads were full'
  return 'not full: others wanted them, or requests waited for the disk or for each other'
}

function middleOf(speeds: readonly Speed[]): Speed {
  const middle = (of: (speed: Speed) => number) => speeds.map(of).toSorted((a, b) => a - b)[speeds.length >> 1] ?? 0
  return {
    rate: middle(({ rate }) => rate),
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
    nodes: middle(({ nodes }) => nodes),
    postgres: middle(({ postgres }) => postgres),
    clients: middle(({ clients }) => clients),
  }
}

async function speedOf(cluster: Cluster, many: number, requests: readonly Request[]): Promise<Speed> {
  const urls = webUrls(cluster).slice(0, many)
  const spent = () => ({
    nodes: cluster.nodes.reduce((total, node) => total + processorTime(node.pid()), 0),
    postgres: processorTime(cluster.postgres.pid()),
    // Those of this process alone: the others are its children.
    clients: ownProcessorTime(),
  })
  const times: number[] = []
  const before = spent()
  const started = performance.now()
  await Promise.all(
    requests.map(async (request, n) => {
      using load = await openLoad(urls[n % urls.length] ?? '', 1)
      for (let now = performance.now(); now < started + turn;) {
        await load.send(1, () => request)
        const ended = performance.now()
        times.push(ended - now)
        now = ended
      }
    }),
  )
  const took = performance.now() - started
  const after = spent()
  const sorted = times.toSorted((a, b) => a - b)
  const at = (quantile: number) => sorted[Math.floor(sorted.length * quantile)] ?? 0
  return {
    rate: times.length / (took / 1000),
    p50: at(0.5),
    p99: at(0.99),
    nodes: (after.nodes - before.nodes) / times.length,
    postgres: (after.postgres - before.postgres) / times.length,
    clients: (after.clients - before.clients) / times.length,
  }
}

function ownProcessorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function realtime(cluster: Cluster, person: Visitor): Promise<BenchRow[]> {
  const urls = webUrls(cluster)
  const lone = await heard(urls.slice(1, 2), urls[0] ?? '', person, 1)
  const alone = await heard(urls.slice(0, 1), urls[0] ?? '', person, socketsOfOne)
  const spread = await heard(urls, urls[0] ?? '', person, sockets)
  const shown = ({ p50, p99 }: DeliveryTimes) => `p50 ${ms(p50)}, p99 ${ms(p99)}`
  return [
    {
      what: `a change at one node to the last of ${sockets} sockets at three`,
      ours: shown(spread),
      baseline: `${shown(alone)} (${socketsOfOne}, all at that node)`,
      ratio: (spread.p50 / alone.p50).toFixed(2),
    },
    {
      what: 'a change at one node to a lone socket at another',
      ours: shown(lone),
      baseline: `${shown(alone)} (${socketsOfOne}, all at that node)`,
      ratio: (lone.p50 / alone.p50).toFixed(2),
    },
  ]
}

type DeliveryTimes = { readonly p50: number; readonly p99: number }

/** The time from asking for a change until the last socket has heard of it. */
async function heard(urls: readonly string[], writer: string, person: Visitor, many: number): Promise<DeliveryTimes> {
  const query = new URLSearchParams([
    ['project', projectId],
    ['channels[]', collection],
  ])
  const workerData = { urls, sockets: many, path: `/v1/realtime?${query}`, session: person.session }
  const crowd = new Worker(new URL('clients/socket-crowd.ts', import.meta.url), { workerData })
  await once(crowd, 'message')
  using load = await openLoad(writer, 1)
  const times: number[] = []
  for (let n = 0; n < events; n++) {
    const reached = once(crowd, 'message')
    const started = performance.now()
    await load.send(1, () => creating(person))
    await reached
    times.push(performance.now() - started)
  }
  await crowd.terminate()
  const sorted = times.toSorted((a, b) => a - b)
  return { p50: sorted[events >> 1] ?? 0, p99: sorted.at(-1) ?? 0 }
}
