import { describe, expect, it } from 'vitest'
import { documentsWorld } from '#test/support/documents-world.ts'

const characters = 'studio/collections/characters/documents'
const appearance = 'silver hair'
const mira = { documentId: 'mira', data: { name: 'Mira', appearance } }
const owner = (user: string) => ['read', 'update', 'delete'].map((action) => `${action}("user:${user}")`)
const queries = (...all: object[]) =>
  `?${all.map((one, i) => `queries[${i}]=${encodeURIComponent(JSON.stringify(one))}`).join('&')}`

describe('creating a document', () => {
  it('[DOC-2] [DOC-18] answers it whole, and tells those who may read it', async () => {
    await using world = await documentsWorld()
    const { status, type, body } = await world.call('maya', 'POST', characters, mira)
    const date = '2026-03-01T10:00:00.000+00:00'
    const whole = {
      $id: 'mira',
      $createdAt: date,
      $updatedAt: date,
      $permissions: owner('maya'),
      $databaseId: 'studio',
      $collectionId: 'characters',
      name: 'Mira',
      appearance,
      description: '',
      personality: '',
      age: null,
      style: '',
      imageId: null,
      leastLikeness: null,
      genes: '',
      tags: [],
      favorite: false,
      archived: false,
      parentId: null,
      card: '',
      mediaCount: 0,
      portraitPending: false,
    }
    const { genes: _genes, card: _card, ...listed } = whole
    expect({ status, type, body }).toEqual({ status: 201, type: 'application/json; charset=UTF-8', body: whole })
    expect(await world.call('maya', 'GET', `${characters}/mira`)).toEqual({ status: 200, type, body: whole })
    expect(await world.call('maya', 'GET', characters)).toEqual({
      status: 200,
      type,
      body: { total: 1, documents: [listed] },
    })
    expect(world.events).toEqual([
      expect.objectContaining({ timestamp: date, payload: whole, audience: ['user:maya'] }),
    ])
    expect(world.events[0]?.events).toContain('databases.studio.collections.characters.documents.mira.create')
  })

  it('[DOC-14] refuses in the order of the protocol, and tells nobody', async () => {
    await using world = await documentsWorld()
    await world.call('maya', 'POST', characters, mira)
    world.events.length = 0
    const foreign = ['read("user:noor")']
    const wrong = { ...mira, data: { name: 1 } }
    const steps: [string | undefined, string, object, number, string, string][] = [
      [
        'maya',
        characters,
        { ...wrong, documentId: '_x' },
        400,
        'general_argument_invalid',
        'Invalid `documentId` param: Parameter must contain',
      ],
      [
        'maya',
        'no/collections/no/documents',
        { ...mira, data: {}, permissions: ['x'] },
        400,
        'general_argument_invalid',
        'Invalid `permissions` param: Invalid permission string format',
      ],
      [
        'maya',
        'no/collections/no/documents',
        { documentId: 'a', data: {} },
        400,
        'document_missing_data',
        'The document data is missing',
      ],
      [
        'maya',
        'no/collections/no/documents',
        { documentId: 'a', data: { $id: 'x' } },
        400,
        'document_invalid_structure',
        '$id is not allowed for creating new documents, try update instead',
      ],
      ['maya', 'no/collections/no/documents', mira, 404, 'database_not_found', 'Database not found'],
      [
        'maya',
        'studio/collections/no/documents',
        mira,
        404,
        'collection_not_found',
        'Collection with the requested ID',
      ],
      [
        undefined,
        characters,
        { ...wrong, permissions: foreign },
        401,
        'user_unauthorized',
        'Permissions must be one of: (any, guests)',
      ],
      [
        'maya',
        characters,
        { ...wrong, permissions: foreign },
        401,
        'user_unauthorized',
        'Permissions must be one of: (any, users, user:maya, user:maya/unverified, users/unverified)',
      ],
      [undefined, characters, wrong, 401, 'user_unauthorized', 'The current user is not authorized'],
      [
        'maya',
        characters,
        wrong,
        400,
        'document_invalid_structure',
        'Invalid document structure: Attribute "name" has invalid type.',
      ],
      ['maya', characters, mira, 409, 'document_already_exists', 'Document with the requested ID already exists.'],
    ]
    for (const [user, path, body, status, type, message] of steps) {
      const answer = await world.call(user, 'POST', path, body)
      expect(answer).toMatchObject({ status, body: { type, message: expect.stringContaining(message) } })
    }
    expect(world.events).toEqual([])
  })

  it('[DOC-24] takes data as a text, `unique()` and permissions with write', async () => {
    await using world = await documentsWorld()
    const body = {
      documentId: 'unique()',
      data: JSON.stringify(mira.data),
      permissions: ['write("user:maya")', 'read("any")'],
    }
    const made = await world.call('maya', 'POST', characters, body)
    expect(made.body['$id']).toMatch(/^[0-9a-f]{20}$/)
    expect(made.body['$permissions']).toEqual(['update("user:maya")', 'delete("user:maya")', 'read("any")'])
    const none = await world.call('maya', 'POST', characters, { ...mira, permissions: [] })
    expect(none.body['$permissions']).toEqual([])
    const bad = await world.call('maya', 'POST', characters, { ...mira, data: 'no json' })
    expect(bad.body['message']).toBe('Invalid `data` param: Value must be a valid object.')
    const missing = await world.call('maya', 'POST', characters, { data: mira.data })
    expect(missing.body['message']).toBe('Param "documentId" is not optional.')
  })
})

