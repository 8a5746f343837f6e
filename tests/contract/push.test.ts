import { collectionIds, databaseId, projectId } from '@eidolon/contract/resources.ts'
import { expect, it } from 'vitest'
import { pushService } from '#support/push-service.ts'
import { secretOf, signedIn } from '#support/sdk.ts'
import { startServer } from '#support/start-server.ts'

it('[LINK-16] [LINK-17] [LINK-18] the SDK subscribes a browser, which reads that its picture is ready', async () => {
  await using service = await pushService()
  await using server = await startServer({ env: { PUSH_SERVICES: '127.0.0.1' } })
  const maya = await signedIn(server)
  const { account, databases, sdk } = maya
  const first = await account.createPushTarget('laptop', 'the token of an app')
  expect(first).toMatchObject({ $id: 'laptop', providerType: 'push', providerId: null, userId: maya.userId })
  const target = await account.updatePushTarget('laptop', JSON.stringify(service.subscription))
  expect((await account.get()).targets).toEqual([target])
  await expect(account.createPushTarget('laptop', 'other')).rejects.toMatchObject({
    type: 'user_target_already_exists',
  })

  const character = await databases.createDocument(databaseId, collectionIds.characters, sdk.ID.unique(), {
    name: 'Mira',
    appearance: 'a woman with short black hair',
  })
  const started = await fetch(`${server.url}/v1/generations`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-appwrite-project': projectId,
      'x-appwrite-session': secretOf(maya),
    },
    body: JSON.stringify({ characterId: character.$id, prompt: '', seed: 3 }),
  })
  const generation: unknown = await started.json()
  const { headers, text } = await service.first()
  expect(JSON.parse(text)).toMatchObject({
    title: 'Your picture is ready',
    url: expect.stringMatching(/^\/media\?open=\w+$/),
    generationId: Reflect.get(Object(generation), '$id'),
    status: 'succeeded',
  })
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
  expect(headers.authorization).toMatch(/^vapid t=.+, k=[\w-]{87}$/)

  await account.deletePushTarget('laptop')
  await expect(account.deletePushTarget('laptop')).rejects.toMatchObject({ code: 404, type: 'user_target_not_found' })
})
