import { once } from 'node:events'
import { createServer } from 'node:http'
import { projectId } from '@eidolon/contract/resources.ts'
import type { BenchRow } from '#scripts/bench.ts'
import { clusterNode, type ClusterNode } from '#scripts/cluster/nodes.ts'
import { characters, newPerson } from '#scripts/faults/people.ts'
import { openLoad, type Request } from './clients/load.ts'
import { processorTime } from './clients/processor-time.ts'

export const title = 'Seeing: what figures and traces cost a request, in processor time, SQLite'

const connections = 8
const turn = 1000
const turns = 9
const quiet = { LOG_LEVEL: 'fatal', RATE_LIMITS: 'off', ILLUSTRATOR_PORTRAITS: 'off', MARKING: 'off' }

/** One server with nothing of it, and the same with each of them. */
export async function run(): Promise<readonly BenchRow[]> {
  using collector = await takesEverything()
  const kinds = {
    off: {},
    figures: { METRICS_TOKEN: 'a-token-for-the-benchmark' },
    traces: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
    'one trace in ten': {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_TRACES_SAMPLER: 'traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
    },
  }
  return compare(
    Object.entries(kinds).map(([name, env]) => ({ name, env })),
    'off',
  )
}

type ServerKind = { readonly name: string; readonly env: Record<string, string>; readonly program?: string }

/** Turn about, so that whatever else the machine does meets all of them; the middle of each counts. */
export async function compare(kinds: readonly ServerKind[], base: string): Promise<BenchRow[]> {
  await using held = new AsyncDisposableStack()
  const sides = await Promise.all(
    kinds.map(async ({ name, env, program }) => {
      const node = await clusterNode({
        name,
        role: 'web',
        env: { ...quiet, ROLE: 'all', ...env },
        ...(program && { program }),
      })
      held.defer(() => node.stop())
      await node.start()
      return { name, node, requests: await requestsTo(node.url() ?? '') }
    }),
  )
  const rows: BenchRow[] = []
  for (const what of ['get', 'create'] as const) {
    const spent = new Map(sides.map(({ name }) => [name, [] as number[]]))
    for (let round = -2; round < turns; round++) {
      for (const { name, node, requests } of sides) {
        const cost = await costOf(node, requests[what])
        if (round >= 0) spent.get(name)?.push(cost)
      }
    }
    const middle = (name: string) => spent.get(name)?.toSorted((a, b) => a - b)[turns >> 1] ?? 0
    for (const { name } of kinds.filter((kind) => kind.name !== base)) {
      rows.push({
        what: `${what}, ${name}`,
        ours: `${middle(name).toFixed(3)} ms`,
        baseline: `${middle(base).toFixed(3)} ms (${base})`,
        ratio: (middle(name) / middle(base)).toFixed(2),
      })
    }
  }
  return rows
}

async function requestsTo(url: string): Promise<{ readonly get: Request; readonly create: Request }> {
  const person = await newPerson(url)
  const data = { name: 'Mira', appearance: 'tall' }
  const headers = { 'x-appwrite-project': projectId, 'x-appwrite-session': person.session }
  const made = await person.call('POST', characters, { documentId: 'unique()', data })
  return {
    get: { path: `/v1${characters}/${String(made.body['$id'])}`, headers },
    create: {
      method: 'POST',
      path: `/v1${characters}`,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ documentId: 'unique()', data }),
    },
  }
}

async function costOf(node: ClusterNode, request: Request): Promise<number> {
  using load = await openLoad(node.url() ?? '', connections)
  const before = processorTime(node.pid())
  const end = performance.now() + turn
  let made = 0
  for (; performance.now() < end; made += 200) await load.send(200, () => request)
  return (processorTime(node.pid()) - before) / made
}

/** A collector of OpenTelemetry that throws everything away. */
async function takesEverything(): Promise<Disposable & { readonly url: string }> {
  const server = createServer((asked, answer) => {
    asked.resume().once('end', () => answer.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`,
    [Symbol.dispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}
