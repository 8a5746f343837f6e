import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { counter, histogram } from '#adapters/metrics/instruments.ts'
import { openMetricsText } from '#adapters/metrics/open-metrics.ts'
import { sql } from '#adapters/sql/database.ts'
import { freshSqlite } from '#adapters/sql/testing/fresh-database.ts'
import { systemClock } from '#adapters/system/clock.ts'
import { timedIds } from '#adapters/system/ids.ts'
import { openLogger } from '#adapters/system/logger.ts'
import type { Engine } from '#application/engines/engine.ts'
import { composeMetrics } from '#compose/metrics.ts'
import { openApp } from '#transport/http/protocol/app.ts'

const token = 'a-token-of-the-operator'
const asOperator = { authorization: `Bearer ${token}` }
const at = '2026-11-15T10:00:00.000+00:00'

async function world(metricsToken: string | undefined) {
  await using held = new AsyncDisposableStack()
  const { db } = held.use(await freshSqlite())
  const dataDir = await mkdtemp(join(tmpdir(), 'metrics-'))
  held.defer(() => rm(dataDir, { recursive: true, force: true }))
  const config = { metricsToken, role: 'all', dataDir, database: { kind: 'sqlite', file: '' } } as const
  const log = openLogger('silent')
  const metrics = held.use(composeMetrics({ config, db, clock: systemClock, log }))
  const app = openApp({
    log,
    ids: timedIds(systemClock),
    publicUrl: undefined,
    trustProxy: [],
    isStopping: () => false,
  })
  metrics.serve(app)
  app.get('/v1/things/:id', async () => ({ fine: true }))
  held.defer(() => app.close())
  const parts = held.move()
  return {
    db,
    metrics,
    app,
    scrape: async () => (await app.inject({ url: '/metrics', headers: asOperator })).body,
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  }
}

/** An engine of which only the drawing is asked for. */
const engineThat = (draw: () => Promise<readonly unknown[]>) =>
  ({ id: 'brush', abilities: { kinds: ['image'] }, draw }) as unknown as Engine
const task = { request: { kind: 'image' } } as Parameters<Engine['draw']>[0]
const watch = (signal = new AbortController().signal) => ({ signal }) as Parameters<Engine['draw']>[1]

it('[METR-1] metrics are for who shows the token, and without one there are none', async () => {
  await using open = await world(token)
  for (const path of ['/metrics', '/v1/metrics']) {
    const answer = await open.app.inject({ url: path, headers: asOperator })
    expect(answer.headers['content-type']).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
    for (const authorization of [undefined, 'Bearer', `Bearer ${token}x`, `Basic ${token}`, token]) {
      const refused = await open.app.inject({ url: path, headers: authorization ? { authorization } : {} })
      expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([401, 'Bearer'])
      expect(refused.body).not.toContain('eidolon_')
    }
  }
  await using closed = await world(undefined)
  expect(closed.metrics.meters).toBeUndefined()
  const answer = await closed.app.inject({ url: '/metrics', headers: asOperator })
  expect([answer.statusCode, answer.json().type]).toEqual([404, 'general_route_not_found'])
})

it('[METR-2] requests are counted by the pattern of their route, not by their address', async () => {
  await using open = await world(token)
  for (const id of ['a', 'b', 'c']) await open.app.inject(`/v1/things/${id}?q=secret`)
  await open.app.inject('/v1/nowhere/at/all')
  const text = await open.scrape()
  expect(text).toContain('eidolon_http_requests_total{method="GET",route="/v1/things/:id",status="200"} 3')
  expect(text).toContain('eidolon_http_requests_total{method="GET",route="unknown",status="404"} 1')
  expect(text).toContain('eidolon_http_request_seconds_bucket{method="GET",route="/v1/things/:id",le="+Inf"} 3')
  expect(text).not.toMatch(/nowhere|secret/)
})

it('[METR-3] drawing is timed by engine, kind and outcome, and the engine stays itself', async () => {
  await using open = await world(token)
  const { meters } = open.metrics
  const engine = engineThat(async () => [1, 2])
  const measured = meters?.engine(engine)
  expect(measured?.abilities).toBe(engine.abilities)
  await measured?.draw(task, watch())
  const failing = meters?.engine(engineThat(() => Promise.reject(new Error('no'))))
  await expect(failing?.draw(task, watch())).rejects.toThrow('no')
  await expect(failing?.draw(task, watch(AbortSignal.abort()))).rejects.toThrow('no')
  const text = await open.scrape()
  for (const outcome of ['finished', 'failed', 'stopped']) {
    expect(text).toContain(`eidolon_drawing_seconds_count{engine="brush",kind="image",outcome="${outcome}"} 1`)
  }
  expect(text).toContain('eidolon_drawings_total{engine="brush",kind="image"} 2')
})

