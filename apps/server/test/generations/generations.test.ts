import { describe, expect, it } from 'vitest'
import { readPngText } from '#adapters/engines/png.ts'
import { EngineFailure } from '#application/engines/engine.ts'
import type { GenerationAccess } from '#application/generations/ports.ts'
import { IllustratorUnavailable } from '#application/illustrator/illustrator.ts'
import { Fault } from '#domain/shared/fault.ts'
import { generationsWorld } from '#test/support/generations-world.ts'

describe('asking for pictures', () => {
  it('[GEN-1] is answered at once with a generation that waits, every choice settled', async () => {
    await using world = await generationsWorld({ slots: 0 })
    const characterId = await world.character('maya')
    const { status, body } = await world.call('maya', 'POST', '/generations', {
      characterId,
      prompt: 'at the sea',
      count: 3,
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      characterId,
      kind: 'image',
      engine: 'illustrator',
      status: 'queued',
      stage: '',
      progress: 0,
      previewUrl: '',
      count: 3,
      mediaIds: [],
      request: { prompt: 'at the sea', count: 3, aspect: '1:1', seed: expect.any(Number), engine: 'illustrator' },
      error: null,
      attempts: 0,
      startedAt: null,
      passedOver: 0,
      finishedAt: null,
    })
    expect(await world.state('maya', body.$id)).toEqual(body)
  })

  it.each([
    [{}, 'Param "characterId" is not optional.'],
    [{ kind: 'song' }, 'Invalid `kind` param: Value must be one of (image, video)'],
    [{ count: 9 }, 'Invalid `count` param: Value must be a valid range between 1 and 8'],
    [{ count: 'many' }, 'Invalid `count` param'],
    [{ prompt: 'x'.repeat(2001) }, 'Invalid `prompt` param'],
    [{ negativePrompt: 7 }, 'Invalid `negativePrompt` param'],
    [{ pose: 'levitating' }, 'Invalid `pose` param: Value must be one of (standing, '],
    [{ outfit: 'suit of lights' }, 'Invalid `outfit` param'],
    [{ background: 'hell' }, 'Invalid `background` param'],
    [{ expression: 'x' }, 'Invalid `expression` param'],
    [{ style: 'crayon' }, 'Invalid `style` param'],
    [{ framing: 'x' }, 'Invalid `framing` param'],
    [{ aspect: '7:5' }, 'Invalid `aspect` param'],
    [{ seed: -1 }, 'Invalid `seed` param'],
    [{ seed: 2 ** 32 }, 'Invalid `seed` param'],
    [{ strength: 2 }, 'Invalid `strength` param'],
    [{ engine: 'crayon' }, 'Invalid `engine` param: Value must be one of (illustrator, scripted)'],
    [{ engine: 'scripted', count: 5 }, 'Invalid `count` param: Value must be a valid range between 1 and 4'],
    [{ engine: 'scripted', strength: 0.5 }, 'Invalid `strength` param: The engine takes none'],
    [{ likeness: 0.5 }, 'Invalid `likeness` param: The engine takes none'],
    [{ likeness: -1 }, 'Invalid `likeness` param'],
    [{ guidance: { kind: 'depth', strength: 0.5 } }, 'Invalid `guidance` param: The engine takes none'],
    [{ guidance: { kind: 'smell', strength: 0.5 } }, 'Invalid `guidance'],
    [{ guidance: { kind: 'depth', strength: 5 } }, 'Invalid `guidance'],
    [{ guidance: 'depth' }, 'Invalid `guidance` param'],
    [{ engine: 'scripted', kind: 'video' }, 'Invalid `kind` param: Value must be one of (image)'],
    [{ albumId: '!' }, 'Invalid `albumId` param'],
  ])('[GEN-2] names the field that is wrong: %j', async (given, message) => {
    await using world = await generationsWorld({ slots: 0 })
    const characterId = await world.character('maya')
    const body = Object.keys(given).length === 0 ? {} : { characterId, ...given }
    const answer = await world.call('maya', 'POST', '/generations', body)
    expect(answer).toMatchObject({ status: 400, body: { type: 'general_argument_invalid' } })
    expect(answer.body.message).toContain(message)
  })

  it('[GEN-3] knows nothing of characters, albums and pictures that are somebody else’s', async () => {
    await using world = await generationsWorld({ slots: 0 })
    const [mine, theirs] = [await world.character('maya'), await world.character('noor')]
    for (const given of [
      { characterId: theirs },
      { characterId: 'nobody' },
      { characterId: mine, albumId: 'none' },
      { characterId: mine, parentMediaId: 'none' },
    ]) {
      expect(await world.call('maya', 'POST', '/generations', given)).toMatchObject({
        status: 404,
        body: { type: 'document_not_found' },
      })
    }
    expect((await world.call('maya', 'GET', '/generations')).body).toEqual({ total: 0, generations: [] })
  })

  it('[DOC-33] knows nothing of a character that somebody else lets everybody change', async () => {
    await using world = await generationsWorld({ slots: 0 })
    const open = await world.character('noor')
    const permissions = (['read', 'update', 'delete'] as const).map((action) => ({ action, role: 'users' }))
    await world.units.run((unit) => world.documents.system.update(unit, 'characters', open, { permissions }))
    expect((await world.call('maya', 'POST', '/generations', { characterId: open })).status).toBe(404)
  })

  it('[GEN-4] names the rule and the words, and keeps nothing', async () => {
    await using world = await generationsWorld({ slots: 0 })
    const characterId = await world.character('maya')
    const young = await world.character('maya', { appearance: 'a teenage boy' })
    expect(
      await world.call('maya', 'POST', '/generations', { characterId, prompt: 'naked on the beach' }),
    ).toMatchObject({
      status: 400,
      body: {
        type: 'generation_blocked',
        code: 400,
        message: 'Pictures show nobody naked and nothing sexual. This is about: naked.',
        problem: 'Pictures show nobody naked and nothing sexual.',
        rule: 'no-sexual-content',
        words: ['naked'],
      },
    })
    expect((await world.call('maya', 'POST', '/generations', { characterId: young })).body).toMatchObject({
      rule: 'adults-only',
      words: ['teenage'],
    })
    expect((await world.call('maya', 'POST', '/generations', { characterId, negativePrompt: 'nude' })).status).toBe(201)
  })

  it('[GEN-5] is refused when the engine cannot draw, with the reason', async () => {
    const reason = 'The built-in illustrator has no body data.'
    const never = () => Promise.reject(new IllustratorUnavailable(reason))
    const illustrator = {
      version: '0',
      readiness: async () => ({ ready: false, reason }) as const,
      picture: never,
      png: never,
      parts: never,
      stage: never,
      model: never,
      film: never,
    }
    await using world = await generationsWorld({ slots: 1, illustrator })
    const characterId = await world.character('maya')
    expect(await world.call('maya', 'POST', '/generations', { characterId })).toMatchObject({
      status: 409,
      body: { type: 'engine_unavailable', message: reason },
    })
    const { body } = await world.call(undefined, 'GET', '/engines')
    expect(body.engines[0]).toMatchObject({ available: false, reason })
  })

  it('[GEN-15] asks whether the account may, and tells whoever counts what is begun and what becomes of it', async () => {
    const counted: string[] = []
    const access: GenerationAccess = {
      async mayGenerate(_unit, { owner, count }) {
        if (owner === 'omar') throw new Fault('generation_blocked')
        counted.push(`${owner} may ${count}`)
      },
      async begun(_unit, { owner }) {
        counted.push(`${owner} has one begun`)
      },
      async ended(_unit, { owner, count }, { status, delivered }) {
        counted.push(`${owner} got ${delivered} of ${count}, ${status}`)
      },
    }
    await using world = await generationsWorld({ access })
    const characterId = await world.character('omar')
    expect((await world.call('omar', 'POST', '/generations', { characterId })).status).toBe(400)
    expect((await world.call('omar', 'GET', '/generations')).body.total).toBe(0)
    const id = await world.ask('maya', { count: 2 })
    ;(await world.engine.next()).finish()
    await world.reached(id, 'succeeded')
    const other = await world.ask('maya')
    const asked = await world.engine.next()
    await asked.begin()
    await world.call('maya', 'DELETE', `/generations/${other}`)
    // Nobody wants it any more: nothing else is begun.
    await expect(asked.begin()).rejects.toBe('gone')
    asked.finish()
    await world.generating.worker?.settled()
    const third = await world.ask('maya', { count: 3 })
    ;(await world.engine.next()).fail(new EngineFailure('no', { again: false }))
    await world.reached(third, 'failed')
    expect(counted).toEqual([
      'maya may 2',
      'maya got 2 of 2, succeeded',
      'maya may 1',
      'maya has one begun',
      'maya got 0 of 1, cancelled',
      'maya may 3',
      'maya got 0 of 3, failed',
    ])
  })

  it('needs somebody who is signed in', async () => {
    await using world = await generationsWorld({ slots: 0 })
    for (const path of ['/generations', '/generations/x', '/generations/x/preview']) {
      expect((await world.call(undefined, 'GET', path)).status).toBe(401)
    }
    expect((await world.call(undefined, 'POST', '/generations', {})).status).toBe(401)
  })
})

