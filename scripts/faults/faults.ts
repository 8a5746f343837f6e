import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { ClusterNode } from '#scripts/cluster/nodes.ts'
import type { Cluster } from '#scripts/cluster/start-cluster.ts'
import { neverRead } from './deaf-sockets.ts'

/** Something that goes wrong while people work, and is well again when it resolves. */
export type Fault = { readonly name: string; readonly what: string; cause(cluster: Cluster): Promise<void> }

/** What the report calls it; see version-before.ts. */
export const sideBySide = 'two versions side by side'

const shiftClock = fileURLToPath(new URL('shift-clock.mjs', import.meta.url))
const [first, second, third] = [0, 1, 2] as const

/** Starts it until it stays: the database may be away at that very moment. */
export async function bringBack(node: ClusterNode, start: Parameters<ClusterNode['start']>[0] = {}): Promise<void> {
  const end = Date.now() + 120_000
  for (;;) {
    try {
      return await node.start(start)
    } catch (error) {
      if (Date.now() > end) throw error
      await wait(300)
    }
  }
}

async function again(node: ClusterNode | undefined, start: Parameters<ClusterNode['start']>[0]): Promise<void> {
  if (!node) return
  await node.stop()
  await bringBack(node, start)
}

/** As a machine does that is moved, or has no memory left: the process knows nothing of it. */
async function pauseFor(time: number, node: ClusterNode | undefined): Promise<void> {
  const pid = node?.pid()
  if (pid === undefined) return
  process.kill(pid, 'SIGSTOP')
  try {
    await wait(time)
  } finally {
    process.kill(pid, 'SIGCONT')
  }
}

export const faults: readonly Fault[] = [
  {
    name: 'PostgreSQL restarted, fast',
    what: 'every connection is ended, the server is back after a moment',
    cause: ({ postgres }) => postgres.restart('fast'),
  },
  {
    name: 'PostgreSQL restarted, immediate',
    what: 'as after a crash: the log is played again',
    cause: ({ postgres }) => postgres.restart('immediate'),
  },
  {
    name: 'a node cut off from the database',
    what: 'nothing passes between one node and PostgreSQL for ten seconds, and nothing is refused either',
    async cause({ databaseGates }) {
      databaseGates[first]?.set('silent')
      await wait(10_000)
      databaseGates[first]?.set('open')
    },
  },
  {
    name: 'a worker cut off from the database',
    what: 'the same for a worker that has jobs under way',
    async cause({ databaseGates, nodes }) {
      const gate = databaseGates[nodes.findIndex(({ role }) => role === 'worker')]
      gate?.set('silent')
      await wait(10_000)
      gate?.set('open')
    },
  },
  {
    name: 'S3 answering 503',
    what: 'for eight seconds every request for bytes is told to slow down',
    async cause({ storeGate }) {
      storeGate.set('busy')
      await wait(8000)
      storeGate.set('open')
    },
  },
  {
    name: 'S3 slow',
    what: 'for ten seconds every answer takes two seconds longer',
    async cause({ storeGate }) {
      storeGate.set('slow')
      await wait(10_000)
      storeGate.set('open')
    },
  },
  {
    name: 'clocks two minutes off',
    what: 'one node is two minutes fast, a worker two minutes slow, another two minutes fast, for fifteen seconds',
    async cause({ nodes }) {
      const workers = nodes.filter(({ role }) => role === 'worker')
      const off = (shift: number) => ({ env: { CLOCK_SHIFT: String(shift) }, first: [shiftClock] })
      await again(nodes[second], off(120_000))
      await again(workers[first], off(-120_000))
      await again(workers[second], off(120_000))
      await wait(15_000)
      for (const node of [nodes[second], workers[first], workers[second]]) await again(node, {})
    },
  },
  {
    name: 'no room on the disk of a node',
    what: 'one node finds less free than its reserve for ten seconds and takes nothing in',
    async cause({ nodes }) {
      await again(nodes[third], { env: { DISK_RESERVE: '9000TB' } })
      await wait(10_000)
      await again(nodes[third], {})
    },
  },
  {
    name: 'a worker paused for longer than its lease',
    what: 'its process stands still for fifteen seconds with jobs under way, which others draw meanwhile, and then goes on with them',
    cause: ({ nodes }) =>
      pauseFor(
        15_000,
        nodes.find(({ role }) => role === 'worker'),
      ),
  },
  {
    name: 'a node paused',
    what: 'its process stands still for ten seconds with requests and sockets, and then goes on with them',
    cause: ({ nodes }) => pauseFor(10_000, nodes[first]),
  },
  {
    name: 'clients that do not read',
    what: 'five sockets take nothing in while their account writes, until the servers have let go of them',
    cause: ({ balancer }) => neverRead(balancer.url),
  },
  {
    name: 'nodes replaced one after the other',
    what: 'each is stopped as a process manager does and started anew, as for a new version',
    async cause({ nodes }) {
      for (const node of nodes) await again(node, {})
    },
  },
  {
    name: 'PostgreSQL failed over to a replica',
    what: 'the server is gone for good, a replica that followed it takes over',
    async cause(cluster) {
      const replica = await cluster.postgres.replica()
      // What the replica has not got yet would be lost with the server: so it follows each commit from here on.
      await cluster.postgres.followClosely()
      await wait(3000)
      await cluster.postgres.stop('immediate')
      await replica.promote()
      cluster.follow(replica)
    },
  },
]
