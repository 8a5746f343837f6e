import { describe, expect, it } from 'vitest'
import { memoTransaction } from '#adapters/solana/testing/memo-transaction.ts'
import { base58, testWallet } from '#adapters/solana/testing/wallet-keys.ts'
import { sql } from '#adapters/sql/database.ts'
import { databases } from '#adapters/sql/testing/fresh-database.ts'
import {
  base64,
  type JsonBody,
  type GivenChallenge,
  nodeOn,
  signed,
  textFor,
  walletWorld,
} from '#test/support/wallet-world.ts'

const challengeInvalid = { code: 401, type: 'wallet_challenge_invalid' }
const signatureInvalid = { code: 401, type: 'wallet_signature_invalid' }
const argumentInvalid = { code: 400, type: 'general_argument_invalid' }
const order = 2n ** 252n + 27742317777372353535851937790883648493n

describe('a nonce', () => {
  it('[WAL-13] [WAL-15] is good for one attempt: replayed, it is worth nothing', async () => {
    await using world = await walletWorld()
    const wallet = testWallet()
    const given = await world.ask()
    const body = signed(wallet, textFor(given, wallet.address))
    expect((await world.handIn(given, body)).statusCode).toBe(201)
    expect((await world.handIn(given, body)).json()).toMatchObject(challengeInvalid)
  })

  it('[WAL-13] dies with a bad attempt, too', async () => {
    await using world = await walletWorld()
    const [wallet, thief] = [testWallet(), testWallet()]
    const right = (given: GivenChallenge) => signed(wallet, textFor(given, wallet.address))
    for (const [headers, body] of [
      [{}, (given: GivenChallenge) => ({ ...right(given), address: thief.address })],
      [{ cookie: 'a_wallet_eidolon=' }, right],
      [{ origin: 'http://localhost:4000' }, right],
    ] as const) {
      const given = await world.ask()
      expect((await world.handIn(given, body(given), headers)).statusCode).toBe(401)
      expect((await world.handIn(given, right(given))).json()).toMatchObject(challengeInvalid)
    }
  })

  it('[WAL-15] has to be one that was given out', async () => {
    await using world = await walletWorld()
    const wallet = testWallet()
    const given = await world.ask()
    for (const nonce of ['0'.repeat(32), 'x', given.nonce.toUpperCase(), `${given.nonce} `]) {
      const body = { ...signed(wallet, textFor(given, wallet.address, { nonce })), nonce }
      expect((await world.handIn(given, body)).json()).toMatchObject(challengeInvalid)
    }
  })

  it('[WAL-15] is past its end after five minutes, not before', async () => {
    await using world = await walletWorld()
    const wallet = testWallet()
    const [early, late] = [await world.ask(), await world.ask()]
    const hand = (given: GivenChallenge) => world.handIn(given, signed(wallet, textFor(given, wallet.address)))
    world.pass(299)
    expect((await hand(early)).statusCode).toBe(201)
    world.pass(1)
    expect((await hand(late)).json()).toMatchObject(challengeInvalid)
  })

  it('[WAL-16] is of no use in another browser', async () => {
    await using world = await walletWorld()
    const wallet = testWallet()
    const stranger = await world.ask()
    for (const cookie of [stranger.cookie, '', 'a_wallet_eidolon=', `a_wallet_eidolon=${'0'.repeat(64)}`]) {
      const given = await world.ask()
      const body = signed(wallet, textFor(given, wallet.address))
      expect((await world.handIn(given, body, { cookie })).json()).toMatchObject(challengeInvalid)
    }
  })

  it('[WAL-17] is of no use on a page of another origin, however close', async () => {
    await using world = await walletWorld({ publicUrl: 'https://studio.example', platforms: ['*.studio.example'] })
    const wallet = testWallet()
    const origin = 'https://studio.example'
    for (const other of [
      { origin: 'https://app.studio.example' },
      { origin: 'http://app.studio.example' },
      { origin: 'https://app.studio.example:8443' },
      { referer: 'https://app.studio.example/login' },
    ]) {
      const given = await world.ask({ origin })
      const body = signed(wallet, textFor(given, wallet.address))
      expect((await world.handIn(given, body, other)).json()).toMatchObject(challengeInvalid)
    }
    const given = await world.ask({ origin })
    const body = signed(wallet, textFor(given, wallet.address))
    expect((await world.handIn(given, body, { origin })).statusCode).toBe(201)
  })

  it('[WAL-5] is not for who has a session already', async () => {
    await using world = await walletWorld()
    const wallet = testWallet()
    const given = await world.ask()
    const begun = await world.post('/account/sessions/anonymous', {})
    const session = { 'x-fallback-cookies': String(begun.headers['x-fallback-cookies']) }
    const refused = { code: 401, type: 'user_session_already_exists' }
    expect((await world.post('/account/tokens/wallet', {}, session)).json()).toMatchObject(refused)
    const body = signed(wallet, textFor(given, wallet.address))
    expect((await world.handIn(given, body, session)).json()).toMatchObject(refused)
    expect((await world.handIn(given, body)).statusCode).toBe(201)
  })
})

