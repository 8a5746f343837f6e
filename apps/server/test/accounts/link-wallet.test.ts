import { describe, expect, it } from 'vitest'
import { testWallet, type TestWallet } from '#adapters/solana/testing/wallet-keys.ts'
import { databases, type Fresh } from '#adapters/sql/testing/fresh-database.ts'
import { sqlClaims } from '#adapters/sql/studio/claims.ts'
import { type AccessWorld, shared, someone } from '#test/support/access-world.ts'
import { signed, textFor } from '#test/support/wallet-world.ts'

const password = 'correct horse'
const link = '/account/identities/wallet'
type SignedIn = { readonly session: string }

/** Somebody who has just signed in by mail, to an account without a wallet. */
async function member(world: AccessWorld) {
  const { newcomer, userId, email } = someone()
  await world.post('/account', { ...newcomer, password })
  return { userId, me: await world.post('/account/sessions/email', { email, password }) }
}

/** Has the wallet sign what this session, or a guest, is given, and sends it there. */
async function handIn(world: AccessWorld, wallet: TestWallet, to = link, me: Partial<SignedIn> = {}) {
  const session = me.session === undefined ? {} : { 'x-appwrite-session': me.session }
  const headers = { host: 'localhost:3000', 'x-appwrite-project': 'eidolon', ...session }
  const from = me.session === undefined ? '/account/tokens/wallet' : '/account/proof/wallet'
  const given = await world.app.inject({ method: 'POST', url: `/v1${from}`, headers, payload: {} })
  const cookie = given.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const payload = { nonce: given.json().nonce, ...signed(wallet, textFor(given.json(), wallet.address)) }
  const answer = await world.app.inject({ method: 'POST', url: `/v1${to}`, headers: { ...headers, cookie }, payload })
  return { status: answer.statusCode, body: answer.json() as Record<string, unknown> }
}

describe.each(databases())('a wallet for an account without one, on %s', (_name, open: () => Promise<Fresh>) => {
  const here = shared({ open })

  it('[MARK-90] opens the account from then on, signs for it, and can be taken away again', async () => {
    const world = here()
    const [wallet, { userId, me }] = [testWallet(), await member(world)]
    const linked = await handIn(world, wallet, link, me)
    expect(linked).toMatchObject({ status: 201, body: { userId, provider: 'solana', providerUid: wallet.address } })
    // An answer that was lost is asked for once more.
    expect((await handIn(world, wallet, link, me)).body['$id']).toBe(linked.body['$id'])
    expect(await sqlClaims(world.db).walletOf(userId)).toBe(wallet.address)
    expect(await handIn(world, wallet, '/account/sessions/wallet')).toMatchObject({ status: 201, body: { userId } })
    const logs = await world.ask('GET', '/account/logs', undefined, me)
    expect(JSON.stringify(logs.body)).toContain('identity.create')
    const away = await world.ask('DELETE', `/account/identities/${String(linked.body['$id'])}`, undefined, me)
    expect(away.status).toBe(204)
    expect(await sqlClaims(world.db).walletOf(userId)).toBeUndefined()
  })

  it('[MARK-90] is for guests, too, and then the last way in', async () => {
    const world = here()
    const wallet = testWallet()
    const guest = await world.post('/account/sessions/anonymous', {})
    const { status, body } = await handIn(world, wallet, link, guest)
    expect(status).toBe(201)
    const away = await world.ask('DELETE', `/account/identities/${String(body['$id'])}`, undefined, guest)
    expect(away).toMatchObject({ status: 409, body: { type: 'user_identity_last' } })
  })

  it('[MARK-91] is one that nobody else has, and one alone', async () => {
    const world = here()
    const [taken, own, second] = [testWallet(), testWallet(), testWallet()]
    await handIn(world, taken, '/account/sessions/wallet')
    const { me } = await member(world)
    const refused = { status: 409, body: { type: 'user_already_exists' } }
    expect(await handIn(world, taken, link, me)).toMatchObject(refused)
    expect((await handIn(world, own, link, me)).status).toBe(201)
    expect(await handIn(world, second, link, me)).toMatchObject({ status: 409, body: { type: 'user_wallet_exists' } })
  })

  it('[MARK-91] takes a recent proof, a session and a signature that is right', async () => {
    const world = here()
    const [wallet, other] = [testWallet(), testWallet()]
    const { me, userId } = await member(world)
    expect((await handIn(world, wallet)).status).toBe(401)
    const forged = { address: wallet.address, sign: other.sign } as TestWallet
    const invalid = { status: 401, body: { type: 'wallet_signature_invalid' } }
    expect(await handIn(world, forged, link, me)).toMatchObject(invalid)
    world.pass(15 * 60)
    const needed = { status: 401, body: { type: 'user_challenge_required' } }
    expect(await handIn(world, wallet, link, me)).toMatchObject(needed)
    expect(await sqlClaims(world.db).walletOf(userId)).toBeUndefined()
  })
})
