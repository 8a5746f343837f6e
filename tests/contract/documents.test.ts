import { bucketIds, collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sdkClient, signedIn } from '#support/sdk.ts'
import { type Server, startServer } from '#support/start-server.ts'

const characters = [databaseId, collectionIds.characters] as const
const appearance = 'silver hair, green eyes'
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
)
let server: Server
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'off', DOCUMENT_ROLES: 'all' } })
})
afterAll(() => server[Symbol.asyncDispose]())

type SignedInPerson = Awaited<ReturnType<typeof signedIn>>

async function cast(person: SignedInPerson) {
  const people = [
    { name: 'Spider-Man', description: 'A friendly neighbour', age: 19, tags: ['Hero'] },
    { name: 'zoë', description: 'Paints at night', age: 34, style: 'ink', tags: ['hero', 'painter'] },
    { name: 'Adam', description: 'First of his name', tags: [] },
    { name: 'Éva', description: 'Second to none', age: 50, favorite: true },
  ]
  for (const one of people) {
    await person.databases.createDocument(...characters, person.sdk.ID.unique(), { ...one, appearance })
  }
  return async (...queries: string[]) => {
    const { total, documents } = await person.databases.listDocuments(...characters, queries)
    return { total, names: documents.map((document) => String(document['name'])) }
  }
}

describe('with the SDK', () => {
  it('[DOC-2] [DOC-16] a document is created, read, changed and deleted', async () => {
    const { databases, sdk, userId } = await signedIn(server)
    const made = await databases.createDocument(...characters, sdk.ID.unique(), { name: 'Mira', appearance })
    expect(made.$permissions).toEqual(['read', 'update', 'delete'].map((action) => `${action}("user:${userId}")`))
    expect(await databases.getDocument(...characters, made.$id)).toEqual(made)
    const changed = await databases.updateDocument(...characters, made.$id, { description: 'A painter' })
    expect(changed).toEqual({ ...made, description: 'A painter', $updatedAt: changed.$updatedAt })
    expect(await databases.deleteDocument(...characters, made.$id)).toEqual({ message: '' })
    await expect(databases.getDocument(...characters, made.$id)).rejects.toMatchObject({
      code: 404,
      type: 'document_not_found',
    })
  })

  it('[DOC-9] [DOC-10] every query method means what the protocol says', async () => {
    const maya = await signedIn(server)
    const { Query } = maya.sdk
    const list = await cast(maya)
    const all = ['Spider-Man', 'zoë', 'Adam', 'Éva']
    expect(await list()).toEqual({ total: 4, names: all })
    const asked: [string[], string[]][] = [
      [[Query.equal('name', ['ZOE', 'adam'])], ['zoë', 'Adam']],
      [[Query.notEqual('age', 19)], ['zoë', 'Éva']],
      [[Query.lessThan('age', 34)], ['Spider-Man']],
      [[Query.lessThanEqual('age', 34)], ['Spider-Man', 'zoë']],
      [[Query.greaterThan('age', 34)], ['Éva']],
      [[Query.greaterThanEqual('age', 34)], ['zoë', 'Éva']],
      [[Query.between('age', 19, 34)], ['Spider-Man', 'zoë']],
      [[Query.isNull('age')], ['Adam']],
      [[Query.isNotNull('age')], ['Spider-Man', 'zoë', 'Éva']],
      [[Query.startsWith('name', 'E')], ['Éva']],
      [[Query.endsWith('name', 'man')], ['Spider-Man']],
      [[Query.contains('name', ['spi', 'AD'])], ['Spider-Man', 'Adam']],
      [[Query.contains('tags', 'hero')], ['Spider-Man', 'zoë']],
      [[Query.contains('tags', ['painter', 'x'])], ['zoë']],
      [[Query.equal('favorite', true)], ['Éva']],
      [[Query.search('description', 'neigh')], ['Spider-Man']],
      [[Query.search('description', '"second to"')], ['Éva']],
      [
        [Query.or([Query.equal('style', 'INK'), Query.and([Query.isNull('age'), Query.startsWith('name', 'a')])])],
        ['zoë', 'Adam'],
      ],
      [[Query.orderAsc('name')], ['Adam', 'Éva', 'Spider-Man', 'zoë']],
      [
        [Query.orderDesc('age'), Query.orderAsc('name')],
        ['Éva', 'zoë', 'Spider-Man', 'Adam'],
      ],
      [[Query.greaterThan('$createdAt', '2020-01-01'), Query.orderDesc('')], all.toReversed()],
    ]
    for (const [queries, names] of asked)
      expect({ queries, ...(await list(...queries)) }).toEqual({ queries, total: names.length, names })
  })

  it('[DOC-6] [DOC-7] [DOC-13] pages by offset and by cursor, with the whole total', async () => {
    const maya = await signedIn(server)
    const { Query } = maya.sdk
    const list = await cast(maya)
    const order = [Query.orderDesc('age'), Query.limit(2)]
    expect(await list(...order, Query.offset(1))).toEqual({ total: 4, names: ['zoë', 'Spider-Man'] })
    const { documents } = await maya.databases.listDocuments(...characters, [...order, Query.select(['$id', 'name'])])
    expect(documents.map((document) => Object.keys(document).toSorted())).toEqual([
      ['$id', 'name'],
      ['$id', 'name'],
    ])
    const last = documents.at(-1)?.$id ?? ''
    expect(await list(...order, Query.cursorAfter(last))).toEqual({ total: 4, names: ['Spider-Man', 'Adam'] })
    expect(await list(...order, Query.cursorBefore(last))).toEqual({ total: 4, names: ['Éva'] })
    await expect(list(Query.cursorAfter('nobody'))).rejects.toMatchObject({ type: 'general_cursor_not_found' })
    await expect(list(Query.equal('nick', 'x'))).rejects.toMatchObject({ code: 400, type: 'general_query_invalid' })
  })

  it('[DOC-5] [DOC-19] what is private stays so; what is shared is seen by those it is shared with', async () => {
    const [maya, noor, guest] = [await signedIn(server), await signedIn(server), sdkClient(server)]
    const { Permission, Role, ID } = maya.sdk
    const { $id: hers } = await maya.databases.createDocument(...characters, ID.unique(), { name: 'Hers', appearance })
    const open = [Permission.read(Role.users()), Permission.write(Role.user(maya.userId))]
    const { $id: shared } = await maya.databases.createDocument(
      ...characters,
      ID.unique(),
      { name: 'Open', appearance },
      open,
    )
    const ids = async ({ databases }: Pick<SignedInPerson, 'databases'>) =>
      (await databases.listDocuments(...characters)).documents.map(({ $id }) => $id)
    expect(await ids(maya)).toEqual(expect.arrayContaining([hers, shared]))
    const seen = await ids(noor)
    expect([seen.includes(shared), seen.includes(hers)]).toEqual([true, false])
    expect((await ids(guest)).some((id) => id === hers || id === shared)).toBe(false)
    await expect(noor.databases.getDocument(...characters, hers)).rejects.toMatchObject({ code: 404 })
    await expect(noor.databases.updateDocument(...characters, shared, { name: 'Mine' })).rejects.toMatchObject({
      code: 401,
      type: 'user_unauthorized',
    })
    await expect(noor.databases.deleteDocument(...characters, hers)).rejects.toMatchObject({ code: 401 })
    const made = guest.databases.createDocument(...characters, ID.unique(), { name: 'No', appearance })
    await expect(made).rejects.toMatchObject({ code: 401, type: 'user_unauthorized' })
    const foreign = maya.databases.createDocument(...characters, ID.unique(), { name: 'No', appearance }, [
      Permission.read(Role.user(noor.userId)),
    ])
    await expect(foreign).rejects.toMatchObject({
      message: expect.stringContaining('Permissions must be one of: (any, users,'),
    })
  })

  it('[DOC-3] [DOC-23] refusals carry the type that the SDK passes on', async () => {
    const { databases, sdk } = await signedIn(server)
    const id = sdk.ID.unique()
    await databases.createDocument(...characters, id, { name: 'One', appearance })
    const refused = (work: Promise<unknown>) => work.then(String, (error: { type: string }) => error.type)
    expect([
      await refused(databases.createDocument(...characters, id, { name: 'Two', appearance })),
      await refused(databases.createDocument(...characters, sdk.ID.unique(), { name: 'Two' })),
      await refused(databases.createDocument(...characters, sdk.ID.unique(), {})),
      await refused(
        databases.createDocument(databaseId, collectionIds.generations, sdk.ID.unique(), { kind: 'image' }),
      ),
      await refused(databases.updateDocument(...characters, id)),
      await refused(databases.listDocuments('other', collectionIds.characters)),
      await refused(databases.listDocuments(databaseId, 'other')),
    ]).toEqual([
      'document_already_exists',
      'document_invalid_structure',
      'document_missing_data',
      'user_unauthorized',
      'document_missing_payload',
      'database_not_found',
      'collection_not_found',
    ])
  })
})

