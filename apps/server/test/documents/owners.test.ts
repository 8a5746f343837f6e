import { newPage } from '@eidolon/stories'
import { describe, expect, it } from 'vitest'
import { databases } from '#adapters/sql/testing/fresh-database.ts'
import { documentsWorld } from '#test/support/documents-world.ts'
import { as, filesWorld } from '#test/support/files-world.ts'
import { bodyOf, filesUrl, noise, send } from '#test/support/sending.ts'

const place = (collection: string) => `studio/collections/${collection}/documents`
const characters = place('characters')
const mira = { name: 'Mira', appearance: 'silver hair' }
const three = (user: string) => ['read', 'update', 'delete'].map((action) => `${action}("user:${user}")`)
const own = (user: string) =>
  `?queries[0]=${encodeURIComponent(JSON.stringify({ method: 'equal', attribute: '$owner', values: [user] }))}`
const others = ['any', 'users', 'users/unverified', 'guests', 'user:noor', 'label:vip']

describe('in the studio', () => {
  it('[DOC-30] nobody hands a document out to others, neither a new one nor one that is there', async () => {
    await using world = await documentsWorld({ documentRoles: 'own' })
    const given = {
      characters: mira,
      outfits: { characterId: 'mira', name: 'Gala', outfit: 'suit' },
      poses: { name: 'Salute', joints: '{}' },
      albums: { name: 'Best' },
      presets: { name: 'Evening', settings: '{}' },
      stories: { title: 'Two friends', pages: JSON.stringify([newPage(() => 'a')]) },
    }
    for (const [collection, data] of Object.entries(given)) {
      await world.call('maya', 'POST', place(collection), { documentId: 'mine', data })
      for (const role of others) {
        for (const action of ['read', 'update', 'delete', 'write']) {
          const asked = { data, permissions: [`${action}("${role}")`] }
          const refused = { status: 401, body: { type: 'user_unauthorized' } }
          expect(await world.call('maya', 'POST', place(collection), { documentId: 'x', ...asked })).toMatchObject(
            refused,
          )
          expect(await world.call('maya', 'PATCH', `${place(collection)}/mine`, asked)).toMatchObject(refused)
        }
      }
      expect((await world.call('noor', 'GET', place(collection))).body['total']).toBe(0)
    }
    const { body } = await world.call('maya', 'POST', characters, {
      documentId: 'x',
      data: mira,
      permissions: ['read("any")'],
    })
    expect(body['message']).toBe('Permissions must be one of: (user:maya, user:maya/unverified)')
  })

  it('[DOC-31] whatever is sent, who made it may read, change and delete it', async () => {
    await using world = await documentsWorld({ documentRoles: 'own' })
    for (const permissions of [[], ['read("user:maya")'], ['delete("user:maya/unverified")']]) {
      const made = await world.call('maya', 'POST', characters, { documentId: 'mira', data: mira, permissions })
      expect(made.body['$permissions']).toEqual(expect.arrayContaining(three('maya')))
      const changed = await world.call('maya', 'PATCH', `${characters}/mira`, { permissions })
      expect(changed.body['$permissions']).toEqual(expect.arrayContaining(three('maya')))
      expect((await world.call('maya', 'DELETE', `${characters}/mira`, {})).status).toBe(204)
    }
  })

  it('[FILE-50] files are handed out to nobody either, and stay their owner’s', async () => {
    await using world = await filesWorld({ documentRoles: 'own' })
    await send(world, 'maya', noise(60), { fileId: 'mine' })
    const change = async (permissions: string[]) => {
      const headers = { ...as('maya'), 'content-type': 'application/json' }
      const body = JSON.stringify({ permissions })
      return bodyOf(await fetch(`${filesUrl(world)}/mine`, { method: 'PUT', headers, body }))
    }
    for (const role of others) {
      const permissions = [`read("${role}")`]
      expect((await send(world, 'maya', noise(60), { permissions })).body.type).toBe('user_unauthorized')
      expect((await change(permissions)).type).toBe('user_unauthorized')
    }
    const sent = await send(world, 'maya', noise(60), { permissions: ['read("user:maya")'] })
    expect(sent.body.$permissions).toEqual(three('maya'))
    expect((await change(['read("user:maya/unverified")'])).$permissions).toEqual([
      'read("user:maya/unverified")',
      ...three('maya'),
    ])
  })
})

describe.each(databases())('with the whole grammar, on %s', (_name, open) => {
  it('[QRY-10] a list can be of what one made, whoever else may read it and whatever others show', async () => {
    await using world = await documentsWorld({ open })
    const make = async (user: string, documentId: string, permissions: string[]) =>
      world.call(user, 'POST', characters, { documentId, data: { ...mira, name: documentId }, permissions })
    await make('maya', 'plain', three('maya'))
    await make('maya', 'shown', [...three('maya'), 'read("any")'])
    await make('maya', 'open', ['read("users")', 'update("users")'])
    await make('noor', 'spam', ['read("any")'])
    await make('noor', 'more', ['read("users")'])
    // Somebody else takes it over; it stays whose it was.
    await world.call('noor', 'PATCH', `${characters}/open`, { permissions: ['read("user:noor")'] })

    const listed = async (user: string | undefined, queries: string) => {
      const { body } = await world.call(user, 'GET', `${characters}${queries}`)
      return { total: body['total'], names: body.documents?.map((each) => each['name']) }
    }
    expect((await listed('maya', '')).total).toBe(4)
    expect(await listed('maya', own('maya'))).toEqual({ total: 2, names: ['plain', 'shown'] })
    expect(await listed('noor', own('noor'))).toEqual({ total: 2, names: ['spam', 'more'] })
    expect(await listed('noor', own('maya'))).toEqual({ total: 2, names: ['shown', 'open'] })
    expect(await listed(undefined, own('maya'))).toEqual({ total: 1, names: ['shown'] })
    const searched = encodeURIComponent(JSON.stringify({ method: 'equal', attribute: 'name', values: ['shown'] }))
    expect(await listed('maya', `${own('maya')}&queries[1]=${searched}`)).toEqual({ total: 1, names: ['shown'] })
  })
})

it('[QRY-10] who made something is asked for by itself: once, and as equal to one account', async () => {
  await using world = await documentsWorld()
  const owner = (method: string, ...values: unknown[]) => ({ method, attribute: '$owner', values })
  for (const queries of [
    [owner('notEqual', 'maya')],
    [owner('equal', 'maya', 'noor')],
    [owner('equal')],
    [owner('equal', 7)],
    [owner('equal', '')],
    [owner('equal', 'maya'), owner('equal', 'noor')],
    [{ method: 'or', values: [owner('equal', 'maya'), owner('equal', 'noor')] }],
    [{ method: 'orderAsc', attribute: '$owner' }],
    [{ method: 'select', values: ['$owner'] }],
  ]) {
    const text = queries.map((each, i) => `queries[${i}]=${encodeURIComponent(JSON.stringify(each))}`).join('&')
    const { status, body } = await world.call('maya', 'GET', `${characters}?${text}`)
    expect([queries, status, body['type']]).toEqual([queries, 400, 'general_query_invalid'])
  }
})
