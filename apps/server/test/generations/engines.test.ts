import { describe, expect, it } from 'vitest'
import { EngineFailure, type EngineReadiness } from '#application/engines/engine.ts'
import { knownEngines } from '#application/engines/engines.ts'
import { openLogger } from '#adapters/system/logger.ts'
import { readConfig } from '#config/config.ts'
import { composeEngines } from '#compose/engines.ts'
import { generationsWorld } from '#test/support/generations-world.ts'

const composed = (env: Record<string, string>) => composeEngines({ config: readConfig(env), log: openLogger('silent') })

describe('engines beside the built-in one', () => {
  it('[ENG-10] whoever takes a generation up finds what was noted about it', async () => {
    await using world = await generationsWorld()
    const id = await world.ask('maya')
    const first = await world.engine.next()
    expect(first.task.note).toBeUndefined()
    await first.note?.('job 7')
    first.fail(new EngineFailure('out of reach', { again: true }))
    await world.generating.worker?.settled()
    world.time.pass(1001)
    const second = await world.engine.next()
    expect(second.task.note).toBe('job 7')
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
    expect((await world.engine.next()).task.references).toEqual([])
    await using other = await generationsWorld()
    await other.ask('maya')
    expect((await other.engine.next()).task).not.toHaveProperty('references')
  })

  it('[ENG-13] the detail of a problem is the operator’s alone', async () => {
    const state: EngineReadiness = { ready: false, reason: 'It is resting.', detail: 'http://gpu-7:8188 refused' }
    await using world = await generationsWorld({ engine: { readiness: async () => state } })
    const { body } = await world.call('maya', 'GET', '/engines')
    expect(body.engines[1]).toMatchObject({ id: 'scripted', available: false, reason: 'It is resting.' })
    expect(JSON.stringify(body)).not.toContain('gpu-7')
  })

  it('[ENG-16] are those that are configured', () => {
    const which = (env: Record<string, string>) => {
      const { engines, offered } = composed(env)
      return { ids: engines.map(({ id }) => id), offered }
    }
    expect(which({})).toEqual({ ids: [], offered: ['illustrator'] })
    expect(which({ COMFYUI_URL: 'http://127.0.0.1:8188', ENGINES: 'comfyui' })).toEqual({
      ids: ['comfyui'],
      offered: ['comfyui'],
    })
  })

  it('[ENG-77] those that cost money draw for subscribers only, unless FREE_ENGINES names them', async () => {
    await using world = await generationsWorld({ engine: { paid: true } })
    const { body } = await world.call(undefined, 'GET', '/engines')
    expect(body.engines).toMatchObject([
      { id: 'illustrator', subscription: false },
      { id: 'scripted', subscription: true },
    ])
    const keys = { OPENAI_API_KEY: 'k', FAL_KEY: 'k', REPLICATE_API_TOKEN: 'k' }
    const own = { COMFYUI_URL: 'http://127.0.0.1:8188', ONNX_MODEL: '/nowhere' }
    const { engines, free } = composed({ ...keys, ...own, FREE_ENGINES: 'fal, openai' })
    const all = engines.map(({ id, paid }) => `${id} ${paid}`)
    expect(all).toEqual(['comfyui false', 'openai true', 'fal true', 'replicate true', 'onnx false'])
    const [first, ...others] = engines
    const known = first && knownEngines([first, ...others], free)
    expect(engines.filter((engine) => known?.needsSubscription(engine)).map(({ id }) => id)).toEqual(['replicate'])
    // A server of one's own that wants no key sends no bill.
    expect(composed({ OPENAI_BASE_URL: 'http://127.0.0.1:8080/v1' }).engines[0]?.paid).toBe(false)
  })

  it('[ENG-78] where nothing is sold those that cost money draw for nobody, and say so, unless FREE_ENGINES names them', async () => {
    const hosted = { DATABASE_URL: 'postgres://me@db/studio', OPENAI_API_KEY: 'k', FAL_KEY: 'k', FREE_ENGINES: 'fal' }
    const { engines, closed } = composed(hosted)
    expect(closed.map(({ id }) => id)).toEqual(['openai'])
    expect(await engines[0]?.readiness()).toEqual({
      ready: false,
      reason: 'OpenAI is for subscribers, and this studio sells no subscriptions.',
      detail: 'It costs money: set TOKEN_MINT and TREASURY_ADDRESS, or FREE_ENGINES=openai to let everybody use it.',
    })
    expect(composed({ ...hosted, ENGINES: 'illustrator' }).closed).toEqual([])
    expect(composed({ OPENAI_API_KEY: 'k' }).closed).toEqual([])
  })
})

