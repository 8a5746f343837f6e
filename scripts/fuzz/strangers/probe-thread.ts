import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { percentile, type Waits } from './verdict.ts'

/** What the other client asks for all the time. It has a thread of its own, because the attack keeps the main one busy. */
export type Probe = {
  readonly url: string
  readonly from: string
  readonly asks: readonly { readonly path: string; readonly headers: Readonly<Record<string, string>> }[]
}

const { url, from, asks }: Probe = workerData
const pause = 30
const patience = 60_000
const { hostname, port } = new URL(url)
let times: number[] = []
let failed = 0
const begun = new Map<string, number>()

for (const ask of asks) void repeat(ask)

parentPort?.on('message', () => {
  const now = performance.now()
  // A request that still waits has waited at least this long.
  const sorted = [...times, ...[...begun.values()].map((began) => now - began)].toSorted((a, b) => a - b)
  const waits: Waits = { worst: sorted.at(-1) ?? 0, p99: percentile(sorted, 0.99), asked: times.length, failed }
  times = []
  failed = 0
  parentPort?.postMessage(waits)
})

async function repeat({ path, headers }: Probe['asks'][number]): Promise<never> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (;;) {
    const began = performance.now()
    begun.set(path, began)
    const isWell = await once(path, headers, agent)
    begun.delete(path)
    times.push(performance.now() - began)
    if (!isWell) failed += 1
    await wait(pause)
  }
}

function once(path: string, headers: Readonly<Record<string, string>>, agent: Agent): Promise<boolean> {
  return new Promise((done) => {
    const sent = request(
      { hostname, port, path, headers, agent, localAddress: from, timeout: patience },
      (response) => {
        response.resume()
        response.on('end', () => done(response.statusCode === 200))
        response.on('error', () => done(false))
      },
    )
    sent.on('timeout', () => sent.destroy(new Error('no answer')))
    sent.on('error', () => done(false))
    sent.end()
  })
}
