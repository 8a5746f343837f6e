import { expect, it } from 'vitest'
import { openaiKey, openaiPeer, openaiRefusal } from '../../apps/server/src/adapters/engines/testing/openai-peer.ts'
import { painter } from '../support/generating.ts'
import { startServer } from '../support/start-server.ts'

it('[ENG-50] [ENG-67] a server that speaks OpenAI’s protocol draws, refuses with its reason, and its key is nowhere', async () => {
  const { peer, server: other, orders } = await openaiPeer()
  const env = { OPENAI_BASE_URL: `${other.url}/v1`, OPENAI_API_KEY: openaiKey, ONNX_MODEL: '/nowhere' }
  await using server = await startServer({ env })
  const maya = await painter(server)
  const { body } = await maya.ask(server, 'GET', '/engines')
  expect(body.engines).toMatchObject([
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
