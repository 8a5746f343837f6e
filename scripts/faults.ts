import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { ClusterNode } from './cluster/nodes.ts'
import { type Cluster, startCluster } from './cluster/start-cluster.ts'
import { bringBack, type Fault, faults } from './faults/faults.ts'
import { type LoadResult, type People, peopleAtWork } from './faults/people-at-work.ts'
import { quickEngine } from './faults/quick-engine.ts'
import { addEntry, writePage } from './faults/report.ts'
import { upgrade, versionBefore } from './faults/version-before.ts'
import { ensurePostgresInstalled } from './postgres.ts'

/**
 * `npm run faults [-- --minutes 5] [--only kills|<part of a fault's name>|page] [--before <commit>]`: breaks a cluster
 * while people work with it, and holds what is there afterwards against what was acknowledged. With `--before` the
 * cluster begins as the version of that commit, and the only fault is that it becomes this one. What it finds is added
 * to docs/faults.md, so it can be run again and again.
 */
const { values } = parseArgs({
  options: { minutes: { type: 'string' }, only: { type: 'string' }, before: { type: 'string' } },
})
const minutes = Number(values.minutes ?? 5)
/** How many kills between two checks. */
const round = 60

if (values.only === 'page') {
  await writePage()
  process.exit()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
await ensurePostgresInstalled()
await using before = values.before === undefined ? undefined : await versionBefore(values.before)
using engine = await quickEngine()
await using cluster = await startCluster({
  web: 3,
  workers: 2,
  ...(before && { program: before.folder }),
  env: { ...engine.env, LOG_LEVEL: 'fatal', RATE_LIMITS: 'off', ILLUSTRATOR_PORTRAITS: 'off', MARKING: 'off' },
})
await using people = await peopleAtWork(cluster.balancer.url)
console.log(`  three nodes and two workers behind ${cluster.balancer.url}`)

let wrong = 0
const { only } = values
if (before && values.before !== undefined) await tryFault(await upgrade(values.before, before))
else {
  if (only === undefined || only === 'kills') await killFor(minutes * 60_000)
  for (const fault of faults) if (only === undefined || fault.name.includes(only)) await tryFault(fault)
}
console.log(`  pictures asked of the engine: ${engine.asked()}`)
process.exitCode = wrong === 0 ? 0 : 1

/** Rounds of kills until the time is up. */
async function killFor(time: number): Promise<void> {
  const end = Date.now() + time
  while (Date.now() < end) {
    const started = Date.now()
    const kills = { web: 0, worker: 0 }
    people.begin()
    const coming = new Set<Promise<void>>()
    for (let n = 0; n < round && Date.now() < end; n++) {
      const node = await victim(cluster)
      await node.kill()
      kills[node.role] += 1
      const back: Promise<void> = bringBack(node).finally(() => coming.delete(back))
      coming.add(back)
      await wait(Math.random() * 500)
    }
    await Promise.all(coming)
    await finish('kill -9', 'a node or worker at a time, started again at once', kills, started, people)
  }
}

/** One that is up, so that another node and another worker go on. */
async function victim({ nodes }: Cluster): Promise<ClusterNode> {
  for (;;) {
    const up = (role: ClusterNode['role']) => nodes.filter((node) => node.role === role && node.url() !== undefined)
    const free = [...(up('web').length > 1 ? up('web') : []), ...(up('worker').length > 1 ? up('worker') : [])]
    const found = free[Math.floor(Math.random() * free.length)]
    if (found) return found
    await wait(50)
  }
}

async function tryFault(fault: Fault): Promise<void> {
  const started = Date.now()
  people.begin()
  await wait(3000)
  await fault.cause(cluster)
  await wait(5000)
  await finish(fault.name, fault.what, { web: 0, worker: 0 }, started, people)
}

async function finish(
  name: string,
  what: string,
  kills: { readonly web: number; readonly worker: number },
  started: number,
  who: People,
): Promise<void> {
  const outcome: LoadResult = await who.check()
  const { lost, wrongJobs, missed } = outcome
  for (const each of [...lost, ...wrongJobs, ...missed]) console.log(`    ✗ ${each}`)
  wrong += lost.length + wrongJobs.length + missed.length
  const counted = { ...outcome, lost: lost.length, wrongJobs: wrongJobs.length, missed: missed.length }
  const seconds = (Date.now() - started) / 1000
  await addEntry({ at: new Date(started).toISOString(), name, what, kills, seconds, outcome: counted })
  const many = kills.web + kills.worker
  const head = many > 0 ? `${name}: ${many} kills` : name
  console.log(`  ${head} in ${seconds.toFixed(0)} s: ${JSON.stringify(counted)}`)
}
