import { describe, expect, it } from 'vitest'
import { hostedEngine } from '#adapters/engines/hosted/hosted-engine.ts'
import type { HostedModels } from '#adapters/engines/hosted/hosted-models.ts'
import { safeDownloads } from '#adapters/engines/remote/download.ts'
import {
  replicateGuided,
  replicateModels,
  replicatePeer,
  replicateRefusal,
  replicateToken,
} from '#adapters/engines/testing/replicate-peer.ts'
import { readRecipeText } from '#adapters/media/recipe-text.ts'
import { engineSuite } from '#application/engines/engine.suite.ts'
import type { StageGuide } from '#application/engines/stage-guide.ts'
import { aTask, aWatch } from '#application/engines/testing/a-task.ts'
import { replicateHost } from './replicate-host.ts'

async function open(models: Partial<HostedModels> = replicateModels, isTrusted = true, guide?: StageGuide) {
  const { peer, server, ...more } = await replicatePeer()
  const { image, edit, video } = models
  const engine = hostedEngine({
    id: 'replicate',
    name: 'Replicate',
    host: replicateHost({ token: replicateToken, url: server.url, pauses: [1], patience: 1500 }),
    models: { image, edit, video },
    guide,
    downloads: safeDownloads({ trusted: isTrusted ? [server.url] : [] }),
    paces: { first: 1, later: 5 },
  })
  const secrets = [replicateToken]
  return { engine, peer, ...more, secrets, refusal: replicateRefusal, [Symbol.asyncDispose]: () => server.close() }
}

describe('replicateEngine', () => {
  engineSuite(() => open(), { readRecipe: readRecipeText, keyed: true, films: true, resumes: true })

  it('[ENG-123] our drawing of the scene is sent to a model that takes it, and does not stay there', async () => {
    await using world = await open({ image: replicateGuided }, true, async () => new Uint8Array([1]))
    await world.engine.readiness()
    expect(world.engine.abilities).toMatchObject({ guidance: ['depth'], strength: false })
    const guidance = { kind: 'depth', strength: 0.7 }
    expect(await world.engine.draw(aTask('replicate', { request: { guidance } }), aWatch())).toHaveLength(1)
    const [prediction] = world.predictions.values()
    expect(prediction?.input['control_image']).toMatch(/\/v1\/files\/file-1$/)
    await expect.poll(() => world.files.size).toBe(0)
    // Without guidance the model says itself what it misses.
    await expect(world.engine.draw(aTask('replicate'), aWatch())).rejects.toMatchObject({ again: false })
  })

  it('[ENG-61] tells what its models can do, read from their schemas', async () => {
    await using world = await open({ image: replicateModels.image })
    await world.engine.readiness()
    const { kinds, seed, negativePrompt, reference, aspects } = world.engine.abilities
    expect({ kinds, seed, negativePrompt, reference }).toEqual({
      kinds: ['image'],
      seed: true,
      negativePrompt: false,
      reference: false,
    })
    expect(aspects.map(({ id }) => id)).toEqual(['1:1', '3:4', '16:9'])
  })

  it('[ENG-61] a model that is not there makes it unavailable, and says which only to the operator', async () => {
    await using world = await open({ image: 'nobody/nothing' })
    const state = await world.engine.readiness()
    expect(state).toMatchObject({ ready: false, detail: 'no model nobody/nothing' })
    expect(state.ready ? '' : state.reason).not.toContain('nobody')
  })

  it('[ENG-61] a model that takes no words is none that draws', async () => {
    await using world = await open({ image: 'somebody/upscaler' })
    await expect(world.engine.readiness()).resolves.toMatchObject({
      ready: false,
      detail: 'somebody/upscaler has no prompt',
    })
  })

  it('[ENG-63] pictures that were sent along are taken away again', async () => {
    await using world = await open()
    await world.engine.draw(aTask('replicate'), aWatch())
    expect(world.calls).toContain('POST /v1/files')
    await expect.poll(() => world.files.size, { timeout: 10_000 }).toBe(0)
  })

  it('[ENG-64] an order of several is gone on with: what is done is fetched, and only the rest is begun', async () => {
    await using world = await open()
    const watch = aWatch()
    await world.engine.draw(aTask('replicate', { request: { count: 3 } }), watch)
    expect(world.peer.begun()).toBe(3)
    const note = JSON.parse(watch.notes.at(-1) ?? '')
    note.jobs[1] = { id: 'prediction99', model: replicateModels.edit }
    const drawings = await world.engine.draw(
      aTask('replicate', { request: { count: 3 }, note: JSON.stringify(note) }),
      aWatch(),
    )
    expect(drawings.map(({ seed }) => seed)).toEqual([7, 8, 9])
    // The second one is gone over there, so it alone is made anew.
    expect(world.peer.begun()).toBe(4)
  })

  it('[ENG-11] a result that lies inside our own network is not fetched', async () => {
    await using world = await open(replicateModels, false)
    await expect(world.engine.draw(aTask('replicate'), aWatch())).rejects.toMatchObject({
      message: 'Replicate named a result that must not be fetched.',
      again: false,
    })
    expect(world.calls.some((call) => call.includes('/results/'))).toBe(false)
  })

  it('[ENG-65] what it counts its work as is told with the picture', async () => {
    await using world = await open()
    const [drawing] = await world.engine.draw(aTask('replicate'), aWatch())
    expect(drawing?.cost).toEqual({ seconds: 2.5 })
  })
})
