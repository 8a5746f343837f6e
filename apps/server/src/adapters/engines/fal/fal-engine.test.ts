import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { hostedEngine } from '#adapters/engines/hosted/hosted-engine.ts'
import type { HostedModels } from '#adapters/engines/hosted/hosted-models.ts'
import { safeDownloads } from '#adapters/engines/remote/download.ts'
import { falGuided, falKey, falMasked, falModels, falPeer, falRefusal } from '#adapters/engines/testing/fal-peer.ts'
import { readRecipeText } from '#adapters/media/recipe-text.ts'
import { engineSuite } from '#application/engines/engine.suite.ts'
import { EngineFailure, EngineRefusal } from '#application/engines/engine.ts'
import type { StageGuide } from '#application/engines/stage-guide.ts'
import { aTask, aWatch } from '#application/engines/testing/a-task.ts'
import { falHost } from './fal-host.ts'

async function open(key = falKey, models: HostedModels = falModels, guide?: StageGuide) {
  const { peer, server, places, ...more } = await falPeer()
  const engine = hostedEngine({
    id: 'fal',
    name: 'fal',
    host: falHost({ key, places, pauses: [1], patience: 1500 }),
    models,
    guide,
    downloads: safeDownloads({ trusted: [server.url] }),
    paces: { first: 1, later: 5 },
  })
  return { engine, peer, ...more, secrets: [falKey], refusal: falRefusal, [Symbol.asyncDispose]: () => server.close() }
}

describe('falEngine', () => {
  engineSuite(() => open(), { readRecipe: readRecipeText, keyed: true, films: true, resumes: true })

  it('[ENG-61] a key that is no good makes it unavailable', async () => {
    await using world = await open('wrong')
    await expect(world.engine.readiness()).resolves.toMatchObject({ ready: false })
  })

  it('[ENG-63] pictures travel by an address that is a permission, and expire', async () => {
    await using world = await open()
    await world.engine.draw(aTask('fal'), aWatch())
    // The peer refuses an upload that carries the key.
    expect(world.uploads).toHaveLength(1)
    expect(world.lifecycles).toEqual([{ expiration_duration_seconds: 3600 }, { expiration_duration_seconds: 3600 }])
    const [request] = world.requests.values()
    expect(request?.input['image_url']).toMatch(/^https:\/\/v3\.fal\.media\//)
  })

  it('[ENG-64] a result that the service no longer keeps is made anew', async () => {
    await using world = await open()
    const watch = aWatch()
    await world.engine.draw(aTask('fal'), watch)
    world.expire(true)
    const later = aWatch()
    const note = watch.notes.at(-1)
    await expect(world.engine.draw(aTask('fal', { note }), later)).rejects.toMatchObject({ again: true })
    world.expire(false)
    expect(await world.engine.draw(aTask('fal', { note: later.notes.at(-1) }), aWatch())).toHaveLength(1)
    expect(world.peer.begun()).toBe(2)
  })

  it('[ENG-123] a guided picture is drawn after our drawing of the scene, which travels as pictures of the character do', async () => {
    const asked: object[] = []
    const guide: StageGuide = async (_task, wanted) => {
      asked.push(wanted)
      return new Uint8Array([1])
    }
    await using world = await open(falKey, { ...falModels, edit: undefined, image: falGuided }, guide)
    await world.engine.readiness()
    expect(world.engine.abilities.guidance).toEqual(['depth'])
    const task = aTask('fal', { request: { count: 2, guidance: { kind: 'depth', strength: 0.7 } } })
    expect(await world.engine.draw(task, aWatch())).toHaveLength(2)
    expect(asked).toMatchObject([
      { index: 0, kind: 'depth' },
      { index: 1, kind: 'depth' },
    ])
    const inputs = [...world.requests.values()].map(({ input }) => input)
    const held = { depth_preprocess: false, controlnet_conditioning_scale: 0.7 }
    expect(inputs).toMatchObject([held, held])
    expect(new Set(inputs.map((input) => input['depth_image_url'])).size).toBe(2)
    world.cannotRead()
    await expect(world.engine.draw(task, aWatch())).rejects.toBeInstanceOf(EngineFailure)
  })

  it('[ENG-133] one thing is changed by a model that takes a mask, and everything else is put back', async () => {
    await using world = await open(falKey, { ...falModels, mask: falMasked })
    await world.engine.readiness()
    expect(world.engine.abilities).toMatchObject({
      masks: true,
      parts: expect.arrayContaining([{ id: 'painted', label: 'What I paint', previewUrl: '' }]),
    })
    const picture = async (channels: 3 | 4, background: string) => ({
      png: new Uint8Array(
        await sharp({ create: { width: 6, height: 4, channels, background } })
          .png()
          .toBuffer(),
      ),
      width: 6,
      height: 4,
    })
    const parent = await picture(3, '#204060')
    const change = {
      mediaId: 'one',
      part: 'painted' as const,
      strokes: [{ shape: 'line' as const, points: [1, 1], size: 9 }],
    }
    const task = aTask('fal', { request: { change, prompt: 'a scarf' }, parent, mask: await picture(4, '#000000ff') })
    const [drawn] = await world.engine.draw(task, aWatch())
    const [request] = world.requests.values()
    expect(request?.model).toBe(falMasked)
    expect(Object.keys(request?.input ?? {}).toSorted()).toEqual(['image_url', 'mask_url', 'prompt', 'seed'])
    // The mask is nowhere white: nothing of what came back is taken.
    expect([drawn?.width, drawn?.height]).toEqual([6, 4])
    const tones = async (bytes: Uint8Array | undefined) => [...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)]
    expect(await tones(drawn?.file.bytes)).toEqual([0x20, 0x40, 0x60])
    const [other] = await world.engine.draw({ ...task, mask: await picture(4, '#ffffff00') }, aWatch())
    expect(await tones(other?.file.bytes)).not.toEqual([0x20, 0x40, 0x60])
  })

  it('[ENG-133] a model for masks that takes none makes the engine unavailable, and only the operator is told which', async () => {
    await using world = await open(falKey, { ...falModels, mask: falModels.image })
    expect(await world.engine.readiness()).toMatchObject({ ready: false, detail: `${falModels.image} has no mask` })
  })

  it('[ENG-123] without anybody to draw the scene, or a model that takes it, nothing is guided', async () => {
    await using world = await open(falKey, { ...falModels, image: falGuided })
    await world.engine.readiness()
    expect(world.engine.abilities.guidance).toEqual([])
    const task = aTask('fal', { request: { guidance: { kind: 'pose', strength: 1 } } })
    await expect(world.engine.draw(task, aWatch())).rejects.toMatchObject({ again: false })
    expect(world.requests.size).toBe(0)
  })

  it('[ENG-7] a picture that the model has blackened is a refusal', async () => {
    await using world = await open()
    world.blacken()
    await expect(world.engine.draw(aTask('fal'), aWatch())).rejects.toBeInstanceOf(EngineRefusal)
  })
})
