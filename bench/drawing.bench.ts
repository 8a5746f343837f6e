import { Agent, request } from 'node:http'
import { availableParallelism } from 'node:os'
import type { BenchRow } from '#scripts/bench.ts'
import { painter } from '#tests/support/generating.ts'
import { startServer } from '#tests/support/start-server.ts'

export const title = 'Drawing: pictures of 768 × 768, and requests meanwhile'

const pictures = 6
const pace = 5

/** How long requests take while nothing is drawn and while two pictures are, and how long the pictures take. */
export async function run(): Promise<readonly BenchRow[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  await using server = await startServer({
    env: { RATE_LIMITS: 'off', LOG_LEVEL: 'silent', ILLUSTRATOR_THREADS: '2' },
    drawing: 'real',
  })
  try {
    const maya = await painter(server)
    const path = `${server.url}/v1/databases/studio/collections/characters/documents/${maya.characterId}`
    const headers = { 'x-appwrite-project': 'eidolon', 'x-appwrite-session': maya.secret }
    // Threads and body data are there before anything is measured.
    const warm = [await maya.start(server, { seed: 1 }), await maya.start(server, { seed: 2 })]
    for (const { $id } of warm) await maya.ended(server, $id)

    const idle = await latencies(agent, path, headers, (count) => count < 600)
    const asked = await Promise.all([maya.start(server, { count: 3 }), maya.start(server, { count: 3 })])
    let drawing = true
    const began = performance.now()
    const ended = Promise.all(asked.map(({ $id }) => maya.ended(server, $id))).then(() => {
      drawing = false
      return performance.now() - began
    })
    const busy = await latencies(agent, path, headers, () => drawing)
    const spent = await ended
    const at = (values: readonly number[], share: number) =>
      values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0
    const row = (name: string, share: number, bar?: string): BenchRow => ({
      what: `GET document while two pictures are drawn, ${name}`,
      ours: `${at(busy, share).toFixed(1)} ms`,
      baseline: `${at(idle, share).toFixed(1)} ms (idle)`,
      ratio: (at(busy, share) / at(idle, share)).toFixed(2),
      ...(bar && { bar }),
    })
    return [
      row('p50', 0.5),
      row('p99', 0.99, 'at most 3'),
      {
        what: `picture, two at a time, PNG and row included`,
        ours: `${((spent * Math.min(2, availableParallelism())) / pictures / 1000).toFixed(2)} s`,
        baseline: '2 s',
        ratio: ((spent * 2) / pictures / 2000).toFixed(2),
        bar: 'at most 1',
      },
    ]
  } finally {
    agent.destroy()
  }
}

/** One request after the other at a steady pace, for as long as `go` says. */
async function latencies(
  agent: Agent,
  url: string,
  headers: Record<string, string>,
  go: (count: number) => boolean,
): Promise<number[]> {
  const spent: number[] = []
  while (go(spent.length)) {
    const started = performance.now()
    await new Promise<void>((done, fail) => {
      request(url, { agent, headers }, (response) => response.on('end', done).resume())
        .on('error', fail)
        .end()
    })
    spent.push(performance.now() - started)
    await new Promise((done) => setTimeout(done, pace))
  }
  return spent
}
