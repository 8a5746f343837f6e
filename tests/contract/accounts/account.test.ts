import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sdkClient, signedIn } from '#support/sdk.ts'
import { type Server, startServer } from '#support/start-server.ts'

let server: Server
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'off' } })
})
afterAll(() => server[Symbol.asyncDispose]())

let made = 0
const address = (name = 'maya') => `${name}-${(made += 1)}@studio.example`
const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/)
const password = 'correct horse'

async function member() {
  const client = sdkClient(server)
  const email = address()
  const { $id: userId } = await client.account.create(client.sdk.ID.unique(), email, password, 'Maya')
  await client.account.createEmailPasswordSession(email, password)
  return { ...client, email, userId }
}

describe('making an account', () => {
  it('[ACC-1] answers the whole user, every field of it, and signs nobody in', async () => {
    const { account, sdk } = sdkClient(server)
    const email = address('Maya.Angelou').replace('studio', 'Studio')
    const id = sdk.ID.unique()
    const user = await account.create(id, email, password, 'Maya')
    expect(user).toEqual({
      $id: id,
      $createdAt: date,
      $updatedAt: date,
      name: 'Maya',
      registration: date,
      status: true,
      labels: [],
      passwordUpdate: date,
      email: email.toLowerCase(),
      phone: '',
      emailVerification: false,
      phoneVerification: false,
      mfa: false,
      prefs: {},
      targets: [
        {
          $id: expect.stringMatching(/^[0-9a-f]{20}$/),
          $createdAt: date,
          $updatedAt: date,
          name: '',
          userId: id,
          providerId: null,
          providerType: 'email',
          identifier: email.toLowerCase(),
        },
      ],
      accessedAt: date,
    })
    await expect(account.get()).rejects.toMatchObject({
      code: 401,
      type: 'general_unauthorized_scope',
      message: 'User (role: guests) missing scope (account)',
    })
  })

  it('[ACC-1] makes the id when asked to, and an account without a name', async () => {
    const { account } = sdkClient(server)
    const user = await account.create('unique()', address(), password)
    expect(user).toMatchObject({ $id: expect.stringMatching(/^[0-9a-f]{20}$/), name: '' })
  })

  it('[ACC-2] an id or an address that is taken is 409', async () => {
    const { account, sdk } = sdkClient(server)
    const email = address()
    const { $id } = await account.create(sdk.ID.unique(), email, password)
    const refused = { code: 409, type: 'user_already_exists' }
    await expect(account.create($id, address(), password)).rejects.toMatchObject(refused)
    await expect(account.create(sdk.ID.unique(), email.toUpperCase(), password)).rejects.toMatchObject(refused)
  })

  it('[ACC-3] a parameter that is missing or wrong is named as clients know it', async () => {
    const { account, sdk } = sdkClient(server)
    const said = (id: string, email: string, secret: string, name?: string) =>
      account.create(id, email, secret, name).then(
        () => 'taken',
        (error: { message: string; type: string; code: number }) => `${error.code} ${error.type} ${error.message}`,
      )
    const wrong = '400 general_argument_invalid Invalid'
    expect(await said('_no', address(), password)).toBe(
      `${wrong} \`userId\` param: Parameter must contain at most 36 chars. Valid chars are a-z, A-Z, 0-9, period, hyphen, and underscore. Can't start with a special char`,
    )
    expect(await said(sdk.ID.unique(), 'maya', password)).toBe(
      `${wrong} \`email\` param: Value must be a valid email address`,
    )
    expect(await said(sdk.ID.unique(), address(), 'short')).toBe(
      `${wrong} \`password\` param: Password must be between 8 and 265 characters long, and should not be one of the commonly used password.`,
    )
    expect(await said(sdk.ID.unique(), address(), password, 'n'.repeat(129))).toContain('`name` param')
    const response = await fetch(`${server.url}/v1/account`, {
      method: 'POST',
      headers: { 'x-appwrite-project': 'eidolon', 'content-type': 'application/json' },
      body: JSON.stringify({ userId: 'unique()' }),
    })
    expect(await response.json()).toMatchObject({ code: 400, message: 'Param "email" is not optional.' })
  })
})

