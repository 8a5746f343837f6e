import { describe, expect, it } from 'vitest'
import { testWallet } from '#adapters/solana/testing/wallet-keys.ts'
import { sql } from '#adapters/sql/database.ts'
import { databases, type Fresh } from '#adapters/sql/testing/fresh-database.ts'
import { nodeOn, signed, textFor, walletWorld } from '#test/support/wallet-world.ts'

const challengeInvalid = { code: 401, type: 'wallet_challenge_invalid' }

describe('what is given out', () => {
  it('[WAL-1] everything is the server’s, and the end is five minutes away', async () => {
    await using world = await walletWorld()
    const { cookie: _cookie, ...given } = await world.ask()
    expect(given).toEqual({
      nonce: expect.stringMatching(/^[0-9a-f]{32}$/),
      expire: '2026-11-14T10:05:00.000+00:00',
      input: {
        domain: 'localhost:3000',
        uri: 'http://localhost:3000',
        statement: 'Sign in to the studio. This costs nothing and moves no funds.',
        version: '1',
        chainId: 'devnet',
        nonce: given.nonce,
        issuedAt: '2026-11-14T10:00:00.000Z',
        expirationTime: '2026-11-14T10:05:00.000Z',
      },
    })
    expect((await world.ask()).nonce).not.toBe(given.nonce)
  })

  it('[WAL-1] nothing of it can be asked for but the address, which binds nothing', async () => {
    await using world = await walletWorld()
    const [one, other] = [testWallet(), testWallet()]
    const wish = { domain: 'evil.example', nonce: '1', expirationTime: '2099-01-01T00:00:00Z', address: one.address }
    const given = await world.ask({}, wish)
    expect(given.input).toMatchObject({ domain: 'localhost:3000', expirationTime: '2026-11-14T10:05:00.000Z' })
    expect(given.message).toBe(textFor(given, one.address))
    expect((await world.handIn(given, signed(other, textFor(given, other.address)))).statusCode).toBe(201)
  })

  it('[WAL-3] the mark is for this browser, these routes and these five minutes', async () => {
    await using world = await walletWorld({ publicUrl: 'https://studio.example', platforms: ['app.example'] })
    const plain = await world.post('/account/tokens/wallet', {}, { origin: 'http://app.example' })
    const mark = /^a_wallet_eidolon=[0-9a-f]{64}; Path=\/v1\/account; Max-Age=300; HttpOnly; SameSite=Lax/
    expect(plain.headers['set-cookie']).toMatch(new RegExp(`${mark.source}$`))
    const secure = await world.post('/account/tokens/wallet', {}, { origin: 'https://studio.example' })
    expect(secure.headers['set-cookie']).toMatch(new RegExp(`${mark.source}; Secure$`))
  })

  it('[WAL-3] a second tab keeps the mark of the first, and a sign-in takes it away', async () => {
    await using world = await walletWorld()
    const wallet = testWallet()
    const first = await world.ask()
    const second = await world.ask({ cookie: first.cookie })
    expect(second.cookie).toBe(first.cookie)
    expect((await world.ask({ cookie: 'a_wallet_eidolon=mine' })).cookie).not.toContain('mine')
    const session = await world.handIn(first, signed(wallet, textFor(first, wallet.address)))
    expect(session.headers['set-cookie']).toContain(
      'a_wallet_eidolon=; Path=/v1/account; Max-Age=0; HttpOnly; SameSite=Lax',
    )
  })

  it('[WAL-4] neither nonce nor mark can be read from what is kept', async () => {
    await using world = await walletWorld()
    const { nonce, cookie } = await world.ask()
    const rows = JSON.stringify(await world.fresh.db.rows(sql`select * from wallet_challenges`))
    expect(rows).toContain('http://localhost:3000')
    expect(rows).not.toContain(nonce)
    expect(rows).not.toContain(cookie.split('=')[1])
  })

  it('[WAL-7] the chain is the one that the network is called by', async () => {
    for (const [network, chainId] of [
      ['devnet', 'devnet'],
      ['testnet', 'testnet'],
      ['mainnet-beta', 'mainnet'],
    ] as const) {
      await using world = await walletWorld({ site: { network } })
      expect((await world.ask()).input.chainId).toBe(chainId)
    }
  })
})