describe('changing a document', () => {
  it('[DOC-16] merges, replaces permissions, and moves only the date of change', async () => {
    await using world = await documentsWorld()
    await world.call('maya', 'POST', characters, { ...mira, data: { ...mira.data, age: 30, tags: ['a'] } })
    world.pass(5000)
    const changed = await world.call('maya', 'PATCH', `${characters}/mira`, { data: { age: null, tags: ['b', 'c'] } })
    expect(changed).toMatchObject({ status: 200, body: { name: 'Mira', age: null, tags: ['b', 'c'] } })
    expect(changed.body['$createdAt']).toBe('2026-03-01T10:00:00.000+00:00')
    expect(changed.body['$updatedAt']).toBe('2026-03-01T10:00:05.000+00:00')
    expect((await world.call('maya', 'GET', `${characters}/mira`)).body).toEqual(changed.body)
    const permissions = [...owner('maya'), 'read("any")']
    const shared = await world.call('maya', 'PATCH', `${characters}/mira`, { data: {}, permissions })
    expect(shared.body).toMatchObject({ $permissions: permissions, tags: ['b', 'c'] })
    expect((await world.call(undefined, 'GET', `${characters}/mira`)).status).toBe(200)
    expect(world.events.map(({ audience }) => audience)).toEqual([['user:maya'], ['user:maya'], ['user:maya', 'any']])
  })

  it('[DOC-16] that changes nothing is answered, keeps its date and is no event', async () => {
    await using world = await documentsWorld()
    const made = await world.call('maya', 'POST', characters, mira)
    world.pass(5000)
    const same = await world.call('maya', 'PATCH', `${characters}/mira`, {
      data: made.body,
      permissions: owner('maya'),
    })
    expect(same).toMatchObject({ status: 200, body: made.body })
    expect(world.events).toHaveLength(1)
  })

  it('[DOC-15] refuses in the order of the protocol', async () => {
    await using world = await documentsWorld()
    await world.call('maya', 'POST', characters, mira)
    await world.call('maya', 'POST', characters, { ...mira, documentId: 'open', permissions: ['read("any")'] })
    const early = { 'x-appwrite-timestamp': '2020-01-01' }
    const foreign = { data: { name: 1 }, permissions: ['read("user:eve")'] }
    const steps: [string | undefined, string, object, object, number, string][] = [
      ['maya', 'no/collections/no/documents/x', {}, {}, 400, 'document_missing_payload'],
      ['maya', 'no/collections/no/documents/x', foreign, {}, 404, 'database_not_found'],
      ['maya', 'studio/collections/no/documents/x', foreign, {}, 404, 'collection_not_found'],
      ['maya', `${characters}/nobody`, foreign, {}, 404, 'document_not_found'],
      ['noor', `${characters}/mira`, foreign, early, 401, 'user_unauthorized'],
      ['noor', `${characters}/mira`, { data: { name: 1 } }, early, 401, 'user_unauthorized'],
      ['noor', `${characters}/open`, { data: { name: 1 } }, early, 401, 'user_unauthorized'],
      ['maya', `${characters}/mira`, { data: { name: 1 } }, early, 409, 'document_update_conflict'],
      ['maya', `${characters}/mira`, { data: { name: 1 } }, {}, 400, 'document_invalid_structure'],
      ['maya', `${characters}/mira`, { data: { nick: 1 } }, {}, 400, 'document_invalid_structure'],
    ]
    for (const [user, path, body, headers, status, type] of steps) {
      expect(await world.call(user, 'PATCH', path, body, { ...headers })).toMatchObject({ status, body: { type } })
    }
    expect(world.events).toHaveLength(2)
  })

  it('[DOC-17] and deleting hold to the version the client knows', async () => {
    await using world = await documentsWorld()
    const { body } = await world.call('maya', 'POST', characters, mira)
    const known = { 'x-appwrite-timestamp': String(body['$updatedAt']) }
    world.pass(1000)
    const path = `${characters}/mira`
    expect((await world.call('maya', 'PATCH', path, { data: { age: 20 } }, known)).status).toBe(200)
    const outdated = await world.call('maya', 'DELETE', path, {}, known)
    expect(outdated).toMatchObject({ status: 409, body: { message: 'Remote document is newer than local.' } })
    const wrong = await world.call('maya', 'DELETE', path, {}, { 'x-appwrite-timestamp': 'yesterday' })
    expect(wrong).toMatchObject({ status: 400, body: { message: 'Invalid X-Appwrite-Timestamp header value' } })
    expect((await world.call('maya', 'DELETE', path, {}, { 'x-appwrite-timestamp': '2030-01-01' })).status).toBe(204)
  })
})

