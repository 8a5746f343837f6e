import { startS3 } from '#server/adapters/blobs/testing/s3-server.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { databaseGate, type Gate, storeGate } from './gates.ts'
import { clusterNode, type ClusterNode } from './nodes.ts'
import { type Postgres, startDurablePostgres } from './postgres.ts'

export type Cluster = AsyncDisposable & {
  readonly balancer: Balancer
  readonly nodes: readonly ClusterNode[]
  readonly postgres: Postgres
  /** Each node reaches the database through one of its own, so that a single one can be cut off. */
  readonly databaseGates: readonly Gate<'open' | 'silent' | 'cut'>[]
  readonly storeGate: Gate<'open' | 'busy' | 'slow'>
  /** Where the nodes find the database from now on. */
  follow(postgres: Pick<Postgres, 'port'>): void
  /** What a command needs to work on the same database and files. */
  readonly env: Readonly<Record<string, string>>
}

type ClusterPlan = {
  readonly web: number
  readonly workers: number
  /** Of the balancer; 0 is any. */
  readonly port?: number
  readonly env?: Readonly<Record<string, string>>
  readonly say?: (line: string) => void
  /** Nothing stands between the nodes, the database and the store: for measuring them, not for breaking them. */
  readonly isDirect?: boolean
  /** Where the program lies that they run; this one unless said. */
  readonly program?: string
}

/** Several nodes over one PostgreSQL and one S3 server, on loopback and with data that goes when it ends. */
export async function startCluster({ web, workers, port = 0, env = {}, say, ...how }: ClusterPlan): Promise<Cluster> {
  await using held = new AsyncDisposableStack()
  const postgres = await startDurablePostgres()
  if (!postgres) throw new Error('PostgreSQL is not installed: apt-get install postgresql')
  held.use(postgres)
  const store = held.use(await startS3())
  const gate = held.use(await storeGate(store.endpoint))
  let database = postgres.port
  const nodes: ClusterNode[] = []
  const ready = () => nodes.flatMap((node) => (node.role === 'web' ? (node.url() ?? []) : []))
  const balancer = held.use(await startBalancer(ready, port))
  const shared = {
    DATABASE_URL: postgres.url,
    S3_BUCKET: store.bucket,
    S3_REGION: 'us-east-1',
    S3_ENDPOINT: how.isDirect ? store.endpoint : `http://127.0.0.1:${gate.port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    PUBLIC_URL: balancer.url,
    TRUST_PROXY: '127.0.0.1',
    ILLUSTRATOR_THREADS: '1',
    ...env,
  }
  const gates: Gate<'open' | 'silent' | 'cut'>[] = []
  for (let n = 0; n < web + workers; n++) {
    const role = n < web ? 'web' : 'worker'
    const own = held.use(await databaseGate(() => database))
    gates.push(own)
    const url = how.isDirect ? postgres.url : postgres.url.replace(String(postgres.port), String(own.port))
    const name = role === 'web' ? `web-${n + 1}` : `worker-${n - web + 1}`
    const more = { ...(say && { say }), ...(how.program && { program: how.program }) }
    nodes.push(await clusterNode({ name, role, env: { ...shared, DATABASE_URL: url }, ...more }))
  }
  held.defer(async () => void (await Promise.all(nodes.map((node) => node.stop()))))
  // The first brings the database up to date; the others find that done.
  for (const node of nodes.slice(0, 1)) await node.start()
  await Promise.all(nodes.slice(1).map((node) => node.start()))
  const parts = held.move()
  return {
    balancer,
    nodes,
    postgres,
    databaseGates: gates,
    storeGate: gate,
    follow(other) {
      database = other.port
    },
    env: shared,
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  }
}
