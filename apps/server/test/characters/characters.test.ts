import { geneIds } from '@eidolon/people'
import { describe, expect, it } from 'vitest'
import { databases } from '#adapters/sql/testing/fresh-database.ts'
import { charactersWorld } from '#test/support/characters-world.ts'

const documents = '/databases/studio/collections/characters/documents'
const genesIn = (body: Readonly<Record<string, unknown>>): Record<string, unknown> => JSON.parse(String(body['genes']))

describe('a character', () => {
  it('[CHAR-3] [SRV-80] is refused with the name of the field that is wrong', async () => {
    await using world = await charactersWorld()
    const refusals = [
      [{ name: ' \u200b ' }, 'name', 'Give your character a name.'],
      [{ appearance: '\u3164' }, 'appearance', 'Say what your character looks like.'],
      [{ style: 'Not A Style' }, 'style', 'Choose one of the styles.'],
      [{ card: '[]' }, 'card', 'This is no character card.'],
      [
        { card: '['.repeat(65) + ']'.repeat(65) },
        'card',
        'The card holds too many values, or too many of them inside each other.',
      ],
      [{ genes: '[1]' }, 'genes', 'The look cannot be read.'],
      [{ tags: Array.from({ length: 21 }, (_, n) => `t${n}`) }, 'tags', 'At most 20 tags.'],
      [{ imageId: 'nobody' }, 'imageId', 'That picture cannot be used. Upload it again.'],
      [{ parentId: 'nobody' }, 'parentId', 'The character this is a variation of cannot be found.'],
    ] as const
    for (const [data, field, says] of refusals) {
      expect(await world.add('maya', data)).toMatchObject({
        status: 400,
        body: {
          type: 'document_invalid_structure',
          message: `Invalid document structure: Attribute "${field}" is refused: ${says}`,
          field,
          problem: says,
        },
      })
    }
    for (const age of [17, 121]) expect((await world.add('maya', { age })).body['message']).toContain('"age"')
    await world.add('maya', {}, 'mira')
    const change = await world.call('maya', 'PATCH', `${documents}/mira`, { data: { name: '\u2800' } })
    expect(change.body['message']).toContain('Attribute "name" is refused: Give your character a name.')
  })

  it('[CHAR-62] keeps texts without control characters, and its name on one line', async () => {
    await using world = await charactersWorld()
    const given = { name: 'Mi\u0007ra\nSol', appearance: 'tall\u001b,\nred hair', tags: ['no\u0001ir'] }
    const { body } = await world.add('maya', given)
    expect(body).toMatchObject({ name: 'Mira Sol', appearance: 'tall,\nred hair', tags: ['noir'] })
  })

  it('[CHAR-61] is not kept with a name or an appearance that the studio does not draw', async () => {
    await using world = await charactersWorld()
    for (const [field, words] of [
      ['appearance', 'a sch00lgirl with red hair'],
      ['name', 'Emma (15)'],
    ] as const) {
      const { status, body } = await world.add('maya', { [field]: words })
      expect({ status, type: body['type'] }).toEqual({ status: 400, type: 'document_invalid_structure' })
      expect(body['message']).toContain(`Attribute "${field}" is refused: Everybody in a picture is grown up`)
    }
    await world.add('maya', { name: 'Billy the Kid' }, 'billy')
    const data = { appearance: 'a boy of twelve' }
    expect((await world.call('maya', 'PATCH', `${documents}/billy`, { data })).status).toBe(400)
    expect((await world.call('maya', 'PATCH', `${documents}/billy`, { data: { favorite: true } })).status).toBe(200)
  })

  it('[CHAR-23] keeps no secret of a card that a client writes', async () => {
    await using world = await charactersWorld()
    const card = { name: 'Ada', bio: [], settings: { secrets: { a: 'sk-1' }, OPENAI_API_KEY: 'sk-2', voice: 'x' } }
    const made = await world.add('maya', { card: JSON.stringify(card) }, 'ada')
    const clean = JSON.stringify({ name: 'Ada', bio: [], settings: { voice: 'x' } })
    expect(made.body['card']).toBe(clean)
    const data = { card: JSON.stringify({ ...card, lore: [] }) }
    expect(String((await world.call('maya', 'PATCH', `${documents}/ada`, { data })).body['card'])).not.toContain('sk-')
    const text = '{ "spec": "x" }'
    expect((await world.add('maya', { card: text })).body['card']).toBe(text)
  })

  it('[CHAR-2] keeps its tags clean', async () => {
    await using world = await charactersWorld()
    const made = await world.add('maya', { tags: [' Hero', '#hero', ''] }, 'mira')
    expect(made.body['tags']).toEqual(['Hero'])
    const before = world.events.length
    const same = await world.call('maya', 'PATCH', `${documents}/mira`, { data: { tags: ['Hero ', 'HERO'] } })
    expect(same).toMatchObject({ status: 200, body: { tags: ['Hero'], $updatedAt: made.body['$updatedAt'] } })
    expect(world.events).toHaveLength(before)
  })

  it('[CHAR-4] shows only pictures and descends only from characters of its owner', async () => {
    await using world = await charactersWorld()
    await world.picture('maya', 'hers')
    await world.picture('sam', 'his')
    await world.add('sam', {}, 'samson')
    expect((await world.add('maya', { imageId: 'hers' }, 'mira')).status).toBe(201)
    expect((await world.add('maya', { imageId: 'his' })).body['message']).toContain('"imageId"')
    expect((await world.add('maya', { parentId: 'samson' })).body['message']).toContain('"parentId"')
    expect((await world.add('maya', { parentId: 'mira' }, 'child')).status).toBe(201)
    expect((await world.add('maya', { parentId: 'child' }, 'grandchild')).status).toBe(201)
    const round = await world.call('maya', 'PATCH', `${documents}/mira`, { data: { parentId: 'grandchild' } })
    expect(round.body['message']).toContain('A character cannot descend from itself.')
    const none = await world.call('maya', 'PATCH', `${documents}/child`, { data: { parentId: null } })
    expect(none).toMatchObject({ status: 200, body: { parentId: null } })
  })

  it('[CHAR-5] has genes from the start: as it is described, the rest by its id, for ever', async () => {
    await using world = await charactersWorld()
    const genes = genesIn((await world.add('maya', { age: 40, appearance: 'a man with a red beard' }, 'tom')).body)
    expect(Object.keys(genes)).toEqual(['v', ...geneIds])
    expect(genes).toMatchObject({ age: 40, sex: 1 })
    const sent = await world.add('maya', { genes: JSON.stringify({ nose: 1, age: 7, later: 'kept' }) })
    const kept = genesIn(sent.body)
    expect(kept).toMatchObject({ age: 18, later: 'kept' })
    expect(Object.keys(kept)).toEqual(
      ['v', ...geneIds, 'later', 'nose'].filter((id, at, all) => all.indexOf(id) === at),
    )
    const empty = await world.call('maya', 'PATCH', `${documents}/tom`, { data: { genes: '' } })
    expect(genesIn(empty.body)).toEqual(genes)
  })

  it('[CHAR-5] a new description changes what it speaks of, and nobody becomes somebody else', async () => {
    await using world = await charactersWorld()
    const first = genesIn((await world.add('maya', { appearance: 'a woman with glasses and red hair' }, 'mira')).body)
    const change = (data: object) => world.call('maya', 'PATCH', `${documents}/mira`, { data })
    const second = genesIn((await change({ appearance: 'a woman with blue hair' })).body)
    const moved = Object.keys(first).filter((id) => JSON.stringify(first[id]) !== JSON.stringify(second[id]))
    expect(moved.toSorted()).toEqual(['accessories', 'hairColour', 'highlight'])
    const older = genesIn((await change({ age: 70 })).body)
    expect(older).toEqual({ ...second, age: 70 })
    const own = { ...older, hairColour: '#112233' }
    const third = await change({ appearance: 'a woman with green hair', genes: JSON.stringify(own) })
    expect(genesIn(third.body)).toEqual(own)
  })
})

