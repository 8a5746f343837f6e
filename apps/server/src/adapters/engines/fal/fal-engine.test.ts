import { describe, expect, it } from 'vitest'
import { hostedEngine } from '#adapters/engines/hosted/hosted-engine.ts'
import type { HostedModels } from '#adapters/engines/hosted/hosted-models.ts'
import { safeDownloads } from '#adapters/engines/remote/download.ts'
import { falGuided, falKey, falModels, falPeer, falRefusal } from '#adapters/engines/testing/fal-peer.ts'
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