describe('what was signed', () => {
  it('[WAL-18] has to be what was given out: no field can be another', async () => {
    await using world = await walletWorld()
    const wallet = testWallet()
    for (const over of [
      { domain: 'evil.example' },
      { uri: 'https://evil.example' },
      { statement: 'Sign in to the studio.' },
      { version: '2' },
      { chainId: 'mainnet' },
      { nonce: '0'.repeat(32) },
      { issuedAt: '2026-11-14T10:00:01.000Z' },
      { expirationTime: '2099-01-01T00:00:00.000Z' },
    ]) {
      const given = await world.ask()
      const text = textFor({ ...given, input: { ...given.input, ...over } as GivenChallenge['input'] }, wallet.address)
      expect((await world.handIn(given, signed(wallet, text))).json()).toMatchObject(signatureInvalid)
    }
    for (const change of [
      (text: string) => `${text}\n`,
      (text: string) => `${text}\nResources:\n- https://evil.example`,
      (text: string) => text.replaceAll('\n', '\r\n'),
      (text: string) => text.replace('Solana', 'Sоlana'),
      (text: string) => `\uFEFF${text}`,
      (text: string) => text.slice(0, -1),
    ]) {
      const given = await world.ask()
      const text = change(textFor(given, wallet.address))
      expect((await world.handIn(given, signed(wallet, text))).json()).toMatchObject(signatureInvalid)
    }
  })

  it('[WAL-18] is not believed when the signature is under something else', async () => {
    await using world = await walletWorld()
    const wallet = testWallet()
    const given = await world.ask()
    const { signedMessage } = signed(wallet, textFor(given, wallet.address))
    const { signature } = signed(wallet, 'something else')
    const body = { address: wallet.address, signedMessage, signature }
    expect((await world.handIn(given, body)).json()).toMatchObject(signatureInvalid)
  })

  it('[WAL-19] has to be signed by the key that the address is', async () => {
    await using world = await walletWorld()
    const [thief, victim] = [testWallet(), testWallet()]
    const attempts: ((given: GivenChallenge) => JsonBody)[] = [
      // The victim's message, signed by the thief, for either of them.
      (given) => ({ ...signed(thief, textFor(given, victim.address)), address: victim.address }),
      (given) => signed(thief, textFor(given, victim.address)),
      // The thief's own, for the victim.
      (given) => ({ ...signed(thief, textFor(given, thief.address)), address: victim.address }),
      // The right message with the thief's signature under their own.
      (given) => ({
        ...signed(victim, textFor(given, victim.address)),
        signature: signed(thief, textFor(given, thief.address)).signature,
      }),
    ]
    for (const attempt of attempts) {
      const given = await world.ask({}, { address: victim.address })
      expect((await world.handIn(given, attempt(given))).json()).toMatchObject(signatureInvalid)
    }
    expect(await world.fresh.db.rows(sql`select id from users`)).toEqual([])
  })

  it('[WAL-20] has one signature: not its double, not a longer or shorter one', async () => {
    await using world = await walletWorld()
    const wallet = testWallet()
    const doubled = (signature: Buffer) => {
      const value = BigInt(`0x${Buffer.from(signature.subarray(32)).reverse().toString('hex')}`) + order
      return Buffer.concat([
        signature.subarray(0, 32),
        Buffer.from(value.toString(16).padStart(64, '0'), 'hex').reverse(),
      ])
    }
    for (const change of [
      doubled,
      (signature: Buffer) => signature.subarray(0, 63),
      (signature: Buffer) => Buffer.concat([signature, Buffer.alloc(1)]),
      (signature: Buffer) => Buffer.concat([signature.subarray(32), signature.subarray(0, 32)]),
      () => Buffer.alloc(64),
      () => Buffer.alloc(1),
    ]) {
      const given = await world.ask()
      const right = signed(wallet, textFor(given, wallet.address))
      const signature = base64(change(Buffer.from(right.signature, 'base64')))
      expect((await world.handIn(given, { ...right, signature })).json()).toMatchObject(signatureInvalid)
    }
  })

  it('[WAL-20] has no signature under a key of small order', async () => {
    await using world = await walletWorld()
    const one = new Uint8Array(32).with(0, 1)
    for (const key of [new Uint8Array(32), one, new Uint8Array(32).fill(255).with(0, 236).with(31, 127)]) {
      const address = base58(key)
      for (const point of [one, key]) {
        const given = await world.ask()
        const body = {
          address,
          signedMessage: base64(new TextEncoder().encode(textFor(given, address))),
          signature: base64(Buffer.concat([point, Buffer.alloc(32)])),
        }
        expect((await world.handIn(given, body)).json()).toMatchObject(signatureInvalid)
      }
    }
  })
})

