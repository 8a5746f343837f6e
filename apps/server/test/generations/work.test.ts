import { describe, expect, it } from 'vitest'
import { EngineFailure, EngineRefusal } from '#application/engines/engine.ts'
import { generationsWorld } from '#test/support/generations-world.ts'

const media = '/databases/studio/collections/media/documents'

describe('working on generations', () => {
  it('[GEN-9] delivers rows, files and the state together', async () => {
    await using world = await generationsWorld()
    const id = await world.ask('maya', { count: 2, prompt: 'twice', negativePrompt: 'hats' })
    const asked = await world.engine.next()
    expect(await world.state('maya', id)).toMatchObject({ status: 'running', attempts: 1, mediaIds: [] })
    expect((await world.call('maya', 'GET', media)).body.total).toBe(0)
    asked.finish()
    await world.reached(id, 'succeeded')
    const done = await world.state('maya', id)
    expect(done).toMatchObject({ status: 'succeeded', progress: 1, error: null, finishedAt: expect.any(String) })
    const { body } = await world.call('maya', 'GET', media)
    expect(body.documents.map(({ $id }: { $id: string }) => $id)).toEqual(done.mediaIds)
    expect((await world.call('maya', 'GET', `${media}/${done.mediaIds[1]}`)).body).toMatchObject({
      kind: 'image',
      characterId: done.characterId,
      prompt: 'twice',
      negativePrompt: 'hats',
      scene: '{"pose":"standing"}',
      style: 'noir',
      width: 2,
      height: 2,
      durationMs: null,
      bytes: expect.any(Number),
      seed: done.request.seed + 1,
      engine: 'scripted',
      engineVersion: '7',
      recipe: '{"index":1}',
      generationId: id,
      identity: null,
      favorite: false,
      albumIds: [],
      trashedAt: null,
    })
    const file = await world.call('maya', 'GET', `/storage/buckets/media/files/${body.documents[0].fileId}/view`)
    expect(file.status).toBe(200)
    expect((await world.call('noor', 'GET', `${media}/${done.mediaIds[0]}`)).status).toBe(404)
  })

  it('[GEN-9] [CLUS-22] changes nothing when it is delivered a second time', async () => {
    await using world = await generationsWorld()
    const id = await world.ask('maya')
    const slow = await world.engine.next()
    // Somebody else takes it for abandoned and finishes it.
    await using other = await world.again()
    const quick = await other.engine.next()
    quick.finish()
    await other.reached(id, 'succeeded')
    const done = await world.state('maya', id)
    const blobs = await world.blobKeys()
    slow.finish()
    await world.generating.worker?.settled()
    expect(await world.state('maya', id)).toEqual(done)
    expect(await world.blobKeys()).toEqual(blobs)
    expect((await world.call('maya', 'GET', media)).body.total).toBe(1)
  })

  it('[GEN-8] takes up what a dead process has left behind', async () => {
    await using world = await generationsWorld()
    const id = await world.ask('maya')
    await world.engine.next()
    await using other = await world.again()
    const asked = await other.engine.next()
    expect(asked.task.generationId).toBe(id)
    expect(await world.state('maya', id)).toMatchObject({ status: 'running', attempts: 2 })
    asked.finish()
    await other.reached(id, 'succeeded')
  })

  it('[GEN-8] holds on to what it works on for as long as it takes', async () => {
    await using world = await generationsWorld()
    const id = await world.ask('maya')
    const asked = await world.engine.next()
    for (let second = 0; second < 13; second++) {
      const before = world.events.length
      world.time.pass(1000)
      await expect.poll(() => world.events.length).toBeGreaterThan(before)
    }
    expect(world.engine.asked).toHaveLength(1)
    asked.finish()
    await world.reached(id, 'succeeded')
    expect(await world.state('maya', id)).toMatchObject({ attempts: 1 })
  })

  it('[GEN-10] tries again what may help, with growing pauses', async () => {
    await using world = await generationsWorld()
    const id = await world.ask('maya')
    const pauses = [1000, 4000]
    for (const pause of pauses) {
      ;(await world.engine.next()).fail(new EngineFailure('out of reach', { again: true }))
      await world.generating.worker?.settled()
      expect(await world.state('maya', id)).toMatchObject({ status: 'queued', progress: 0 })
      const before = world.engine.asked.length
      world.time.pass(pause - 1)
      await world.generating.worker?.settled()
      expect(world.engine.asked).toHaveLength(before)
      world.time.pass(2)
    }
    ;(await world.engine.next()).fail(new EngineFailure('out of reach', { again: true }))
    await world.reached(id, 'failed')
    expect(await world.state('maya', id)).toMatchObject({
      attempts: 3,
      error: { type: 'engine_failed', message: 'out of reach', retryable: true },
    })
  })

  it('[GEN-10] does not try again what cannot help, and says so', async () => {
    await using world = await generationsWorld()
    const id = await world.ask('maya')
    ;(await world.engine.next()).fail(new EngineFailure('no such model', { again: false }))
    await world.reached(id, 'failed')
    expect((await world.state('maya', id)).error).toEqual({
      type: 'engine_failed',
      message: 'no such model',
      retryable: false,
    })
  })

  it('[GEN-10] tells nothing of a bug but that there was one', async () => {
    await using world = await generationsWorld()
    const id = await world.ask('maya')
    ;(await world.engine.next()).fail(new TypeError('secret of the house'))
    await world.reached(id, 'failed')
    const { error } = await world.state('maya', id)
    expect(error).toMatchObject({ type: 'general_unknown', retryable: true })
    expect(error.message).not.toContain('secret')
  })

  it('[GEN-4] is blocked when the engine’s own rules refuse it', async () => {
    await using world = await generationsWorld()
    const id = await world.ask('maya')
    ;(await world.engine.next()).fail(new EngineRefusal('The service does not draw this.'))
    await world.reached(id, 'blocked')
    expect(await world.state('maya', id)).toMatchObject({
      status: 'blocked',
      error: { type: 'engine_refused', message: 'The service does not draw this.', retryable: false },
      mediaIds: [],
    })
  })

  it('[GEN-75] draws what is asked for with control characters and halves of letters in it', async () => {
    await using world = await generationsWorld()
    const id = await world.ask('maya', {
      prompt: 'at\u0000 the\u001b sea\ud83d,\nwaving',
      negativePrompt: '\u0000hats',
    })
    ;(await world.engine.next()).finish()
    await world.reached(id, 'succeeded')
    const { body } = await world.call('maya', 'GET', media)
    expect(body.documents[0]).toMatchObject({ prompt: 'at the sea,\nwaving', negativePrompt: 'hats' })
  })

  it('[GEN-74] is judged again when its turn comes, and when it is asked for again', async () => {
    await using world = await generationsWorld({ slots: 1 })
    await world.ask('maya')
    const first = await world.engine.next()
    const waiting = await world.ask('maya')
    const { characterId } = await world.state('maya', waiting)
    const place = `/databases/studio/collections/characters/documents/${characterId}`
    const changed = await world.call('maya', 'PATCH', place, { data: { appearance: 'a s c h o o l g i r l' } })
    expect(changed.status).toBe(200)
    first.finish()
    await world.reached(waiting, 'blocked')
    const { error } = await world.state('maya', waiting)
    expect(error.message).toBe('Everybody in a picture is grown up: at least eighteen. This is about: schoolgirl.')
    expect(await world.call('maya', 'POST', `/generations/${waiting}/retry`)).toMatchObject({
      status: 400,
      body: { type: 'generation_blocked', rule: 'adults-only' },
    })
  })

  it('[GEN-11] cancels what waits at once, and ends what is being drawn', async () => {
    await using world = await generationsWorld({ slots: 1 })
    const running = await world.ask('maya')
    const asked = await world.engine.next()
    const waiting = await world.ask('maya')
    expect((await world.call('noor', 'DELETE', `/generations/${waiting}`)).status).toBe(404)
    expect((await world.call('maya', 'DELETE', `/generations/${waiting}`)).status).toBe(204)
    expect(await world.state('maya', waiting)).toMatchObject({ status: 'cancelled', attempts: 0 })
    const aborted = new Promise((resolve) => asked.signal.addEventListener('abort', resolve))
    expect((await world.call('maya', 'DELETE', `/generations/${running}`)).status).toBe(204)
    await aborted
    await world.generating.worker?.settled()
    expect(await world.state('maya', running)).toMatchObject({ status: 'cancelled', mediaIds: [], error: null })
    expect(await world.call('maya', 'DELETE', `/generations/${running}`)).toMatchObject({
      status: 409,
      body: { type: 'generation_finished' },
    })
    expect(world.engine.asked).toHaveLength(1)
  })

  it('[GEN-11] notices a cancellation by its lease, too, where no word of it arrives', async () => {
    await using world = await generationsWorld()
    const id = await world.ask('maya')
    const asked = await world.engine.next()
    await using other = await world.again()
    const aborted = new Promise((resolve) => asked.signal.addEventListener('abort', resolve))
    await other.call('maya', 'DELETE', `/generations/${id}`)
    world.time.pass(1000)
    await aborted
    expect(asked.signal.reason).toBe('gone')
  })

  it('[GEN-13] tells stage, share and a small picture, at least once a second and not too often', async () => {
    await using world = await generationsWorld()
    const id = await world.ask('maya')
    const asked = await world.engine.next()
    const updates = () => world.events.filter(({ payload }) => payload['$id'] === id).length
    const before = updates()
    for (let n = 1; n <= 100; n++) {
      asked.progress('drawing', n / 200)
      world.time.pass(10)
    }
    await expect.poll(updates).toBeGreaterThan(before)
    expect(updates() - before).toBeLessThanOrEqual(5)
    asked.progress('shading', 0.6, Uint8Array.of(1, 2, 3))
    world.time.pass(1000)
    await expect.poll(async () => (await world.state('maya', id)).previewUrl).not.toBe('')
    const { stage, progress, previewUrl } = await world.state('maya', id)
    expect(stage).toBe('shading')
    expect(progress).toBeCloseTo(0.6, 1)
    const picture = await world.call('maya', 'GET', previewUrl.slice(3))
    expect([...picture.bytes]).toEqual([1, 2, 3])
    asked.finish()
    await world.reached(id, 'succeeded')
    await world.generating.worker?.settled()
    expect((await world.call('maya', 'GET', previewUrl.slice(3))).status).toBe(404)
  })

  it('[GEN-14] shows the small picture to nobody but the owner', async () => {
    await using world = await generationsWorld()
    const id = await world.ask('maya')
    const asked = await world.engine.next()
    world.time.pass(300)
    asked.progress('drawing', 0.5, Uint8Array.of(1))
    await expect.poll(async () => (await world.state('maya', id)).previewUrl).not.toBe('')
    expect((await world.call('noor', 'GET', `/generations/${id}/preview`)).status).toBe(404)
    expect((await world.call('maya', 'GET', `/generations/${id}/preview`)).status).toBe(200)
  })

  it('[GEN-16] fails with a clear reason when there is no room, and leaves nothing behind', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    let puts = 0
    await using world = await generationsWorld({
      over: (blobs) => ({
        ...blobs,
        put: async (...given) => {
          puts += 1
          if (puts > 1) throw full
          return blobs.put(...given)
        },
      }),
    })
    const id = await world.ask('maya', { count: 3 })
    ;(await world.engine.next()).finish()
    await world.reached(id, 'failed')
    expect((await world.state('maya', id)).error).toMatchObject({ type: 'storage_full', retryable: true })
    expect(await world.blobKeys()).toEqual([])
    expect((await world.call('maya', 'GET', media)).body.total).toBe(0)
  })

  it('[GEN-18] puts back what it had begun when it is asked to stop', async () => {
    await using world = await generationsWorld()
    const id = await world.ask('maya')
    await world.engine.next()
    await world.generating[Symbol.asyncDispose]()
    expect(await world.state('maya', id)).toMatchObject({ status: 'queued', attempts: 0, stage: '' })
  })

  it('fails when the character is gone by then', async () => {
    await using world = await generationsWorld({ slots: 1 })
    await world.ask('maya')
    const first = await world.engine.next()
    const id = await world.ask('maya')
    const { characterId } = await world.state('maya', id)
    await world.call('maya', 'DELETE', `/databases/studio/collections/characters/documents/${characterId}`)
    first.finish()
    await world.reached(id, 'failed')
    expect((await world.state('maya', id)).error).toMatchObject({ message: 'The character was deleted meanwhile.' })
  })
})
