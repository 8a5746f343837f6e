import type { FastifyInstance, FastifyRequest } from 'fastify'

export type RequestSpan = {
  end(answered: { readonly route: string; readonly status: number; readonly refusal: string | undefined }): void
}

type Deps = {
  /** Begins a span for a request; `within` runs what follows as a part of it. */
  readonly begin: (request: { readonly method: string; readonly id: string; readonly traceparent: unknown }) => {
    readonly span: RequestSpan
    readonly within: (work: () => void) => void
  }
}

/** A span for every request to the API. Its query, its body and its headers stay out of it. */
export function traceRequests(app: FastifyInstance, { begin }: Deps): void {
  const open = new WeakMap<FastifyRequest, RequestSpan>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { url } = request.routeOptions
    if (url === undefined || !url.startsWith('/v1/') || url.startsWith('/v1/health')) return done()
    const { method, id, headers } = request
    const { span, within } = begin({ method, id, traceparent: headers['traceparent'] })
    open.set(request, span)
    within(done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    open.get(request)?.end({ route, status: reply.statusCode, refusal: request.refusal })
    done()
  })
}
