import { serviceLimits } from '#adapters/engines/remote/answer-limits.ts'
import { readSmallText } from '#adapters/engines/remote/read-body.ts'
import type { SpanFacts } from '#application/tracing/ports.ts'
import type { Timers } from '#application/shared/timers.ts'

/** Numbers of OTLP. */
export const spanKinds = { internal: 1, server: 2, client: 3, producer: 4, consumer: 5 } as const

export type EndedSpan = {
  readonly traceId: string
  readonly spanId: string
  readonly parentId: string | undefined
  readonly name: string
  readonly kind: keyof typeof spanKinds
  /** Milliseconds since 1970, with fractions. */
  readonly begun: number
  readonly ended: number
  readonly facts: SpanFacts
  readonly failed: boolean
}

export type SpanExporter = AsyncDisposable & {
  add(span: EndedSpan): void
  /** Sends what has been added so far. */
  flush(): Promise<void>
}

type ExporterSettings = {
  /** The collector's address for traces. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly resource: SpanFacts
  readonly timers: Timers
  readonly onProblem: (problem: string) => void
}

/** As the specification's batch processor has them. */
const [every, atOnce, maxWaiting] = [5000, 512, 2048]
const { bytes, milliseconds } = serviceLimits.traces
const attempts = 3
/** These say that it may work later; everything else would be refused again. */
const passing: ReadonlySet<number> = new Set([429, 502, 503, 504])

/**
 * Sends ended spans to a collector by OTLP over HTTP as JSON. Nobody waits for it: what cannot be sent in time, or is too
 * much, is dropped and told of.
 */
export function otlpExporter({ url, headers, resource, timers, onProblem }: ExporterSettings): SpanExporter {
  let waiting: EndedSpan[] = []
  let dropped = 0
  let sending: Promise<void> = Promise.resolve()
  let closing = false

  async function post(spans: readonly EndedSpan[]): Promise<void> {
    const body = JSON.stringify(requestOf(spans, resource))
    for (let attempt = 1; ; attempt += 1) {
      const problem = await tryOnce(body)
      if (problem === undefined) return
      if (!problem.again || attempt === attempts || closing) {
        onProblem(`${spans.length} spans could not be sent: ${problem.says}`)
        return
      }
      await new Promise<void>((done) => timers.after(problem.after ?? 1000 * 2 ** attempt, done))
    }
  }

  async function tryOnce(body: string) {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(milliseconds),
      })
      const text = await readSmallText(response, bytes)
      if (response.ok) {
        const rejected = rejectedIn(text)
        if (rejected) onProblem(`the collector rejected ${rejected} spans`)
        return undefined
      }
      const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
      const after = seconds >= 0 && seconds <= 30 ? seconds * 1000 : undefined
      return { says: `the collector answered ${response.status}`, again: passing.has(response.status), after }
    } catch (error) {
      return { says: error instanceof Error ? error.name : 'unknown', again: true, after: undefined }
    }
  }

  function flush(): Promise<void> {
    if (dropped > 0) onProblem(`${dropped} spans were dropped: more than can be sent`)
    dropped = 0
    while (waiting.length > 0) {
      const batch = waiting.slice(0, atOnce)
      waiting = waiting.slice(atOnce)
      sending = sending.then(() => post(batch))
    }
    return sending
  }

  const ticking = timers.every(every, () => void flush())
  return {
    add(span) {
      if (waiting.length < maxWaiting) waiting.push(span)
      else dropped += 1
    },
    flush,
    async [Symbol.asyncDispose]() {
      closing = true
      ticking[Symbol.dispose]()
      await flush()
    },
  }
}

function requestOf(spans: readonly EndedSpan[], resource: SpanFacts) {
  return {
    resourceSpans: [
      {
        resource: { attributes: attributesOf(resource) },
        scopeSpans: [{ scope: { name: 'eidolon' }, spans: spans.map(spanOf) }],
      },
    ],
  }
}

function spanOf({ traceId, spanId, parentId, name, kind, begun, ended, facts, failed }: EndedSpan) {
  return {
    traceId,
    spanId,
    ...(parentId && { parentSpanId: parentId }),
    name,
    kind: spanKinds[kind],
    startTimeUnixNano: nanoseconds(begun),
    endTimeUnixNano: nanoseconds(ended),
    attributes: attributesOf(facts),
    status: failed ? { code: 2 } : {},
  }
}

const attributesOf = (facts: SpanFacts) =>
  Object.entries(facts).map(([key, value]) => ({
    key,
    value:
      typeof value === 'string'
        ? { stringValue: value }
        : typeof value === 'boolean'
          ? { boolValue: value }
          : Number.isInteger(value)
            ? { intValue: String(value) }
            : { doubleValue: value },
  }))

/** A number has not enough digits for it. */
const nanoseconds = (milliseconds: number): string =>
  String(BigInt(Math.floor(milliseconds)) * 1_000_000n + BigInt(Math.round((milliseconds % 1) * 1e6)))

function rejectedIn(text: string): number {
  try {
    const { partialSuccess } = Object(JSON.parse(text))
    return Number(Object(partialSuccess).rejectedSpans ?? 0) || 0
  } catch {
    // An empty body, or one of another form, is no complaint.
    return 0
  }
}
