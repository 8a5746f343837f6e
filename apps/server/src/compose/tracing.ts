import type { GenerationId } from '@eidolon/contract/ids.ts'
import { product } from '@eidolon/contract/product.ts'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { type Database, sql } from '#adapters/sql/database.ts'
import { databaseOf } from '#adapters/sql/units.ts'
import { systemTimers } from '#adapters/system/timers.ts'
import { otlpExporter } from '#adapters/tracing/otlp-exporter.ts'
import { samplerOf } from '#adapters/tracing/sampler.ts'
import { readTraceparent, writeTraceparent } from '#adapters/tracing/trace-context.ts'
import { openTracer, type Tracer } from '#adapters/tracing/tracer.ts'
import type { JobTracing } from '#application/tracing/ports.ts'
import type { Config } from '#config/config.ts'
import { traceRequests } from '#transport/http/protocol/trace-requests.ts'

type Deps = {
  readonly config: { readonly tracing: NonNullable<Config['tracing']>; readonly role: Config['role'] }
  readonly db: Database
  readonly installation: string
  readonly log: FastifyBaseLogger
}

/** Disposing it sends what has not been sent yet. */
export type Tracing = AsyncDisposable & {
  readonly jobs: JobTracing
  /** Traces requests; before all other routes. */
  serve(app: FastifyInstance): void
  /** Sends what has ended so far. */
  flush(): Promise<void>
}

/** Traces to the collector that the operator names. Loaded only where there is one. */
export function composeTracing({ config, db, installation, log }: Deps): Tracing {
  const { url, headers, serviceName, resource, sampling } = config.tracing
  const exporter = otlpExporter({
    url,
    headers,
    timers: systemTimers,
    onProblem: (problem) => log.warn({ problem }, 'traces in trouble'),
    resource: {
      'service.version': product.version,
      'service.instance.id': `${installation}-${process.pid}`,
      'eidolon.role': config.role,
      ...resource,
      'service.name': serviceName,
    },
  })
  const tracer = openTracer({ exporter, isSampled: samplerOf(sampling) })
  return {
    jobs: jobTracing(db, tracer),
    serve(app) {
      traceRequests(app, {
        begin({ method, id, traceparent }) {
          const facts = { 'http.request.method': method, 'eidolon.request.id': id }
          const span = tracer.begin({
            name: method,
            kind: 'server',
            parent: readTraceparent(traceparent) ?? null,
            facts,
          })
          return {
            within: (work) => tracer.within(span.context, work),
            span: {
              end: ({ route, status, refusal }) =>
                span.end({
                  name: `${method} ${route}`,
                  facts: {
                    'http.route': route,
                    'http.response.status_code': status,
                    ...(refusal && { 'error.type': refusal }),
                  },
                  failed: status >= 500,
                }),
            },
          }
        },
      })
    },
    flush: () => exporter.flush(),
    [Symbol.asyncDispose]: () => exporter[Symbol.asyncDispose](),
  }
}

type Noted = { readonly traceparent: string | null; readonly engine: string; readonly created_at: string }

function jobTracing(db: Database, tracer: Tracer): JobTracing {
  const find = (id: GenerationId) =>
    db.one<Noted>(sql`select traceparent, engine, created_at from generations where id = ${id}`)
  return {
    async note(unit, id) {
      const context = tracer.current()
      if (!context?.sampled) return
      await databaseOf(unit, db).run(sql`
        update generations set traceparent = ${writeTraceparent(context)} where id = ${id}`)
    },
    async follow(id, work) {
      const row = await find(id)
      const asked = readTraceparent(row?.traceparent)
      if (!row || !asked) return work()
      const facts = { 'eidolon.generation.id': id, 'eidolon.engine': row.engine }
      const at = new Date(row.created_at).getTime()
      const waiting = { name: 'generation waits', kind: 'internal', parent: asked, facts, at } as const
      tracer.begin(waiting).end()
      return tracer.around({ name: 'generation is worked on', kind: 'consumer', parent: asked, facts }, work)
    },
    engine: (engine) =>
      new Proxy(engine, {
        get(target, name) {
          if (name !== 'draw') return Reflect.get(target, name, target)
          const draw: typeof engine.draw = (task, watch) => {
            // What is drawn without a trace, since it was asked for before there was a collector, begins none.
            if (!tracer.current()) return target.draw(task, watch)
            const { kind, count } = task.request
            const facts = { 'eidolon.engine': target.id, 'eidolon.kind': kind, 'eidolon.count': count }
            const span = { name: `draw ${target.id}`, kind: 'internal', facts } as const
            return tracer.around(span, () => target.draw(task, watch))
          }
          return draw
        },
      }),
  }
}
