import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { comfyKey, comfyuiPeer } from '@eidolon/server/testing/comfyui-peer.ts'
import { painter } from '#support/generating.ts'
import { startServer } from '#support/start-server.ts'

let peer: Awaited<ReturnType<typeof comfyuiPeer>>

beforeAll(async () => {
  peer = await comfyuiPeer()
})
afterAll(() => peer.server.close())

const env = () => ({ COMFYUI_URL: peer.server.url, COMFYUI_KEY: comfyKey })

describe('an engine elsewhere, over the wire', () => {
  it('[ENG-1] [ENG-20] is offered with what it can do, and draws', async () => {
    await using server = await startServer({ env: env() })
    const maya = await painter(server)
    const engines = await maya.enginesWith(server, 'comfyui')
    expect(engines.map(({ id }) => id)).toEqual(['illustrator', 'comfyui'])
    expect(engines[1]).toMatchObject({ available: true, neural: true, version: '0.33.1' })
    const { $id } = await maya.start(server, { engine: 'comfyui', prompt: 'by the sea', count: 2 })
    expect(await maya.ended(server, $id)).toMatchObject({
      status: 'succeeded',
      mediaIds: [expect.any(String), expect.any(String)],
    })
    const { documents } = await maya.media(server)
    expect(documents[0]).toMatchObject({ engine: 'comfyui', engineVersion: '0.33.1', width: 16, height: 16 })
    expect(server.output()).not.toContain(comfyKey)
  })

  it('[ENG-10] a job that a killed process had begun is finished by the next, and begun once', async () => {
    peer.peer.behave('endless')
    const before = peer.peer.begun()
    const first = await startServer({ env: env() })
    const maya = await painter(first)
    await maya.enginesWith(first, 'comfyui')
    const { $id } = await maya.start(first, { engine: 'comfyui' })
    await expect.poll(() => peer.peer.begun(), { timeout: 30_000 }).toBe(before + 1)
    await first.kill()
    peer.peer.behave('well')
    await using second = await startServer({ env: env(), dataDir: first.dataDir })
    expect(await maya.ended(second, $id)).toMatchObject({ status: 'succeeded', attempts: 2 })
    expect(peer.peer.begun()).toBe(before + 1)
  })

  it('[ENG-41] one that is not there says why, and the others go on', async () => {
    await using server = await startServer({ env: { COMFYUI_URL: 'http://127.0.0.1:9' } })
    const maya = await painter(server)
    const { body } = await maya.ask(server, 'GET', '/engines')
    expect(body.engines[1]).toMatchObject({ available: false, reason: 'ComfyUI cannot be reached at the moment.' })
    expect(
      (await maya.ask(server, 'POST', '/generations', { characterId: maya.characterId, engine: 'comfyui' })).status,
    ).toBe(409)
    const { $id } = await maya.start(server)
    const state = async () => (await maya.ask(server, 'GET', `/generations/${$id}`)).body.status
    await expect.poll(state, { timeout: 30_000 }).not.toBe('queued')
  })
})