it('[DOC-35] every answer says whom it is for, unless a browser keeps it', async () => {
  const maya = await signedIn(server)
  const project = { 'x-appwrite-project': 'eidolon' }
  const list = `/v1/databases/${databaseId}/collections/${collectionIds.characters}/documents`
  const asked = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${server.url}${path}`, { headers: { ...project, ...headers } })
    return [response.status, response.headers.get('x-eidolon-caller')]
  }
  const { jwt } = await maya.account.createJWT()
  const signed = { 'x-appwrite-jwt': jwt }
  expect(await asked(list)).toEqual([200, 'guest'])
  expect(await asked(`${list}/none`)).toEqual([404, 'guest'])
  expect(await asked('/v1/account')).toEqual([401, 'guest'])
  expect(await asked(list, signed)).toEqual([200, 'user'])
  expect(await asked(`${list}/none`, signed)).toEqual([404, 'user'])
  const dot = new File([onePixel], 'dot.png')
  const { $id } = await maya.storage.createFile(bucketIds.media, maya.sdk.ID.unique(), dot)
  expect(await asked(`/v1/storage/buckets/${bucketIds.media}/files/${$id}/view`, signed)).toEqual([200, null])
})

it('[DOC-30] [DOC-31] in the studio as it is, nothing is handed out to others', async () => {
  await using studio = await startServer({ env: { RATE_LIMITS: 'off' } })
  const [maya, omar] = [await signedIn(studio), await signedIn(studio)]
  const { ID, Permission, Role } = maya.sdk
  const data = { name: 'FREE AIRDROP', appearance }
  for (const role of [Role.any(), Role.users(), Role.guests(), Role.user(omar.userId)]) {
    const spam = maya.databases.createDocument(...characters, ID.unique(), data, [Permission.read(role)])
    await expect(spam).rejects.toMatchObject({ code: 401, type: 'user_unauthorized' })
  }
  const own = Permission.read(Role.user(maya.userId))
  const made = await maya.databases.createDocument(...characters, ID.unique(), data, [own])
  expect(made.$permissions).toHaveLength(3)
  expect((await omar.databases.listDocuments(...characters)).total).toBe(0)
})
