import { describe, expect, it } from 'vitest'
import { sql } from '#adapters/sql/database.ts'
import { databases, freshSqlite } from '#adapters/sql/testing/fresh-database.ts'
import { accountDataWorld, mira } from '#test/support/account-data-world.ts'

const collections = [
  'characters',
  'media',
  'generations',
  'albums',
  'presets',
  'outfits',
  'versions',
  'stories',
  'poses',
]

describe.each(databases())('deleting an account, on %s', (_name, open) => {
  it('[DATA-1] [DATA-2] [DOC-32] [POSE-4] takes everything along, bytes included, and leaves what is of others', async () => {
    await using world = await accountDataWorld(open)
    const [maya, zoe] = [await world.someone(), await world.someone()]
    await world.furnish(maya, 'maya')
    await world.furnish(zoe, 'zoe')
    await world.create(maya, 'characters', 'public', mira, ['read("any")', `write("user:${maya.userId}")`])
    // What one handed out to everybody stays one's own, also where somebody else has taken it over since.
    await world.create(maya, 'characters', 'spam', mira, ['read("users")'])
    await world.create(maya, 'albums', 'taken', { name: 'Taken' }, ['update("users")'])
    const path = '/databases/studio/collections/albums/documents/taken'
    const taken = await world.call(zoe, 'PATCH', path, { permissions: [`write("user:${zoe.userId}")`] })
    expect(taken.status).toBe(200)
    const kept = (await world.blobKeys()).length / 2
    world.pass(1000)

    const deleted = await world.call(maya, 'DELETE', '/account', { confirm: maya.userId })
    expect(deleted).toEqual({ status: 204, body: {} })
    expect((await world.call(maya, 'GET', '/account')).status).toBe(401)
    for (const table of [...collections, 'files_media', 'files_characters']) {
      const rows = await world.db.rows<{ owner: string }>(sql`select distinct owner from ${sql.id(table)}`)
      expect([table, rows]).toEqual([table, [{ owner: zoe.userId }]])
    }
    expect(await world.blobKeys()).toHaveLength(kept)
    expect((await world.call(zoe, 'GET', '/databases/studio/collections/characters/documents')).body).toMatchObject({
      total: 2,
    })
    for (const table of ['users', 'sessions', 'logs', 'account_removals']) {
      const column = table === 'users' ? 'id' : 'user_id'
      const left = sql`select 1 as left_over from ${sql.id(table)} where ${sql.id(column)} = ${maya.userId}`
      expect([table, await world.db.rows(left)]).toEqual([table, []])
    }
    const names = world.events.flatMap(({ events }) => events)
    expect(names).toContain(`users.${maya.userId}.delete`)
    expect(names.some((name) => name.startsWith(`users.${maya.userId}.sessions.`) && name.endsWith('.delete'))).toBe(
      true,
    )
  })

  it('[DATA-3] goes on after an interruption, and never touches what came later', async () => {
    await using world = await accountDataWorld(open)
    const maya = await world.someone()
    await world.furnish(maya, 'maya')
    const at = '2026-03-15T10:00:00.500+00:00'
    await world.db.run(sql`delete from users where id = ${maya.userId}`)
    await world.db.run(sql`insert into account_removals (user_id, at) values (${maya.userId}, ${at})`)
    world.pass(5000)
    const permissions = [{ action: 'read', role: `user:${maya.userId}` }] as const
    await world.units.run((unit) =>
      world.documents.create(unit, 'albums', { id: 'later', data: { name: 'Later' }, permissions }),
    )
    await world.data.resume()
    await world.data.resume()
    expect(await world.db.rows(sql`select id from media`)).toEqual([])
    expect(await world.db.rows(sql`select id from albums`)).toEqual([{ id: 'later' }])
    expect(await world.db.rows(sql`select user_id from account_removals`)).toEqual([])
    expect(await world.blobKeys()).toEqual([])
  })
})

it('[DATA-2] wants to be told whose, stops what is being drawn, and takes two at once as one', async () => {
  await using world = await accountDataWorld()
  const maya = await world.someone()
  await world.furnish(maya, 'maya')
  for (const confirm of ['', 'yes', undefined]) {
    const refused = await world.call(maya, 'DELETE', '/account', { confirm })
    expect(refused.body).toMatchObject({ code: 400, type: 'general_argument_invalid' })
  }
  expect((await world.call(undefined, 'DELETE', '/account', { confirm: maya.userId })).status).toBe(401)
  await world.units.run((unit) =>
    world.documents.update(unit, 'generations', 'maya-generation', { data: { status: 'running' } }),
  )
  const answers = await Promise.all([1, 2].map(() => world.call(maya, 'DELETE', '/account', { confirm: maya.userId })))
  expect(answers.map(({ status }) => status).filter((status) => status !== 204 && status !== 401)).toEqual([])
  const told = world.events.filter(({ payload }) => payload['$id'] === 'maya-generation').map((each) => each.payload)
  expect(told.slice(-2)).toMatchObject([{ status: 'cancelled' }, { status: 'cancelled' }])
})

it('[ACC-100] deleting an account takes a recent proof', async () => {
  await using world = await accountDataWorld(freshSqlite)
  const maya = await world.someone()
  const password = 'correct horse'
  await world.call(maya, 'PATCH', '/account/email', { email: 'maya@studio.example', password })
  world.pass(900_000)
  const remove = () => world.call(maya, 'DELETE', '/account', { confirm: maya.userId })
  expect(await remove()).toMatchObject({ status: 401, body: { type: 'user_challenge_required' } })
  await world.call(maya, 'PUT', '/account/proof/password', { password })
  expect((await remove()).status).toBe(204)
})
