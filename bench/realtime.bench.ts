import { once } from 'node:events'
import { createServer } from 'node:http'
import { Worker } from 'node:worker_threads'
import { openLogger } from '#server/adapters/system/logger.ts'
import { systemClock } from '#server/adapters/system/clock.ts'
import { documentChannels, eventNames, type RealtimeEvent } from '#server/domain/realtime/event.ts'
import { attachRealtime } from '#server/transport/realtime/socket.ts'
import { bareSockets } from '#server/transport/realtime/testing/bare-sockets.ts'
import type { BenchRow } from '#scripts/bench.ts'

export const title = 'Realtime: one event to 1,000 sockets'

const sockets = 1000
const rounds = 300
const warmUp = 60

/** Something whose one event reaches every socket. `send` is what is measured, from the change to the last socket. */
type BenchPeer = AsyncDisposable & { readonly port: number; send(): void }
type TimeSample = { readonly wall: number; readonly cpu: number }

export async function run(): Promise<readonly BenchRow[]> {
  await using ours = await realtime()
  await using bare = await bareSide()
  await using clients = await connectAll([ours.port, bare.port])
  const samples: Record<'ours' | 'bare', TimeSample[]> = { ours: [], bare: [] }
  for (let round = 0; round < rounds + warmUp; round++) {
    // Turn about, so that whatever else the machine does meets both.
    const order = round % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)
    for (const name of order) {
      const sample = await measure(name === 'ours' ? ours : bare, clients)
      if (round >= warmUp) samples[name].push(sample)
    }
  }
  return [
    row('change to last socket, p50', samples, 'wall', 0.5),
    row('change to last socket, p99', samples, 'wall', 0.99),
    row('time of the server thread, p50', samples, 'cpu', 0.5),
  ]
}

async function measure(side: BenchPeer, clients: Clients): Promise<TimeSample> {
  const reached = clients.reached(side.port)
  const cpu = process.threadCpuUsage()
  const started = performance.now()
  side.send()
  await reached
  const wall = performance.now() - started
  const { user, system } = process.threadCpuUsage(cpu)
  return { wall, cpu: (user + system) / 1000 }
}

function row(
  what: string,
  samples: Record<'ours' | 'bare', TimeSample[]>,
  kind: keyof TimeSample,
  quantile: number,
): BenchRow {
  const [ours, bare] = [samples.ours, samples.bare].map((side) => {
    const sorted = side.map((sample) => sample[kind]).toSorted((a, b) => a - b)
    return sorted[Math.floor(sorted.length * quantile)] ?? 0
  })
  const [a = 0, b = 0] = [ours, bare]
  const bar = kind === 'wall' && quantile === 0.5 ? { bar: 'at most 1.3' } : {}
  return { what, ours: `${a.toFixed(1)} ms`, baseline: `${b.toFixed(1)} ms (ws)`, ratio: (a / b).toFixed(2), ...bar }
}

const event: RealtimeEvent = {
  events: eventNames(
    [
      ['databases', 'studio'],
      ['collections', 'characters'],
      ['documents', '670d2f2a001b9f8e5c33'],
    ],
    'update',
  ),
  channels: documentChannels('studio', 'characters', '670d2f2a001b9f8e5c33'),
  timestamp: '2026-11-14T10:00:00.000+00:00',
  payload: { $id: '670d2f2a001b9f8e5c33', name: 'Iris Vale', description: 'x'.repeat(800) },
  audience: ['any'],
}

/** What clients get of it. */
const { audience: _audience, ...data } = event
const message = { type: 'event', data }

/** The whole path of ours: index, roles, serialization, back-pressure. */
async function realtime(): Promise<BenchPeer> {
  const server = createServer()
  let tell = (_event: RealtimeEvent): void => {}
  const guest = { caller: { kind: 'guest', ip: '' }, user: null, until: undefined } as const
  const attached = attachRealtime(server, {
    feed: {
      listen(listener) {
        tell = (each) => listener.event(each)
        return { [Symbol.dispose]() {} }
      },
    },
    identities: { resolveCaller: async () => guest, resolveSession: async () => undefined },
    admission: { isProject: () => true, allowsPage: () => true, mayConnect: async () => true },
    peerOf: () => ({ ip: '127.0.0.1', origin: 'http://localhost' }),
    clock: systemClock,
    log: openLogger('silent'),
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: portOf(server.address()),
    send: () => tell(event),
    async [Symbol.asyncDispose]() {
      await attached[Symbol.asyncDispose]()
      server.close()
    },
  }
}

/** The same frame, made once per event as ours is, to every socket. */
async function bareSide(): Promise<BenchPeer> {
  const bare = await bareSockets()
  return {
    port: bare.port,
    send: () => bare.send(Buffer.from(JSON.stringify(message))),
    [Symbol.asyncDispose]: () => bare[Symbol.asyncDispose](),
  }
}

type Clients = AsyncDisposable & { reached(port: number): Promise<void> }

/** In a thread of their own: what the clients cost is not what is measured. */
async function connectAll(ports: readonly number[]): Promise<Clients> {
  const payload = Buffer.byteLength(JSON.stringify(message))
  const workerData = { ports, sockets, frame: payload + (payload > 125 ? 4 : 2) }
  const worker = new Worker(new URL('clients/count-frames.ts', import.meta.url), { workerData })
  await once(worker, 'message')
  return {
    reached: (port) =>
      new Promise((done) => {
        worker.once('message', (from: number) => {
          if (from !== port) throw new Error('An event came to sockets it was not sent to')
          done()
        })
      }),
    async [Symbol.asyncDispose]() {
      await worker.terminate()
    },
  }
}

function portOf(address: string | { readonly port: number } | null): number {
  return address !== null && typeof address === 'object' ? address.port : 0
}
