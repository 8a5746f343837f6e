import type { FastifyInstance } from 'fastify'
import { Fault } from '#domain/shared/fault.ts'

type Deps = {
  /** Compares without telling by its time how much was right. */
  readonly isToken: (given: string) => boolean
  readonly type: string
  readonly text: () => Promise<string>
}

/** `GET /metrics`, where scrapers look, and below `/v1` with the rest. Without a token of the operator's there are none. */
export function metricsRoutes(app: FastifyInstance, deps?: Deps): void {
  for (const path of ['/metrics', '/v1/metrics']) {
    app.get(path, async ({ headers }, reply) => {
      if (!deps) throw new Fault('general_route_not_found')
      const [, given] = /^bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? []
      if (given === undefined || !deps.isToken(given)) {
        reply.header('www-authenticate', 'Bearer')
        throw new Fault('general_access_forbidden')
      }
      return reply
        .header('content-type', deps.type)
        .header('cache-control', 'no-store')
        .send(await deps.text())
    })
  }
}
