import { expect, it } from 'vitest'
import { scriptedServer, sendJson } from '#adapters/engines/testing/scripted-server.ts'
import { openLogger } from '#adapters/system/logger.ts'
import { otlpExporter } from '#adapters/tracing/otlp-exporter.ts'
import { samplerOf } from '#adapters/tracing/sampler.ts'
import { readTraceparent, writeTraceparent } from '#adapters/tracing/trace-context.ts'
import { composeTracing, type Tracing } from '#compose/tracing.ts'
import { readConfig } from '#config/config.ts'
import { generationsWorld } from '#test/support/generations-world.ts'
import { passingTime } from '#test/support/passing-time.ts'

const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
const click = `00-${trace}-00f067aa0ba902b7-01`

type Span = {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[]
}

/** Answers as the collector of OpenTelemetry does, and keeps what it was sent. */
async function collector(...answers: readonly { readonly status: number; readonly body?: object }[]) {
  const asked: { readonly path: string; readonly headers: Readonly<Record<string, unknown>>; readonly body: string }[] =
    []
  const script = [...answers]
  const server = await scriptedServer(({ path, headers, body, response }) => {
    asked.push({ path, headers, body: body.toString() })
    const { status, body: says = { partialSuccess: {} } } = script.shift() ?? { status: 200 }
    sendJson(response, says, status, status === 503 ? { 'retry-after': '0' } : {})
  })
  return {
    url: server.url,
    asked,
    spans: () =>
      asked.flatMap(({ body }): Span[] =>
        JSON.parse(body).resourceSpans.flatMap((each: { scopeSpans: { spans: Span[] }[] }) =>
          each.scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    [Symbol.asyncDispose]: () => server.close(),
  }
}

const configured = (env: Readonly<Record<string, string>>) => readConfig({ DATA_DIR: 'data', ...env }).tracing

it('[TRACE-2] one trace leads from the click over the queue to what was drawn', async () => {
  await using peer = await collector()
  const tracing = configured({ OTEL_EXPORTER_OTLP_ENDPOINT: peer.url, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b' })
  if (!tracing) throw new Error('There are no traces')
  let traces: Tracing | undefined
  await using world = await generationsWorld({
    tracing: (db) =>
      (traces = composeTracing({
        config: { tracing, role: 'all' },
        db,
        installation: 'here',
        log: openLogger('silent'),
      })),
  })
  const characterId = await world.character('maya')
  const answer = await world.app.inject({
    method: 'POST',
    url: '/v1/generations?who=nobody',
    headers: { 'x-appwrite-project': 'eidolon', 'x-appwrite-session': 'maya', traceparent: click },
    payload: { characterId, engine: 'scripted', prompt: 'a very private wish' },
  })
  const { $id } = answer.json()
  const drawing = await world.engine.next()
  drawing.finish()
  await world.reached($id, 'succeeded')
  await world.generating.worker?.settled()
  await traces?.flush()
  const spans = peer.spans().filter(({ traceId }) => traceId === trace)
  const named = (name: string) => spans.find((span) => span.name === name)
  const request = named('POST /v1/generations')
  const work = named('generation is worked on')
  expect(request).toMatchObject({ parentSpanId: '00f067aa0ba902b7', kind: 2 })
  expect(named('generation waits')).toMatchObject({ parentSpanId: request?.spanId, kind: 1 })
  expect(work).toMatchObject({ parentSpanId: request?.spanId, kind: 5 })
  expect(named('draw scripted')).toMatchObject({ parentSpanId: work?.spanId })
  expect(work?.attributes).toContainEqual({ key: 'eidolon.generation.id', value: { stringValue: $id } })
  expect(request?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: '201' } })
  expect(peer.asked[0]).toMatchObject({ path: '/v1/traces', headers: { 'x-key': 'a b' } })
  // [TRACE-3] Nothing that somebody wrote, no secret and no query.
  const sent = peer.asked.map(({ body }) => body).join('')
  expect(sent).not.toMatch(/private|who=|maya|a b/)
  await traces?.[Symbol.asyncDispose]()
})

it('[TRACE-3] what was asked for without a trace is drawn without one', async () => {
  await using peer = await collector()
  const tracing = configured({ OTEL_EXPORTER_OTLP_ENDPOINT: peer.url, OTEL_TRACES_SAMPLER: 'always_off' })
  if (!tracing) throw new Error('There are no traces')
  let traces: Tracing | undefined
  await using world = await generationsWorld({
    tracing: (db) =>
      (traces = composeTracing({
        config: { tracing, role: 'all' },
        db,
        installation: 'here',
        log: openLogger('silent'),
      })),
  })
  const id = await world.ask('maya')
  const drawing = await world.engine.next()
  drawing.finish()
  await world.reached(id, 'succeeded')
  await traces?.[Symbol.asyncDispose]()
  expect(peer.asked).toEqual([])
})

it('[TRACE-4] only a header of the right form is believed', () => {
  const context = { traceId: trace, spanId: '00f067aa0ba902b7', sampled: true }
  expect(readTraceparent(click)).toEqual(context)
  expect(writeTraceparent(context)).toBe(click)
  expect(readTraceparent(`01-${trace}-00f067aa0ba902b7-00-more`)).toMatchObject({ sampled: false })
  const wrong = [
    '',
    'x',
    click.toUpperCase(),
    `ff${click.slice(2)}`,
    `${click}-more`,
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  ]
  for (const each of [...wrong, `00-${trace}-${'0'.repeat(16)}-01`, undefined, [click]]) {
    expect(readTraceparent(each)).toBeUndefined()
  }
})

it('[TRACE-5] the sampler decides by the id of a trace, whatever its flag says', () => {
  const tenth = samplerOf({ sampler: 'parentbased_traceidratio', ratio: 0.1 })
  const ids = Array.from(
    { length: 2000 },
    (_, n) => `${'a'.repeat(20)}${((n * 2 ** 48) / 2000).toString(16).slice(0, 12).padStart(12, '0')}`,
  )
  const share = ids.filter(tenth).length / ids.length
  expect(share).toBeGreaterThan(0.08)
  expect(share).toBeLessThan(0.12)
  expect(samplerOf({ sampler: 'always_off', ratio: 1 })(trace)).toBe(false)
  expect(samplerOf({ sampler: 'parentbased_always_on', ratio: 0 })(trace)).toBe(true)
})

it('[TRACE-6] a collector that is busy is asked again, one that refuses is not, and neither is waited for', async () => {
  const span = {
    traceId: trace,
    spanId: '00f067aa0ba902b7',
    parentId: undefined,
    name: 'one',
    kind: 'server',
    begun: 1_700_000_000_000.25,
    ended: 1_700_000_000_001,
    facts: { some: 'text', n: 1, share: 0.5, yes: true },
    failed: true,
  } as const
  await using peer = await collector(
    { status: 503 },
    { status: 200 },
    { status: 400 },
    { status: 200, body: { partialSuccess: { rejectedSpans: '3' } } },
  )
  const problems: string[] = []
  const time = passingTime()
  const timers = { ...time.timers, after: (_ms: number, run: () => void) => (run(), { [Symbol.dispose]() {} }) }
  const settings = { url: `${peer.url}/v1/traces`, headers: {}, resource: {}, timers }
  const exporter = otlpExporter({ ...settings, onProblem: (problem) => void problems.push(problem) })
  for (let n = 0; n < 3; n += 1) {
    exporter.add(span)
    await exporter.flush()
  }
  expect(peer.asked).toHaveLength(4)
  expect(problems).toEqual(['1 spans could not be sent: the collector answered 400', 'the collector rejected 3 spans'])
  expect(peer.spans()[0]).toMatchObject({
    startTimeUnixNano: '1700000000000250000',
    endTimeUnixNano: '1700000000001000000',
    status: { code: 2 },
    attributes: [
      { key: 'some', value: { stringValue: 'text' } },
      { key: 'n', value: { intValue: '1' } },
      { key: 'share', value: { doubleValue: 0.5 } },
      { key: 'yes', value: { boolValue: true } },
    ],
  })
  for (let n = 0; n < 3000; n += 1) exporter.add(span)
  await exporter[Symbol.asyncDispose]()
  expect(problems.at(-1)).toBe('952 spans were dropped: more than can be sent')
})

it('[TRACE-7] the variables are those of OpenTelemetry, and without an address nothing is traced', () => {
  expect(configured({ OTEL_SERVICE_NAME: 'mine' })).toBeUndefined()
  expect(
    configured({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test, team=a%2Cb',
      OTEL_TRACES_SAMPLER: 'traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
    }),
  ).toEqual({
    url: 'http://collector:4318/v1/traces',
    headers: {},
    serviceName: 'eidolon',
    resource: { 'deployment.environment.name': 'test', team: 'a,b' },
    sampling: { sampler: 'traceidratio', ratio: 0.25 },
  })
  expect(() => configured({ OTEL_EXPORTER_OTLP_HEADERS: 'key=hunter2' })).toThrow(/ENDPOINT is not set/)
  expect(() => configured({ OTEL_TRACES_SAMPLER: 'sometimes', OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow(
    /SAMPLER_ARG is "2"/,
  )
  expect(() => configured({ OTEL_EXPORTER_OTLP_HEADERS: 'hunter2' })).toThrow(/its value is not shown/)
})
