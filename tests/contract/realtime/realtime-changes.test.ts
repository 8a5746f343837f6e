import { bucketIds, collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { signedIn } from '#support/sdk.ts'
import { type Server, startServer } from '#support/start-server.ts'
import { leaveAll, subscribed } from '#support/subscribed.ts'

const characters = `databases.${databaseId}.collections.${collectionIds.characters}.documents`
const appearance = 'silver hair, green eyes'
let server: Server
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'off', DOCUMENT_ROLES: 'all' } })
})
afterAll(() => server[Symbol.asyncDispose]())
afterEach(leaveAll)

it('[RT-2] [RT-3] hears of documents it may read, as they are made, changed and deleted', async () => {
  const [maya, omar] = [await signedIn(server), await signedIn(server)]
  const { ID, Permission, Role } = maya.sdk
  const [hers, his] = [await subscribed(maya, characters), await subscribed(omar, 'documents')]
  const { databases } = maya
  const place = [databaseId, collectionIds.characters] as const
  const secret = await databases.createDocument(...place, ID.unique(), { name: 'Secret', appearance })
  const shared = await databases.createDocument(...place, ID.unique(), { name: 'Shared', appearance }, [
    Permission.read(Role.any()),
    Permission.update(Role.user(maya.userId)),
    Permission.delete(Role.user(maya.userId)),
  ])
  await expect(databases.createDocument(...place, shared.$id, { name: 'Twice', appearance })).rejects.toThrow('exists')
  const changed = await databases.updateDocument(...place, shared.$id, { name: 'Changed' })
  await databases.deleteDocument(...place, secret.$id)
  await databases.deleteDocument(...place, shared.$id)
  const told = (action: string, document: object, id: string) => ({
    events: expect.arrayContaining([
      `${characters}.${id}.${action}`,
      `databases.*.collections.*.documents.*.${action}`,
    ]),
    channels: ['documents', characters, `${characters}.${id}`],
    payload: document,
  })
  expect(await hers.next()).toMatchObject(told('create', secret, secret.$id))
  expect(await hers.next()).toMatchObject(told('create', shared, shared.$id))
  expect(await hers.next()).toMatchObject(told('update', changed, shared.$id))
  expect(await hers.next()).toMatchObject(told('delete', secret, secret.$id))
  expect(await hers.next()).toMatchObject(told('delete', changed, shared.$id))
  for (const action of ['create', 'update', 'delete']) {
    expect(await his.next()).toMatchObject({
      events: expect.arrayContaining([`${characters}.${shared.$id}.${action}`]),
    })
  }
  expect([hers.unread(), his.unread()]).toEqual([0, 0])
})

it('[RT-2] [RT-8] hears of files it may read, once for each change', async () => {
  const [maya, omar] = [await signedIn(server), await signedIn(server)]
  const [hers, his] = [await subscribed(maya, 'files'), await subscribed(omar, `buckets.${bucketIds.media}.files`)]
  const { ID, Permission, Role } = maya.sdk
  const upload = (permissions?: string[]) =>
    maya.storage.createFile(bucketIds.media, ID.unique(), new File([picture], 'dot.png'), permissions)
  const secret = await upload()
  const shared = await upload([Permission.read(Role.users()), Permission.delete(Role.user(maya.userId))])
  await maya.storage.deleteFile(bucketIds.media, shared.$id)
  const told = (action: string, { $id }: { $id: string }) => ({
    events: expect.arrayContaining([
      `buckets.${bucketIds.media}.files.${$id}.${action}`,
      `buckets.*.files.*.${action}`,
    ]),
    channels: ['files', `buckets.${bucketIds.media}.files`, `buckets.${bucketIds.media}.files.${$id}`],
    payload: { $id, name: 'dot.png' },
  })
  expect(await hers.next()).toMatchObject(told('create', secret))
  expect(await hers.next()).toMatchObject(told('create', shared))
  expect(await hers.next()).toMatchObject(told('delete', shared))
  expect(await his.next()).toMatchObject(told('create', shared))
  expect(await his.next()).toMatchObject(told('delete', shared))
  expect([hers.unread(), his.unread()]).toEqual([0, 0])
})

it('[RT-30] [RT-31] who asks for their own hears nothing of others, and nobody is sent what is large', async () => {
  const [maya, omar] = [await signedIn(server), await signedIn(server)]
  const [hers, his] = [await subscribed(maya, characters), await subscribed(omar, `own.${characters}`)]
  const { ID, Permission, Role } = maya.sdk
  const make = (person: typeof maya, name: string, permissions: string[]) => {
    const card = JSON.stringify({ spec: 'chara_card_v2', data: { name, description: 'x'.repeat(100_000) } })
    const data = { name, appearance, card }
    return person.databases.createDocument(databaseId, collectionIds.characters, ID.unique(), data, permissions)
  }
  await make(maya, 'spam', [Permission.read(Role.users())])
  const own = await make(omar, 'own', [Permission.read(Role.users())])
  expect(await hers.next()).toMatchObject({ payload: { name: 'spam' } })
  expect(await hers.next()).toMatchObject({ payload: { name: 'own' } })
  const heard = await his.next()
  expect(heard?.channels).toContain(`own.${characters}`)
  const { card, ...rest } = own
  expect(String(card).length).toBeGreaterThan(100_000)
  expect(heard?.payload).toEqual(rest)
  expect([hers.unread(), his.unread()]).toEqual([0, 0])
})

/** One gray dot. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
)
