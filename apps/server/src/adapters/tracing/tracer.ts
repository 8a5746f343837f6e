import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { SpanFacts } from '#application/tracing/ports.ts'
import type { EndedSpan, SpanExporter } from './otlp-exporter.ts'
import type { TraceContext } from './trace-context.ts'

export type OpenSpan = {
  readonly context: TraceContext
  end(more?: { readonly name?: string; readonly facts?: SpanFacts; readonly failed?: boolean }): void
}

type Begun = {
  readonly name: string
  readonly kind: EndedSpan['kind']
  /** What it is a part of: the current one unless said; null begins a new trace. */
  readonly parent?: TraceContext | null | undefined
  readonly facts?: SpanFacts
  /** When it began, where that was earlier. */
  readonly at?: number
}

export type Tracer = {
  current(): TraceContext | undefined
  begin(begun: Begun): OpenSpan
  /** `work` and everything it leads to is within this. */
  within<T>(context: TraceContext, work: () => T): T
  /** A span around `work`, which has failed when that throws. */
  around<T>(begun: Begun, work: () => Promise<T>): Promise<T>
}

type Deps = {
  readonly exporter: Pick<SpanExporter, 'add'>
  readonly isSampled: (traceId: string) => boolean
  /** Milliseconds since 1970, with fractions. */
  readonly now?: () => number
}

export function openTracer({ exporter, isSampled, now = preciseNow }: Deps): Tracer {
  const storage = new AsyncLocalStorage<TraceContext>()

  function begin({ name, kind, parent = storage.getStore(), facts = {}, at = now() }: Begun): OpenSpan {
    const traceId = parent?.traceId ?? randomBytes(16).toString('hex')
    const context = { traceId, spanId: randomBytes(8).toString('hex'), sampled: isSampled(traceId) }
    return {
      context,
      end({ name: named = name, facts: more = {}, failed = false } = {}) {
        if (!context.sampled) return
        const { spanId } = context
        const parentId = parent?.spanId
        const all = { ...facts, ...more }
        exporter.add({ traceId, spanId, parentId, name: named, kind, begun: at, ended: now(), facts: all, failed })
      },
    }
  }

  return {
    current: () => storage.getStore(),
    begin,
    within: (context, work) => storage.run(context, work),
    async around(begun, work) {
      const span = begin(begun)
      try {
        const result = await storage.run(span.context, work)
        span.end()
        return result
      } catch (error) {
        span.end({ failed: true, facts: { 'error.type': error instanceof Error ? error.name : typeof error } })
        throw error
      }
    },
  }
}

const preciseNow = (): number => performance.timeOrigin + performance.now()