it('[GEN-80] several of a list are asked for, kept with the request, and refused by the name of the field', async () => {
  await using world = await generationsWorld({ slots: 0 })
  const characterId = await world.character('maya')
  const ask = (given: object) =>
    world.call('maya', 'POST', '/generations', { characterId, engine: 'illustrator', ...given })
  const good = await ask({ view: 'back', light: 'candle', effects: ['sparks', 'smoke'], scenery: ['window'] })
  expect([good.status, good.body.request]).toMatchObject([
    201,
    { view: 'back', light: 'candle', effects: ['sparks', 'smoke'], scenery: ['window'] },
  ])
  for (const [field, given] of [
    ['view', 'inside out'],
    ['light', 7],
    ['effects', ['sparks', 'flibbert']],
    ['effects', 'sparks'],
    ['effects', ['a', 'b', 'c', 'd']],
    ['scenery', ['__proto__']],
    ['scenery', { length: 1 }],
  ] as const) {
    const { status, body } = await ask({ [field]: given })
    expect([field, given, status, body.field]).toEqual([field, given, 400, field])
  }
})

it('[GEN-84] a size is one of the engine’s, for pictures, and of what is large fewer are asked for at once', async () => {
  await using world = await generationsWorld({ slots: 0 })
  const characterId = await world.character('maya')
  const ask = (given: object) =>
    world.call('maya', 'POST', '/generations', { characterId, engine: 'illustrator', ...given })
  expect(await ask({ size: 'print', count: 2 })).toMatchObject({ status: 201, body: { request: { size: 'print' } } })
  const usual = await ask({ size: 'standard', count: 8 })
  expect([usual.status, usual.body.request['size']]).toEqual([201, undefined])
  for (const [field, given] of [
    ['size', { size: 'poster' }],
    ['size', { size: 7 }],
    ['size', { size: 'large', kind: 'video' }],
    ['count', { size: 'large', count: 5 }],
    ['count', { size: 'print', count: 3 }],
    ['size', { size: 'print', engine: 'scripted' }],
  ] as const) {
    const { status, body } = await ask(given)
    expect([given, status, body.field]).toEqual([given, 400, field])
  }
})

it('[GEN-85] only a picture that the engine has drawn itself is drawn larger as it is', async () => {
  await using world = await generationsWorld()
  const characterId = await world.character('maya')
  const ask = (given: object) =>
    world.call('maya', 'POST', '/generations', { characterId, engine: 'illustrator', enlarge: true, ...given })
  const drawn = await world.call('maya', 'POST', '/generations', { characterId, engine: 'illustrator' })
  await world.reached(drawn.body.$id, 'succeeded')
  const [parentMediaId] = (await world.state('maya', drawn.body.$id)).mediaIds
  const good = await ask({ parentMediaId, size: 'large' })
  expect(good.status).toBe(201)
  await world.reached(good.body.$id, 'succeeded')
  const elsewhere = await world.ask('maya')
  ;(await world.engine.next()).finish()
  await world.reached(elsewhere, 'succeeded')
  const [other] = (await world.state('maya', elsewhere)).mediaIds
  for (const [field, given] of [
    ['size', { parentMediaId }],
    ['parentMediaId', { size: 'large' }],
    ['parentMediaId', { size: 'large', parentMediaId: other }],
    ['count', { size: 'large', parentMediaId, count: 2 }],
    ['enlarge', { size: 'large', parentMediaId, enlarge: 'yes' }],
  ] as const) {
    const { status, body } = await ask(given)
    expect([given, status, body.field]).toEqual([given, 400, field])
  }
  const stranger = await world.character('noor')
  const theft = { characterId: stranger, engine: 'illustrator', enlarge: true, size: 'large', parentMediaId }
  expect((await world.call('noor', 'POST', '/generations', theft)).status).toBe(404)
})