describe('a transaction', () => {
  it('[WAL-11] whose memo is the message signs in', async () => {
    await using world = await walletWorld()
    const wallet = testWallet()
    const given = await world.ask({}, { address: wallet.address })
    const transaction = base64(memoTransaction(wallet, given.message ?? ''))
    const session = await world.handIn(given, { address: wallet.address, transaction })
    expect(session.json()).toMatchObject({ userId: wallet.address, provider: 'solana' })
    const again = await world.handIn(given, { address: wallet.address, transaction })
    expect(again.json()).toMatchObject(challengeInvalid)
  })

  it('[WAL-21] [WAL-19] of any other kind does not', async () => {
    await using world = await walletWorld()
    const [wallet, thief] = [testWallet(), testWallet()]
    const blockhash = new Uint8Array(32).fill(7)
    const attempts: ((text: string) => Uint8Array)[] = [
      (text) => memoTransaction(wallet, text, { blockhash }),
      (text) => memoTransaction(wallet, `${text} `),
      (text) => memoTransaction(wallet, text, { instructions: 2 }),
      (text) => memoTransaction(wallet, text, { program: thief.publicKey }),
      (text) => memoTransaction(thief, text),
      (text) => memoTransaction(thief, text, { payer: wallet.publicKey }),
      (text) => memoTransaction(wallet, text).with(1, 0),
      () => new Uint8Array(1232),
    ]
    for (const attempt of attempts) {
      const given = await world.ask({}, { address: wallet.address })
      const transaction = base64(attempt(given.message ?? ''))
      const refused = await world.handIn(given, { address: wallet.address, transaction })
      expect(refused.json()).toMatchObject(signatureInvalid)
    }
  })
})

