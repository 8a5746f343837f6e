import { describe, expect, it } from 'vitest'
import { falHost, falKeys } from '#adapters/engines/fal/fal-host.ts'
import { falWebhooks } from '#adapters/engines/fal/fal-webhooks.ts'
import { handleServiceWebhooks } from '#adapters/engines/hosted/service-webhooks.ts'
import { hostedEngine } from '#adapters/engines/hosted/hosted-engine.ts'
import { waking } from '#adapters/engines/hosted/webhooks.ts'
import { safeDownloads } from '#adapters/engines/remote/download.ts'
import { falKey, falModels, falPeer } from '#adapters/engines/testing/fal-peer.ts'
import { systemClock } from '#adapters/system/clock.ts'
import { processCounters } from '#application/limits/process-counters.ts'
import { timedIds } from '#adapters/system/ids.ts'
import { openLogger } from '#adapters/system/logger.ts'
import { countRequest } from '#application/limits/count-request.ts'
import { aTask, aWatch } from '#application/engines/testing/a-task.ts'
import { withDeps } from '#application/shared/with-deps.ts'
import { openApp } from '#transport/http/protocol/app.ts'
import { callPath, engineCallRoutes } from '#transport/http/routes/engine-calls.ts'

/** An engine that looks for itself once an hour only, and the route at which it is called. */
async function open() {
  const { peer, server, places, ...more } = await falPeer()
  const bell = waking()
  const engine = hostedEngine({
    id: 'fal',
    name: 'fal',
    host: falHost({ key: falKey, places, pauses: [1] }),
    models: falModels,
    downloads: safeDownloads({ trusted: [server.url] }),
    calls: { url: `https://studio.example${callPath('fal')}`, waking: bell },
    paces: { first: 3_600_000, later: 3_600_000 },
  })
  const judge = falWebhooks({ readKeys: () => falKeys(places, AbortSignal.timeout(5000)), clock: systemClock })
  const app = openApp({
    log: openLogger('silent'),
    ids: timedIds(systemClock),
    publicUrl: undefined,
    trustProxy: [],
    isStopping: () => false,
  })
  const still = { now: () => new Date('2026-05-01T10:00:00Z') }
  const count = withDeps(countRequest, { counters: processCounters(), clock: still, enforced: true })
  engineCallRoutes(app, new Map([['fal', handleServiceWebhooks(judge, bell, () => {})]]), count)
  const call = async (id: string, over: { readonly body?: string; readonly engine?: string } = {}) => {
    const { body, headers } = more.call(id, systemClock.now())
    const url = callPath(over.engine ?? 'fal')
    return (await app.inject({ method: 'POST', url, headers, payload: over.body ?? body })).statusCode
  }
  const close = async () => {
    await app.close()
    await server.close()
  }
  return { engine, peer, ...more, call, [Symbol.asyncDispose]: close }
}

describe('engineCallRoutes', () => {
  it('[ENG-66] a call that is signed wakes whoever waits for the job, who looks for themselves', async () => {
    await using world = await open()
    const drawing = world.engine.draw(aTask('fal'), aWatch())
    await world.peer.underWay()
    const [id = '', request] = [...world.requests][0] ?? []
    expect(request?.webhook).toBe('https://studio.example/v1/engines/fal/calls')
    // Two looks find it waiting and at work; the third brings the picture.
    await expect.poll(() => request?.looks, { timeout: 10_000 }).toBe(1)
    expect(await world.call(id)).toBe(204)
    await expect.poll(() => request?.looks, { timeout: 10_000 }).toBe(2)
    expect(await world.call(id)).toBe(204)
    expect(await drawing).toHaveLength(1)
  })

  it('[ENG-66] anything else is refused and wakes nobody', async () => {
    await using world = await open()
    const watch = aWatch()
    const ended = world.engine.draw(aTask('fal'), watch).catch((error: unknown) => error)
    await world.peer.underWay()
    const [id = '', request] = [...world.requests][0] ?? []
    await expect.poll(() => request?.looks, { timeout: 10_000 }).toBe(1)
    expect(await world.call(id, { body: '{"status":"OK"}' })).toBe(401)
    expect(await world.call(id, { engine: 'replicate' })).toBe(404)
    expect(request?.looks).toBe(1)
    watch.stop('gone')
    expect(await ended).toBe('gone')
  })

  it('[SRV-38] a place calls so often in a minute and no more, whoever it says it is', async () => {
    await using world = await open()
    const answers: number[] = []
    for (let calls = 0; calls < 602; calls += 1) answers.push(await world.call('request-1', { body: '{}' }))
    expect([answers.indexOf(429), answers.filter((code) => code === 429).length]).toEqual([600, 2])
  })

  it('[ENG-66] when the keys cannot be read, the service is told to call again', async () => {
    await using world = await open()
    await world.peer.leave()
    expect(await world.call('request-1')).toBe(409)
  })
})
