import type { Liveness, Readiness } from '@eidolon/contract/health.ts'
import type { FastifyInstance } from 'fastify'

export type HealthDeps = {
  readonly isStopping: () => boolean
  /** Each throws when what it looks at does not work. */
  readonly checks: Readonly<Record<string, () => Promise<unknown>>>
}

const live: Liveness = { status: 'live' }

/** For whoever restarts processes (live) and whoever sends them traffic (ready). */
export function healthRoutes(app: FastifyInstance, { isStopping, checks }: HealthDeps): void {
  app.get('/v1/health/live', (_request, reply) => reply.header('cache-control', 'no-store').send(live))

  app.get('/v1/health/ready', async (request, reply) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        try {
          await check()
          return [name, 'ok'] as const
        } catch (error) {
          request.log.warn({ check: name, err: error }, 'health check failed')
          return [name, 'failed'] as const
        }
      }),
    )
    const works = results.every(([, result]) => result === 'ok')
    const status = isStopping() ? 'stopping' : works ? 'ready' : 'unavailable'
    const body: Readiness = { status, checks: Object.fromEntries(results) }
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(body)
  })
}
