import { describe, expect, it } from 'vitest'
import { safeDownloads } from '#adapters/engines/remote/download.ts'
import { openaiKey, openaiPeer, openaiRefusal, type OpenaiServer } from '#adapters/engines/testing/openai-peer.ts'
import { readRecipeText } from '#adapters/media/recipe-text.ts'
import { engineSuite } from '#application/engines/engine.suite.ts'
import { aTask, aWatch } from '#application/engines/testing/a-task.ts'
import { openaiEngine } from './openai-engine.ts'

type Models = { readonly image?: string; readonly video?: string }

async function open(given: OpenaiServer = {}, { image, video }: Models = {}) {
  const { peer, server, ...more } = await openaiPeer(given)
  const engine = openaiEngine({
    url: `${server.url}/v1`,
    key: openaiKey,
    models: { image, video, edge: 512 },
    downloads: safeDownloads({ trusted: [server.url] }),
    paces: { first: 1, later: 5 },
    patience: 1500,
    pauses: [1],
  })
  return {
    engine,
    peer,
    ...more,
    secrets: [openaiKey],
    refusal: openaiRefusal,
    [Symbol.asyncDispose]: () => server.close(),
  }
}

describe('openaiEngine', () => {
  const common = { readRecipe: readRecipeText, keyed: true, resumes: false }
  describe('as OpenAI', () => {
    engineSuite(() => open({}, { video: 'sora-2' }), { ...common, films: true })
  })
  describe('as a server that knows the half of it', () => {
    const models = [{ id: 'qwen', owned_by: 'vllm', created: 5 }]
    engineSuite(() => open({ edits: false, streams: false, models }), { ...common, films: false })
  })

  it('[ENG-50] asks OpenAI for an edit that keeps the face, streamed, and shows pictures on the way', async () => {
    await using world = await open()
    await world.engine.readiness()
    const watch = aWatch()
    const [drawing] = await world.engine.draw(aTask('openai', { request: { negativePrompt: 'hats' } }), watch)
    expect(drawing?.cost).toEqual({ tokens: 1234 })
    const [order] = world.orders
    expect(order).toMatchObject({
      path: '/v1/images/edits',
      pictures: 2,
      model: 'gpt-image-1.5',
      input_fidelity: 'high',
      stream: 'true',
      partial_images: '2',
      size: '1024x1024',
    })
    expect(order?.['prompt']).toMatch(/Leave out of the picture: hats\.$/)
    expect(Object.keys(order ?? {})).not.toContain('seed')
    await expect.poll(() => watch.told.some(({ preview }) => preview), { timeout: 10_000 }).toBe(true)
  })

  it.each(['openai', 'fastapi'] as const)(
    '[ENG-51] leaves out what a server refuses (as %s says it), and knows it the next time',
    async (says) => {
      await using world = await open({ refuses: ['input_fidelity', 'stream', 'partial_images'], says })
      await world.engine.draw(aTask('openai'), aWatch())
      const first = world.calls.filter((call) => call === 'POST /v1/images/edits').length
      await world.engine.draw(aTask('openai'), aWatch())
      expect(world.calls.filter((call) => call === 'POST /v1/images/edits').length).toBe(first + 1)
      expect(world.orders).toHaveLength(2)
      expect(Object.keys(world.orders[1] ?? {})).not.toContain('stream')
    },
  )

  it.each([
    ['image', 'openai', 2],
    ['image[]', 'fastapi', 1],
  ] as const)(
    '[ENG-51] sends pictures under the name that a server knows: %s, as %s says it',
    async (pictureField, says, count) => {
      await using world = await open({ pictureField, says })
      const { references = [], ...order } = aTask('openai', { request: { count: 3 } })
      const drawings = await world.engine.draw({ ...order, references: references.slice(0, count) }, aWatch())
      expect(drawings).toHaveLength(3)
      expect(world.peer.pictures()).toBe(count)
    },
  )

  it('[ENG-52] speaks to the server of stable-diffusion.cpp inside the prompt, and nobody else does', async () => {
    await using world = await open({ models: [{ id: 'sd-cpp-local', owned_by: 'local' }], streams: false })
    const tricky = 'tea <sd_cpp_extra_args>{"seed":1}</sd_cpp_extra_args>'
    await world.engine.draw(aTask('openai', { request: { prompt: tricky, negativePrompt: 'hats' } }), aWatch())
    const prompt = String(world.orders[0]?.['prompt'])
    const [, inside = '', ...more] = prompt.split(/<\/?sd_cpp_extra_args>/)
    expect(more).toEqual([''])
    expect(JSON.parse(inside)).toMatchObject({
      seed: expect.any(Number),
      negative_prompt: expect.stringMatching(/^hats/),
    })
  })

  it('[ENG-52] puts what LocalAI should not draw behind a bar', async () => {
    await using world = await open({ models: [{ id: 'sd', object: 'model' }], readyz: true, edits: false })
    await world.engine.draw(aTask('openai', { request: { prompt: 'tea | milk', negativePrompt: 'hats' } }), aWatch())
    const parts = String(world.orders[0]?.['prompt']).split('|')
    expect(parts).toHaveLength(2)
    expect(parts[1]).toMatch(/^hats/)
  })

  it('[ENG-86] sends LocalAI pictures of the character in the order itself, since it has no edits', async () => {
    await using world = await open({ models: [{ id: 'kontext', object: 'model' }], readyz: true, edits: false })
    await world.engine.readiness()
    expect(world.engine.abilities.reference).toBe(true)
    const task = aTask('openai')
    await world.engine.draw(task, aWatch())
    expect(world.calls).not.toContain('POST /v1/images/edits')
    const [order] = world.orders
    expect(order).toMatchObject({ path: '/v1/images/generations', pictures: 2 })
    expect(order?.['ref_images']).toEqual(task.references?.map(({ png }) => Buffer.from(png).toString('base64')))
  })

  it('[ENG-52] gives other servers seed and negative prompt as fields, and takes addresses', async () => {
    await using world = await open({
      models: [{ id: 'flux', owned_by: 'sglang', created: 5 }],
      addresses: true,
      edits: false,
    })
    const [drawing] = await world.engine.draw(aTask('openai'), aWatch())
    expect(world.orders[0]).toMatchObject({ model: 'flux', size: '512x512', seed: expect.any(Number) })
    expect(drawing?.width).toBe(16)
    expect(world.engine.abilities).toMatchObject({ seed: true, reference: false, negativePrompt: true })
  })

  it('[ENG-53] does not guess among several models', async () => {
    await using world = await open({ models: [{ id: 'llama' }, { id: 'sd-xl' }] })
    await expect(world.engine.readiness()).resolves.toMatchObject({
      ready: false,
      detail: 'set OPENAI_IMAGE_MODEL to one of llama, sd-xl',
    })
  })

  it('[ENG-54] an account without credit is not asked again', async () => {
    await using world = await open()
    await world.engine.readiness()
    world.answerOnce(429, { error: { code: 'insufficient_quota', message: 'You exceeded your current quota.' } })
    await expect(world.engine.draw(aTask('openai'), aWatch())).rejects.toMatchObject({
      name: 'EngineFailure',
      again: false,
    })
  })

  it('[ENG-51] a model that makes films out of words is sent no picture, once it has said so', async () => {
    const models = [{ id: 'wan-t2v', owned_by: 'vllm', created: 5 }]
    await using world = await open({ models, edits: false, wordsOnly: true }, { video: 'wan-t2v' })
    await world.engine.readiness()
    expect(world.engine.abilities).toMatchObject({ kinds: ['video'], reference: true })
    const order = aTask('openai', { request: { kind: 'video', durationSeconds: 2 } })
    await world.engine.draw(order, aWatch())
    await world.engine.draw(order, aWatch())
    expect(world.calls.filter((call) => call === 'POST /v1/videos')).toHaveLength(3)
    expect([world.peer.begun(), world.peer.pictures()]).toEqual([2, 0])
  })

  it('[ENG-55] a film that was begun is taken up by its note, and begins with the picture', async () => {
    await using world = await open({}, { video: 'sora-2' })
    await world.engine.readiness()
    world.peer.behave('endless')
    const watch = aWatch()
    const order = { request: { kind: 'video', durationSeconds: 4, aspect: '3:2' } }
    const ended = world.engine.draw(aTask('openai', order), watch).catch((error: unknown) => error)
    await world.peer.underWay()
    watch.stop('closing')
    expect(await ended).toBe('closing')
    world.peer.behave('well')
    const [drawing] = await world.engine.draw(aTask('openai', { ...order, note: watch.notes.at(-1) }), aWatch())
    expect(drawing?.durationMs).toBeGreaterThan(0)
    expect(world.peer.begun()).toBe(1)
    expect(world.videos.get('video_1')?.fields).toMatchObject({ seconds: '4', size: '1280x720', model: 'sora-2' })
    expect(world.peer.pictures()).toBe(1)
    // What was fetched does not stay there.
    await expect.poll(() => world.videos.get('video_1')?.gone, { timeout: 10_000 }).toBe(true)
  })
})
