import { ownerPermissions } from '#domain/documents/permission.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { encodePng } from '#adapters/engines/png.ts'
import { databases } from '#adapters/sql/testing/fresh-database.ts'
import { albumDocuments, mediaDocuments, mediaWorld, plain } from '#test/support/media-world.ts'

const day = 24 * 60 * 60 * 1000
const query = (method: string, attribute: string, ...values: unknown[]) =>
  `queries[]=${encodeURIComponent(JSON.stringify({ method, attribute, values }))}`

describe.each(databases())('the library on %s', (_name, open) => {
  it('[MEDIA-50] a picture of several is found and counted for each of them, and for all of them together', async () => {
    await using world = await mediaWorld(open)
    await world.add('maya', 'a', { characterId: 'mira', characterIds: ['mira'] })
    await world.add('maya', 'b', { characterId: 'kofi', characterIds: ['kofi'] })
    await world.add('maya', 'both', { characterId: 'mira', characterIds: ['mira', 'kofi'] })
    await world.add('sam', 'his', { characterId: 'mira', characterIds: ['mira', 'kofi'] })
    const of = (...ids: string[]) => ids.map((id) => query('contains', 'characterIds', id)).join('&')
    const found = async (...ids: string[]) => {
      const { body } = await world.call('maya', 'GET', `${mediaDocuments}?${of(...ids)}`)
      return z
        .object({ documents: z.array(z.object({ $id: z.string() })) })
        .parse(body)
        .documents.map(({ $id }) => $id)
        .toSorted()
    }
    expect([await found('mira'), await found('kofi')]).toEqual([
      ['a', 'both'],
      ['b', 'both'],
    ])
    expect(await found('mira', 'kofi')).toEqual(['both'])
    const counts = async () => {
      const { body } = await world.call('maya', 'GET', '/media/counts')
      const { characters } = z.object({ characters: z.array(z.object({ id: z.string(), count: z.int() })) }).parse(body)
      return Object.fromEntries(characters.map(({ id, count }) => [id, count]))
    }
    expect(await counts()).toEqual({ mira: 2, kofi: 2 })
    await world.call('maya', 'PATCH', '/media', { ids: ['both'], trashed: true })
    expect(await counts()).toEqual({ mira: 1, kofi: 1 })
    await world.call('maya', 'PATCH', '/media', { ids: ['both'], trashed: false })
    expect(await counts()).toEqual({ mira: 2, kofi: 2 })
    await world.call('maya', 'DELETE', '/media', { ids: ['both', 'b'] })
    expect(await counts()).toEqual({ mira: 1 })
    const months = await world.call('maya', 'GET', `/media/months?${of('mira')}`)
    expect(months.body).toMatchObject({ total: 1 })
    const refused = await world.call('maya', 'PATCH', `${mediaDocuments}/a`, { data: { characterIds: ['kofi'] } })
    expect(refused.status).toBe(400)
  })

  it('[MEDIA-8] counts kinds, favourites, characters, styles, engines, albums, months, trash and bytes as they change', async () => {
    await using world = await mediaWorld(open)
    await world.call('maya', 'POST', albumDocuments, { documentId: 'best', data: { name: 'Best' } })
    await world.add('maya', 'one', { characterId: 'mira', style: 'noir', albumIds: ['best'] })
    await world.add('maya', 'two', { kind: 'video', favorite: true, style: 'noir' })
    await world.add('sam', 'his')
    world.pass(31 * day)
    await world.add('maya', 'three', { engine: '', style: '' })
    expect((await world.call('maya', 'GET', '/media/counts')).body).toEqual({
      total: 3,
      images: 2,
      videos: 1,
      sheets: 0,
      favorites: 1,
      trashed: 0,
      bytes: 300,
      characters: [{ id: 'mira', count: 1 }],
      styles: [{ id: 'noir', count: 2 }],
      engines: [
        { id: 'illustrator', count: 2 },
        { id: '', count: 1 },
      ],
      albums: [{ id: 'best', count: 1 }],
    })
    const months = {
      total: 3,
      months: [
        { month: '2026-04', count: 1 },
        { month: '2026-03', count: 2 },
      ],
    }
    expect((await world.call('maya', 'GET', '/media/months')).body).toEqual(months)
    const videos = await world.call('maya', 'GET', `/media/months?${query('equal', 'kind', 'video')}`)
    expect(videos.body).toEqual({ total: 1, months: [{ month: '2026-03', count: 1 }] })

    await world.call('maya', 'PATCH', '/media', { ids: ['one', 'two'], trashed: true })
    const after = (await world.call('maya', 'GET', '/media/counts')).body
    expect(after).toMatchObject({ total: 1, videos: 0, favorites: 0, trashed: 2, bytes: 300, albums: [] })
    const inTrash = await world.call('maya', 'GET', `/media/months?${query('isNotNull', 'trashedAt')}`)
    expect(inTrash.body).toEqual({ total: 2, months: [{ month: '2026-03', count: 2 }] })
    await world.call('maya', 'DELETE', '/media', { ids: ['three'] })
    expect((await world.call('maya', 'GET', '/media/months')).body).toEqual({ total: 0, months: [] })
    expect((await world.call('maya', 'GET', '/media/counts')).body).toMatchObject({ total: 0, bytes: 200 })
    expect((await world.call('maya', 'GET', '/media/months?queries[]=nonsense')).status).toBe(400)
  })

  it('[MEDIA-4] an album that is deleted is taken out of what it held', async () => {
    await using world = await mediaWorld(open)
    for (const id of ['a', 'b'])
      await world.call('maya', 'POST', albumDocuments, { documentId: id, data: { name: id } })
    await world.add('maya', 'one', { albumIds: ['a', 'b'] })
    await world.add('maya', 'two', { albumIds: ['a'] })
    expect((await world.call('maya', 'DELETE', `${albumDocuments}/a`)).status).toBe(204)
    expect((await world.rows('maya')).map((row) => row['albumIds'])).toEqual([['b'], []])
    const inAlbum = await world.call('maya', 'GET', `${mediaDocuments}?${query('contains', 'albumIds', 'a')}`)
    expect(inAlbum.body['total']).toBe(0)
    expect((await world.call('maya', 'GET', '/media/counts')).body['albums']).toEqual([{ id: 'b', count: 1 }])
  })

  it('[MEDIA-6] what is deleted takes its file, its bytes and its link along, unless another row shows the same file', async () => {
    await using world = await mediaWorld(open)
    const fileId = await world.add('maya', 'one')
    await world.add('maya', 'copy', { fileId })
    await world.call('maya', 'POST', albumDocuments, { documentId: 'a', data: { name: 'A', coverId: 'one' } })
    const { body } = await world.call('maya', 'POST', '/media/one/share', {})
    expect((await world.call('maya', 'DELETE', `${mediaDocuments}/one`)).status).toBe(204)
    expect((await world.call('maya', 'GET', `/storage/buckets/media/files/${fileId}`)).status).toBe(200)
    expect((await fetch(String(body['url']))).status).toBe(404)
    expect((await world.call('maya', 'GET', `${albumDocuments}/a`)).body['coverId']).toBeNull()
    expect((await world.call('maya', 'DELETE', '/media', { ids: ['copy'] })).body).toEqual({ total: 1 })
    expect((await world.call('maya', 'GET', `/storage/buckets/media/files/${fileId}`)).status).toBe(404)
    await expect.poll(() => world.blobKeys()).toEqual([])
  })

  it('[MEDIA-7] what lies in the trash for 30 days is deleted, what was taken back stays', async () => {
    await using world = await mediaWorld(open)
    for (const id of ['old', 'back', 'young']) await world.add('maya', id)
    await world.call('maya', 'PATCH', '/media', { ids: ['old', 'back'], trashed: true })
    world.pass(29 * day)
    await world.call('maya', 'PATCH', '/media', { ids: ['back'], trashed: false })
    await world.call('maya', 'PATCH', '/media', { ids: ['young'], trashed: true })
    expect(await world.media.sweep()).toBe(0)
    world.pass(day + 1)
    expect(await world.media.sweep()).toBe(1)
    expect((await world.rows('maya')).map((row) => row['$id'])).toEqual(['back', 'young'])
    expect((await world.call('maya', 'DELETE', '/media/trash')).body).toEqual({ total: 1 })
    expect((await world.rows('maya')).map((row) => row['$id'])).toEqual(['back'])
  })
})