describe('who may do what', () => {
  it('[DOC-19] [DOC-20] [DOC-5] with two users and a guest, by every permission of a document', async () => {
    await using world = await documentsWorld()
    const grants = {
      mine: owner('maya'),
      anyReads: ['read("any")'],
      usersUpdate: ['update("users")'],
      usersDelete: ['delete("users")'],
    }
    const seen: Record<string, unknown> = {}
    for (const [name, permissions] of Object.entries(grants)) {
      for (const user of ['maya', 'noor', undefined]) {
        await world.call('maya', 'POST', characters, { ...mira, permissions })
        const path = `${characters}/mira`
        const statuses = [
          (await world.call(user, 'GET', path)).status,
          (await world.call(user, 'GET', characters)).body['total'],
          (await world.call(user, 'PATCH', path, { data: { age: 40 } })).status,
          (await world.call(user, 'DELETE', path, {})).status,
        ]
        seen[`${name} ${user ?? 'guest'}`] = statuses.join(' ')
        await world.units.run((unit) => world.documents.system.remove(unit, 'characters', 'mira'))
      }
    }
    expect(seen).toEqual({
      'mine maya': '200 1 200 204',
      'mine noor': '404 0 401 401',
      'mine guest': '404 0 401 401',
      'anyReads maya': '200 1 401 401',
      'anyReads noor': '200 1 401 401',
      'anyReads guest': '200 1 401 401',
      'usersUpdate maya': '404 0 200 401',
      'usersUpdate noor': '404 0 200 401',
      'usersUpdate guest': '404 0 401 401',
      'usersDelete maya': '404 0 401 204',
      'usersDelete noor': '404 0 401 204',
      'usersDelete guest': '404 0 401 401',
    })
  })

  it('[DOC-23] nobody makes media or generations, or touches generations, from outside', async () => {
    await using world = await documentsWorld()
    const { system } = world.documents
    const permissions = [{ action: 'read' as const, role: 'user:maya' }]
    const generation = { characterId: 'c', kind: 'image', engine: 'e', status: 'queued' }
    await world.units.run((unit) => system.create(unit, 'generations', { id: 'g', data: generation, permissions }))
    const place = (collection: string) => `studio/collections/${collection}/documents`
    const refused = { status: 401, body: { type: 'user_unauthorized' } }
    const media = { documentId: 'm', data: { kind: 'image', fileId: 'f' } }
    expect(await world.call('maya', 'POST', place('media'), media)).toMatchObject(refused)
    expect(await world.call('maya', 'POST', place('generations'), { documentId: 'h', data: generation })).toMatchObject(
      refused,
    )
    expect(await world.call('maya', 'PATCH', `${place('generations')}/g`, { data: { stage: 'x' } })).toMatchObject(
      refused,
    )
    expect(await world.call('maya', 'DELETE', `${place('generations')}/g`, {})).toMatchObject(refused)
    expect(await world.call('maya', 'GET', `${place('generations')}/g`)).toMatchObject({
      status: 200,
      body: { status: 'queued' },
    })
  })
})

