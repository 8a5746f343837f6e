import { randomBytes } from 'node:crypto'
import { MediaFound } from '@eidolon/contract/media/media-search.ts'
import { bucketIds, collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import { expect, it } from 'vitest'
import { pngFile } from '#support/png.ts'
import { type SdkClient, signedIn } from '#support/sdk.ts'
import { startServer } from '#support/start-server.ts'

it('[SEARCH-1] [SEARCH-5] [SEARCH-6] a program finds its pictures, nobody else’s, and no log tells what for', async () => {
  await using server = await startServer({ env: { LOG_LEVEL: 'debug' } })
  const [maya, sam] = [await signedIn(server), await signedIn(server)]
  const find = async ({ client }: SdkClient, q: string) =>
    MediaFound.parse(await client.call('GET', new URL(`${server.url}/v1/media/find`), {}, { q }))
  const { storage, databases, sdk } = maya
  const file = new File([pngFile(8, 8, randomBytes(8 * 8 * 4), '')], 'mine.png', { type: 'image/png' })
  await storage.createFile(bucketIds.media, sdk.ID.unique(), file)
  const { documents, cursor } = await find(maya, 'picture')
  expect(documents).toMatchObject([{ caption: 'A picture', why: ['picture'] }])
  expect(cursor).toBeNull()
  expect((await find(maya, 'flibbertwix')).documents).toEqual([])
  expect((await find(sam, 'picture')).documents).toEqual([])
  const search = (key: string) =>
    databases.listDocuments(databaseId, collectionIds.media, [sdk.Query.search(key, 'picture')])
  expect((await search('all')).total).toBe(1)
  expect((await search('caption')).total).toBe(1)
  await expect(find(maya, 'x'.repeat(301))).rejects.toMatchObject({ code: 400 })
  expect(server.output()).not.toMatch(/flibbertwix|A picture/)
})

it('[SEARCH-7] an account searches so often in a minute and no more', async () => {
  await using server = await startServer({ env: { LOG_LEVEL: 'error' } })
  const { client } = await signedIn(server)
  const find = () => client.call('GET', new URL(`${server.url}/v1/media/find`), {}, { q: 'beach' })
  for (let turn = 0; turn < 240; turn += 1) await find()
  await expect(find()).rejects.toMatchObject({ code: 429 })
})
