import { bucketIds, collectionIds, databaseId, projectId } from '@eidolon/contract/resources.ts'
import { AccountImport } from '@eidolon/contract/accounts/account-data.ts'
import { expect, it } from 'vitest'
import { type SdkClient, sdkClient, secretOf, signedIn } from '#support/sdk.ts'
import { startServer } from '#support/start-server.ts'

type StudioAddress = { readonly url: string }
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const headersOf = (client: SdkClient) => ({
  'x-appwrite-project': projectId,
  'x-appwrite-session': secretOf(client),
})

async function importInto(server: StudioAddress, client: SdkClient, zip: ArrayBuffer): Promise<AccountImport> {
  const form = new FormData()
  form.append('file', new File([zip], 'export.zip', { type: 'application/zip' }))
  const options = { method: 'POST', headers: headersOf(client), body: form }
  const response = await fetch(`${server.url}/v1/account/import`, options)
  return AccountImport.parse(await response.json())
}

it('[DATA-2] [DATA-4] [DATA-6] what the SDK has made is taken along, deleted with the account, and brought back', async () => {
  await using server = await startServer({ env: { RATE_LIMITS: 'off' } })
  const maya = await signedIn(server)
  const { account, databases, storage, sdk } = maya
  await account.updateName('Maya')
  const file = await storage.createFile(bucketIds.media, 'beach', new File([picture], 'beach.png'))
  const albumId = 'summer'
  await databases.createDocument(databaseId, collectionIds.albums, albumId, { name: 'Summer' })
  const { documents } = await databases.listDocuments(databaseId, collectionIds.media)
  const mediaId = documents[0]?.$id ?? ''
  await databases.updateDocument(databaseId, collectionIds.media, mediaId, { albumIds: [albumId], favorite: true })
  await databases.createDocument(databaseId, collectionIds.characters, 'mira', { name: 'Mira', appearance: 'tall' })

  // As a link leads to it: with the cookie, and the project in the address.
  const cookie = `a_session_${projectId}=${secretOf(maya)}`
  const exported = await fetch(`${server.url}/v1/account/export?project=${projectId}`, { headers: { cookie } })
  expect([exported.status, exported.headers.get('content-type')]).toEqual([200, 'application/zip'])
  const zip = await exported.arrayBuffer()

  const remove = (confirm: string) =>
    fetch(`${server.url}/v1/account`, {
      method: 'DELETE',
      headers: { ...headersOf(maya), 'content-type': 'application/json' },
      body: JSON.stringify({ confirm }),
    })
  expect((await remove('somebody')).status).toBe(400)
  const removed = await remove(maya.userId)
  expect([removed.status, removed.headers.get('x-fallback-cookies')]).toEqual([204, '[]'])
  await expect(account.get()).rejects.toMatchObject({ code: 401, type: 'general_unauthorized_scope' })

  const again = sdkClient(server)
  await again.account.createAnonymousSession()
  await expect(again.storage.getFile(bucketIds.media, 'beach')).rejects.toMatchObject({ code: 404 })
  expect(await importInto(server, again, zip)).toMatchObject({
    added: { characters: 1, media: 1, albums: 1, files: 1 },
    warnings: [],
  })
  expect((await again.account.get()).name).toBe('Maya')
  const found = await again.databases.listDocuments(databaseId, collectionIds.media, [
    sdk.Query.contains('albumIds', [albumId]),
  ])
  expect(found.documents).toMatchObject([
    { $id: mediaId, $createdAt: documents[0]?.$createdAt, fileId: 'beach', favorite: true },
  ])
  expect(await again.storage.getFile(bucketIds.media, 'beach')).toMatchObject({ signature: file.signature })

  const nonsense = await fetch(`${server.url}/v1/account/import`, {
    method: 'POST',
    headers: { ...headersOf(again), 'content-type': 'application/zip' },
    body: 'no archive at all',
  })
  expect([nonsense.status, await nonsense.json()]).toMatchObject([400, { type: 'archive_invalid' }])
})

it('[DATA-22] new accounts do not bring more archives in an hour than one', async () => {
  await using server = await startServer()
  const statuses: number[] = []
  for (let number = 0; number < 21; number++) {
    const client = sdkClient(server)
    await client.account.createAnonymousSession()
    const headers = { ...headersOf(client), 'content-type': 'application/zip' }
    const options = { method: 'POST', headers, body: 'no archive at all' }
    statuses.push((await fetch(`${server.url}/v1/account/import`, options)).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), 429])
})