it('[WAL-12] what cannot be read is refused, and is no attempt', async () => {
  await using world = await walletWorld()
  const wallet = testWallet()
  const given = await world.ask()
  const right = signed(wallet, textFor(given, wallet.address))
  const huge = 'A'.repeat(60_000)
  const wrong: JsonBody[] = [
    { address: wallet.address },
    { ...right, transaction: 'AAAA' },
    { ...right, signature: undefined },
    { ...right, signedMessage: null },
    { ...right, address: undefined },
    { ...right, nonce: undefined },
    { ...right, nonce: 'x'.repeat(65) },
    { ...right, nonce: { $ne: '' } },
    // One letter more is an address too, of one wallet in 58.
    { ...right, address: `${wallet.address}${wallet.address}` },
    { ...right, address: `1${wallet.address}` },
    { ...right, address: '0'.repeat(44) },
    { ...right, address: 'z'.repeat(44) },
    { ...right, address: [wallet.address] },
    { ...right, signature: 'not base64!' },
    { ...right, signature: right.signature.replaceAll('=', '') },
    { ...right, signature: huge },
    { ...right, signedMessage: huge },
    { address: wallet.address, transaction: huge },
    { address: wallet.address, transaction: base64(new Uint8Array(1236)) },
  ]
  for (const body of wrong) expect((await world.handIn(given, body)).json()).toMatchObject(argumentInvalid)
  const larger = await world.handIn(given, { ...right, signature: 'A'.repeat(4_000_000) })
  expect(larger.json()).toMatchObject({ code: 413, type: 'general_body_too_large' })
  const [first, second] = [await world.handIn(given, {}), await world.handIn(given, { ...right, transaction: 'AAAA' })]
  expect(first.json().message).toBe('Param "address" is not optional.')
  expect(second.json().message).toContain('Invalid `transaction` param: Value must be `signedMessage` together')
  expect((await world.post('/account/tokens/wallet', { address: 'me' })).json()).toMatchObject(argumentInvalid)
  expect((await world.handIn(given, right)).statusCode).toBe(201)
})

describe('floods', () => {
  it('[WAL-25] one address, and one IPv6 network, has 60 of each in five minutes', async () => {
    await using world = await walletWorld({ rateLimits: true })
    const from = (ip: string, path = '/account/tokens/wallet') => world.post(path, {}, { 'x-forwarded-for': ip })
    for (let n = 0; n < 60; n++) expect((await from('198.51.100.7')).statusCode).toBe(201)
    expect((await from('198.51.100.7')).json()).toMatchObject({ code: 429, type: 'general_rate_limit_exceeded' })
    expect((await from('198.51.100.8')).statusCode).toBe(201)
    expect((await from('198.51.100.7', '/account/sessions/wallet')).statusCode).toBe(400)
    for (let n = 0; n < 60; n++) expect((await from(`2001:db8:0:1::${n.toString(16)}`)).statusCode).toBe(201)
    expect((await from('2001:db8:0:1:ffff:1:2:3')).statusCode).toBe(429)
    expect((await from('2001:db8:0:2::1')).statusCode).toBe(201)
    expect((await from('::1')).statusCode).toBe(201)
    for (let n = 0; n < 60; n++) await from('203.0.113.1', '/account/sessions/wallet')
    expect((await from('203.0.113.1', '/account/sessions/wallet')).statusCode).toBe(429)
    world.pass(300)
    expect((await from('198.51.100.7')).statusCode).toBe(201)
  })

  it('[WAL-27] what was given out before a restart can be handed in after it', async () => {
    await using world = await walletWorld()
    const wallet = testWallet()
    const given = await world.ask()
    const after = nodeOn(world.fresh.db, {})
    expect((await after.handIn(given, signed(wallet, textFor(given, wallet.address)))).statusCode).toBe(201)
  })
})

it.each(databases())('[WAL-22] nothing that was given out or handed in is in the log, on %s', async (_name, open) => {
  await using world = await walletWorld({ open })
  const wallet = testWallet()
  const secrets: string[] = []
  for (const change of ['', 'x', 'y'] as const) {
    const given = await world.ask()
    const body = signed(wallet, textFor(given, wallet.address) + change)
    const headers = change === 'y' ? { cookie: '' } : {}
    await world.handIn(given, body, headers)
    await world.handIn(given, { ...body, signature: `!${body.signature}` })
    const plain = Buffer.from(body.signedMessage, 'base64').toString()
    secrets.push(given.nonce, given.cookie.split('=')[1] ?? '', body.signature, body.signedMessage, plain)
  }
  const log = world.lines.join('')
  expect(log).toContain('wallet_signature_invalid')
  expect(log).toContain('wallet_challenge_invalid')
  for (const secret of secrets) expect(log.includes(secret)).toBe(false)
})
