import { describe, expect, it } from 'vitest'
import { ownerPermissions } from '#domain/documents/permission.ts'
import { refusedAttribute } from '#domain/documents/structure.ts'
import { Fault } from '#domain/shared/fault.ts'
import { databases } from '#adapters/sql/testing/fresh-database.ts'
import { documentsWorld } from '#test/support/documents-world.ts'

const place = (collection: string) => `studio/collections/${collection}/documents`
const mira = { documentId: 'mira', data: { name: 'Mira', appearance: 'silver hair' } }
const picture = { kind: 'image', fileId: 'f', prompt: 'a fox' }
const permissions = ownerPermissions('maya')

describe('a handler', () => {
  it('[DOC-21] is shown what differs, and may refuse it', async () => {
    const own = ['favorite', 'albumIds', 'trashedAt']
    await using world = await documentsWorld({
      handlers: {
        media: {
          async beforeUpdate({ changed }) {
            const wrong = Object.keys(changed).find((key) => !own.includes(key))
            if (wrong) throw refusedAttribute(wrong, 'It cannot be changed.')
            return undefined
          },
          async beforeDelete() {
            throw new Fault('user_unauthorized')
          },
        },
      },
    })
    const { system } = world.documents
    await world.units.run((unit) => system.create(unit, 'media', { id: 'm', data: picture, permissions }))
    const path = `${place('media')}/m`
    const { body } = await world.call('maya', 'GET', path)
    const whole = await world.call('maya', 'PATCH', path, { data: { ...body, favorite: true } })
    expect(whole).toMatchObject({ status: 200, body: { favorite: true, prompt: 'a fox' } })
    expect(await world.call('maya', 'PATCH', path, { data: { prompt: 'a wolf' } })).toMatchObject({
      status: 400,
      body: {
        type: 'document_invalid_structure',
        message: 'Invalid document structure: Attribute "prompt" is refused: It cannot be changed.',
        field: 'prompt',
        problem: 'It cannot be changed.',
      },
    })
    expect((await world.call('maya', 'DELETE', path, {})).status).toBe(401)
    expect(world.events).toHaveLength(2)
  })

  it('[DOC-21] may write something else, and more in the same unit', async () => {
    await using world = await documentsWorld({
      handlers: {
        characters: {
          async beforeCreate({ data }) {
            return { ...data, name: `${String(data['name'])} the First` }
          },
          async beforeUpdate({ changed }) {
            return { ...changed, age: 50 }
          },
          async afterCreate({ unit, document }) {
            await world.documents.system.create(unit, 'albums', {
              id: `of-${document.id}`,
              data: { name: String(document.data['name']) },
              permissions: document.permissions,
            })
          },
          async afterDelete({ unit, document }) {
            await world.documents.system.remove(unit, 'albums', `of-${document.id}`)
          },
        },
      },
    })
    expect((await world.call('maya', 'POST', place('characters'), mira)).body['name']).toBe('Mira the First')
    expect((await world.call('maya', 'GET', `${place('albums')}/of-mira`)).body['name']).toBe('Mira the First')
    const changed = await world.call('maya', 'PATCH', `${place('characters')}/mira`, { data: { style: 'ink' } })
    expect(changed.body).toMatchObject({ style: 'ink', age: 50 })
    await world.call('maya', 'DELETE', `${place('characters')}/mira`, {})
    expect((await world.call('maya', 'GET', place('albums'))).body['total']).toBe(0)
    expect(world.events.map(({ channels }) => channels.at(-1)?.split('.').slice(-3).join('.'))).toEqual([
      'characters.documents.mira',
      'albums.documents.of-mira',
      'characters.documents.mira',
      'characters.documents.mira',
      'albums.documents.of-mira',
    ])
  })

  it('[DOC-4] [DOC-21] that fails afterwards undoes the document and its event', async () => {
    await using world = await documentsWorld({
      handlers: {
        characters: {
          async afterCreate() {
            throw new Fault('user_unauthorized')
          },
        },
      },
    })
    expect((await world.call('maya', 'POST', place('characters'), mira)).status).toBe(401)
    expect((await world.call('maya', 'GET', place('characters'))).body).toEqual({ total: 0, documents: [] })
    expect(world.events).toEqual([])
  })
})

