import { hash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createChain } from '#adapters/marking/c2pa/certificates.ts'
import { knownBy } from '#adapters/marking/marking-keys.ts'
import { markingThread } from '#adapters/marking/marking-thread.ts'
import { readingThread } from '#adapters/marking/reading-thread.ts'
import { product, statement } from '#adapters/marking/testing/statements.ts'
import { ed25519 } from '#adapters/solana/ed25519.ts'
import { type TestWallet, testWallet } from '#adapters/solana/testing/wallet-keys.ts'
import { sql } from '#adapters/sql/database.ts'
import { sqlOrigins } from '#adapters/sql/studio/file-origins.ts'
import { databases, type Fresh } from '#adapters/sql/testing/fresh-database.ts'
import { systemTimers } from '#adapters/system/timers.ts'
import { verifyClaim } from '#application/claims/verify-claim.ts'
import { checkProvenance } from '#application/provenance/check-provenance.ts'
import { withDeps } from '#application/shared/with-deps.ts'
import { type MediaWorld, mediaWorld } from '#test/support/media-world.ts'

const digest = (bytes: Uint8Array) => hash('sha256', bytes, 'buffer')
const holds = withDeps(verifyClaim, { signatures: ed25519, digest })
const asker = { who: 'somewhere', userId: undefined, signal: new AbortController().signal }

async function made(world: MediaWorld, user: string, id: string, recipe = `recipe of ${id}`): Promise<void> {
  const fileId = await world.add(user, id, { recipe })
  await world.units.run((unit) => sqlOrigins(world.db).note(unit, { bucketId: 'media', fileId }, 'algorithm'))
}

async function linked(world: MediaWorld, user: string): Promise<TestWallet> {
  const wallet = testWallet()
  await world.db.run(sql`
    insert into users (id, created_at, updated_at, accessed_at, name, email_verified, phone_verified, password_history,
      active, labels, mfa, prefs)
    values (${user}, ${'2026'}, ${'2026'}, ${'2026'}, ${''}, ${false}, ${false}, ${'[]'}, ${true}, ${'[]'}, ${false}, ${'{}'})`)
  await world.db.run(sql`
    insert into identities (id, user_id, created_at, updated_at, provider, provider_uid, provider_email,
      provider_access_token, provider_access_token_expiry, provider_refresh_token)
    values (${`i-${user}`}, ${user}, ${'2026'}, ${'2026'}, ${'solana'}, ${wallet.address}, ${''}, ${''}, ${''}, ${''})`)
  return wallet
}

const signed = (wallet: TestWallet, message: unknown) =>
  Buffer.from(wallet.sign(new TextEncoder().encode(String(message)))).toString('base64')

