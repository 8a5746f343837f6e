import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { holdDataFolder } from '#adapters/system/data-folder.ts'
import { operatorWorld, wallet } from '#test/support/operator-world.ts'
import { runCommand } from '#compose/operator/commands.ts'

describe('the operator’s commands', () => {
  it('[OPS-3] are listed by help, and what is typed wrongly is told how it is right', async () => {
    await using world = await operatorWorld()
    for (const args of [['help'], []]) {
      const { code, said } = await world.run(...args)
      expect(code).toBe(0)
      for (const words of ['doctor', 'users list', 'jobs retry <job>', 'storage verify', 'payments rebuild'])
        expect(said).toContain(words)
    }
    const wrong = [
      [['dance'], 'There is no command "dance".'],
      [['users'], 'npm run studio -- users show <id, wallet, e-mail or phone>'],
      [['storage', 'dance'], 'npm run studio -- storage sweep'],
      [['jobs', 'cancel'], 'npm run studio -- jobs cancel <job>'],
      [['jobs', 'list', '--limit', '0'], '--limit is a whole number'],
      [['jobs', 'list', '--status', 'lost'], '--status is one of queued, running'],
      [['users', 'list', '--limit', '2', '--colour'], 'There is no option --colour.'],
      [['users', 'show', 'nobody'], 'There is no account "nobody".'],
      [['jobs', 'cancel', 'none'], 'could not be found'],
    ] as const
    for (const [args, words] of wrong) {
      const { code, said, complained } = await world.run(...args)
      expect([code, said]).toEqual([1, ''])
      expect(complained).toContain(words)
    }
  })

  it('[OPS-4] show accounts, by whatever they sign in with', async () => {
    await using world = await operatorWorld()
    expect((await world.run('users', 'list')).said).toMatch(/^maya\s+2026-11-15\s+2026-11-15\s+1\s+0\s+2026-12-15$/m)
    for (const name of ['maya', wallet, 'Maya@example.com']) {
      expect(await world.json('users', 'show', name)).toMatchObject({
        id: 'maya',
        wallet,
        characters: 1,
        generations: 1,
        bytes: 70,
        credit: '25',
        identities: [{ provider: 'solana', uid: wallet }],
      })
    }
    expect((await world.run('users', 'show', 'maya')).said).toMatch(/^identities\s+solana 9Wz/m)
  })

  it('[OPS-9] take an account away with everything it has, once that is confirmed', async () => {
    await using world = await operatorWorld()
    const asked = await world.run('users', 'remove', wallet)
    expect(asked.said).toContain('This would remove maya with 1 character and 0 media')
    expect(await world.json('users', 'list')).toHaveLength(1)
    expect((await world.run('users', 'remove', wallet, '--yes')).said).toMatch(/^Removed: maya/)
    expect([await world.json('users', 'list'), await world.json('jobs', 'list')]).toEqual([[], []])
    expect(await world.json('storage', 'usage')).toMatchObject({ blobs: { count: 0, bytes: 0 } })
    // What was paid stays known: the chain says it, too.
    expect(await world.json('payments', 'list')).toHaveLength(2)
  })

  it('[OPS-5] list jobs, end them and ask for them again', async () => {
    await using world = await operatorWorld()
    expect(await world.json('jobs', 'list', '--status', 'queued', '--account', 'maya')).toMatchObject([
      { id: world.job, account: 'maya', status: 'queued', count: 2, engine: 'illustrator' },
    ])
    expect(await world.json('jobs', 'list', '--account', 'otto')).toEqual([])
    expect((await world.run('jobs', 'cancel', world.job)).code).toBe(0)
    expect((await world.run('jobs', 'cancel', world.job)).code).toBe(1)
    const { said } = await world.run('jobs', 'retry', world.job)
    const list = await world.json('jobs', 'list')
    expect(list.map((each: { status: string }) => each.status)).toEqual(['queued', 'cancelled'])
    expect(said).toBe(`${list[0].id} waits for its turn.`)
  })

  it('[OPS-6] say what files take, find the ones that are not whole, and clear what belongs to nobody', async () => {
    await using world = await operatorWorld()
    expect(await world.json('storage', 'usage')).toMatchObject({
      buckets: expect.arrayContaining([{ bucketId: 'media', files: 1, bytes: 70 }]),
      blobs: { count: 1, bytes: 70 },
    })
    expect((await world.run('storage', 'verify', '--deep')).said).toBe('1 file, 0.0 MB: all well.')
    expect(await world.json('storage', 'sweep')).toEqual({ uploads: 0, blobs: 0 })
    await world.spoil('other')
    expect((await world.run('storage', 'verify')).code).toBe(0)
    expect(await world.run('storage', 'verify', '--deep')).toMatchObject({
      code: 1,
      said: expect.stringContaining('media/f1: other bytes'),
    })
    await world.spoil('lost')
    expect(await world.run('storage', 'verify')).toMatchObject({
      code: 1,
      said: expect.stringContaining('media/f1: missing'),
    })
  })

  it('[OPS-30] find what nobody can reach, and remove it when told to', async () => {
    await using world = await operatorWorld()
    expect((await world.run('documents', 'strays')).said).toContain('There are 0 strays.')
    await world.orphan()
    const strays = [
      { place: 'albums', id: 'a1', owner: 'gone', createdAt: expect.any(String) },
      { place: 'presets', id: 'p1', owner: null, createdAt: expect.any(String) },
      { place: 'files_media', id: 'f2', owner: 'gone', createdAt: expect.any(String) },
    ]
    expect(await world.json('documents', 'strays')).toEqual(strays)
    const told = await world.run('documents', 'strays')
    expect(told.said).toContain('There are 3 strays. Say --yes to remove them for good.')
    expect(told.said).toContain('nobody knows')
    expect((await world.run('documents', 'strays', '--yes')).said).toContain('Removed: 3 strays.')
    expect(await world.json('documents', 'strays')).toEqual([])
    expect(await world.json('storage', 'usage')).toMatchObject({ blobs: { count: 1 } })
    expect(await world.json('users', 'show', 'maya')).toMatchObject({ characters: 1 })
  })

  it('[OPS-7] show payments; amounts keep all of their digits', async () => {
    await using world = await operatorWorld()
    expect((await world.json('payments', 'list')).map((each: { signature: string }) => each.signature)).toEqual([
      'sig2',
      'sig1',
    ])
    expect(await world.json('payments', 'list', '--status', 'stray')).toHaveLength(1)
    expect(await world.json('payments', 'show', 'sig1')).toMatchObject({ amount: '200000000', accountId: 'maya' })
    expect((await world.run('payments', 'show', 'sig3')).complained).toContain('payments rebuild')
  })

  it('[OPS-70] list transactions that are skipped, with the reason, and try them once more', async () => {
    await using world = await operatorWorld()
    expect((await world.run('payments', 'skipped')).said).toMatch(
      /^2026-11-15 10:00\s+7\s+2026-12-15 10:00\s+what the node shows cannot be read\s+sig3$/m,
    )
    expect(await world.json('payments', 'skipped')).toMatchObject([{ signature: 'sig3', reason: 'unreadable' }])
    // No signature of a transaction at all: the ledger does not know it, either.
    expect((await world.run('payments', 'skipped', '--again')).said).toBe('0 transactions could be read, 1 could not.')
    expect(await world.json('payments', 'skipped')).toMatchObject([{ signature: 'sig3', attempts: 8 }])
    {
      await using _studio = await holdDataFolder(world.path)
      expect((await world.run('payments', 'skipped')).code).toBe(0)
      expect((await world.run('payments', 'skipped', '--again')).complained).toContain('Stop that one first')
    }
  })

  it('[OPS-8] what only looks works while the studio runs; what changes says that it has to be stopped', async () => {
    await using world = await operatorWorld()
    await using _studio = await holdDataFolder(world.path)
    expect((await world.run('users', 'list')).code).toBe(0)
    expect((await world.run('storage', 'verify')).code).toBe(0)
    const { code, complained } = await world.run('jobs', 'cancel', world.job)
    expect([code, complained]).toEqual([1, expect.stringContaining('Stop that one first')])
  })

  it('[OPS-8] without a database there is nothing to look at, and none is made', async () => {
    await using world = await operatorWorld()
    const complained: string[] = []
    const env = { DATA_DIR: join(world.path, 'elsewhere') }
    const terminal = { env, say() {}, complain: (line: string) => void complained.push(line) }
    expect(await runCommand(['users', 'list'], terminal)).toBe(1)
    expect(complained.join('')).toContain('The first start of the studio makes it')
  })
})