describe('on the wire', () => {
  it('[DOC-13] [DOC-24] reads queries in every spelling, and refuses wrong ones in the words of the protocol', async () => {
    await using world = await documentsWorld()
    for (const name of ['Bo', 'Al', 'Cy']) {
      await world.call('maya', 'POST', characters, { documentId: name, data: { name, appearance } })
    }
    const order = { method: 'orderAsc', attribute: 'name' }
    const select = { method: 'select', values: ['name'] }
    const names = [{ name: 'Al' }, { name: 'Bo' }, { name: 'Cy' }]
    const listed = await world.call('maya', 'GET', characters + queries(order, select))
    expect(listed.body).toEqual({ total: 3, documents: names })
    const plain = `?queries[]=${encodeURIComponent(JSON.stringify(order))}&queries[]=${encodeURIComponent(JSON.stringify(select))}`
    expect((await world.call('maya', 'GET', characters + plain)).body).toEqual(listed.body)
    const one = await world.call('maya', 'GET', `${characters}/Al${queries(select)}`)
    expect(one.body).toEqual({ name: 'Al', $databaseId: 'studio', $collectionId: 'characters' })
    const says = async (path: string) => {
      const { status, body } = await world.call('maya', 'GET', path)
      return `${status} ${String(body['type'])} ${String(body['message'])}`
    }
    expect(await says(`${characters}/Al${queries(order)}`)).toBe(
      '400 general_query_invalid Invalid query method: orderAsc',
    )
    expect(await says(characters + queries({ method: 'equal', attribute: 'nick', values: ['x'] }))).toBe(
      '400 general_query_invalid Invalid query: Attribute not found in schema: nick',
    )
    expect(await says(characters + queries({ method: 'cursorAfter', values: ['gone'] }))).toBe(
      `400 general_cursor_not_found Document 'gone' for the 'cursor' value not found.`,
    )
    expect(await says(`${characters}?queries[]=${'x'.repeat(4097)}`)).toMatch(
      /^400 general_argument_invalid Invalid `queries` param: Value must a valid array/,
    )
    expect(await says(`${characters}/_x`)).toMatch(/^400 general_argument_invalid Invalid `documentId` param: UID must/)
  })

  it('[DOC-24] [DOC-25] a body with a deletion is ignored, a slash at the end is no address', async () => {
    await using world = await documentsWorld()
    await world.call('maya', 'POST', characters, mira)
    for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
      const answer = await world.call('maya', method, `${characters}/`, method === 'GET' ? undefined : {})
      expect(answer).toMatchObject({ status: 404, body: { type: 'general_route_not_found' } })
    }
    const gone = await world.call('maya', 'DELETE', `${characters}/mira`, { otp: '1' })
    expect(gone).toEqual({ status: 204, type: undefined, body: {} })
    expect(world.events.map(({ events: [name] }) => name?.split('.').at(-1))).toEqual(['create', 'delete'])
    expect(world.events[1]?.payload).toMatchObject({ $id: 'mira', name: 'Mira' })
  })

  it('[DOC-26] counts writes by address, method, route and user', async () => {
    await using world = await documentsWorld()
    await world.call('maya', 'POST', characters, mira)
    await world.call('noor', 'PATCH', `${characters}/mira`, { data: { age: 20 } })
    await world.call('maya', 'DELETE', `${characters}/mira`, {})
    await world.call('maya', 'GET', characters)
    const route = '/v1/databases/:databaseId/collections/:collectionId/documents'
    expect(world.counted).toEqual([
      { limit: 120, period: 60, key: `POST ${route} ip:127.0.0.1 user:maya` },
      { limit: 120, period: 60, key: `PATCH ${route}/:documentId ip:127.0.0.1 user:noor` },
      { limit: 60, period: 60, key: `DELETE ${route}/:documentId ip:127.0.0.1 user:maya` },
    ])
  })
})