it('[GEN-114] only a picture of one’s own that the engine has drawn is changed, by what belongs to the part', async () => {
  await using world = await generationsWorld()
  const characterId = await world.character('maya')
  const ask = (given: object, user = 'maya') =>
    world.call(user, 'POST', '/generations', { characterId, engine: 'illustrator', ...given })
  const drawn = await ask({ seed: 7 })
  await world.reached(drawn.body.$id, 'succeeded')
  const [mediaId] = (await world.state('maya', drawn.body.$id)).mediaIds
  const elsewhere = await world.ask('maya')
  ;(await world.engine.next()).finish()
  await world.reached(elsewhere, 'succeeded')
  const [other] = (await world.state('maya', elsewhere)).mediaIds
  const second = await world.character('maya')
  const hair = { change: { mediaId, part: 'hair' }, hairColour: '#AA3311' }
  for (const [field, given] of [
    ['change', { ...hair, change: { mediaId: other, part: 'hair' } }],
    ['change', { ...hair, engine: 'scripted', hairColour: undefined, prompt: 'red hair' }],
    ['change.part', { ...hair, change: { mediaId, part: 'shirt' } }],
    ['change.mediaId', { ...hair, change: { part: 'hair' } }],
    ['characterId', { ...hair, characterId: second }],
    ['kind', { ...hair, kind: 'video' }],
    ['count', { ...hair, count: 2 }],
    ['outfit', { ...hair, outfit: 'suit' }],
    ['style', { ...hair, style: 'noir' }],
    ['enlarge', { ...hair, enlarge: true }],
    ['size', { ...hair, size: 'large' }],
    ['negativePrompt', { ...hair, negativePrompt: 'hats' }],
    ['parentMediaId', { ...hair, parentMediaId: other }],
    ['hairStyle', { change: { mediaId, part: 'hair' } }],
    ['expression', { change: { mediaId, part: 'face' }, prompt: ' ' }],
    ['hairColour', { ...hair, hairColour: 'red' }],
    ['hairStyle', { ...hair, hairStyle: 'cloud' }],
    ['accessories', { change: { mediaId, part: 'accessories' }, accessories: ['moon'] }],
    ['accessories', { change: { mediaId, part: 'accessories' }, accessories: Array(13).fill('glasses') }],
    ['hairColour', { hairColour: '#aa3311' }],
    ['accessories', { accessories: [] }],
  ] as const) {
    const { status, body } = await ask(given)
    expect([given, status, body.field]).toEqual([given, 400, field])
  }
  const stranger = await world.character('noor')
  expect((await ask({ ...hair, characterId: stranger }, 'noor')).status).toBe(404)
})

it('[GEN-114] a changed picture knows its parent and keeps its seed; what changes nothing fails and costs nothing', async () => {
  await using world = await generationsWorld()
  const characterId = await world.character('maya')
  const ask = async (given: object, ends: 'succeeded' | 'failed' = 'succeeded') => {
    const { body } = await world.call('maya', 'POST', '/generations', { characterId, engine: 'illustrator', ...given })
    await world.reached(body.$id, ends)
    return world.state('maya', body.$id)
  }
  const first = await ask({ seed: 7, prompt: 'standing in a library' })
  const [mediaId] = first.mediaIds
  const change = { mediaId, part: 'hair' }
  const changed = await ask({ change, hairColour: '#AA3311', seed: 99 })
  const row = await world.documents.system.find('media', changed.mediaIds[0] ?? '')
  expect(row?.data).toMatchObject({ parentId: mediaId, seed: 7 })
  const recipe = JSON.parse(String(row?.data['recipe']))
  expect(recipe.order).toMatchObject({
    genes: { hairColour: '#aa3311' },
    changed: { part: 'hair', before: { setting: { background: 'library' } } },
  })
  // The same again, from what was kept.
  const again = await world.call('maya', 'POST', `/generations/${changed.$id}/retry`)
  expect(again.status).toBe(201)
  await world.reached(again.body.$id, 'succeeded')
  const [same] = (await world.state('maya', again.body.$id)).mediaIds
  expect((await world.documents.system.find('media', same ?? ''))?.data['recipe']).toBe(row?.data['recipe'])
  const nothing = await ask({ change, prompt: 'on a bicycle' }, 'failed')
  expect(nothing.error).toMatchObject({ message: 'Nothing that was asked for changes the hair.', retryable: false })
})

