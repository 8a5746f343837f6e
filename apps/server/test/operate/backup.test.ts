import { appendFile, chmod, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { holdDataFolder } from '#adapters/system/data-folder.ts'
import { runCommand } from '#compose/operator/commands.ts'
import { operatorWorld } from '#test/support/operator-world.ts'

describe('backup and restore', () => {
  it('[CLUS-1] copy a studio while it runs, and open as it was, with keys that nobody else may read', async () => {
    await using world = await backupWorld()
    {
      await using _studio = await holdDataFolder(world.path)
      expect(await world.run('backup', world.backup)).toMatchObject({ code: 0, complained: '' })
    }
    expect((await stat(world.backup)).mode & 0o777).toBe(0o700)
    expect(await restore(world)).toMatchObject({ code: 0, complained: '' })
    const before = await world.json('users', 'show', 'maya')
    expect(JSON.parse((await elsewhere(world, 'users', 'show', 'maya', '--json')).said)).toEqual(before)
    expect((await elsewhere(world, 'storage', 'verify', '--deep')).said).toBe('1 file, 0.0 MB: all well.')
    const key = join(world.fresh, 'marking', 'signing.pem')
    expect([await readFile(key, 'utf8'), (await stat(key)).mode & 0o777]).toEqual(['secret', 0o600])
    // What can be made again is left out.
    await expect(stat(join(world.backup, 'data', 'cache'))).rejects.toThrow('ENOENT')
    // A studio is there now: nothing is put over it.
    const again = await restore(world)
    expect([again.code, again.complained]).toEqual([1, expect.stringContaining('is not empty')])
  })

  it('[CLUS-2] go on where they were interrupted, and leave nothing that looks whole', async () => {
    await using world = await backupWorld()
    const half = join(`${world.backup}.unfinished`, 'data')
    await mkdir(half, { recursive: true })
    await writeFile(join(half, 'studio.db'), 'half')
    await writeFile(join(half, 'key.half'), 'half')
    expect((await world.run('backup', world.backup)).code).toBe(0)
    await expect(stat(`${world.backup}.unfinished`)).rejects.toThrow('ENOENT')
    const restoring = join(world.fresh, 'restoring')
    await mkdir(restoring, { recursive: true })
    await writeFile(join(restoring, 'studio.db'), 'half')
    await mkdir(join(world.fresh, 'marking'))
    await writeFile(join(world.fresh, 'marking', 'signing.pem'), 'put in place before')
    expect(await restore(world)).toMatchObject({ code: 0, complained: '' })
    expect((await elsewhere(world, 'storage', 'verify', '--deep')).code).toBe(0)
  })

  it('[CLUS-3] refuse what cannot go well, in a sentence', async () => {
    await using world = await backupWorld()
    const refused = async (words: string, ...args: readonly string[]) => {
      const { code, complained } = await world.run(...args)
      expect([code, complained]).toEqual([1, expect.stringContaining(words)])
    }
    await refused('lies in the data folder itself', 'backup', join(world.path, 'inside'))
    await refused('There is no backup in', 'restore', world.path)
    expect((await world.run('backup', world.backup)).code).toBe(0)
    await refused('is there already', 'backup', world.backup)

    // One byte more, a line that leads elsewhere, a file that is missing.
    await appendFile(join(world.backup, 'data', 'marking', 'signing.pem'), '!')
    expect((await restore(world)).complained).toContain('marking/signing.pem has other bytes')
    await rm(join(world.backup, 'data', 'marking', 'signing.pem'))
    expect((await restore(world)).complained).toContain('marking/signing.pem is missing')
    const list = join(world.backup, 'files.jsonl')
    const line = { path: '../outside', size: 1, mode: 0o600, sha256: 'ab' }
    await writeFile(list, `${JSON.stringify(line)}\n`)
    expect((await restore(world)).complained).toContain('its list cannot be read')
    const postgres = { DATA_DIR: world.fresh, DATABASE_URL: 'postgres://studio@127.0.0.1:1/studio' }
    expect((await runIn(postgres, 'backup', world.backup)).complained).toContain('pg_dump')
  })

  it('[CLUS-3] a backup of files that had lost their bytes already says so', async () => {
    await using world = await backupWorld()
    await world.spoil('lost')
    const { code, complained } = await world.run('backup', world.backup)
    expect([code, complained]).toEqual([1, expect.stringContaining('1 file had no bytes in the studio either')])
  })
})

type BackupWorld = Awaited<ReturnType<typeof backupWorld>>

async function backupWorld() {
  const world = await operatorWorld()
  const key = join(world.path, 'marking', 'signing.pem')
  await mkdir(join(world.path, 'marking'))
  await writeFile(key, 'secret')
  await chmod(key, 0o600)
  await mkdir(join(world.path, 'cache'))
  await writeFile(join(world.path, 'cache', 'preview'), 'can be made again')
  const [backup, fresh] = [`${world.path}-backup`, `${world.path}-fresh`]
  return {
    ...world,
    backup,
    fresh,
    async [Symbol.asyncDispose]() {
      for (const folder of [backup, `${backup}.unfinished`, fresh]) await rm(folder, { recursive: true, force: true })
      await world[Symbol.asyncDispose]()
    },
  }
}

const elsewhere = ({ fresh }: BackupWorld, ...args: readonly string[]) => runIn({ DATA_DIR: fresh }, ...args)
const restore = (world: BackupWorld) => elsewhere(world, 'restore', world.backup)

async function runIn(env: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const [said, complained]: [string[], string[]] = [[], []]
  const terminal = {
    env,
    say: (line: string) => void said.push(line),
    complain: (line: string) => void complained.push(line),
  }
  const code = await runCommand(args, terminal)
  return { code, said: said.join('\n'), complained: complained.join('\n') }
}
