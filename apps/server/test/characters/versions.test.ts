import { limits } from '@eidolon/contract/limits.ts'
import { describe, expect, it } from 'vitest'
import { databases } from '#adapters/sql/testing/fresh-database.ts'
import { charactersWorld, type CharactersWorld } from '#test/support/characters-world.ts'

const characters = '/databases/studio/collections/characters/documents'
const versions = '/databases/studio/collections/versions/documents'

const change = (world: CharactersWorld, data: object, user = 'maya') =>
  world.call(user, 'PATCH', `${characters}/mira`, { data })

/** How somebody's characters looked before, newest first. */
async function kept(world: CharactersWorld, user = 'maya') {
  const queries = [
    { method: 'orderDesc', attribute: '$createdAt' },
    { method: 'limit', values: [100] },
    { method: 'select', values: ['$id', '*'] },
  ].map((query, at) => `queries[${at}]=${encodeURIComponent(JSON.stringify(query))}`)
  const { body } = await world.call(user, 'GET', `${versions}?${queries.join('&')}`)
  return JSON.parse(JSON.stringify(body['documents'])) as Record<string, unknown>[]
}

describe.each(databases())('versions, on %s', (_name, open) => {
  it('[CHAR-95] a change of the look keeps the look before, and no other change does', async () => {
    await using world = await charactersWorld(open)
    const { body: first } = await world.add('maya', { style: 'noir', age: 30 }, 'mira')
    await change(world, { name: 'Mira Sol', favorite: true, tags: ['x'], description: 'A painter.' })
    expect(await kept(world)).toEqual([])

    const { body: second } = await change(world, { appearance: 'a woman with a red bob' })
    expect(await kept(world)).toMatchObject([
      { characterId: 'mira', appearance: 'a woman with silver hair', age: 30, style: 'noir', genes: first['genes'] },
    ])
    world.pass(1000)
    await change(world, { style: 'comic' })
    expect((await kept(world)).map(({ style, genes }) => [style, genes])).toEqual([
      ['noir', second['genes']],
      ['noir', first['genes']],
    ])
    // Going back is a change like any other.
    world.pass(1000)
    const [, before] = await kept(world)
    const { body: back } = await change(world, {
      appearance: before?.['appearance'],
      style: before?.['style'],
      genes: before?.['genes'],
    })
    expect(back).toMatchObject({ appearance: 'a woman with silver hair', style: 'noir', genes: first['genes'] })
    expect((await kept(world)).map(({ style }) => style)).toEqual(['comic', 'noir', 'noir'])
  })

  it('[CHAR-95] so many are kept of a character; the oldest go', async () => {
    await using world = await charactersWorld(open)
    await world.add('maya', { age: 20 }, 'mira')
    for (let age = 21; age <= 20 + limits.character.versions + 3; age++) {
      world.pass(1000)
      await change(world, { age })
    }
    const ages = (await kept(world)).map(({ age }) => age)
    expect(ages).toHaveLength(limits.character.versions)
    expect([ages[0], ages.at(-1)]).toEqual([20 + limits.character.versions + 2, 23])
  })

  it('[CHAR-96] versions are read by their owner alone and written by nobody', async () => {
    await using world = await charactersWorld(open)
    await world.add('maya', {}, 'mira')
    await change(world, { age: 40 })
    const [version] = await kept(world)
    const path = `${versions}/${String(version?.['$id'])}`
    expect((await world.call('maya', 'GET', path)).status).toBe(200)
    expect((await world.call('noor', 'GET', path)).status).toBe(404)
    expect(await kept(world, 'noor')).toEqual([])
    const made = { characterId: 'mira', appearance: 'x', genes: '{}' }
    for (const user of ['maya', 'noor', undefined]) {
      expect((await world.call(user, 'POST', versions, { documentId: 'unique()', data: made })).status).toBe(401)
      expect((await world.call(user, 'PATCH', path, { data: { appearance: 'x' } })).status).toBe(401)
      expect((await world.call(user, 'DELETE', path)).status).toBe(401)
    }
    expect((await change(world, { age: 50 }, 'noor')).status).toBe(401)
    expect(await kept(world)).toHaveLength(1)
  })

  it('[CHAR-97] versions go with a character that cannot be brought back any more', async () => {
    await using world = await charactersWorld(open)
    await world.add('maya', {}, 'mira')
    await change(world, { age: 40 })
    await world.call('maya', 'DELETE', '/characters/mira')
    await world.call('maya', 'POST', '/characters/restore', { ids: ['mira'] })
    world.pass(11 * 60_000)
    await world.characters.sweep()
    expect(await kept(world)).toHaveLength(1)
    await world.call('maya', 'DELETE', '/characters/mira')
    world.pass(11 * 60_000)
    await world.characters.sweep()
    expect(await kept(world)).toEqual([])
  })
})