describe.each(databases())('the media of a character on %s', (_name, open) => {
  it('[CHAR-6] is counted whoever writes it, and clients cannot change the count', async () => {
    await using world = await charactersWorld(open)
    await world.add('maya', { mediaCount: 7 }, 'mira')
    await world.add('maya', {}, 'tom')
    const counts = async () =>
      Promise.all(
        ['mira', 'tom'].map(async (id) => (await world.call('maya', 'GET', `${documents}/${id}`)).body['mediaCount']),
      )
    expect(await counts()).toEqual([0, 0])
    for (const id of ['a', 'b', 'c']) await world.media('maya', id, 'mira')
    await world.media('maya', 'd', 'tom')
    expect(await counts()).toEqual([3, 1])
    const { system } = world.documents
    await world.units.run((unit) => system.update(unit, 'media', 'a', { data: { trashedAt: '2026-03-01' } }))
    await world.units.run((unit) =>
      system.update(unit, 'media', 'b', { data: { characterId: 'tom', characterIds: ['tom'] } }),
    )
    await world.units.run((unit) => system.update(unit, 'media', 'c', { data: { favorite: true } }))
    await world.units.run((unit) => system.remove(unit, 'media', 'd'))
    expect(await counts()).toEqual([1, 1])
    expect((await world.call('maya', 'PATCH', `${documents}/mira`, { data: { mediaCount: 9 } })).status).toBe(200)
    expect(await counts()).toEqual([1, 1])
    const having = JSON.stringify({ method: 'greaterThan', attribute: 'mediaCount', values: [0] })
    const listed = await world.call('maya', 'GET', `${documents}?queries[]=${encodeURIComponent(having)}`)
    expect(listed.body['total']).toBe(2)
  })

  it('[CHAR-103] is counted for each whom it shows, and stays while it shows somebody who is still there', async () => {
    await using world = await charactersWorld(open)
    for (const id of ['mira', 'kofi']) await world.add('maya', { name: id }, id)
    await world.media('maya', 'alone', 'mira')
    await world.media('maya', 'shared', 'mira', 'kofi')
    const count = async (id: string) => (await world.call('maya', 'GET', `${documents}/${id}`)).body['mediaCount']
    const isInTrash = async (id: string) => (await world.documents.system.find('media', id))?.data['trashedAt'] !== null
    expect([await count('mira'), await count('kofi')]).toEqual([2, 1])

    await world.call('maya', 'DELETE', '/characters/mira?media=trash')
    expect([await isInTrash('alone'), await isInTrash('shared'), await count('kofi')]).toEqual([true, false, 1])
    await world.call('maya', 'DELETE', '/characters/kofi?media=trash')
    expect(await isInTrash('shared')).toBe(true)

    await world.call('maya', 'POST', '/characters/kofi/restore', {})
    expect([await isInTrash('shared'), await count('kofi')]).toEqual([false, 1])
    await world.call('maya', 'POST', '/characters/mira/restore', {})
    expect([await isInTrash('alone'), await count('mira')]).toEqual([false, 2])
    await world.call('maya', 'DELETE', '/characters', { ids: ['mira', 'kofi'], media: 'trash' })
    expect([await isInTrash('alone'), await isInTrash('shared')]).toEqual([true, true])
  })

  it('[CHAR-7] stays or goes to the trash with it, and both come back', async () => {
    await using world = await charactersWorld(open)
    const made = await world.add('maya', { tags: ['x'], card: '{"spec":"x"}' }, 'mira')
    for (const id of ['a', 'b', 'c']) await world.media('maya', id, 'mira')
    await world.media('sam', 's', 'mira')
    const { system } = world.documents
    await world.units.run((unit) => system.update(unit, 'media', 'b', { data: { trashedAt: '2026-01-01' } }))
    const trashed = async () => {
      const all = await Promise.all(['a', 'b', 'c', 's'].map((id) => system.find('media', id)))
      return all.map((each) => each?.data['trashedAt'] ?? null)
    }
    const earlier = '2026-01-01T00:00:00.000+00:00'
    const { body } = await world.call('maya', 'GET', `${documents}/mira`)
    expect(body).toEqual({ ...made.body, mediaCount: 3 })

    world.pass(1000)
    expect((await world.call('maya', 'DELETE', '/characters/mira?media=trash')).status).toBe(204)
    const moment = '2026-03-15T10:00:01.000+00:00'
    expect(await trashed()).toEqual([moment, earlier, moment, null])
    expect((await world.call('maya', 'GET', `${documents}/mira`)).status).toBe(404)

    world.pass(9 * 60_000)
    await world.characters.sweep()
    const restored = await world.call('maya', 'POST', '/characters/mira/restore', {})
    expect(restored).toEqual({ status: 200, body: { ...body, mediaCount: 2 } })
    expect(await trashed()).toEqual([null, earlier, null, null])
    expect((await world.call('maya', 'POST', '/characters/mira/restore', {})).status).toBe(404)

    expect((await world.call('maya', 'DELETE', '/characters/mira')).status).toBe(204)
    expect(await trashed()).toEqual([null, earlier, null, null])
    expect((await world.call('maya', 'POST', '/characters/mira/restore', {})).status).toBe(200)
    expect((await world.call('maya', 'DELETE', `${documents}/mira`)).status).toBe(204)
    expect((await world.call('maya', 'POST', '/characters/mira/restore', {})).status).toBe(200)
  })

  it('[CHAR-8] a deleted character is gone after ten minutes, and its picture with it', async () => {
    await using world = await charactersWorld(open)
    await world.picture('maya', 'own')
    await world.picture('maya', 'shared')
    await world.add('maya', { imageId: 'own' }, 'mira')
    await world.add('maya', { imageId: 'shared' }, 'tom')
    await world.add('maya', { imageId: 'shared' }, 'tim')
    for (const id of ['mira', 'tom']) await world.call('maya', 'DELETE', `/characters/${id}`)
    world.pass(10 * 60_000)
    expect((await world.call('maya', 'POST', '/characters/mira/restore', {})).status).toBe(404)
    expect(await world.characters.sweep()).toBe(2)
    expect(await world.files.system.find('characters', 'own')).toBeUndefined()
    expect(await world.files.system.find('characters', 'shared')).toBeDefined()
    expect(await world.characters.sweep()).toBe(0)
  })

  it('[CHAR-19] a picture that was replaced is gone a day later, unless somebody shows it again', async () => {
    await using world = await charactersWorld(open)
    for (const id of ['one', 'two', 'three']) await world.picture('maya', id)
    await world.add('maya', { imageId: 'one' }, 'mira')
    const show = (imageId: string) => world.call('maya', 'PATCH', `${documents}/mira`, { data: { imageId } })
    for (const id of ['two', 'three', 'two']) expect((await show(id)).status).toBe(200)
    const kept = async () => {
      const all = await Promise.all(['one', 'two', 'three'].map((id) => world.files.system.find('characters', id)))
      return all.map((file) => file !== undefined)
    }
    world.pass(23 * 60 * 60_000)
    await world.characters.sweep()
    expect(await kept()).toEqual([true, true, true])
    world.pass(60 * 60_000)
    await world.characters.sweep()
    expect(await kept()).toEqual([false, true, false])
  })
})