describe('a queue that is put in order', () => {
  it('[GEN-82] ends all that waits, or all, and nobody else’s', async () => {
    await using world = await generationsWorld({ slots: 1 })
    const drawn = await world.ask('maya')
    const asked = await world.engine.next()
    for (let n = 0; n < 3; n++) await world.ask('maya')
    const other = await world.ask('noor')
    const end = (scope: unknown) => world.call('maya', 'POST', '/generations/cancel', { scope })
    expect((await end('waiting')).body).toEqual({ cancelled: 3 })
    expect((await world.state('maya', drawn)).status).toBe('running')
    expect((await world.state('noor', other)).status).toBe('queued')
    await world.ask('maya')
    expect((await end('all')).body).toEqual({ cancelled: 2 })
    await expect(asked.begin()).rejects.toBe('gone')
    expect((await world.state('maya', drawn)).status).toBe('cancelled')
    expect((await end('all')).body).toEqual({ cancelled: 0 })
    expect(await end('mine')).toMatchObject({ status: 400, body: { message: expect.stringContaining('`scope`') } })
    expect((await world.call(undefined, 'POST', '/generations/cancel', { scope: 'all' })).status).toBe(401)
  })

  it('[GEN-83] has one drawn before the others that wait', async () => {
    await using world = await generationsWorld({ slots: 1 })
    const drawn = await world.ask('maya')
    const asked = await world.engine.next()
    const [second, third] = [await world.ask('maya'), await world.ask('maya')]
    const first = (user: string, id: string) => world.call(user, 'POST', `/generations/${id}/first`)
    expect((await first('noor', third)).status).toBe(404)
    expect((await first('maya', third)).status).toBe(204)
    expect(await first('maya', drawn)).toMatchObject({ status: 409, body: { type: 'generation_started' } })
    asked.finish()
    await world.reached(third, 'running')
    expect((await world.state('maya', second)).status).toBe('queued')
  })
})

