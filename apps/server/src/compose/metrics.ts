import { createHash, timingSafeEqual } from 'node:crypto'
import { product } from '@eidolon/contract/product.ts'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { counter, gauge, histogram } from '#adapters/metrics/instruments.ts'
import { type Family, openMetricsText, openMetricsType } from '#adapters/metrics/open-metrics.ts'
import { processMetrics } from '#adapters/metrics/process-metrics.ts'
import type { OpenDatabase } from '#adapters/sql/database.ts'
import { paymentFigures, queueFigures } from '#adapters/sql/operator/figures.ts'
import { freeIn } from '#adapters/system/disk.ts'
import { measuredEngine } from '#application/metrics/measured-engine.ts'
import type { Meters } from '#application/metrics/ports.ts'
import type { Config } from '#config/config.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { measureRequests } from '#transport/http/protocol/measure-requests.ts'
import { metricsRoutes } from '#transport/http/routes/metrics.ts'

const seconds = 'seconds'
/** From a row that is read to the longest that a request may take. */
const requestBounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
/** From a portrait to a film of an engine elsewhere. */
const drawingBounds = [0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 60, 120, 300, 600, 1800]

type Deps = {
  readonly config: Pick<Config, 'metricsToken' | 'role' | 'database' | 'dataDir'>
  readonly db: OpenDatabase
  readonly clock: Clock
  readonly log: FastifyBaseLogger
}

/** Disposing it ends the measuring. */
export type Metrics = Disposable & {
  /** Undefined where nobody may read them: then nothing is measured. */
  readonly meters: Meters | undefined
  /** Measures requests and answers `/metrics`; before all other routes. */
  serve(app: FastifyInstance): void
  /** Where connected sockets are counted. */
  countSockets(count: () => number): void
}

/** What the studio counts and times of itself, for a token that the operator has set. */
export function composeMetrics({ config, db, clock, log }: Deps): Metrics {
  const { metricsToken: token, role, database, dataDir } = config
  if (token === undefined) {
    return { meters: undefined, serve: (app) => metricsRoutes(app), countSockets() {}, [Symbol.dispose]() {} }
  }

  const requests = counter({
    name: 'eidolon_http_requests',
    help: 'Answered requests by route and status.',
    labels: ['method', 'route', 'status'],
  })
  const requestTimes = histogram({
    name: 'eidolon_http_request_seconds',
    help: 'How long requests took to answer, by route.',
    labels: ['method', 'route'],
    unit: seconds,
    bounds: requestBounds,
  })
  const drawingTimes = histogram({
    name: 'eidolon_drawing_seconds',
    help: 'How long engines drew, for each job and attempt.',
    labels: ['engine', 'kind', 'outcome'],
    unit: seconds,
    bounds: drawingBounds,
  })
  const drawings = counter({
    name: 'eidolon_drawings',
    help: 'Pictures, films and sheets that were drawn.',
    labels: ['engine', 'kind'],
  })
  const lookups = counter({
    name: 'eidolon_cache_lookups',
    help: 'What was looked for in a cache: hit or miss.',
    labels: ['cache', 'result'],
  })
  const own = processMetrics()
  let sockets = () => 0

  const meters: Meters = {
    request({ method, route, status, seconds: took }) {
      requests.add({ method, route, status: String(status) })
      requestTimes.observe({ method, route }, took)
    },
    engine: (engine) =>
      measuredEngine(
        engine,
        ({ engine: id, kind, outcome, pictures, seconds: took }) => {
          drawingTimes.observe({ engine: id, kind, outcome }, took)
          if (pictures > 0) drawings.add({ engine: id, kind }, pictures)
        },
        () => performance.now(),
      ),
    cache: (name, cache) => ({
      ...cache,
      async find(blobKey, previewKey) {
        const found = await cache.find(blobKey, previewKey)
        lookups.add({ cache: name, result: found ? 'hit' : 'miss' })
        return found
      },
    }),
  }

  const build = { version: product.version, node: process.version, role, database: database.kind }
  const looks: Readonly<Record<string, () => Promise<readonly Family[]>>> = {
    queue: async () => queueFamilies(await queueFigures(db, clock.now())),
    payments: async () => paymentFamilies(await paymentFigures(db, clock.now())),
    disk: async () => [
      gauge('eidolon_disk_free_bytes', 'Room on the disk of DATA_DIR.', [{ value: await freeIn(dataDir) }], 'bytes'),
    ],
  }

  async function families(): Promise<readonly Family[]> {
    const found: Family[] = [
      {
        name: 'eidolon_build',
        type: 'info',
        help: 'What runs here.',
        samples: [{ suffix: '_info', labels: build, value: 1 }],
      },
      requests.family(),
      requestTimes.family(),
      drawingTimes.family(),
      drawings.family(),
      lookups.family(),
      gauge('eidolon_sockets', 'Connected realtime sockets of this node.', [{ value: sockets() }]),
      ...loadFamilies(db),
      ...own.families(),
    ]
    // A database that is down must not take away the figures that would show why.
    const states: { readonly name: string; readonly works: boolean }[] = []
    for (const [name, look] of Object.entries(looks)) {
      try {
        found.push(...(await look()))
        states.push({ name, works: true })
      } catch (err) {
        log.warn({ err, figures: name }, 'figures could not be read')
        states.push({ name, works: false })
      }
    }
    const samples = states.map(({ name, works }) => ({ labels: { figures: name }, value: works ? 1 : 0 }))
    return [...found, gauge('eidolon_figures_up', 'Whether these figures could be read.', samples)]
  }

  return {
    meters,
    serve(app) {
      measureRequests(app, (seen) => meters.request(seen))
      metricsRoutes(app, {
        isToken: sameAs(token),
        type: openMetricsType,
        text: async () => openMetricsText(await families()),
      })
    },
    countSockets: (count) => void (sockets = count),
    [Symbol.dispose]: () => own[Symbol.dispose](),
  }
}

