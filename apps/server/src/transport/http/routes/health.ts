import type { Health, Liveness, Readiness } from '@eidolon/contract/health.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export type HealthDeps = {
  readonly isStopping: () => boolean
  /** Each throws when what it looks at does not work. */
  readonly checks: Readonly<Record<string, () => Promise<unknown>>>
  /** Like these, but without them one can still be answered. */
  readonly concerns: Readonly<Record<string, () => Promise<unknown>>>
}

const live: Liveness = { status: 'live' }

/** For supervisors (live), load balancers (ready) and operators. */
export function healthRoutes(app: FastifyInstance, { isStopping, checks, concerns }: HealthDeps): void {
  app.get('/v1/health/live', (_request, reply) => reply.header('cache-control', 'no-store').send(live))

  const look = async (request: FastifyRequest, all: HealthDeps['checks']) =>
    Promise.all(
      Object.entries(all).map(async ([name, check]) => {
        try {
          await check()
          return [name, 'ok'] as const
        } catch (error) {
          request.log.warn({ check: name, err: error }, 'health check failed')
          return [name, 'failed'] as const
        }
      }),
    )
  const works = (results: readonly (readonly [string, string])[]) => results.every(([, result]) => result === 'ok')
  const answer = (reply: FastifyReply, isWell: boolean, body: Readiness | Health) =>
    reply
      .code(isWell ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(body)

  app.get('/v1/health/ready', async (request, reply) => {
    const needed = await look(request, checks)
    const status = isStopping() ? 'stopping' : works(needed) ? 'ready' : 'unavailable'
    const all = [...needed, ...(await look(request, concerns))]
    return answer(reply, status === 'ready', { status, checks: Object.fromEntries(all) })
  })

  app.get('/v1/health', async (request, reply) => {
    const all = await look(request, { ...checks, ...concerns })
    const isWell = works(all)
    return answer(reply, isWell, { status: isWell ? 'well' : 'ill', checks: Object.fromEntries(all) })
  })
}
