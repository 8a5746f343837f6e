import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { OpenDatabase } from '#adapters/sql/database.ts'
import type { Meters } from '#application/metrics/ports.ts'
import type { JobTracing } from '#application/tracing/ports.ts'
import { composeMetrics } from '#compose/metrics.ts'
import { openTracing } from '#compose/open-tracing.ts'
import type { Config } from '#config/config.ts'
import type { Clock } from '#domain/shared/clock.ts'

type Deps = {
  readonly config: Config
  readonly db: OpenDatabase
  readonly clock: Clock
  readonly installation: string
  readonly log: FastifyBaseLogger
}

/** How the studio is watched from outside: figures and traces, each where the operator asks for it. */
export type Observability = {
  readonly meters: Meters | undefined
  readonly traces: JobTracing | undefined
  /** Before all other routes. */
  serve(app: FastifyInstance): void
  countSockets(count: () => number): void
  /** How many are connected to this node. */
  sockets(): number
}

export async function openObservability(parts: Deps, held: AsyncDisposableStack): Promise<Observability> {
  const metrics = held.use(composeMetrics(parts))
  const tracing = await openTracing(parts.config, parts)
  if (tracing) held.use(tracing)
  let sockets = () => 0
  return {
    meters: metrics.meters,
    traces: tracing?.jobs,
    serve(app) {
      tracing?.serve(app)
      metrics.serve(app)
    },
    countSockets(count) {
      sockets = count
      metrics.countSockets(count)
    },
    sockets: () => sockets(),
  }
}