describe.each(databases())('at the same time on %s', (_name, open) => {
  it('[DOC-16] changes of one document are merged, none is lost', async () => {
    await using world = await documentsWorld({ open })
    await world.call('maya', 'POST', place('characters'), mira)
    const changes = [{ age: 30 }, { style: 'ink' }, { favorite: true }, { tags: ['a'] }, { personality: 'calm' }]
    const path = `${place('characters')}/mira`
    const answers = await Promise.all(changes.map((data) => world.call('maya', 'PATCH', path, { data })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const { body } = await world.call('maya', 'GET', path)
    expect(body).toMatchObject({ age: 30, style: 'ink', favorite: true, tags: ['a'], personality: 'calm' })
    expect(world.events.at(-1)?.payload).toEqual(body)
  })

  it('[DOC-3] [DOC-6] of many documents with one id one is kept, and the count is true', async () => {
    await using world = await documentsWorld({ open })
    const made = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        world.call('maya', 'POST', place('characters'), { ...mira, documentId: `d${i % 6}` }),
      ),
    )
    expect(made.filter(({ status }) => status === 201)).toHaveLength(6)
    expect(made.filter(({ status }) => status === 409)).toHaveLength(6)
    expect((await world.call('maya', 'GET', place('characters'))).body['total']).toBe(6)
    expect(world.events).toHaveLength(6)
  })
})

describe('the studio itself', () => {
  it('[DOC-22] creates, changes and removes without permission, and clients hear of it', async () => {
    const told: string[] = []
    await using world = await documentsWorld({
      handlers: {
        media: {
          async beforeUpdate() {
            throw new Fault('user_unauthorized')
          },
          async afterUpdate({ before, after }) {
            told.push(`${String(before.data['favorite'])} ${String(after.data['favorite'])}`)
          },
        },
      },
    })
    const { system } = world.documents
    await world.units.run(async (unit) => {
      const made = await system.create(unit, 'media', { id: 'm', data: picture, permissions })
      expect(await system.find('media', 'm', unit)).toEqual(made)
      expect(await system.update(unit, 'media', 'm', { data: { favorite: true } })).toMatchObject({
        data: { favorite: true },
      })
      expect(await system.update(unit, 'media', 'm', { data: { favorite: true } })).toMatchObject({
        updatedAt: made.updatedAt,
      })
      expect(await system.update(unit, 'media', 'gone', { data: {} })).toBeUndefined()
      expect(world.events).toEqual([])
    })
    expect(told).toEqual(['false true'])
    const equal = JSON.stringify({ method: 'equal', attribute: 'kind', values: ['image'] })
    expect((await system.list('media', [equal])).total).toBe(1)
    expect((await world.call('maya', 'GET', `${place('media')}/m`)).body['favorite']).toBe(true)
    await world.units.run((unit) => system.remove(unit, 'media', 'm'))
    expect(world.events.map(({ events: [name] }) => name?.split('.').at(-1))).toEqual(['create', 'update', 'delete'])
    expect(world.events.every(({ audience }) => audience.join() === 'user:maya')).toBe(true)
  })

  it('[DOC-22] is held to the structure and to free ids', async () => {
    await using world = await documentsWorld()
    const { system } = world.documents
    const create = (data: Record<string, unknown>) =>
      world.units.run((unit) => system.create(unit, 'media', { id: 'm', data, permissions }))
    await expect(create({ kind: 'song', fileId: 'f' })).rejects.toThrow('Value must be one of (image, video, sheet)')
    await create(picture)
    await expect(create(picture)).rejects.toMatchObject({ type: 'document_already_exists' })
  })
})
