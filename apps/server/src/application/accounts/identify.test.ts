import { expect, it } from 'vitest'
import { encodeSecret } from '#domain/accounts/session-secret.ts'
import { accountsWorld, client } from './testing/world.ts'

const ip = '203.0.113.9'
const day = 24 * 60 * 60

it('[ACC-36] the first text that holds a secret counts, even when a later one would open a session', async () => {
  const { identify, signInAnonymously } = await accountsWorld()
  const { secret, session } = await signInAnonymously(client)
  const wrong = encodeSecret({ userId: session.userId, secret: 'wrong' })
  const who = async (...sessions: string[]) => (await identify({ sessions, jwt: undefined }, ip)).caller
  expect(await who('deleted', '[]', secret)).toMatchObject({
    kind: 'user',
    userId: session.userId,
    sessionId: session.$id,
  })
  expect(await who(wrong, secret)).toEqual({ kind: 'guest', ip })
  expect(await who()).toEqual({ kind: 'guest', ip })
})

it('[ACC-21] a session ends by itself after a year', async () => {
  const { identify, signInAnonymously, pass } = await accountsWorld()
  const { secret } = await signInAnonymously(client)
  const kind = async () => (await identify({ sessions: [secret], jwt: undefined }, ip)).caller.kind
  pass(365 * day - 1)
  expect(await kind()).toBe('user')
  pass(1)
  expect(await kind()).toBe('guest')
})

it('[ACC-37] a visit is noted once a day', async () => {
  const { identify, signInAnonymously, accounts, pass, clock } = await accountsWorld()
  const { secret, session } = await signInAnonymously(client)
  const visit = async () => {
    await identify({ sessions: [secret], jwt: undefined }, ip)
    return (await accounts.find(session.userId))?.accessedAt
  }
  const first = await visit()
  pass(day - 1)
  expect(await visit()).toBe(first)
  pass(1)
  expect(Date.parse((await visit()) ?? '')).toBe(clock.now().getTime())
})

it('[ACC-11] a JWT counts instead of the session and is no session itself', async () => {
  const { identify, signInAnonymously, endSession } = await accountsWorld()
  const [one, two] = [await signInAnonymously(client), await signInAnonymously(client)]
  const claims = { userId: two.session.userId, sessionId: two.session.$id }
  const identity = () => identify({ sessions: [one.secret], jwt: JSON.stringify({ claims }) }, ip)
  const { caller } = await identity()
  expect(caller).toMatchObject({ kind: 'user', userId: claims.userId, sessionId: undefined })
  if (caller.kind === 'user') await endSession(caller, claims.sessionId, client)
  expect((await identity()).caller.kind).toBe('guest')
})
