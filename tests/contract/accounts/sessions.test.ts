import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sdkClient, secretOf, signedIn } from '#support/sdk.ts'
import { type Server, startServer } from '#support/start-server.ts'

let server: Server
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'off' } })
})
afterAll(() => server[Symbol.asyncDispose]())

const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/)
const password = 'correct horse'
let made = 0
async function account() {
  const client = sdkClient(server)
  const email = `maya-${(made += 1)}@studio.example`
  await client.account.create(client.sdk.ID.unique(), email, password)
  return { ...client, email }
}

describe('beginning one', () => {
  it('[ACC-21] by address and password: the whole session, without its secret', async () => {
    const { account: service, email, kept } = await account()
    const session = await service.createEmailPasswordSession(email.toUpperCase(), password)
    expect(session).toEqual({
      $id: expect.stringMatching(/^[0-9a-f]{20}$/),
      $createdAt: date,
      $updatedAt: date,
      userId: (await service.get()).$id,
      expire: date,
      provider: 'email',
      providerUid: email,
      providerAccessToken: '',
      providerAccessTokenExpiry: '',
      providerRefreshToken: '',
      ip: '127.0.0.1',
      osCode: '',
      osName: '',
      osVersion: '',
      clientType: '',
      clientCode: '',
      clientName: '',
      clientVersion: '',
      clientEngine: '',
      clientEngineVersion: '',
      deviceName: '',
      deviceBrand: '',
      deviceModel: '',
      countryCode: '--',
      countryName: 'Unknown',
      current: true,
      factors: ['password'],
      secret: '',
      mfaUpdatedAt: '',
    })
    const year = Date.parse(session.expire) - Date.parse(session.$createdAt)
    expect(year).toBe(31_536_000_000)
    expect(kept.get('cookieFallback')).toMatch(/^\{"a_session_eidolon":"[A-Za-z0-9+/=]+"\}$/)
  })

  it('[ACC-22] which of address and password is wrong cannot be told', async () => {
    const { account: service, email } = await account()
    const guest = await signedIn(server)
    expect((await guest.account.get()).email).toBe('')
    const refused = { code: 401, type: 'user_invalid_credentials' }
    await expect(service.createEmailPasswordSession(email, 'wrong password')).rejects.toMatchObject(refused)
    await expect(service.createEmailPasswordSession('nobody@studio.example', password)).rejects.toMatchObject(refused)
    await expect(service.createEmailPasswordSession(email, 'short')).rejects.toMatchObject({
      code: 400,
      message: 'Invalid `password` param: Password must be between 8 and 256 characters long.',
    })
  })

  it('[ACC-23] without anything: a new account that only this session reaches', async () => {
    const { account: service } = sdkClient(server)
    const session = await service.createAnonymousSession()
    expect(session).toMatchObject({ provider: 'anonymous', factors: ['anonymous'], providerUid: '', current: true })
    expect(await service.get()).toMatchObject({ $id: session.userId, name: '', email: '', passwordUpdate: '' })
  })

  it('[ACC-24] not while there is one already', async () => {
    const { account: service, email } = await account()
    await service.createAnonymousSession()
    const refused = { code: 401, type: 'user_session_already_exists' }
    await expect(service.createEmailPasswordSession(email, password)).rejects.toMatchObject(refused)
    await expect(service.createAnonymousSession()).rejects.toMatchObject(refused)
  })

  it('[ACC-25] the eleventh ends the oldest', async () => {
    const { email } = await account()
    const clients = Array.from({ length: 11 }, () => sdkClient(server))
    for (const client of clients) await client.account.createEmailPasswordSession(email, password)
    const [first, second] = clients
    await expect(first?.account.get()).rejects.toMatchObject({ code: 401 })
    const list = await second?.account.listSessions()
    expect(list).toMatchObject({ total: 10 })
    expect(list?.sessions.map(({ current }) => current)).toEqual([true, ...Array(9).fill(false)])
  })

  it('[ACC-26] the old address of the route works, and the secret works as a header', async () => {
    const { email } = await account()
    const response = await fetch(`${server.url}/v1/account/sessions`, {
      method: 'POST',
      headers: { 'x-appwrite-project': 'eidolon', 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    expect(response.status).toBe(201)
    const secret = JSON.parse(response.headers.get('x-fallback-cookies') ?? '{}').a_session_eidolon
    const other = sdkClient(server)
    other.client.setSession(secret)
    expect(await other.account.get()).toMatchObject({ email })
  })

  it('[ACC-27] the client is named as its user agent describes it', async () => {
    const chrome =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/70.0.3538.77 Safari/537.36'
    const response = await fetch(`${server.url}/v1/account/sessions/anonymous`, {
      method: 'POST',
      headers: { 'x-appwrite-project': 'eidolon', 'user-agent': chrome },
    })
    expect(await response.json()).toMatchObject({
      osCode: 'WIN',
      osName: 'Windows',
      osVersion: '10',
      clientType: 'browser',
      clientCode: 'CH',
      clientName: 'Chrome',
      clientVersion: '70.0',
      clientEngine: 'Blink',
      deviceName: 'desktop',
      deviceBrand: '',
      deviceModel: '',
    })
  })
})

describe('living with them', () => {
  it('[ACC-28] reading one, by its id or as the current one', async () => {
    const { account: service, email } = await account()
    const session = await service.createEmailPasswordSession(email, password)
    expect(await service.getSession('current')).toEqual(session)
    expect(await service.getSession(session.$id)).toEqual(session)
    const missing = { code: 404, type: 'user_session_not_found' }
    await expect(service.getSession('6af93332c77682ef67b3')).rejects.toMatchObject(missing)
    const other = await signedIn(server)
    await expect(other.account.getSession(session.$id)).rejects.toMatchObject(missing)
    await expect(other.account.deleteSession(session.$id)).rejects.toMatchObject(missing)
    await expect(other.account.updateSession(session.$id)).rejects.toMatchObject(missing)
    await expect(service.getSession('_no')).rejects.toMatchObject({ code: 400, type: 'general_argument_invalid' })
  })

  it('[ACC-29] extending one gives it its whole time again', async () => {
    const { account: service } = await signedIn(server)
    const before = await service.getSession('current')
    const after = await service.updateSession('current')
    expect(after).toMatchObject({ $id: before.$id, current: true })
    expect(after.expire > before.expire).toBe(true)
  })

  it('[ACC-30] ending the current one makes a guest, and the SDK forgets it', async () => {
    const client = await signedIn(server)
    const secret = secretOf(client)
    await client.account.deleteSession('current')
    expect(client.kept.get('cookieFallback')).toBe('[]')
    await expect(client.account.get()).rejects.toMatchObject({ code: 401, type: 'general_unauthorized_scope' })
    const thief = sdkClient(server)
    thief.client.setSession(secret)
    await expect(thief.account.get()).rejects.toMatchObject({ code: 401 })
    // With `[]` kept, the next sign-in works.
    await client.account.createAnonymousSession()
  })

  it('[ACC-30] ending another one leaves the current one alone', async () => {
    const { account: service, email, kept } = await account()
    await service.createEmailPasswordSession(email, password)
    const other = sdkClient(server)
    const { $id } = await other.account.createEmailPasswordSession(email, password)
    await service.deleteSession($id)
    expect(kept.get('cookieFallback')).toContain('a_session_eidolon')
    await expect(other.account.get()).rejects.toMatchObject({ code: 401 })
    expect(await service.listSessions()).toMatchObject({ total: 1, sessions: [{ current: true }] })
  })

  it('[ACC-31] ending all of them ends the others too', async () => {
    const { account: service, email, kept } = await account()
    await service.createEmailPasswordSession(email, password)
    const other = sdkClient(server)
    await other.account.createEmailPasswordSession(email, password)
    await service.deleteSessions()
    expect(kept.get('cookieFallback')).toBe('[]')
    for (const ended of [service, other.account]) {
      await expect(ended.get()).rejects.toMatchObject({ code: 401, type: 'general_unauthorized_scope' })
    }
  })

  it('[ACC-32] a changed or foreign secret proves nothing, and neither does nonsense', async () => {
    const client = await signedIn(server)
    const { id, secret } = JSON.parse(atob(secretOf(client)))
    expect([id, secret]).toEqual([client.userId, expect.stringMatching(/^[0-9a-f]{256}$/)])
    const other = await signedIn(server)
    for (const forged of [
      btoa(JSON.stringify({ id: other.userId, secret })),
      btoa(JSON.stringify({ id, secret: secret.replace(/^./, secret.startsWith('0') ? '1' : '0') })),
      btoa('{"id":"x"}'),
      'deleted',
      '%',
    ]) {
      const forger = sdkClient(server)
      forger.client.setSession(forged)
      await expect(forger.account.get()).rejects.toMatchObject({ code: 401, type: 'general_unauthorized_scope' })
    }
  })

  it('[ACC-33] sessions and tokens outlive the process', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'sessions-'))
    try {
      const first = await startServer({ dataDir })
      const { account: service, kept } = await signedIn(first)
      const { jwt } = await service.createJWT()
      const { $id } = await service.get()
      await first.stop()
      await using second = await startServer({ dataDir })
      const again = sdkClient(second)
      for (const [key, value] of kept) again.kept.set(key, value)
      expect(await again.account.get()).toMatchObject({ $id })
      const bearer = sdkClient(second)
      bearer.client.setJWT(jwt)
      expect(await bearer.account.get()).toMatchObject({ $id })
    } finally {
      await rm(dataDir, { recursive: true, force: true })
    }
  })
})