/** Takes as long for every wrong token: hashes are of one length and say nothing about how much was right. */
function sameAs(token: string): (given: string) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const wanted = digest(token)
  return (given) => timingSafeEqual(digest(given), wanted)
}

function queueFamilies(queues: Awaited<ReturnType<typeof queueFigures>>): readonly Family[] {
  return [
    gauge(
      'eidolon_queue_jobs',
      'What waits to be drawn and what is being drawn, on all nodes together.',
      queues.flatMap(({ queue, waiting, running }) => [
        { labels: { queue, state: 'waiting' }, value: waiting },
        { labels: { queue, state: 'running' }, value: running },
      ]),
    ),
    gauge(
      'eidolon_queue_oldest_seconds',
      'For how long the oldest of what waits has been waiting.',
      queues.map(({ queue, oldestSeconds }) => ({ labels: { queue }, value: oldestSeconds })),
      seconds,
    ),
  ]
}

function paymentFamilies({ payments, subscriptions }: Awaited<ReturnType<typeof paymentFigures>>): readonly Family[] {
  return [
    gauge(
      'eidolon_payments',
      'Payments by what became of them, since the beginning.',
      payments.map(({ state, n }) => ({ labels: { state }, value: n })),
    ),
    gauge('eidolon_subscriptions', 'Subscriptions that run.', [{ value: subscriptions }]),
  ]
}

function loadFamilies(db: OpenDatabase): readonly Family[] {
  const load = db.load?.()
  if (!load) return []
  return [
    gauge('eidolon_database_connections', 'Connections to the database by state, and the most there may be.', [
      { labels: { state: 'busy' }, value: load.open - load.idle },
      { labels: { state: 'idle' }, value: load.idle },
      { labels: { state: 'most' }, value: load.max },
    ]),
    gauge('eidolon_database_waiting', 'What waits for a connection, or on SQLite for its commit.', [
      { value: load.waiting },
    ]),
  ]
}
