import { Reading } from '@eidolon/contract/readings.ts'
import { collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { comfyuiPeer } from '@eidolon/server/testing/comfyui-peer.ts'
import { painter } from '#support/generating.ts'
import { pushService } from '#support/push-service.ts'
import { type SdkClient, signedIn } from '#support/sdk.ts'
import { type Server, startServer } from '#support/start-server.ts'

let server: Server
let peer: Awaited<ReturnType<typeof comfyuiPeer>>
let service: Awaited<ReturnType<typeof pushService>>
beforeAll(async () => {
  peer = await comfyuiPeer()
  service = await pushService()
  server = await startServer({
    env: { COMFYUI_URL: peer.server.url, PUSH_SERVICES: '127.0.0.1', LOG_LEVEL: 'debug' },
  })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await service[Symbol.asyncDispose]()
  await peer.server.close()
})

/** The SDK's own call, as programs make it for what the SDK has no name for. */
const read = async ({ client }: SdkClient, body: object): Promise<Reading> =>
  Reading.parse(
    await client.call('POST', new URL(`${server.url}/v1/readings`), { 'content-type': 'application/json' }, body),
  )

const create = ({ databases, sdk }: SdkClient, name: string) =>
  databases.createDocument(databaseId, collectionIds.characters, sdk.ID.unique(), { name, appearance: 'a woman' })

describe('with the SDK', () => {
  it('[READ-3] [READ-4] [READ-6] [READ-7] a prompt is read, with places, labels, and who could draw the rest', async () => {
    const maya = await signedIn(server)
    const { $id } = await create(maya, 'Mira Vance')
    const text = '😀 Mira has silver hair, no hat, a flibbertwix, on the beach'
    const { parts, unknown, characters, open } = await read(maya, { text, characterIds: [$id] })
    expect(parts.map(({ label }) => label)).toEqual(['Silver hair', 'No hat', 'Beach'])
    for (const { start, end, text: words } of [...parts, ...unknown]) expect(text.slice(start, end)).toBe(words)
    expect(unknown).toMatchObject([{ text: 'flibbertwix', engines: ['comfyui'] }])
    expect(characters).toEqual([{ start: 3, end: 7, id: $id }])
    expect(open).toContain('pose')
    expect(open).not.toContain('background')
    expect((await read(maya, { text, engine: 'comfyui' })).unknown).toEqual([])
  })

  it('[READ-1] [READ-8] refusals name the field, and what is somebody else’s is not there', async () => {
    const [maya, zoe] = [await signedIn(server), await signedIn(server)]
    const { $id } = await create(zoe, 'Zoe')
    await expect(read(maya, { text: '', engine: 'nobody' })).rejects.toMatchObject({
      code: 400,
      response: expect.objectContaining({ field: 'engine', problem: 'Value must be one of (illustrator, comfyui)' }),
    })
    await expect(read(maya, { text: 'x'.repeat(2001) })).rejects.toMatchObject({
      code: 400,
      response: expect.objectContaining({ field: 'text' }),
    })
    const refusal = (characterId: string) =>
      read(maya, { text: '', characterIds: [characterId] }).then(
        () => undefined,
        ({ code, type, message }) => ({ code, type, message }),
      )
    expect(await refusal($id)).toMatchObject({ code: 404, type: 'document_not_found' })
    expect(await refusal($id)).toEqual(await refusal('nobody'))
  })
})

it('[READ-11] whoever asks without end is told to wait, and nobody else is', async () => {
  const [maya, zoe] = [await painter(server), await painter(server)]
  const ask = () => maya.ask(server, 'POST', '/readings', { text: 'silver hair' })
  const answers: Awaited<ReturnType<typeof ask>>[] = []
  // The minute may end meanwhile; then as many are free again.
  while (answers.length < 500 && answers.every(({ status }) => status === 200)) {
    answers.push(...(await Promise.all(Array.from({ length: 10 }, ask))))
  }
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(240)
  expect(answers.at(-1)).toMatchObject({ status: 429, body: { type: 'general_rate_limit_exceeded' } })
  expect((await zoe.ask(server, 'POST', '/readings', { text: 'silver hair' })).status).toBe(200)
})

it('[READ-9] [READ-10] a generation keeps its reading, its notice says what is missing, and no log has the words', async () => {
  const maya = await painter(server)
  const target = { targetId: 'laptop', identifier: JSON.stringify(service.subscription) }
  expect((await maya.ask(server, 'POST', '/account/targets/push', target)).status).toBe(201)
  const { $id, request } = await maya.start(server, { prompt: 'on the beach with a flibbertwix', seed: 3 })
  const reading = {
    parts: [expect.objectContaining({ field: 'background', value: 'beach', label: 'Beach' })],
    unknown: [{ start: 20, end: 31, text: 'flibbertwix' }],
    corrected: [],
  }
  expect(request).toMatchObject({ reading })
  expect(await maya.ended(server, $id)).toMatchObject({ status: 'succeeded', request: { reading } })
  const { text } = await service.first()
  expect(JSON.parse(text)).toMatchObject({ title: 'Your picture is ready', body: 'Not drawn: flibbertwix.' })
  // What makes the picture again is not touched by how its words were read.
  const { documents } = await maya.media(server)
  const { body: recipe } = await maya.ask(server, 'GET', `/media/${documents[0].$id}/recipe`)
  expect(recipe.request).not.toHaveProperty('reading')
  expect(server.output()).toContain('generation finished')
  expect(server.output()).not.toContain('flibbertwix')
})
