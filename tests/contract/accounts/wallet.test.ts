import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectId } from '@eidolon/contract/resources.ts'
import type { WalletChallenge } from '@eidolon/contract/accounts/wallet.ts'
import { memoTransaction } from '@eidolon/server/testing/memo-transaction.ts'
import { type TestWallet, testWallet } from '@eidolon/server/testing/wallet-keys.ts'
import { hasPostgres, ownDatabase } from '#support/postgres.ts'
import { sdkClient } from '#support/sdk.ts'
import { type Server, startServer } from '#support/start-server.ts'

let server: Server
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'off', LOG_LEVEL: 'trace' } })
})
afterAll(() => server[Symbol.asyncDispose]())

type Headers = Readonly<Record<string, string>>
type IssuedChallenge = WalletChallenge & { readonly cookie: string; readonly message: string }

const post = ({ url }: { readonly url: string }, path: string, body: object, headers: Headers = {}) =>
  fetch(`${url}/v1${path}`, {
    method: 'POST',
    headers: { 'x-appwrite-project': projectId, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

async function ask(at: Server, { address }: TestWallet, headers: Headers = {}): Promise<IssuedChallenge> {
  const response = await post(at, '/account/tokens/wallet', { address }, headers)
  expect(response.status).toBe(201)
  const [cookie = ''] = response.headers.getSetCookie().map((each) => each.split(';', 1)[0] ?? '')
  return { ...((await response.json()) as IssuedChallenge), cookie }
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const bytes = (text: string) => new TextEncoder().encode(text)

function proofOf({ address, sign }: TestWallet, { nonce, message }: IssuedChallenge) {
  return { nonce, address, signedMessage: base64(bytes(message)), signature: base64(sign(bytes(message))) }
}

const handIn = (at: Server, given: IssuedChallenge, body: object, headers: Headers = {}) =>
  post(at, '/account/sessions/wallet', body, { cookie: given.cookie, ...headers })

it('[WAL-10] [WAL-36] a signed message begins a session that the SDK goes on with', async () => {
  const wallet = testWallet()
  const given = await ask(server, wallet)
  expect(given.input).toMatchObject({ domain: new URL(server.url).host, uri: server.url, chainId: 'devnet' })
  const response = await handIn(server, given, proofOf(wallet, given))
  expect(response.status).toBe(201)
  const session = (await response.json()) as { $id: string }
  expect(session).toMatchObject({ userId: wallet.address, provider: 'solana', providerUid: wallet.address })
  const { account, kept } = sdkClient(server)
  kept.set('cookieFallback', response.headers.get('x-fallback-cookies') ?? '')
  expect(await account.get()).toMatchObject({ $id: wallet.address, status: true })
  expect(await account.getSession('current')).toMatchObject({ $id: session.$id, factors: ['wallet'], current: true })
  await account.deleteSession('current')
  await expect(account.get()).rejects.toMatchObject({ code: 401 })
})

it('[WAL-11] a transaction that is never sent does as well, for the same account', async () => {
  const wallet = testWallet()
  const first = await ask(server, wallet)
  expect((await handIn(server, first, proofOf(wallet, first))).status).toBe(201)
  const given = await ask(server, wallet)
  const transaction = base64(memoTransaction(wallet, given.message))
  const response = await handIn(server, given, { nonce: given.nonce, address: wallet.address, transaction })
  expect(await response.json()).toMatchObject({ userId: wallet.address, provider: 'solana' })
})

it('[WAL-13] [WAL-16] [WAL-17] [WAL-19] replayed, elsewhere, or by another key, it is worth nothing', async () => {
  const [wallet, thief] = [testWallet(), testWallet()]
  const refusal = async (response: Response) => [response.status, ((await response.json()) as { type: string }).type]
  const challenge = [401, 'wallet_challenge_invalid']
  const used = await ask(server, wallet)
  expect((await handIn(server, used, proofOf(wallet, used))).status).toBe(201)
  expect(await refusal(await handIn(server, used, proofOf(wallet, used)))).toEqual(challenge)
  const moved = await ask(server, wallet)
  expect(await refusal(await handIn(server, moved, proofOf(wallet, moved), { cookie: '' }))).toEqual(challenge)
  const foreign = await ask(server, wallet)
  const origin = { origin: 'http://localhost:4000' }
  expect(await refusal(await handIn(server, foreign, proofOf(wallet, foreign), origin))).toEqual(challenge)
  const stolen = await ask(server, wallet)
  const theirs = { ...proofOf(thief, stolen), address: wallet.address }
  expect(await refusal(await handIn(server, stolen, theirs))).toEqual([401, 'wallet_signature_invalid'])
})

it('[WAL-6] a page that nobody has named gets nothing', async () => {
  const response = await post(server, '/account/tokens/wallet', {}, { origin: 'https://evil.example' })
  expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null])
})

it('[WAL-25] a flood from one place is refused', async () => {
  await using limited = await startServer()
  const statuses: number[] = []
  while (statuses.length < 121 && statuses.at(-1) !== 429)
    statuses.push((await post(limited, '/account/tokens/wallet', {})).status)
  // There are never more than 60 in one window; one may have ended in between.
  expect(statuses.length).toBeGreaterThan(60)
  expect(new Set(statuses)).toEqual(new Set([201, 429]))
})

it('[WAL-22] a server that logs all it can says nothing of what was signed', async () => {
  const wallet = testWallet()
  const given = await ask(server, wallet)
  const proof = proofOf(wallet, given)
  await handIn(server, given, { ...proof, signature: base64(new Uint8Array(64)) })
  await handIn(server, given, proof)
  const output = server.output()
  expect(output).toContain('wallet_signature_invalid')
  for (const secret of [given.nonce, given.cookie.split('=')[1] ?? '-', proof.signature, proof.signedMessage]) {
    expect(output.includes(secret)).toBe(false)
  }
})

it('[WAL-27] a restart in between does no harm', async () => {
  const wallet = testWallet()
  const env = { RATE_LIMITS: 'off' }
  await using first = await startServer({ env })
  const page = { origin: 'http://localhost:5173' }
  const given = await ask(first, wallet, page)
  await first.kill()
  await using second = await startServer({ env, dataDir: first.dataDir })
  expect((await handIn(second, given, proofOf(wallet, given), page)).status).toBe(201)
})

describe.skipIf(!hasPostgres())('two servers on one PostgreSQL', () => {
  it('[WAL-14] [WAL-31] of many attempts at both at the same moment one gets in', async () => {
    const origin = 'https://studio.example'
    await using database = await ownDatabase()
    const named = { DATABASE_URL: database.url, PUBLIC_URL: origin }
    const env = { ...named, RATE_LIMITS: 'off', SOLANA_NETWORK: 'mainnet-beta' }
    await using here = await startServer({ env })
    await using there = await startServer({ env })
    const page = { origin }
    for (let round = 0; round < 5; round++) {
      const wallet = testWallet()
      const given = await ask(here, wallet, page)
      expect(given.input.chainId).toBe('mainnet')
      const attempts = Array.from({ length: 16 }, (_, n) =>
        handIn(n % 2 ? here : there, given, proofOf(wallet, given), page),
      )
      const statuses = (await Promise.all(attempts)).map(({ status }) => status)
      expect(statuses.toSorted((one, other) => one - other)).toEqual([201, ...Array(15).fill(401)])
    }
  })
})