describe('changing it', () => {
  it('[ACC-4] the name', async () => {
    const { account } = await member()
    expect(await account.updateName('Zoë 🎨')).toMatchObject({ name: 'Zoë 🎨' })
    expect(await account.get()).toMatchObject({ name: 'Zoë 🎨' })
    await expect(account.updateName('')).rejects.toMatchObject({ code: 400, type: 'general_argument_invalid' })
  })

  it('[ACC-5] the address, with the password; the target moves along', async () => {
    const { account, email, userId } = await member()
    const next = address('New')
    await expect(account.updateEmail(next, 'wrong password')).rejects.toMatchObject({
      code: 401,
      type: 'user_invalid_credentials',
    })
    const user = await account.updateEmail(next, password)
    expect(user).toMatchObject({ email: next.toLowerCase(), emailVerification: false })
    expect(user.targets).toMatchObject([{ providerType: 'email', identifier: next.toLowerCase(), userId }])
    const taken = { code: 409, type: 'user_target_already_exists' }
    await expect(account.updateEmail(next, password)).rejects.toMatchObject(taken)
    const other = await member()
    await expect(account.updateEmail(other.email, password)).rejects.toMatchObject(taken)
    // The old address is free again.
    await other.account.updateEmail(email, password)
  })

  it('[ACC-5] the phone, with the password; a number belongs to one account', async () => {
    const { account } = await member()
    const number = `+49151${Date.now() % 100_000_000}`
    const user = await account.updatePhone(number, password)
    expect(user).toMatchObject({ phone: number, phoneVerification: false })
    expect(user.targets).toMatchObject([{ providerType: 'email' }, { providerType: 'sms', identifier: number }])
    const other = await member()
    await expect(other.account.updatePhone(number, password)).rejects.toMatchObject({
      code: 409,
      type: 'user_target_already_exists',
    })
    await expect(account.updatePhone('0151', password)).rejects.toMatchObject({
      message: "Invalid `phone` param: Phone number must start with a '+' can have a maximum of fifteen digits.",
    })
  })

  it('[ACC-6] the password needs the old one, and sessions go on', async () => {
    const { account, email } = await member()
    const refused = { code: 401, type: 'user_invalid_credentials' }
    await expect(account.updatePassword('another password')).rejects.toMatchObject(refused)
    await expect(account.updatePassword('another password', 'wrong password')).rejects.toMatchObject(refused)
    const before = await account.get()
    const user = await account.updatePassword('another password', password)
    expect(user.passwordUpdate > before.passwordUpdate).toBe(true)
    expect(await account.get()).toMatchObject({ email })
    const elsewhere = sdkClient(server)
    await expect(elsewhere.account.createEmailPasswordSession(email, password)).rejects.toMatchObject(refused)
    await elsewhere.account.createEmailPasswordSession(email, 'another password')
  })

  it('[ACC-7] a guest becomes a full account by an address and a password', async () => {
    const { account } = await signedIn(server)
    const email = address()
    expect(await account.get()).toMatchObject({ email: '', passwordUpdate: '', targets: [] })
    expect(await account.updateEmail(email, password)).toMatchObject({ email, passwordUpdate: date })
    await account.deleteSession('current')
    await account.createEmailPasswordSession(email, password)
  })

  it('[ACC-7] who has no password yet sets one without an old one', async () => {
    const { account } = await signedIn(server)
    expect(await account.updatePassword(password)).toMatchObject({ passwordUpdate: date })
    await expect(account.updatePassword(password)).rejects.toMatchObject({ type: 'user_invalid_credentials' })
  })

  it('[ACC-8] preferences are replaced whole, and are an object even when empty', async () => {
    const { account } = await signedIn(server)
    expect(await account.getPrefs()).toEqual({})
    expect((await account.updatePrefs({ theme: 'night', deep: { list: [1, null] } })).prefs).toEqual({
      theme: 'night',
      deep: { list: [1, null] },
    })
    await account.updatePrefs({ other: true })
    expect(await account.getPrefs()).toEqual({ other: true })
    const refused = { code: 400, message: 'Invalid `prefs` param: Value must be a valid object.' }
    for (const wrong of ['text', ['list'], { large: 'x'.repeat(65_535) }]) {
      await expect(account.updatePrefs(wrong as object)).rejects.toMatchObject(refused)
    }
  })

  it('[ACC-9] blocking it ends its use everywhere', async () => {
    const { account, email, kept } = await member()
    const elsewhere = sdkClient(server)
    await elsewhere.account.createEmailPasswordSession(email, password)
    expect(await account.updateStatus()).toMatchObject({ status: false })
    expect(kept.get('cookieFallback')).toBe('[]')
    const blocked = { code: 401, type: 'user_blocked' }
    await expect(elsewhere.account.get()).rejects.toMatchObject(blocked)
    await expect(sdkClient(server).account.createEmailPasswordSession(email, password)).rejects.toMatchObject(blocked)
  })
})

describe('its log', () => {
  it('[ACC-10] what its owner did, newest first, in pages', async () => {
    const { account, sdk, email, userId } = await member()
    await account.updateName('Zoë')
    const { total, logs } = await account.listLogs()
    expect(total).toBe(3)
    expect(logs.map(({ event }) => event)).toEqual(['user.update', 'session.create', 'user.create'])
    expect(logs[0]).toMatchObject({
      userId,
      userEmail: email,
      userName: 'Zoë',
      mode: 'default',
      ip: '127.0.0.1',
      time: date,
      countryCode: '--',
      countryName: 'Unknown',
    })
    const page = await account.listLogs([sdk.Query.limit(1), sdk.Query.offset(1)])
    expect(page).toMatchObject({ total: 3, logs: [{ event: 'session.create' }] })
    await expect(account.listLogs([sdk.Query.equal('event', 'user.create')])).rejects.toMatchObject({
      code: 400,
      type: 'general_argument_invalid',
      message: 'Invalid `queries` param: Invalid query method: equal',
    })
  })
})

describe('tokens', () => {
  it('[ACC-11] a JWT stands for the session, but is none', async () => {
    const { account, userId } = await member()
    const { jwt } = await account.createJWT()
    const bearer = sdkClient(server)
    bearer.client.setJWT(jwt)
    expect(await bearer.account.get()).toMatchObject({ $id: userId })
    const none = { code: 404, type: 'user_session_not_found' }
    await expect(bearer.account.getSession('current')).rejects.toMatchObject(none)
    await expect(bearer.account.createJWT()).rejects.toMatchObject(none)
    expect((await bearer.account.listSessions()).sessions).toMatchObject([{ current: false }])
    await account.deleteSession('current')
    await expect(bearer.account.get()).rejects.toMatchObject({ code: 401, type: 'general_unauthorized_scope' })
  })

  it('[ACC-12] a JWT that does not hold is refused, also where a session would do', async () => {
    const { account, client } = await member()
    const { jwt } = await account.createJWT()
    for (const wrong of ['nonsense', `${jwt}x`, jwt.replace(/^[^.]+/, btoa('{"alg":"none"}'))]) {
      client.setJWT(wrong)
      await expect(account.get()).rejects.toMatchObject({
        code: 401,
        type: 'user_jwt_invalid',
        message: expect.stringMatching(/^Failed to verify JWT\. /),
      })
    }
  })
})
