import { buildWeb } from './build/build-web.ts'
import { startCluster } from './cluster/start-cluster.ts'
import { ensurePostgresInstalled } from './postgres.ts'
import { step } from './terminal.ts'

/** `npm run cluster`: three nodes and two workers over a real PostgreSQL and an S3 server, behind a small balancer. */
await ensurePostgresInstalled()
await step('building the web', buildWeb)
const verbose = process.argv.includes('--verbose')
const cluster = await step('starting three nodes and two workers', () =>
  startCluster({
    web: 3,
    workers: 2,
    port: Number(process.env.PORT ?? 3000),
    env: { LOG_LEVEL: verbose ? 'info' : 'warn' },
    say: (line) => console.log(line),
  }),
)
console.log(`\n  The studio   ${cluster.balancer.url}`)
for (const node of cluster.nodes) console.log(`  ${node.name.padEnd(12)} ${node.url()} (process ${node.pid()})`)
console.log(`  PostgreSQL   ${cluster.postgres.url}`)
console.log(`\n  kill -9 one of them and go on. Ctrl-C ends all of it, and its data with it.\n`)

const { promise: asked, resolve: end } = Promise.withResolvers<void>()
process.once('SIGINT', () => end())
process.once('SIGTERM', () => end())
// A node that was killed comes back, as a process manager would have it.
const tending = setInterval(() => {
  for (const node of cluster.nodes) {
    if (node.isGone())
      void node.start().then(
        () => console.log(`  ${node.name} is back: ${node.url()}`),
        () => {},
      )
  }
}, 500)
await asked
clearInterval(tending)
await cluster[Symbol.asyncDispose]()
