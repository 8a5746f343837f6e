import { describe, expect, it } from 'vitest'
import { encodePng } from '#adapters/engines/png.ts'
import { sql } from '#adapters/sql/database.ts'
import { databases } from '#adapters/sql/testing/fresh-database.ts'
import { ownerPermissions } from '#domain/documents/permission.ts'
import { generationsWorld } from '#test/support/generations-world.ts'
import { mediaDocuments, mediaWorld, plain } from '#test/support/media-world.ts'

const scene = JSON.stringify({ pose: 'sitting', framing: 'half', outfit: 'suit', primary: '#1a1a1c', accessories: [] })
const search = (attribute: string, words: string) =>
  `queries[]=${encodeURIComponent(JSON.stringify({ method: 'search', attribute, values: [words] }))}`

describe.each(databases())('captions on %s', (_name, open) => {
  it('[SEARCH-1] are there with the picture, and lists are searched by them', async () => {
    await using world = await generationsWorld({ fresh: open })
    const id = await world.ask('maya', { prompt: 'red dress by the sea' })
    ;(await world.engine.next()).finish()
    await world.reached(id, 'succeeded')
    const found = async (user: string, words: string) =>
      (await world.call(user, 'GET', `${mediaDocuments}?${search('caption', words)}`)).body.documents
    const [picture] = await found('maya', 'Mira')
    expect(picture.caption).toMatch(/^Mira in a red summer dress, .*at the beach.*: red dress by the sea$/)
    expect(await found('maya', 'beach')).toHaveLength(1)
    expect(await found('maya', 'forest')).toEqual([])
    expect(await found('sam', 'beach')).toEqual([])
  })

  it('[SEARCH-2] are written for what has none, which otherwise stays as it was', async () => {
    await using world = await mediaWorld(open)
    const given = { data: { name: 'Vera', appearance: 'a woman with silver hair' } }
    await world.units.run(async (unit) => {
      const create = (id: string, user: string) =>
        world.documents.system.create(unit, 'characters', { id, ...given, permissions: ownerPermissions(user) })
      await create('vera', 'maya')
      await create('secret', 'sam')
    })
    for (let at = 0; at < 21; at++) await world.add('maya', `m${at}`, { scene, characterId: 'vera' })
    await world.add('maya', 'broken', { scene: '{"pose":', characterId: 'nobody', prompt: 'a forest' })
    await world.add('maya', 'foreign', { scene, characterId: 'secret' })
    await world.add('maya', 'done', { caption: 'As it was', says: '' })
    const before = await world.rows('maya')
    const heard = world.events.length
    world.pass(60_000)
    expect(await world.media.captions.now()).toBe(23)
    expect(await world.media.captions.now()).toBe(0)
    expect(world.events).toHaveLength(heard)
    const after = await world.rows('maya')
    const without = (rows: typeof before) => rows.map(({ caption: _caption, says: _says, ...rest }) => rest)
    expect(without(after)).toEqual(without(before))
    const captions = new Map(after.map(({ $id, caption }) => [$id, caption]))
    expect(captions.get('done')).toBe('As it was')
    expect(captions.get('broken')).toBe('Somebody, in a forest: a forest')
    expect(captions.get('foreign')).toMatch(/^Somebody in a \w+ suit/)
    const list = await world.call('maya', 'GET', `${mediaDocuments}?${search('caption', 'Vera')}`)
    expect(list.body['total']).toBe(21)
  })

  it('[SEARCH-2] go on where they were broken off', async () => {
    await using world = await mediaWorld(open)
    for (let at = 0; at < 30; at++) await world.add('maya', `m${at}`, { scene })
    await world.db.run(sql`update media set caption = 'First' where id = 'm0'`)
    await world.media[Symbol.asyncDispose]()
    expect(await world.media.captions.now()).toBe(0)
    const left = await world.db.one<{ n: number }>(sql`select count(*) as n from media where caption is null`)
    expect(left?.n).toBe(29)
  })

  it('[SEARCH-1] an upload has one, and nobody else writes any', async () => {
    await using world = await mediaWorld(open)
    await world.upload('maya', encodePng(plain({ width: 4, height: 4, seed: 1 }), ''), 'mine.png')
    const [row] = await world.rows('maya')
    expect(row).toMatchObject({ caption: 'A picture', says: '' })
    const path = `${mediaDocuments}/${String(row?.['$id'])}`
    for (const data of [{ caption: 'Mine' }, { says: 'outfit:suit' }])
      expect((await world.call('maya', 'PATCH', path, { data })).status).toBe(400)
    expect((await world.call('maya', 'GET', `${mediaDocuments}?${search('says', 'suit')}`)).status).toBe(400)
  })
})
