import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bucketIds, collectionIds } from '@eidolon/contract/resources.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import { sqlUnits } from '#adapters/sql/units.ts'
import { systemClock } from '#adapters/system/clock.ts'
import { timedIds } from '#adapters/system/ids.ts'
import { openLogger } from '#adapters/system/logger.ts'
import { openBlobs } from '#compose/blobs.ts'
import { openMigrated } from '#compose/database.ts'
import { composeDocuments } from '#compose/documents.ts'
import { composeFiles } from '#compose/files.ts'
import { runCommand } from '#compose/operator/commands.ts'
import { readConfig } from '#config/config.ts'
import type { Permission } from '#domain/documents/permission.ts'

/** A picture of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
export const wallet = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
const at = '2026-11-15T10:00:00.000+00:00'
const until = '2026-12-15T10:00:00.000+00:00'
const mine: readonly Permission[] = [
  { action: 'read', role: 'user:maya' },
  { action: 'update', role: 'user:maya' },
]

/** A data folder with an account that has a character, a picture, a job and a payment; the studio is stopped. */
export async function operatorWorld() {
  const path = await mkdtemp(join(tmpdir(), 'operate-'))
  // Nothing is drawn: that there is a file is all that the illustrator is asked for.
  const pack = join(path, 'pack.bin')
  await writeFile(pack, '')
  const env = { DATA_DIR: path, ILLUSTRATOR_PACK: pack }
  const config = readConfig(env)
  await using held = new AsyncDisposableStack()
  const db = held.use(await openMigrated(config))
  await addAccount(db)
  const units = sqlUnits(db, { when: 'after-commit', publish() {} })
  const [clock, log] = [systemClock, openLogger('silent')]
  const ids = timedIds(clock)
  const { documentRoles } = config
  const { system } = composeDocuments({ db, units, clock, ids, documentRoles })
  const blobs = await openBlobs(config, held)
  const files = held.use(composeFiles({ db, units, blobs, clock, ids, log, dataDir: path, documentRoles }))
  const staged = await files.system.stage(bucketIds.media, 'one.png', bytes())
  const job = await units.run(async (unit) => {
    const character = { name: 'Ines', appearance: 'tall' }
    await system.create(unit, collectionIds.characters, { id: 'ines', data: character, permissions: mine })
    await files.system.keep(unit, staged, { id: 'f1', permissions: mine })
    const asked = { characterId: 'ines', kind: 'image', engine: 'illustrator', count: 2 }
    const request = JSON.stringify({ ...asked, prompt: 'on a beach', aspect: '1:1', seed: 7 })
    const data = { ...asked, status: 'queued', request }
    return (await system.create(unit, collectionIds.generations, { data, permissions: mine })).id
  })

  async function run(...args: readonly string[]) {
    const said: string[] = []
    const complained: string[] = []
    const terminal = {
      env,
      say: (line: string) => void said.push(line),
      complain: (line: string) => void complained.push(line),
    }
    const code = await runCommand(args, terminal)
    return { code, said: said.join('\n'), complained: complained.join('\n') }
  }

  return {
    path,
    job,
    run,
    json: async (...args: readonly string[]) => JSON.parse((await run(...args, '--json')).said),
    /** Documents and a file of somebody who is gone, and one of whom nothing is known. */
    async orphan() {
      await using own = new AsyncDisposableStack()
      const [orphaned, store] = [own.use(await openMigrated(config)), await openBlobs(config, own)]
      const writing = sqlUnits(orphaned, { when: 'after-commit', publish() {} })
      const parts = { db: orphaned, units: writing, clock, ids, documentRoles }
      const documents = composeDocuments(parts).system
      const kept = own.use(composeFiles({ ...parts, blobs: store, log, dataDir: path })).system
      const more = await kept.stage(bucketIds.media, 'two.png', bytes())
      await writing.run(async (unit) => {
        const permissions: readonly Permission[] = [{ action: 'read', role: 'user:gone' }]
        await documents.create(unit, collectionIds.albums, { id: 'a1', data: { name: 'Left' }, permissions })
        const preset = { name: 'Free', settings: '{}' }
        await documents.create(unit, collectionIds.presets, {
          id: 'p1',
          data: preset,
          permissions: [{ action: 'read', role: 'users' }],
        })
        await kept.keep(unit, more, { id: 'f2', permissions })
      })
    },
    /** Whatever a disk can do to the bytes of the picture. */
    async spoil(how: 'lost' | 'other') {
      await using own = new AsyncDisposableStack()
      const store = await openBlobs(config, own)
      await (how === 'lost' ? store.delete(staged.blobKey) : store.put(staged.blobKey, picture.toReversed()))
    },
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }),
  }
}

async function* bytes(): AsyncGenerator<Uint8Array> {
  yield picture
}

async function addAccount(db: Database): Promise<void> {
  await db.run(sql`
    insert into users (id, created_at, updated_at, accessed_at, name, email, email_verified, phone_verified,
      password_history, active, labels, mfa, prefs)
    values ('maya', ${at}, ${at}, ${at}, 'Maya', 'maya@example.com', ${false}, ${false}, '[]', ${true}, '[]', ${false},
      '{}')`)
  await db.run(sql`
    insert into identities (id, user_id, created_at, updated_at, provider, provider_uid, provider_email,
      provider_access_token, provider_access_token_expiry, provider_refresh_token)
    values ('i1', 'maya', '', '', 'solana', ${wallet}, '', '', '', '')`)
  await db.run(sql`
    insert into payments (signature, state, account_id, amount, price, usd, slot, at, period_end)
    values ('sig1', 'credited', 'maya', '200000000', '200000000', '50.00', 7, ${at}, ${until}),
      ('sig2', 'stray', null, '0', '0', '0.00', 8, ${at}, null)`)
  await db.run(sql`
    insert into payment_sightings (signature, slot, pays, attempts, due_at, reason, seen_at)
    values ('sig3', 9, ${true}, 7, ${until}, 'unreadable', ${at}), ('sig4', 9, ${true}, 2, ${until}, 'unseen', ${at})`)
  await db.run(sql`insert into subscriptions (account_id, ends_at, credit) values ('maya', ${until}, '25')`)
}