it('[METR-4] queue, payments, caches, sockets, database, disk and event loop are there', async () => {
  await using open = await world(token)
  const { db, metrics } = open
  await db.run(sql`
    insert into generations (id, created_at, updated_at, permissions, reader, character_id, kind, engine, status, count)
    values ('g1', ${at}, ${at}, '[]', 'user:maya', 'c1', 'image', 'illustrator', 'queued', 2),
      ('g2', ${at}, ${at}, '[]', 'user:maya', 'c1', 'image', 'illustrator', 'running', 1),
      ('g3', ${at}, ${at}, '[]', 'user:maya', 'c1', 'image', 'illustrator', 'succeeded', 1)`)
  await db.run(sql`
    insert into payments (signature, state, account_id, amount, price, usd, slot, at)
    values ('sig1', 'credited', 'maya', '1', '1', '50.00', 7, ${at})`)
  metrics.countSockets(() => 7)
  const cache = metrics.meters?.cache('previews', {
    find: async (key: string, _preview: string) => (key === 'known' ? new Uint8Array(1) : undefined),
    keep() {},
    async purge() {},
  })
  await cache?.find('known', 'x')
  await cache?.find('other', 'x')
  const text = await open.scrape()
  const expected = [
    'eidolon_queue_jobs{queue="generations",state="waiting"} 1',
    'eidolon_queue_jobs{queue="generations",state="running"} 1',
    'eidolon_queue_jobs{queue="portraits",state="waiting"} 0',
    'eidolon_payments{state="credited"} 1',
    'eidolon_subscriptions 0',
    'eidolon_cache_lookups_total{cache="previews",result="hit"} 1',
    'eidolon_cache_lookups_total{cache="previews",result="miss"} 1',
    'eidolon_sockets 7',
    'eidolon_database_connections{state="most"} 2',
    'eidolon_database_waiting 0',
    'eidolon_figures_up{figures="queue"} 1',
  ]
  for (const line of expected) expect(text).toContain(`${line}\n`)
  expect(text).toMatch(/eidolon_queue_oldest_seconds\{queue="generations"\} [1-9]/)
  expect(text).toMatch(/eidolon_event_loop_delay_seconds\{point="p99"\} \d/)
  expect(text).toMatch(/eidolon_disk_free_bytes [1-9]/)
  expect(text).toMatch(/eidolon_build_info\{version="v[\d.]+",node="v\d/)
})

it('[METR-5] figures that cannot be read leave the others', async () => {
  await using open = await world(token)
  await open.db.run(sql`drop table payments`)
  const text = await open.scrape()
  expect(text).toContain('eidolon_figures_up{figures="payments"} 0')
  expect(text).toContain('eidolon_queue_jobs{')
})

it('[METR-6] the text is OpenMetrics: escaped, cumulative, and with an end', () => {
  const odd = counter({ name: 'odd', help: 'One\nof "a" kind \\', labels: ['what'] })
  odd.add({ what: 'a "b"\n\\c' })
  const times = histogram({ name: 'took_seconds', help: 'Time.', labels: [], unit: 'seconds', bounds: [0.5, 1] })
  for (const value of [0.5, 0.7, 3]) times.observe({}, value)
  expect(openMetricsText([odd.family(), times.family()])).toBe(
    [
      '# TYPE odd counter',
      String.raw`# HELP odd One\nof \"a\" kind \\`,
      String.raw`odd_total{what="a \"b\"\n\\c"} 1`,
      '# TYPE took_seconds histogram',
      '# UNIT took_seconds seconds',
      '# HELP took_seconds Time.',
      'took_seconds_bucket{le="0.5"} 1',
      'took_seconds_bucket{le="1.0"} 2',
      'took_seconds_bucket{le="+Inf"} 3',
      'took_seconds_count 3',
      'took_seconds_sum 4.2',
      '# EOF',
      '',
    ].join('\n'),
  )
})

it('[METR-7] every metric that the dashboard asks for exists', async () => {
  await using open = await world(token)
  const text = await open.scrape()
  const types = new Map([...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].map(([, name = '', type = '']) => [name, type]))
  const endings: Readonly<Record<string, readonly string[]>> = {
    counter: ['_total'],
    histogram: ['_bucket', '_count', '_sum'],
    info: ['_info'],
    gauge: [''],
  }
  const known = new Set([...types].flatMap(([name, type]) => (endings[type] ?? []).map((end) => `${name}${end}`)))
  const page = await readFile(join(import.meta.dirname, '../../../../docs/grafana/eidolon.json'), 'utf8')
  const asked = new Set([...page.matchAll(/\b(?:eidolon|process)_\w+/g)].map(([name]) => name))
  expect(asked.size).toBeGreaterThan(15)
  expect([...asked].filter((name) => !known.has(name))).toEqual([])
})
