import { describe, expect, it } from 'vitest'
import { EngineFailure, type EngineReadiness } from '#application/engines/engine.ts'
import { openLogger } from '#adapters/system/logger.ts'
import { readConfig } from '#config/config.ts'
import { composeEngines } from './engines.ts'
import { generationsWorld } from './testing/generations-world.ts'

describe('engines beside the built-in one', () => {
  it('[ENG-10] whoever takes a generation up finds what was noted about it', async () => {
    await using world = await generationsWorld()
    const id = await world.ask('maya')
    const first = await world.engine.next()
    expect(first.order.note).toBeUndefined()
    await first.note?.('job 7')
    first.fail(new EngineFailure('out of reach', { again: true }))
    await world.generating.worker?.settled()
    world.time.pass(1001)
    const second = await world.engine.next()
    expect(second.order.note).toBe('job 7')
    second.finish()
    await world.reached(id, 'succeeded')
  })

  it('[ENG-5] a pause that an engine wants is kept, and one that is too long is told', async () => {
    await using world = await generationsWorld()
    const id = await world.ask('maya')
    ;(await world.engine.next()).fail(new EngineFailure('busy', { again: true, after: 30_000 }))
    await world.generating.worker?.settled()
    world.time.pass(29_000)
    await world.generating.worker?.settled()
    expect(world.engine.asked).toHaveLength(1)
    world.time.pass(1500)
    ;(await world.engine.next()).fail(new EngineFailure('busy for a day', { again: true, after: 86_400_000 }))
    await world.reached(id, 'failed')
    expect((await world.state('maya', id)).error).toMatchObject({ message: 'busy for a day', retryable: true })
  })

  it('[ENG-14] whoever waits for an engine elsewhere takes no place from the built-in one', async () => {
    await using world = await generationsWorld({ slots: 1, engine: { atOnce: 2 } })
    for (let n = 0; n < 3; n += 1) await world.ask('maya')
    await world.engine.next()
    await world.engine.next()
    const characterId = await world.character('maya')
    const { body } = await world.call('maya', 'POST', '/generations', { characterId })
    await world.reached(body.$id, 'succeeded')
    expect(world.engine.asked).toHaveLength(2)
  })

  it('[ENG-3] pictures are brought along where they are of use', async () => {
    await using world = await generationsWorld({ engine: { compares: true } })
    await world.ask('maya')
    expect((await world.engine.next()).order.references).toEqual([])
    await using other = await generationsWorld()
    await other.ask('maya')
    expect((await other.engine.next()).order).not.toHaveProperty('references')
  })

  it('[ENG-13] the detail of a problem is the operator’s alone', async () => {
    const state: EngineReadiness = { ready: false, reason: 'It is resting.', detail: 'http://gpu-7:8188 refused' }
    await using world = await generationsWorld({ engine: { readiness: async () => state } })
    const { body } = await world.call('maya', 'GET', '/engines')
    expect(body.engines[1]).toMatchObject({ id: 'scripted', available: false, reason: 'It is resting.' })
    expect(JSON.stringify(body)).not.toContain('gpu-7')
  })

  it('[ENG-16] are those that are configured', () => {
    const composed = (env: Record<string, string>) => {
      const config = readConfig(env)
      const { engines, offered } = composeEngines({ config, log: openLogger('silent') })
      return { ids: engines.map(({ id }) => id), offered }
    }
    expect(composed({})).toEqual({ ids: [], offered: ['illustrator'] })
    expect(composed({ COMFYUI_URL: 'http://127.0.0.1:8188', ENGINES: 'comfyui' })).toEqual({
      ids: ['comfyui'],
      offered: ['comfyui'],
    })
  })
})