describe('reading generations', () => {
  it('[GEN-17] lists one’s own with queries, and shows nobody else’s', async () => {
    await using world = await generationsWorld({ slots: 0 })
    const first = await world.ask('maya')
    const second = await world.ask('maya', { prompt: 'later' })
    await world.ask('noor')
    const all = await world.call('maya', 'GET', '/generations')
    expect(all.body.total).toBe(2)
    expect(all.body.generations.map(({ $id }: { $id: string }) => $id)).toEqual([first, second])
    expect(all.body.generations[1]).toEqual(await world.state('maya', second))
    const query = encodeURIComponent('{"method":"limit","values":[1]}')
    expect((await world.call('maya', 'GET', `/generations?queries[]=${query}`)).body.generations).toHaveLength(1)
    expect(await world.call('noor', 'GET', `/generations/${first}`)).toMatchObject({
      status: 404,
      body: { type: 'generation_not_found' },
    })
  })

  it('[GEN-17] are documents, too, which nobody writes', async () => {
    await using world = await generationsWorld({ slots: 0 })
    const id = await world.ask('maya')
    const place = '/databases/studio/collections/generations/documents'
    const { body } = await world.call('maya', 'GET', `${place}/${id}`)
    expect(body).toMatchObject({ $id: id, status: 'queued', $permissions: ['read("user:maya")'] })
    expect(JSON.parse(body.request)).toMatchObject({ engine: 'scripted' })
    expect((await world.call('maya', 'DELETE', `${place}/${id}`)).status).toBe(401)
    expect((await world.call('maya', 'POST', place, { documentId: 'x', data: { kind: 'image' } })).status).toBe(401)
  })

  it('[GEN-12] asks for the same once more, seed included', async () => {
    await using world = await generationsWorld({ slots: 0 })
    const id = await world.ask('maya', { prompt: 'again', count: 2 })
    const { request } = await world.state('maya', id)
    const { status, body } = await world.call('maya', 'POST', `/generations/${id}/retry`)
    expect(status).toBe(201)
    expect(body.$id).not.toBe(id)
    expect(body).toMatchObject({ status: 'queued', request })
    expect((await world.call('noor', 'POST', `/generations/${id}/retry`)).status).toBe(404)
  })
})

