import { describe, expect, it } from 'vitest'
import { sql } from '#adapters/sql/database.ts'
import { databases } from '#adapters/sql/testing/fresh-database.ts'
import { type AccessWorld, broughtBack, lastCode, shared, someone } from '#test/support/access-world.ts'

const url = 'http://localhost/recover'
const password = 'correct horse'

/** Somebody who registers with an address that is not theirs, and is in. */
async function squatter(world: AccessWorld) {
  const { newcomer, phone, ...maya } = someone()
  await world.post('/account', { ...newcomer, password })
  const squatting = await world.post('/account/sessions/email', { email: maya.email, password })
  return { ...maya, newcomer, phone, squatting }
}

const reachedBy = (world: AccessWorld, provider: string, userId: string) =>
  world.db.run(sql`
    insert into identities (id, user_id, created_at, updated_at, provider, provider_uid, provider_email,
      provider_access_token, provider_access_token_expiry, provider_refresh_token)
    values (${`${provider}-${userId}`}, ${userId}, '2026', '2026', ${provider}, ${userId}, 'x@elsewhere.example', '', '', '')`)

const rowsOf = async (world: AccessWorld, table: string, userId: string) =>
  (await world.db.rows(sql`select user_id from ${sql.id(table)} where user_id = ${userId}`)).length

describe.each(databases())('who proves an address first, on %s', (_name, open) => {
  const here = shared({ open })

  it('[ACC-86] finds no second factor, no number, no code and no token of whoever waited in the account', async () => {
    const world = here()
    const { userId, email, newcomer, phone, squatting } = await squatter(world)
    await world.ask('PATCH', '/account/phone', { phone, password }, squatting)
    await world.post('/account/tokens/phone', { userId: 'unique()', phone })
    const texted = world.texts.at(-1)?.message.code ?? ''
    await world.db.run(sql`
      insert into authenticators (user_id, secret, verified, last_step, created_at)
      values (${userId}, 'JBSWY3DPEHPK3PXP', ${true}, 0, '2026')`)
    await world.db.run(sql`insert into recovery_codes (user_id, position, code) values (${userId}, 0, 'abcdef0123')`)
    await world.db.run(sql`update users set mfa = ${true} where id = ${userId}`)

    await world.post('/account/tokens/magic-url', newcomer)
    const owner = await world.put('/account/sessions/magic-url', broughtBack(world))
    const mine = await world.ask('GET', '/account', undefined, owner)
    expect(mine).toMatchObject({ status: 200, body: { $id: userId, email, phone: '', mfa: false } })
    expect(mine.body['targets']).toMatchObject([{ identifier: email }])
    for (const table of ['authenticators', 'recovery_codes', 'tokens']) {
      expect(await rowsOf(world, table, userId)).toBe(0)
    }
    expect((await world.ask('GET', '/account', undefined, squatting)).status).toBe(401)
    expect((await world.post('/account/sessions/token', { userId, secret: texted })).status).toBe(401)
    // The number is nobody's now: whoever asks for a code there begins an account of their own.
    const { body } = await world.post('/account/tokens/phone', { userId: 'unique()', phone })
    expect(body['userId']).not.toBe(userId)
  })

  it.each(['solana', 'github'])(
    '[ACC-87] is not let into an account that %s opens, but into one of their own',
    async (provider) => {
      const world = here()
      const { userId, email, newcomer, squatting } = await squatter(world)
      await reachedBy(world, provider, userId)
      await world.post('/account/tokens/email', newcomer)
      const code = { userId, secret: lastCode(world) }
      const owner = await world.post('/account/sessions/token', code)
      expect(owner.status).toBe(201)
      const mine = await world.ask('GET', '/account', undefined, owner)
      expect(mine.body).toMatchObject({
        email,
        emailVerification: true,
        passwordUpdate: '',
        targets: [{ identifier: email }],
      })
      expect(mine.body['$id']).not.toBe(userId)

      // Whose account it was keeps it, without an address that was never theirs, and does not learn who came.
      const theirs = await world.ask('GET', '/account', undefined, squatting)
      expect(theirs).toMatchObject({ status: 200, body: { $id: userId, email: '', targets: [] } })
      expect(await rowsOf(world, 'identities', userId)).toBe(1)
      expect(await world.post('/account/sessions/email', { email, password })).toMatchObject({ status: 401 })
      const { body: logs } = await world.ask('GET', '/account/logs', undefined, squatting)
      // Registered, signed in, and asked for: who asks is noted before anybody knows who that is.
      expect(logs['total']).toBe(3)
      const told = world.events.filter(({ events }) => events.includes(`users.${userId}.update.email`))
      expect(told).toHaveLength(1)

      // From now on both are what they are: a link leads to the address's own account.
      await world.post('/account/tokens/magic-url', newcomer)
      const again = await world.put('/account/sessions/magic-url', broughtBack(world))
      expect(again.body['userId']).toBe(mine.body['$id'])
    },
  )

  it('[ACC-87] gets an account with the password they chose, where they had said that they forgot it', async () => {
    const world = here()
    const { userId, email, squatting } = await squatter(world)
    await reachedBy(world, 'discord', userId)
    await world.post('/account/recovery', { email, url })
    const done = await world.put('/account/recovery', { ...broughtBack(world), password: 'another horse' })
    expect(done.status).toBe(200)
    const owner = await world.post('/account/sessions/email', { email, password: 'another horse' })
    expect(owner.body['userId']).toBe(done.body['userId'])
    expect(owner.body['userId']).not.toBe(userId)
    expect((await world.ask('GET', '/account', undefined, squatting)).body).toMatchObject({ $id: userId, email: '' })
  })

  it('[ACC-87] a proved number keeps the account with whoever proved it', async () => {
    const world = here()
    const { userId, newcomer, phone, squatting } = await squatter(world)
    await world.ask('PATCH', '/account/phone', { phone, password }, squatting)
    await world.post('/account/verification/phone', {}, squatting)
    await world.put('/account/verification/phone', { userId, secret: world.texts.at(-1)?.message.code })
    await world.post('/account/tokens/magic-url', newcomer)
    const owner = await world.put('/account/sessions/magic-url', broughtBack(world))
    expect(owner.body['userId']).not.toBe(userId)
    expect((await world.ask('GET', '/account', undefined, squatting)).body).toMatchObject({
      $id: userId,
      phone,
      email: '',
    })
  })

  it('[ACC-87] who opens an account by a wallet or a provider and then proves their address keeps everything', async () => {
    const world = here()
    const { userId, email, newcomer, squatting: me } = await squatter(world)
    await reachedBy(world, 'discord', userId)
    await world.post('/account/verification', { url }, me)
    await world.put('/account/verification', broughtBack(world))
    expect((await world.ask('GET', '/account', undefined, me)).body).toMatchObject({ email, emailVerification: true })
    await world.post('/account/tokens/magic-url', newcomer)
    const elsewhere = await world.put('/account/sessions/magic-url', broughtBack(world))
    expect(elsewhere.body['userId']).toBe(userId)
    expect(await rowsOf(world, 'identities', userId)).toBe(1)
    expect((await world.ask('GET', '/account', undefined, me)).status).toBe(200)
  })
})
