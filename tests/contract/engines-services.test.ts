import { expect, it } from 'vitest'
import { openaiKey, openaiPeer, openaiRefusal } from '@eidolon/server/testing/openai-peer.ts'
import { painter } from '#support/generating.ts'
import { startServer } from '#support/start-server.ts'

it('[GEN-43] [SUB-50] who starts and cancels again and again has an engine elsewhere asked no more often than they may', async () => {
  const { peer, server: other } = await openaiPeer()
  const env = {
    OPENAI_BASE_URL: `${other.url}/v1`,
    OPENAI_API_KEY: openaiKey,
    FREE_GENERATIONS: '5',
    FREE_ENGINES: 'openai',
  }
  await using server = await startServer({ env })
  const maya = await painter(server)
  peer.behave('endless')
  const left = async () => (await maya.ask(server, 'GET', '/subscription')).body.freeLeft
  const given = { engine: 'openai', characterId: maya.characterId }
  for (let begun = 0; begun < 5; begun = peer.begun()) {
    const { status, body } = await maya.ask(server, 'POST', '/generations', { ...given, count: Math.min(3, 5 - begun) })
    expect(status).toBe(201)
    while (peer.begun() === begun) await new Promise((done) => setTimeout(done, 10))
    expect((await maya.ask(server, 'DELETE', `/generations/${body.$id}`)).status).toBe(204)
    expect((await maya.ended(server, body.$id)).status).toBe('cancelled')
    expect(await left()).toBeLessThanOrEqual(5 - peer.begun())
  }
  expect(await left()).toBe(0)
  expect((await maya.ask(server, 'POST', '/generations', given)).status).toBe(402)
  expect(peer.begun()).toBe(5)
  await other.close()
})

it('[ENG-50] [ENG-67] a server that speaks OpenAI’s protocol draws, refuses with its reason, and its key is nowhere', async () => {
  const { peer, server: other, orders } = await openaiPeer()
  const env = {
    OPENAI_BASE_URL: `${other.url}/v1`,
    OPENAI_API_KEY: openaiKey,
    ONNX_MODEL: '/nowhere',
    FREE_ENGINES: 'openai',
  }
  await using server = await startServer({ env })
  const maya = await painter(server)
  expect(await maya.enginesWith(server, 'illustrator', 'openai')).toMatchObject([
    { id: 'illustrator', available: true },
    { id: 'openai', name: 'Image server', available: true, neural: true, abilities: { reference: true } },
    { id: 'onnx', available: false, reason: 'The local model is not set up.' },
  ])

  const { $id } = await maya.start(server, { engine: 'openai', prompt: 'by the sea', count: 2, aspect: '2:3' })
  expect(await maya.ended(server, $id)).toMatchObject({
    status: 'succeeded',
    mediaIds: [expect.any(String), expect.any(String)],
  })
  expect(orders[0]).toMatchObject({ size: '1024x1536', prompt: expect.stringContaining('red hair') })
  const { documents } = await maya.media(server)
  expect(documents[0]).toMatchObject({ engine: 'openai', width: 16, height: 16 })

  peer.behave('refuse')
  const refused = await maya.start(server, { engine: 'openai', prompt: 'by the sea' })
  expect(await maya.ended(server, refused.$id)).toMatchObject({
    status: 'blocked',
    error: { type: 'engine_refused', message: openaiRefusal, retryable: false },
    attempts: 1,
  })

  peer.behave('unauthorised')
  const locked = await maya.start(server, { engine: 'openai' })
  expect(await maya.ended(server, locked.$id)).toMatchObject({ status: 'failed', error: { retryable: false } })
  expect(server.output()).toContain('was answered with 401')
  expect(server.output()).not.toContain(openaiKey)
  await other.close()
})
