import { hash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openCardZip } from '#adapters/cards/zip.ts'
import { testWallet } from '#adapters/solana/testing/wallet-keys.ts'
import { sql } from '#adapters/sql/database.ts'
import { sqlClaims } from '#adapters/sql/studio/claims.ts'
import { sqlOrigins } from '#adapters/sql/studio/file-origins.ts'
import { databases } from '#adapters/sql/testing/fresh-database.ts'
import { zipStream } from '#adapters/zip/write-zip.ts'
import { claimText, type Claim, treeOf } from '#domain/marking/claim.ts'
import { type AccountDataWorld, accountDataWorld, picture, type Someone } from '#test/support/account-data-world.ts'

const digest = (bytes: Uint8Array) => hash('sha256', bytes, 'buffer')
const wallet = testWallet()
const at = '2026-03-14T10:00:00.000+00:00'

/** What a wallet signs for a recipe. */
function claimOf(recipe: string, by = wallet): Claim {
  const { root, count } = treeOf([hash('sha256', recipe)], digest)
  const text = new TextEncoder().encode(claimText({ address: by.address, count, root }))
  return { address: by.address, count, root, path: [], signature: Buffer.from(by.sign(text)).toString('base64') }
}

const recipe = '{"seed":1}'
const good = claimOf(recipe)
const claimed = (world: AccountDataWorld) =>
  world.db.rows(sql`select media_id, address, created_at from media_claims order by media_id`)

async function imported(world: AccountDataWorld, who: Someone, bytes: Uint8Array<ArrayBuffer>) {
  const headers = { 'content-type': 'application/zip' }
  const response = await world.send(who, '/account/import', { method: 'POST', headers, body: bytes })
  return JSON.parse(await response.text())
}

/** An archive with one picture of this recipe, and whatever it says about signatures. */
async function archive(claims: readonly unknown[]): Promise<Uint8Array<ArrayBuffer>> {
  const row = { $id: 'one', $createdAt: at, kind: 'image', fileId: 'f', engine: 'illustrator', recipe }
  const path = 'files/media/f.png'
  const list = (lines: readonly unknown[]) => `[\n${lines.map((line) => JSON.stringify(line)).join(',\n')}\n]\n`
  const texts: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>> = {
    'manifest.json': JSON.stringify({ format: 'eidolon-account', version: 1 }),
    'data/media.json': list([row]),
    'data/claims.json': list(claims),
    'data/files-media.json': list([{ $id: 'f', name: 'f.png', path }]),
    [path]: picture(1),
  }
  async function* entries() {
    for (const [name, content] of Object.entries(texts)) {
      const bytes = new Blob([content])
      yield { name, modifiedAt: new Date(0), size: bytes.size, open: async () => bytes.stream() }
    }
  }
  const pieces: Uint8Array[] = []
  for await (const piece of zipStream(entries())) pieces.push(piece)
  return Uint8Array.from(Buffer.concat(pieces))
}

describe.each(databases())('what wallets have signed, on %s', (_name, open) => {
  it('[MARK-52] leaves with the export, goes with the account, and comes back by an import', async () => {
    await using world = await accountDataWorld(open)
    const [maya, zoe] = [await world.someone(), await world.someone()]
    await world.furnish(maya, 'maya')
    await world.furnish(zoe, 'zoe')
    await world.units.run(async (unit) => {
      await sqlClaims(world.db).keep(unit, 'maya-media-one', good, at)
      await sqlClaims(world.db).keep(unit, 'zoe-media-one', good, at)
    })
    const bytes = new Uint8Array(await (await world.send(maya, '/account/export')).arrayBuffer())
    const written = await (await openCardZip(bytes)).read('data/claims.json')
    expect(JSON.parse(Buffer.from(written ?? []).toString())).toEqual([{ mediaId: 'maya-media-one', at, claim: good }])
    world.pass(1000)
    await world.call(maya, 'DELETE', '/account', { confirm: maya.userId })
    expect(await claimed(world)).toMatchObject([{ media_id: 'zoe-media-one' }])
    world.pass(1000)
    const again = await world.someone()
    expect(await imported(world, again, bytes)).toMatchObject({ added: { media: 2 }, warnings: [] })
    const back = { media_id: 'maya-media-one', address: wallet.address, created_at: at }
    expect(await claimed(world)).toMatchObject([back, { media_id: 'zoe-media-one' }])
    // What is there is left alone.
    expect(await imported(world, again, bytes)).toMatchObject({ warnings: [] })
    expect(await claimed(world)).toMatchObject([back, { media_id: 'zoe-media-one' }])
  })
})

it.each([
  ['of another recipe', { mediaId: 'one', at, claim: claimOf('{"seed":2}') }, 1],
  ['with another address', { mediaId: 'one', at, claim: { ...good, address: testWallet().address } }, 1],
  ['with another root', { mediaId: 'one', at, claim: { ...good, root: '0'.repeat(64) } }, 1],
  ['that is no signature', { mediaId: 'one', at, claim: { ...good, signature: '' } }, 1],
  ['of too many', { mediaId: 'one', at, claim: { ...good, count: 2 ** 40 } }, 1],
  ['for nothing of the archive', { mediaId: 'zoe-media-one', at, claim: good }, 0],
  ['that is nothing', 7, 1],
])('[MARK-53] a claim of an archive is never believed: one %s', async (_name, line, warned) => {
  await using world = await accountDataWorld()
  const [maya, zoe] = [await world.someone(), await world.someone()]
  await world.furnish(zoe, 'zoe')
  const answer = await imported(world, maya, await archive([line]))
  expect(answer).toMatchObject({ added: { media: 1 } })
  expect(answer.warnings).toHaveLength(warned)
  expect(await claimed(world)).toEqual([])
})

it('[MARK-53] nobody brings a claim of another wallet to what was made here', async () => {
  await using world = await accountDataWorld()
  const maya = await world.someone()
  const bytes = await archive([{ mediaId: 'one', at: '2027-01-01T00:00:00.000+00:00', claim: good }])
  await imported(world, maya, await archive([]))
  await world.units.run((unit) => sqlOrigins(world.db).note(unit, { bucketId: 'media', fileId: 'f' }, 'algorithm'))
  expect((await imported(world, maya, bytes)).warnings).toHaveLength(1)
  expect(await claimed(world)).toEqual([])
  await world.db.run(sql`delete from file_origins`)
  expect((await imported(world, maya, bytes)).warnings).toEqual([])
  // Nothing was signed in the future.
  expect(await claimed(world)).toMatchObject([{ media_id: 'one', created_at: '2026-03-15T10:00:00.000+00:00' }])
})