describe.each(databases())('claims on %s', (_name, open: () => Promise<Fresh>) => {
  it('[MARK-47] [MARK-51] are made by the owner’s wallet alone, for what was made here', async () => {
    await using world = await mediaWorld(open)
    await made(world, 'maya', 'one')
    expect(await world.call('maya', 'GET', '/media/one/claim')).toMatchObject({
      status: 400,
      body: { type: 'claim_wallet_missing' },
    })
    const wallet = await linked(world, 'maya')
    await linked(world, 'noor')
    const asked = await world.call('maya', 'GET', '/media/one/claim')
    expect(asked).toMatchObject({ status: 200, body: { address: wallet.address, claim: null } })
    const signature = signed(wallet, asked.body['message'])
    const stranger = signed(testWallet(), asked.body['message'])
    const other = signed(wallet, `${String(asked.body['message'])} `)
    for (const wrong of [stranger, other, Buffer.alloc(64).toString('base64'), 'no signature', undefined]) {
      expect(await world.call('maya', 'POST', '/media/one/claim', { signature: wrong })).toMatchObject({ status: 400 })
    }
    expect(await world.call('noor', 'GET', '/media/one/claim')).toMatchObject({ status: 404 })
    expect(await world.call('noor', 'POST', '/media/one/claim', { signature })).toMatchObject({ status: 404 })
    expect(await world.call(undefined, 'GET', '/media/one/claim')).toMatchObject({ status: 401 })
    expect(await world.call('maya', 'POST', '/media/one/claim', { signature })).toMatchObject({ status: 201 })
    expect(await world.call('maya', 'GET', '/media/one/claim')).toMatchObject({
      body: { claim: { address: wallet.address } },
    })
    // Who has signed is told also to an account that cannot sign any more.
    await world.db.run(sql`delete from identities`)
    expect(await world.call('maya', 'GET', '/media/one/claim')).toMatchObject({
      status: 200,
      body: { message: null, address: null, claim: { address: wallet.address } },
    })
    await world.add('maya', 'brought', { recipe: 'a recipe of somebody else' })
    expect(await world.call('maya', 'GET', '/media/brought/claim')).toMatchObject({
      status: 200,
      body: { message: null, address: null, claim: null },
    })
    expect(await world.call('maya', 'POST', '/media/brought/claim', { signature })).toMatchObject({ status: 400 })
  })

  it('[MARK-48] [MARK-50] are made for many with one signature, all or none, and go with their pictures', async () => {
    await using world = await mediaWorld(open)
    const wallet = await linked(world, 'maya')
    const ids = ['a', 'b', 'c', 'd', 'e']
    for (const id of ids) await made(world, 'maya', id)
    await made(world, 'noor', 'theirs')
    const { body } = await world.call('maya', 'POST', '/media/claims/message', { ids })
    const signature = signed(wallet, body['message'])
    const claim = (of: readonly string[]) => world.call('maya', 'POST', '/media/claims', { ids: of, signature })
    expect(await claim([...ids, 'theirs'])).toMatchObject({ status: 404 })
    expect(await claim(ids.slice(1))).toMatchObject({ status: 400 })
    expect(await claim(Array.from({ length: 501 }, (_, at) => `m${at}`))).toMatchObject({ status: 400 })
    expect(await world.db.rows(sql`select media_id from media_claims`)).toEqual([])
    expect(await claim(ids.toReversed())).toMatchObject({ status: 201, body: { total: 5 } })
    for (const id of ids) {
      const origin = await sqlOrigins(world.db).of({ bucketId: 'media', fileId: `file-${id}` })
      const kept = origin?.claim ?? { address: '', count: 0, root: '', path: [], signature: '' }
      expect(await holds(kept, hash('sha256', `recipe of ${id}`))).toBe(true)
      expect(await holds(kept, hash('sha256', 'recipe of theirs'))).toBe(false)
      expect(await holds({ ...kept, count: 6 }, hash('sha256', `recipe of ${id}`))).toBe(false)
    }
    await world.call('maya', 'DELETE', '/media', { ids })
    expect(await world.db.rows(sql`select media_id from media_claims`)).toEqual([])
  })
})

describe('a claim', () => {
  it('[MARK-49] travels in the manifest, and is told with whether it holds', async () => {
    const chain = createChain('Eidolon', new Date())
    await using marker = markingThread({ chain, product, pixels: false })
    await using world = await mediaWorld(undefined, { marker })
    await using reader = readingThread(knownBy(chain), { timers: systemTimers })
    const check = withDeps(checkProvenance, {
      reader,
      looksLike: undefined,
      marks: undefined,
      holds,
      readWatermark: async () => undefined,
    })
    const wallet = await linked(world, 'maya')
    await made(world, 'maya', 'one')
    const leave = async () => {
      const response = await world.fetch('maya', '/storage/buckets/media/files/file-one/view')
      return new Uint8Array(await response.arrayBuffer())
    }
    expect(await check(await leave(), asker)).toMatchObject({ ours: true, claim: null })
    const { body } = await world.call('maya', 'GET', '/media/one/claim')
    await world.call('maya', 'POST', '/media/one/claim', { signature: signed(wallet, body['message']) })
    const file = await leave()
    const claim = { address: wallet.address, verified: true }
    expect(await check(file, asker)).toMatchObject({ ours: true, claim })
    expect(await leave()).toEqual(file)
    file.set([1, 2, 3], file.length - 30)
    expect(await check(file, asker)).toMatchObject({ ours: false, claim: { ...claim, verified: false } })
    // Carried over to something else, it says nothing of that.
    const kept = await sqlOrigins(world.db).of({ bucketId: 'media', fileId: 'file-one' })
    expect(kept?.claim).toBeDefined()
    const bytes = await world.fetch('maya', '/storage/buckets/media/files/file-one/view')
    const stolen = await marker.mark(new Uint8Array(await bytes.arrayBuffer()), {
      ...statement,
      recipeHash: hash('sha256', 'another recipe'),
      ...(kept?.claim && { claim: kept.claim }),
    })
    expect(await check(stolen, asker)).toMatchObject({ ours: true, claim: { ...claim, verified: false } })
  })
})
