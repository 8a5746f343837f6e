import { setTimeout as wait } from 'node:timers/promises'
import { projectId } from '@eidolon/contract/resources.ts'
import { sql } from '#server/adapters/sql/database.ts'
import { openPostgres } from '#server/adapters/sql/postgres.ts'
import type { Cluster } from '#scripts/cluster/start-cluster.ts'
import { characters, newPerson } from '#scripts/faults/people.ts'
import { openLoad } from './load.ts'
import { processorTime } from './processor-time.ts'

const people = 20
/** What is not put into the queue, or not drawn, by then is not waited for: the whole has to end within ten minutes. */
const patience = 120_000
/** Requests of one person between two looks at the clock. */
const batch = 10

/** Puts that many requests of twenty people into the queue, or as many as there is time for; and how many a second. */
export async function putIntoQueue(
  urls: readonly string[],
  jobs: number,
): Promise<{ readonly many: number; readonly rate: number }> {
  const orders = await Promise.all(
    Array.from({ length: people }, async (_, n) => {
      const url = urls[n % urls.length] ?? ''
      const person = await newPerson(url)
      const { body } = await person.call('POST', characters, {
        documentId: 'unique()',
        data: { name: 'Mira', appearance: 'tall' },
      })
      const order = { characterId: body['$id'], engine: 'openai', prompt: 'at the lake', count: 1 }
      const headers = { 'x-appwrite-project': projectId, 'x-appwrite-session': person.session }
      return { url, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(order) }
    }),
  )
  const started = performance.now()
  let many = 0
  await Promise.all(
    orders.map(async ({ url, headers, body }) => {
      using load = await openLoad(url, 1)
      for (let sent = 0; sent < jobs / people && performance.now() < started + patience; sent += batch) {
        await load.send(batch, () => ({ method: 'POST', path: '/v1/generations', headers, body }))
        many += batch
      }
    }),
  )
  return { many, rate: many / ((performance.now() - started) / 1000) }
}

export type QueueFigures = {
  readonly rate: number
  /** Jobs that were not waited for. */
  readonly left: number
  /** Everything that has ended well by now, and what lies in libraries at the same moment. */
  readonly succeeded: number
  readonly pictures: number
  /** Milliseconds of processor for each job. */
  readonly cost: { readonly nodes: number; readonly postgres: number }
}

/** Waits until all that waits is drawn, or until that takes too long. */
export async function drawn({ nodes, postgres }: Cluster): Promise<QueueFigures> {
  await using db = await openPostgres({ url: postgres.url, connections: 1 })
  const spent = () => ({
    nodes: nodes.reduce((total, node) => total + processorTime(node.pid()), 0),
    postgres: processorTime(postgres.pid()),
  })
  const openJobs = async (): Promise<number> => {
    const row = await db.one<{ many: number }>(
      sql`select count(*) as many from generations where status in ('queued', 'running')`,
    )
    return Number(row?.many ?? 0)
  }
  const before = spent()
  const first = await openJobs()
  const started = performance.now()
  let left = first
  while (left > 0 && performance.now() - started < patience) {
    await wait(250)
    left = await openJobs()
  }
  const took = performance.now() - started
  const after = spent()
  const done = first - left
  // At one moment: workers go on when not all of it was waited for.
  const kept = await db.one<{ jobs: number; pictures: number }>(sql`
    select (select count(*) from generations where status = 'succeeded') as jobs, (select count(*) from media) as pictures`)
  return {
    rate: done / (took / 1000),
    left,
    succeeded: Number(kept?.jobs ?? 0),
    pictures: Number(kept?.pictures ?? 0),
    cost: { nodes: (after.nodes - before.nodes) / done, postgres: (after.postgres - before.postgres) / done },
  }
}