describe.each(databases())('signing in on %s', (_name, open: () => Promise<Fresh>) => {
  it('[WAL-30] [WAL-10] the first time makes the account, later ones find it', async () => {
    await using world = await walletWorld({ open })
    const wallet = testWallet()
    const first = await world.enter(wallet)
    expect(first.statusCode).toBe(201)
    expect(first.json()).toMatchObject({
      userId: wallet.address,
      provider: 'solana',
      providerUid: wallet.address,
      factors: ['wallet'],
      current: true,
      secret: '',
    })
    expect((await world.enter(wallet)).json()).toMatchObject({ userId: wallet.address })
    const { db } = world.fresh
    expect(await db.rows(sql`select id, email, active from users`)).toEqual([
      { id: wallet.address, email: null, active: 1 },
    ])
    expect(await db.rows(sql`select user_id, provider, provider_uid from identities`)).toEqual([
      { user_id: wallet.address, provider: 'solana', provider_uid: wallet.address },
    ])
  })

  it('[WAL-30] a wallet that is an identity of another account enters that one', async () => {
    await using world = await walletWorld({ open })
    const wallet = testWallet()
    await world.enter(wallet)
    const { db } = world.fresh
    const anonymous = (await world.post('/account/sessions/anonymous', {})).json()
    await db.run(sql`update identities set user_id = ${anonymous.userId}`)
    await db.run(sql`delete from users where id = ${wallet.address}`)
    expect((await world.enter(wallet)).json()).toMatchObject({ userId: anonymous.userId, provider: 'solana' })
  })

  it('[WAL-36] the session is one like any other', async () => {
    await using world = await walletWorld({ open })
    const wallet = testWallet()
    const begun = await world.enter(wallet)
    const secret: string = JSON.parse(String(begun.headers['x-fallback-cookies'])).a_session_eidolon
    const cookies = [begun.headers['set-cookie']].flat().map(String)
    expect(cookies.filter((each) => each.includes(`=${secret};`))).toHaveLength(2)
    const session = { 'x-appwrite-session': secret }
    expect((await world.get('/account', session)).json()).toMatchObject({ $id: wallet.address, email: '', name: '' })
    const { logs } = (await world.get('/account/logs', session)).json()
    expect(logs.map(({ event }: { event: string }) => event)).toEqual(['session.create', 'user.create'])
    expect(world.events.map(({ events: [name] }) => name)).toEqual([
      expect.stringContaining(`users.${wallet.address}.create`),
      expect.stringContaining(`users.${wallet.address}.sessions.`),
    ])
    for (let n = 0; n < 10; n++) await world.enter(wallet)
    expect((await world.get('/account', session)).statusCode).toBe(401)
  })

  it('[WAL-14] of twenty attempts at the same moment one gets in', async () => {
    await using world = await walletWorld({ open })
    const wallet = testWallet()
    const given = await world.ask()
    const body = signed(wallet, textFor(given, wallet.address))
    const all = await Promise.all(Array.from({ length: 20 }, () => world.handIn(given, body)))
    const statuses = all.map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, ...Array(19).fill(401)])
    for (const refused of all.filter(({ statusCode }) => statusCode === 401)) {
      expect(refused.json()).toMatchObject(challengeInvalid)
    }
  })

  it('[WAL-14] also when they are made to different nodes', async ({ skip }) => {
    await using world = await walletWorld({ open })
    if (!world.fresh.again) return skip('one connection only')
    await using elsewhere = await world.fresh.again()
    const other = nodeOn(elsewhere, {})
    const wallet = testWallet()
    for (let round = 0; round < 5; round++) {
      const given = await world.ask()
      const body = signed(wallet, textFor(given, wallet.address))
      const all = await Promise.all([world, other, world, other].map((node) => node.handIn(given, body)))
      expect(all.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    }
  })

  it('[WAL-32] a wallet that comes in twice at its first time has one account and two sessions', async () => {
    await using world = await walletWorld({ open })
    for (let round = 0; round < 5; round++) {
      const wallet = testWallet()
      const all = await Promise.all(Array.from({ length: 4 }, () => world.enter(wallet)))
      expect(all.map((each) => [each.statusCode, each.json().userId])).toEqual(Array(4).fill([201, wallet.address]))
      const rows = await world.fresh.db.rows(sql`select id from sessions where user_id = ${wallet.address}`)
      expect(rows).toHaveLength(4)
    }
  })

  it('[WAL-33] a blocked account stays out', async () => {
    await using world = await walletWorld({ open })
    const wallet = testWallet()
    await world.enter(wallet)
    await world.fresh.db.run(sql`update users set active = ${false}`)
    expect((await world.enter(wallet)).json()).toMatchObject({ code: 401, type: 'user_blocked' })
  })

  it('[WAL-34] an account that somebody else made under this id is not entered', async () => {
    await using world = await walletWorld({ open })
    const wallet = testWallet()
    await world.enter(wallet)
    await world.fresh.db.run(sql`delete from identities`)
    expect((await world.enter(wallet)).json()).toMatchObject({ code: 409, type: 'user_already_exists' })
    expect(await world.fresh.db.rows(sql`select id from identities`)).toEqual([])
  })
})
