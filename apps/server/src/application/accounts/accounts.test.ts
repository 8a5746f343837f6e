import { describe, expect, it } from 'vitest'
import type { UserCaller } from '#domain/accounts/caller.ts'
import { accountsWorld, asking, client } from './testing/world.ts'

const email = 'maya@studio.example'
const password = 'correct horse'
const maya = { userId: 'maya', email, password, name: 'Maya' }
const caller = (userId: string, sessionId?: string): UserCaller => ({
  kind: 'user',
  ip: client.ip,
  userId,
  sessionId,
  verified: false,
  labels: [],
})

describe('what a project may ask for', () => {
  it('[ACC-15] no more accounts than it says, signed up or anonymous', async () => {
    const world = await accountsWorld({ maxAccounts: 1 })
    await world.createAccount(maya, client)
    const refused = { type: 'user_count_exceeded' }
    await expect(world.createAccount({ ...maya, userId: 'zoe' }, client)).rejects.toMatchObject(refused)
    await expect(world.signInAnonymously(client)).rejects.toMatchObject(refused)
  })

  it('[ACC-15] no password with its owner in it, new or changed', async () => {
    const world = await accountsWorld({ personalDataCheck: true })
    const refused = { type: 'user_password_personal_data' }
    const personal = 'maya@studio.example'
    await expect(world.createAccount({ ...maya, password: personal }, client)).rejects.toMatchObject(refused)
    await world.createAccount(maya, client)
    await expect(world.updatePassword(caller('maya'), personal, password, asking)).rejects.toMatchObject(refused)
  })

  it('[ACC-15] none of the last passwords again', async () => {
    const world = await accountsWorld({ passwordHistory: 2 })
    await world.createAccount({ ...maya, password: 'password 1' }, client)
    const change = (to: string, from: string) => world.updatePassword(caller('maya'), to, from, asking)
    const refused = { type: 'user_password_recently_used' }
    await expect(change('password 1', 'password 1')).rejects.toMatchObject(refused)
    await change('password 2', 'password 1')
    await expect(change('password 1', 'password 2')).rejects.toMatchObject(refused)
    await change('password 3', 'password 2')
    await change('password 1', 'password 3')
    expect((await world.accounts.find('maya'))?.passwordHistory).toHaveLength(2)
  })

  it('[ACC-15] and nothing of that unless it says so', async () => {
    const world = await accountsWorld()
    await world.createAccount({ ...maya, password: email }, client)
    await world.updatePassword(caller('maya'), email, email, asking)
    expect((await world.accounts.find('maya'))?.passwordHistory).toEqual([])
  })
})

describe('signing in', () => {
  it('[ACC-22] compares a password for nobody and for who has none, too', async () => {
    const world = await accountsWorld()
    const { session } = await world.signInAnonymously(client)
    await world.updateEmail(caller(session.userId, session.$id), 'guest@studio.example', password, asking)
    await world.createAccount(maya, client)
    const attempt = (address: string) => world.signInByEmail(address, 'wrong password', client)
    for (const address of ['nobody@studio.example', email]) {
      await expect(attempt(address)).rejects.toMatchObject({ type: 'user_invalid_credentials' })
    }
    expect(world.compared).toEqual([undefined, `hash of ${password}`])
  })

  it('[ACC-32] keeps the hash of the secret, never the secret', async () => {
    const world = await accountsWorld()
    await world.createAccount(maya, client)
    const { session, secret } = await world.signInByEmail(email, password, client)
    const { secret: raw } = JSON.parse(atob(secret))
    expect(await world.sessions.holderBySecret('maya', `hash of ${raw}`, '')).toMatchObject({ sessionId: session.$id })
    expect(await world.sessions.holderBySecret('maya', raw, '')).toBeUndefined()
    expect(JSON.stringify(world.events)).not.toContain(raw)
  })
})

