import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listener } from '#support/listener.ts'
import { codeFor, linkFor } from '#support/outbox.ts'
import { type SdkClient, sdkClient, secretOf } from '#support/sdk.ts'
import { type Server, startServer } from '#support/start-server.ts'

let server: Server
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'off' } })
})
afterAll(() => server[Symbol.asyncDispose]())

let made = 0
const address = () => `maya-${(made += 1)}@studio.example`
const number = () => `+1555010${1000 + (made += 1)}`
const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/)
const id = expect.stringMatching(/^[0-9a-f]{20}$/)
const password = 'correct horse'
const invalid = { code: 401, type: 'user_invalid_token', message: 'Invalid token passed in the request.' }

async function member() {
  const client = sdkClient(server)
  const email = address()
  const { $id: userId } = await client.account.create(client.sdk.ID.unique(), email, password, 'Maya')
  await client.account.createEmailPasswordSession(email, password)
  return { ...client, email, userId }
}

/** As an authenticator app computes it, on its own account: not with the code that is tested. */
function appCode(secret: string, off = 0): string {
  const bits = Array.from(secret, (sign) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'),
  )
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + off))
  const mac = createHmac('sha1', key).update(step).digest()
  return String((mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

describe('signing in by what was sent', () => {
  it('[ACC-74] [ACC-76] createEmailToken and createSession', async () => {
    const { account, sdk } = sdkClient(server)
    const email = address()
    const userId = sdk.ID.unique()
    const token = await account.createEmailToken(userId, email, true)
    const phrase = expect.stringMatching(/^[a-z]+ [a-z]+$/)
    expect(token).toEqual({ $id: id, $createdAt: date, userId, secret: '', expire: date, phrase })
    await expect(account.createSession(userId, '000000')).rejects.toMatchObject(invalid)
    const secret = await codeFor(server, 'mail', email)
    const session = await account.createSession(userId, secret)
    expect(session).toMatchObject({ userId, provider: 'token', factors: ['email'], current: true, secret: '' })
    expect(await account.get()).toMatchObject({ $id: userId, email, emailVerification: true, passwordUpdate: '' })
    await account.deleteSession('current')
    await expect(account.createSession(userId, secret)).rejects.toMatchObject(invalid)
  })

  it('[ACC-75] createMagicURLToken and updateMagicURLSession', async () => {
    const { account, sdk } = sdkClient(server)
    const email = address()
    await account.createMagicURLToken(sdk.ID.unique(), email)
    const { url, userId, secret } = await linkFor(server, email)
    expect(url.origin + url.pathname).toBe(`${server.url}/auth/magic-url`)
    expect([...url.searchParams.keys()]).toEqual(['userId', 'secret', 'expire', 'project'])
    expect(await account.updateMagicURLSession(userId, secret)).toMatchObject({ provider: 'magic-url', userId })
    await expect(account.createMagicURLToken('unique()', email, 'https://evil.example/')).rejects.toMatchObject({
      code: 400,
      type: 'general_argument_invalid',
      message: 'Invalid `url` param: URL host must be one of: localhost',
    })
  })

  it('[ACC-71] createPhoneToken and updatePhoneSession', async () => {
    const { account, sdk } = sdkClient(server)
    const phone = number()
    const { userId } = await account.createPhoneToken(sdk.ID.unique(), phone)
    const secret = await codeFor(server, 'sms', phone)
    expect(await account.updatePhoneSession(userId, secret)).toMatchObject({ provider: 'phone', factors: ['phone'] })
    expect(await account.get()).toMatchObject({ phone, phoneVerification: true, targets: [{ providerType: 'sms' }] })
  })

  it('[ACC-24] whoever has a session begins no other with a token', async () => {
    const { account } = await member()
    for (const attempt of [
      () => account.createSession('maya', '1'),
      () => account.updateMagicURLSession('maya', '1'),
      () => account.updatePhoneSession('maya', '1'),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 401, type: 'user_session_already_exists' })
    }
  })

  it('[ACC-84] nothing that was sent is in the log, but where it lies', async () => {
    const { account, sdk } = sdkClient(server)
    const email = address()
    await account.createEmailToken(sdk.ID.unique(), email)
    const secret = await codeFor(server, 'mail', email)
    expect(server.output()).toContain('outbox')
    expect(server.output()).not.toContain(email)
    expect(server.output()).not.toContain(`"${secret}"`)
  })
})

describe('recovery and verification', () => {
  it('[ACC-80] createRecovery and updateRecovery', async () => {
    const { email } = await member()
    const { account } = sdkClient(server)
    const token = await account.createRecovery(email, 'http://localhost/recover?step=2')
    expect(token).toMatchObject({ $id: id, secret: '', expire: date })
    const { url, userId, secret } = await linkFor(server, email)
    expect([...url.searchParams.keys()]).toEqual(['step', 'userId', 'secret', 'expire'])
    expect(await account.updateRecovery(userId, secret, 'another horse')).toMatchObject({ userId, secret: '' })
    await expect(account.updateRecovery(userId, secret, 'another horse')).rejects.toMatchObject(invalid)
    await expect(account.createEmailPasswordSession(email, password)).rejects.toMatchObject({ code: 401 })
    expect(await account.createEmailPasswordSession(email, 'another horse')).toMatchObject({ userId })
    await expect(account.createRecovery('nobody@studio.example', 'http://localhost/')).rejects.toMatchObject({
      code: 404,
      type: 'user_not_found',
    })
  })

  it('[ACC-81] createVerification, updateVerification and their twins for a phone', async () => {
    const { account, email, userId } = await member()
    await account.createVerification('http://localhost/verify')
    const { secret } = await linkFor(server, email)
    await expect(account.updateVerification(userId, 'wrong')).rejects.toMatchObject(invalid)
    expect(await sdkClient(server).account.updateVerification(userId, secret)).toMatchObject({ userId, secret: '' })
    await expect(account.createVerification('http://localhost/')).rejects.toMatchObject({
      code: 409,
      type: 'user_email_already_verified',
    })
    await expect(account.createPhoneVerification()).rejects.toMatchObject({ code: 400, type: 'user_phone_not_found' })
    const phone = number()
    await account.updatePhone(phone, password)
    await account.createPhoneVerification()
    await account.updatePhoneVerification(userId, await codeFor(server, 'sms', phone))
    expect(await account.get()).toMatchObject({ emailVerification: true, phoneVerification: true })
  })
})

describe('a second factor', () => {
  async function guarded(): Promise<SdkClient & { email: string; userId: string; secret: string }> {
    const maya = await member()
    const { account, sdk } = maya
    const { secret, uri } = await account.createMfaAuthenticator(sdk.AuthenticatorType.Totp)
    expect(new URL(uri).searchParams.get('secret')).toBe(secret)
    // The one before, so that the present one is still good for what follows.
    await account.updateMfaAuthenticator(sdk.AuthenticatorType.Totp, appCode(secret, -1))
    expect(await account.updateMFA(true)).toMatchObject({ mfa: true })
    return { ...maya, secret }
  }

  it('[ACC-92] [ACC-93] every method of it, from the app to the last recovery code', async () => {
    const maya = await guarded()
    const { recoveryCodes } = await maya.account.createMfaRecoveryCodes()
    expect(recoveryCodes).toHaveLength(6)

    const { account, sdk, kept } = sdkClient(server)
    const halfway = await account.createEmailPasswordSession(maya.email, password)
    expect(halfway).toMatchObject({ factors: ['password'], mfaUpdatedAt: '' })
    const refused = { code: 401, type: 'user_more_factors_required' }
    await expect(account.get()).rejects.toMatchObject(refused)
    const { Databases } = sdk
    await expect(new Databases(maya.client).listDocuments('studio', 'characters')).resolves.toBeDefined()
    const headers = { 'x-appwrite-project': 'eidolon', 'x-appwrite-session': secretOf({ kept }) }
    for (const path of ['databases/studio/collections/characters/documents', 'storage/buckets/media/files']) {
      const answer = await fetch(`${server.url}/v1/${path}`, { headers })
      expect(await answer.json()).toMatchObject(refused)
    }
    const socket = listener(server, ['account'], headers)
    expect(await socket.next()).toMatchObject({ type: 'connected', data: { user: null } })
    socket.close()

    const none = { phone: false, email: false }
    expect(await account.listMfaFactors()).toEqual({ totp: true, recoveryCode: true, ...none })
    const challenge = await account.createMfaChallenge(sdk.AuthenticationFactor.Totp)
    expect(challenge).toEqual({ $id: id, $createdAt: date, userId: maya.userId, expire: date })
    await expect(account.updateMfaChallenge(challenge.$id, 'wrong')).rejects.toMatchObject(invalid)
    expect(await account.updateMfaChallenge(challenge.$id, appCode(maya.secret))).toMatchObject({
      factors: ['password', 'totp'],
      mfaUpdatedAt: date,
    })
    expect(await account.get()).toMatchObject({ $id: maya.userId, mfa: true })
    expect(await account.getMfaRecoveryCodes()).toEqual({ recoveryCodes })
    const replaced = await account.updateMfaRecoveryCodes()
    expect(replaced.recoveryCodes).toHaveLength(6)

    const third = sdkClient(server)
    await third.account.createEmailPasswordSession(maya.email, password)
    const asked = await third.account.createMfaChallenge(third.sdk.AuthenticationFactor.Recoverycode)
    const [one = '', two = ''] = replaced.recoveryCodes
    await third.account.updateMfaChallenge(asked.$id, one)
    expect(await third.account.get()).toMatchObject({ $id: maya.userId })
    await third.account.deleteMfaAuthenticator(third.sdk.AuthenticatorType.Totp, two)
    await expect(third.account.deleteMfaAuthenticator(third.sdk.AuthenticatorType.Totp, two)).rejects.toMatchObject({
      code: 404,
      type: 'user_authenticator_not_found',
    })
    expect(await third.account.listMfaFactors()).toMatchObject({ totp: false, recoveryCode: true })
  })

  it('[ACC-92] a sign-in that is not finished can be ended, and by mail it can be finished', async () => {
    const { account: first, email, userId } = await member()
    await first.createVerification('http://localhost/')
    await first.updateVerification(userId, (await linkFor(server, email)).secret)
    await first.updateMFA(true)
    const { account, sdk } = sdkClient(server)
    await account.createEmailPasswordSession(email, password)
    await account.deleteSession('current')
    await account.createEmailPasswordSession(email, password)
    const { $id } = await account.createMfaChallenge(sdk.AuthenticationFactor.Email)
    await account.updateMfaChallenge($id, await codeFor(server, 'mail', email))
    expect(await account.get()).toMatchObject({ $id: userId })
    const events = (await account.listLogs()).logs.map(({ event }) => event)
    expect(events.slice(0, 2)).toEqual(['challenges.update', 'challenge.create'])
    expect(events).toEqual(expect.arrayContaining(['verification.create', 'verification.update', 'session.delete']))
  })
})
