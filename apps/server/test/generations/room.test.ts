import { expect, it } from 'vitest'
import type { Database } from '#adapters/sql/database.ts'
import { sqlStorageUse } from '#adapters/sql/files/storage-used.ts'
import { storageQuota } from '#application/storage/storage-quota.ts'
import { generationsWorld } from '#test/support/generations-world.ts'

const media = '/databases/studio/collections/media/documents'

/** An account that may keep as much as the test says. */
function room(quota: () => number, free: () => number = () => 1e12) {
  return (db: Database) =>
    storageQuota({
      use: sqlStorageUse(db),
      disk: { free: async () => free() },
      quotas: {
        get free() {
          return quota()
        },
        subscribed: Infinity,
      },
      reserve: 1e9,
      isSubscribed: async () => false,
    })
}

it('[STO-35] a generation that would not fit is refused before it is drawn, with those that wait', async () => {
  await using world = await generationsWorld({ room: room(() => 20_000_000), slots: 0 })
  const characterId = await world.character('maya')
  const start = (count: number) =>
    world.call('maya', 'POST', '/generations', { characterId, engine: 'scripted', count })
  expect((await start(4)).status).toBe(201)
  expect(await start(1)).toMatchObject({ status: 507, body: { type: 'storage_quota_exceeded', quota: 20_000_000 } })
  const { body } = await world.call('maya', 'GET', '/databases/studio/collections/generations/documents')
  expect(body).toMatchObject({ total: 1 })
})

it('[STO-35] one that has no room any more says so before it draws, and what is drawn is kept in any case', async () => {
  let quota = 20_000_000
  await using world = await generationsWorld({ room: room(() => quota), slots: 1 })
  const first = await world.ask('maya')
  const drawing = await world.engine.next()
  const second = await world.ask('maya')
  quota = 0
  drawing.finish()
  await world.reached(first, 'succeeded')
  await world.reached(second, 'failed')
  expect((await world.state('maya', second)).error).toMatchObject({
    type: 'storage_quota_exceeded',
    message: expect.stringContaining('Nothing was drawn.'),
  })
  expect(world.engine.asked).toHaveLength(1)
  expect((await world.call('maya', 'GET', media)).body.total).toBe(1)
})

it('[STO-34] nothing is begun to be drawn on a disk that is nearly full', async () => {
  await using world = await generationsWorld({
    room: room(
      () => 1e9,
      () => 0.5e9,
    ),
    slots: 0,
  })
  const characterId = await world.character('maya')
  const answer = await world.call('maya', 'POST', '/generations', { characterId, engine: 'scripted' })
  expect(answer).toMatchObject({ status: 507, body: { type: 'storage_disk_full' } })
})