describe('what is told', () => {
  it('[ACC-13] every change, to its owner alone, on the account’s channels', async () => {
    const world = await accountsWorld()
    await world.createAccount(maya, client)
    const { session } = await world.signInByEmail(email, password, client)
    await world.updateName('maya', 'Zoë', client)
    await world.updateEmail(caller('maya', session.$id), 'zoe@studio.example', password, asking)
    await world.updatePhone(caller('maya', session.$id), '+491511234567', password, asking)
    await world.updatePassword(caller('maya', session.$id), 'another one', password, asking)
    await world.extendSession(caller('maya', session.$id), 'current', client)
    await world.endSession(caller('maya', session.$id), session.$id, client)
    const s = `users.maya.sessions.${session.$id}`
    const expected = [
      ['users.maya.create', 4],
      [`${s}.create`, 10],
      ['users.maya.update.name', 6],
      ['users.maya.update.email', 6],
      ['users.maya.update.phone', 6],
      ['users.maya.update.password', 6],
      [`${s}.update`, 10],
      [`${s}.delete`, 10],
    ] as const
    expect(world.events).toHaveLength(expected.length)
    for (const [index, [name, count]] of expected.entries()) {
      const event = world.events[index]
      expect(event?.events).toContain(name)
      expect(event?.events).toHaveLength(count)
      expect(event).toMatchObject({ channels: ['account', 'account.maya'], audience: ['user:maya'] })
    }
    expect(world.events[2]?.payload).toMatchObject({ $id: 'maya', name: 'Zoë', prefs: {} })
    expect(JSON.stringify(world.events)).not.toMatch(/hash of/)
  })

  it('[ACC-13] [ACC-10] nothing of a change that was refused', async () => {
    const world = await accountsWorld()
    await world.createAccount(maya, client)
    await world.createAccount({ ...maya, userId: 'zoe', email: 'zoe@studio.example' }, client)
    const before = world.events.length
    await expect(world.updateEmail(caller('zoe'), email, password, asking)).rejects.toMatchObject({
      type: 'user_target_already_exists',
    })
    await expect(world.createAccount({ ...maya, userId: 'ann' }, client)).rejects.toMatchObject({
      type: 'user_already_exists',
    })
    expect([world.events.length, await world.log.count('zoe'), await world.log.count('ann')]).toEqual([before, 1, 0])
  })

  it('[ACC-31] that all sessions have ended, once, by the caller’s own', async () => {
    const world = await accountsWorld()
    await world.createAccount(maya, client)
    const started = [1, 2, 3].map(() => world.signInByEmail(email, password, client))
    const own = (await Promise.all(started))[1]?.session.$id ?? ''
    const before = world.events.length
    await world.endAllSessions(caller('maya', own), client)
    const told = world.events.slice(before)
    expect(told).toHaveLength(1)
    expect(told[0]?.events[0]).toBe(`users.maya.sessions.${own}.delete`)
    expect(told[0]?.payload).toMatchObject({ $id: own, current: true })
    expect(await world.sessions.list('maya', '')).toEqual([])
  })

  it('[ACC-25] that a session was ended by a newer one', async () => {
    const world = await accountsWorld({ maxSessions: 1 })
    await world.createAccount(maya, client)
    const { session } = await world.signInByEmail(email, password, client)
    world.pass(1)
    await world.signInByEmail(email, password, client)
    expect(world.events.at(-1)?.events[0]).toBe(`users.maya.sessions.${session.$id}.delete`)
  })
})

it('[ACC-5] what another account got hold of in between is a collision, too', async () => {
  const world = await accountsWorld()
  await world.createAccount(maya, client)
  await world.units.run((unit) => world.accounts.change('maya', { phone: '+491511234567' }, unit))
  const { session } = await world.signInAnonymously(client)
  await expect(
    world.updatePhone(caller(session.userId, session.$id), '+491511234567', password, asking),
  ).rejects.toMatchObject({
    type: 'user_phone_already_exists',
  })
  await world.units.run((unit) => world.accounts.change('maya', { email: 'other@studio.example' }, unit))
  await expect(
    world.updateEmail(caller(session.userId, session.$id), 'other@studio.example', password, asking),
  ).rejects.toMatchObject({
    type: 'general_bad_request',
  })
  expect(await world.accounts.find(session.userId)).toMatchObject({ password: undefined, phone: undefined })
})