describe('the library', () => {
  it('[MEDIA-1] its owner changes favourite, stars, albums and trash of a row, and nothing else', async () => {
    await using world = await mediaWorld()
    await world.add('maya', 'one')
    const change = (data: object, user = 'maya') => world.call(user, 'PATCH', `${mediaDocuments}/one`, { data })
    expect((await change({ favorite: true })).body['favorite']).toBe(true)
    expect((await change({ rating: 5 })).body['rating']).toBe(5)
    expect((await change({ rating: 6 })).status).toBe(400)
    const refused = await change({ prompt: 'mine' })
    expect([refused.status, refused.body['type']]).toEqual([400, 'document_invalid_structure'])
    expect(refused.body['message']).toContain('"prompt"')
    expect((await change({ favorite: false }, 'sam')).status).toBe(401)
    const open = { permissions: ['read("users")'] }
    expect((await world.call('maya', 'PATCH', `${mediaDocuments}/one`, open)).status).toBe(401)
    const made = { documentId: 'mine', data: { kind: 'image', fileId: 'x' } }
    expect((await world.call('maya', 'POST', mediaDocuments, made)).status).toBe(401)
  })

  it('[MEDIA-2] when something was thrown away is for the server to say', async () => {
    await using world = await mediaWorld()
    await world.add('maya', 'one')
    const change = (trashedAt: string | null) =>
      world.call('maya', 'PATCH', `${mediaDocuments}/one`, { data: { trashedAt } })
    expect((await change('2099-01-01T00:00:00.000+00:00')).body['trashedAt']).toBe('2026-03-15T10:00:00.000+00:00')
    world.pass(day)
    expect((await change('2099-01-01T00:00:00.000+00:00')).body['trashedAt']).toBe('2026-03-15T10:00:00.000+00:00')
    expect((await change(null)).body['trashedAt']).toBeNull()
  })

  it('[MEDIA-3] only albums of one’s own can be chosen, and covers only of one’s own pictures', async () => {
    await using world = await mediaWorld()
    await world.add('maya', 'one')
    await world.add('sam', 'his')
    const album = (user: string, documentId: string, data: object) =>
      world.call(user, 'POST', albumDocuments, { documentId, data })
    await album('sam', 'sams', { name: 'Sam’s' })
    expect((await album('maya', 'hers', { name: '  Best of  ', coverId: 'one' })).body['name']).toBe('Best of')
    expect((await album('maya', 'x', { name: '   ' })).body['message']).toContain('"name"')
    expect((await album('maya', 'x', { name: 'n'.repeat(65) })).status).toBe(400)
    expect((await album('maya', 'x', { name: 'X', coverId: 'his' })).body['message']).toContain('"coverId"')
    const into = (albumIds: string[]) => world.call('maya', 'PATCH', `${mediaDocuments}/one`, { data: { albumIds } })
    expect((await into(['sams'])).body['message']).toContain('"albumIds"')
    expect((await into(['hers', 'hers'])).body['albumIds']).toEqual(['hers'])
    expect((await world.call('maya', 'PATCH', '/media', { ids: ['one'], addAlbumIds: ['sams'] })).status).toBe(404)
  })

  it('[MEDIA-5] presets hold settings that the generator knows', async () => {
    await using world = await mediaWorld()
    const presets = '/databases/studio/collections/presets/documents'
    const make = (settings: string) =>
      world.call('maya', 'POST', presets, { documentId: 'unique()', data: { name: 'Noir', settings } })
    expect((await make('{"style":"noir","count":4}')).status).toBe(201)
    expect((await make('{"count":99}')).body['message']).toContain('"settings"')
    expect((await make('not json')).status).toBe(400)
  })

  it('[MEDIA-9] many are changed or deleted at once: all of them or none', async () => {
    await using world = await mediaWorld()
    for (const id of ['one', 'two']) await world.add('maya', id)
    await world.add('sam', 'his')
    expect((await world.call('maya', 'PATCH', '/media', { ids: ['one', 'his'], favorite: true })).status).toBe(404)
    expect((await world.call('maya', 'DELETE', '/media', { ids: ['one', 'his'] })).status).toBe(404)
    expect((await world.rows('maya')).map((row) => row['favorite'])).toEqual([false, false])
    world.events.length = 0
    const both = await world.call('maya', 'PATCH', '/media', { ids: ['one', 'two', 'two'], favorite: true })
    expect(both.body).toEqual({ total: 2 })
    expect(world.events).toHaveLength(2)
    expect((await world.call('maya', 'PATCH', '/media', { ids: [], favorite: true })).status).toBe(400)
    for (const rating of [0, 6, 2.5, '3']) {
      expect((await world.call('maya', 'PATCH', '/media', { ids: ['one'], rating })).status).toBe(400)
    }
    await world.call('maya', 'PATCH', '/media', { ids: ['one', 'two'], rating: 3 })
    await world.call('maya', 'PATCH', '/media', { ids: ['one'], rating: null })
    expect(new Set((await world.rows('maya')).map((row) => row['rating']))).toEqual(new Set([3, null]))
    expect((await world.call(undefined, 'PATCH', '/media', { ids: ['one'] })).status).toBe(401)
  })

  it('[MEDIA-43] an upload is given to a character of its owner, and what was drawn stays with whom it shows', async () => {
    await using world = await mediaWorld()
    const person = (user: string) => ({
      id: `of-${user}`,
      data: { name: 'Ines', appearance: 'red hair', age: 30, style: 'painterly' },
      permissions: ownerPermissions(user),
    })
    for (const user of ['maya', 'sam']) {
      await world.units.run((unit) => world.documents.system.create(unit, 'characters', person(user)))
    }
    await world.add('maya', 'mine', { engine: '' })
    await world.add('maya', 'drawn')
    const give = (id: string, characterId: unknown, user = 'maya') =>
      world.call(user, 'PATCH', '/media', { ids: [id], characterId })
    expect((await give('mine', 'of-maya')).status).toBe(200)
    const refused = [await give('drawn', 'of-maya'), await give('mine', 'of-sam'), await give('mine', 'nobody')]
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400])
    expect((await give('mine', 'of-sam', 'sam')).status).toBe(404)
    const shown = async () => (await world.rows('maya')).find((row) => row['$id'] === 'mine')?.['characterId']
    expect(await shown()).toBe('of-maya')
    expect((await give('mine', null)).status).toBe(200)
    expect(await shown()).toBeNull()
  })

  it('[MEDIA-10] an upload becomes media when it is whole, and goes with its file', async () => {
    await using world = await mediaWorld()
    const { body } = await world.upload(
      'maya',
      encodePng(plain({ width: 24, height: 16, seed: 1 }), 'no recipe'),
      'a.png',
    )
    const [row] = await world.rows('maya')
    expect(row).toMatchObject({ kind: 'image', fileId: body['$id'], width: 24, height: 16, engine: '', recipe: '' })
    expect(row?.['bytes']).toBe(body['sizeOriginal'])
    await world.call('maya', 'DELETE', `/storage/buckets/media/files/${String(body['$id'])}`)
    expect(await world.rows('maya')).toEqual([])
  })
})