it('[GEN-161] one thing of one of several people is changed, and the picture still shows all of them', async () => {
  await using world = await generationsWorld()
  const [mira, kofi] = [await world.character('maya'), await world.character('maya')]
  const ask = (given: object) =>
    world.call('maya', 'POST', '/generations', { characterId: mira, engine: 'illustrator', ...given })
  const drawn = await ask({ seed: 7, characterIds: [mira, kofi] })
  await world.reached(drawn.body.$id, 'succeeded')
  const [mediaId] = (await world.state('maya', drawn.body.$id)).mediaIds
  const hair = { hairColour: '#AA3311' }
  for (const given of [
    { ...hair, change: { mediaId, part: 'hair', person: 1 }, characterIds: [mira, kofi] },
    { change: { mediaId, part: 'pose' }, prompt: 'waving' },
    { ...hair, change: { mediaId, part: 'hair', person: 2 } },
  ]) {
    expect(await ask(given)).toMatchObject({ status: 400, body: { field: 'change' } })
  }
  expect((await ask({ ...hair, change: { mediaId, part: 'hair', person: 4 } })).status).toBe(400)
  const changed = await ask({ ...hair, change: { mediaId, part: 'hair', person: 1 } })
  await world.reached(changed.body.$id, 'succeeded')
  const [made] = (await world.state('maya', changed.body.$id)).mediaIds
  const row = await world.documents.system.find('media', made ?? '')
  expect(row?.data).toMatchObject({ parentId: mediaId, seed: 7, characterIds: [mira, kofi] })
  expect(JSON.parse(String(row?.data['recipe'])).order).toMatchObject({
    together: { others: [{ genes: { hairColour: '#aa3311' } }] },
    changed: { part: 'hair', person: 1 },
  })
})

it('[GEN-87] [MEDIA-55] no background is for pictures of engines that can, and is found and told as such', async () => {
  await using world = await generationsWorld()
  const characterId = await world.character('maya')
  const ask = (given: object) =>
    world.call('maya', 'POST', '/generations', { characterId, background: 'none', ...given })
  const good = await ask({ engine: 'illustrator' })
  await world.reached(good.body.$id, 'succeeded')
  const [mediaId] = (await world.state('maya', good.body.$id)).mediaIds
  const row = await world.documents.system.find('media', mediaId ?? '')
  expect(row?.data).toMatchObject({ caption: expect.stringContaining('cut out'), cutOut: true })
  const { status, body } = await ask({ engine: 'scripted' })
  expect([status, body.field]).toEqual([400, 'background'])
})

it('[GEN-98] a film without a background is a short one, and a picture that moves', async () => {
  await using world = await generationsWorld()
  const characterId = await world.character('maya')
  const ask = (given: object) =>
    world.call('maya', 'POST', '/generations', { characterId, background: 'none', kind: 'video', ...given })
  const long = await ask({ engine: 'illustrator', durationSeconds: 8 })
  expect([long.status, long.body.field]).toEqual([400, 'durationSeconds'])
  const good = await ask({ engine: 'illustrator', durationSeconds: 2 })
  await world.reached(good.body.$id, 'succeeded')
  const [mediaId] = (await world.state('maya', good.body.$id)).mediaIds
  const row = await world.documents.system.find('media', mediaId ?? '')
  expect(row?.data).toMatchObject({
    kind: 'video',
    cutOut: true,
    durationMs: 2000,
    scene: expect.stringContaining('"none"'),
  })
  const file = await world.call('maya', 'GET', `/storage/buckets/media/files/${String(row?.data['fileId'])}`)
  expect(file.body).toMatchObject({ mimeType: 'image/webp', name: `${good.body.$id}-1.webp` })
})