it('[CHAR-18] several characters are changed, deleted and brought back together, or none of them', async () => {
  await using world = await charactersWorld()
  for (const id of ['a', 'b']) await world.add('maya', { tags: ['Old', 'kept'] }, id)
  await world.add('sam', {}, 'his')
  const change = { ids: ['a', 'b'], favorite: true, addTags: ['#New'], removeTags: ['old'] }
  const { status, body } = await world.call('maya', 'PATCH', '/characters', change)
  expect([status, body['total']]).toEqual([200, 2])
  const changed = { favorite: true, archived: false, tags: ['kept', 'New'] }
  expect(body['documents']).toMatchObject([changed, changed])
  const mixed = await world.call('maya', 'PATCH', '/characters', { ids: ['a', 'his'], archived: true })
  expect(mixed.status).toBe(404)
  expect((await world.call('maya', 'GET', `${documents}/a`)).body['archived']).toBe(false)
  const full = { ids: ['a'], addTags: Array.from({ length: 20 }, (_, n) => `t${n}`) }
  expect((await world.call('maya', 'PATCH', '/characters', full)).body['message']).toContain('"tags"')
  expect((await world.call('maya', 'PATCH', '/characters', { ids: [] })).status).toBe(400)

  await world.media('maya', 'm', 'b')
  expect((await world.call('maya', 'DELETE', '/characters', { ids: ['a', 'his'], media: 'trash' })).status).toBe(404)
  expect((await world.call('maya', 'DELETE', '/characters', { ids: ['a', 'b'], media: 'trash' })).status).toBe(204)
  expect((await world.call('maya', 'GET', documents)).body['total']).toBe(0)
  expect((await world.documents.system.find('media', 'm'))?.data['trashedAt']).not.toBeNull()
  const back = await world.call('maya', 'POST', '/characters/restore', { ids: ['a', 'b'] })
  expect(back).toMatchObject({ status: 200, body: { total: 2, documents: [changed, { ...changed, mediaCount: 1 }] } })
  expect((await world.documents.system.find('media', 'm'))?.data['trashedAt']).toBeNull()
})

it('[CHAR-9] what is not yours is not there', async () => {
  await using world = await charactersWorld()
  await world.add('maya', {}, 'mira')
  const asked = [
    ['DELETE', '/characters/mira', undefined],
    ['POST', '/characters/mira/variations', { strength: 0.5, count: 2 }],
    ['POST', '/characters/mira/restore', {}],
  ] as const
  for (const [method, path, body] of asked) {
    expect(await world.call('sam', method, path, body)).toMatchObject({
      status: 404,
      body: { type: 'document_not_found' },
    })
    expect((await world.call(undefined, method, path, body)).status).toBe(401)
  }
  await world.call('maya', 'DELETE', '/characters/mira')
  expect((await world.call('sam', 'POST', '/characters/mira/restore', {})).status).toBe(404)
  expect((await world.call('maya', 'POST', '/characters/mira/restore', {})).status).toBe(200)
})
