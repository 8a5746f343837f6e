import type { FastifyInstance, RouteOptions } from 'fastify'
import { payerOf } from './limit-keys.ts'
import type { LimitFact, RouteLimit } from './route-config.ts'

/** What a route really takes and counts, to be compared with what its cost says. */
export type RouteFacts = {
  /** As `METHOD /path`, with `{name}` for what varies. */
  readonly route: string
  /** Bytes; nothing for methods without a body. */
  readonly body: number
  readonly limits: readonly LimitFact[]
}

/** Notes every route that is added from now on; asked once all are there, because scopes add limits to theirs. */
export function noteRoutes(app: FastifyInstance): () => readonly RouteFacts[] {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => void routes.push(route))
  return () => routes.flatMap((route) => factsOf(route, app.initialConfig.bodyLimit ?? 0))
}

function factsOf({ method, url, bodyLimit, config }: RouteOptions, usualBody: number): readonly RouteFacts[] {
  const limits = [...(config?.limits ?? []).map(factOf), ...(config?.counted ?? [])]
  const path = url.replaceAll(/:(\w+)/g, '{$1}')
  return [method]
    .flat()
    .filter((each) => each !== 'HEAD' && each !== 'OPTIONS')
    .map((each) => ({ route: `${each} ${path}`, body: each === 'GET' ? 0 : (bodyLimit ?? usualBody), limits }))
}

const factOf = ({ key, limit, period }: RouteLimit): LimitFact => ({ payer: payerOf(key), limit, period })