describe('engines', () => {
  it('[GEN-40] tell what they can do as data', async () => {
    await using world = await generationsWorld({ slots: 0 })
    const { status, body } = await world.call(undefined, 'GET', '/engines')
    expect({ status, total: body.total }).toEqual({ status: 200, total: 2 })
    const [first] = body.engines
    expect(first).toMatchObject({
      id: 'illustrator',
      name: 'Built-in illustrator',
      neural: false,
      default: true,
      available: true,
      abilities: { maxCount: 8, seed: true, negativePrompt: true, reference: false },
    })
    expect(first.abilities.poses[0]).toEqual({
      id: 'standing',
      label: 'Standing',
      previewUrl: expect.stringMatching(/^\/v1\/engines\/illustrator\/samples\/poses\/standing\?/),
    })
    for (const list of ['styles', 'outfits', 'backgrounds', 'expressions', 'framings', 'aspects']) {
      expect(first.abilities[list].length).toBeGreaterThan(4)
    }
  })

  it('[GEN-41] show what their choices look like, drawn once', async () => {
    await using world = await generationsWorld({ slots: 0 })
    const { body } = await world.call(undefined, 'GET', '/engines')
    const { previewUrl } = body.engines[0].abilities.poses[0]
    const [one, other] = await Promise.all([1, 2].map(() => world.call(undefined, 'GET', previewUrl.slice(3))))
    expect(one).toMatchObject({ status: 200 })
    expect(one?.bytes.toString('latin1', 8, 12)).toBe('WEBP')
    expect(other?.bytes).toEqual(one?.bytes)
    for (const path of ['poses/levitating', 'kinds/image', 'x/y', '../../etc']) {
      expect((await world.call(undefined, 'GET', `/engines/illustrator/samples/${path}`)).status).toBe(404)
    }
  })

  it('[GEN-31] put the recipe into the row and into the file', async () => {
    await using world = await generationsWorld()
    const characterId = await world.character('maya')
    const asked = { characterId, prompt: 'in a forest', seed: 3, aspect: '4:5' }
    const { body } = await world.call('maya', 'POST', '/generations', asked)
    await world.reached(body.$id, 'succeeded')
    const { mediaIds } = await world.state('maya', body.$id)
    const place = '/databases/studio/collections/media/documents'
    const { body: media } = await world.call('maya', 'GET', `${place}/${mediaIds[0]}`)
    const file = await world.call('maya', 'GET', `/storage/buckets/media/files/${media.fileId}/download`)
    expect(readPngText(file.bytes)).toBe(media.recipe)
    expect(JSON.parse(media.recipe)).toMatchObject({
      engine: 'illustrator',
      kind: 'image',
      characterId,
      request: asked,
      order: { seed: 3, width: 688, height: 864, setting: { background: 'forest' } },
    })
    expect(media).toMatchObject({ engine: 'illustrator', width: 688, height: 864, seed: 3, identity: 1 })
  })

  it('[GEN-35] make a video with a poster, as long as was asked for', async () => {
    await using world = await generationsWorld()
    const characterId = await world.character('maya')
    const asked = { characterId, kind: 'video', motion: 'wave', camera: 'orbit', durationSeconds: 3 }
    const { body } = await world.call('maya', 'POST', '/generations', asked)
    await world.reached(body.$id, 'succeeded')
    const { mediaIds } = await world.state('maya', body.$id)
    const place = '/databases/studio/collections/media/documents'
    const { body: media } = await world.call('maya', 'GET', `${place}/${mediaIds[0]}`)
    expect(media).toMatchObject({ kind: 'video', durationMs: 3000, width: 768, height: 768 })
    expect(JSON.parse(media.scene)).toMatchObject({ motion: 'wave', cameraMove: 'orbit' })
    const poster = await world.call('maya', 'GET', `/storage/buckets/media/files/${media.posterId}/view`)
    expect(readPngText(poster.bytes)).toBe(media.recipe)
    const file = await world.call('maya', 'GET', `/storage/buckets/media/files/${media.fileId}`)
    expect(file.body).toMatchObject({ mimeType: 'video/mp4', name: `${body.$id}-1.mp4` })
    const wrong = { ...asked, durationSeconds: 7 }
    expect((await world.call('maya', 'POST', '/generations', wrong)).body.message).toContain(
      'Invalid `durationSeconds` param: Value must be one of (2, 3, 4, 5, 6, 8)',
    )
    const usual = await world.call('maya', 'POST', '/generations', { characterId, kind: 'video' })
    expect(usual.body.request.durationSeconds).toBe(4)
  })
})
