import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { StartupProblem } from '#domain/shared/startup-problem.ts'
import { holdDataFolder, prepareDataFolder } from './data-folder.ts'

const script = fileURLToPath(new URL('testing/folder-holder.ts', import.meta.url))

describe('holdDataFolder', () => {
  it('[STO-18] makes the folder, and gives it away once it is let go', async () => {
    await using place = await temporary()
    {
      await using held = await holdDataFolder(place.data)
      expect(held.path).toBe(place.data)
      await expect(holdDataFolder(place.data)).rejects.toBeInstanceOf(StartupProblem)
    }
    await using again = await holdDataFolder(place.data)
    expect(again.path).toBe(place.data)
  })

  it('[STO-18] refuses a second process, naming the folder, the holder and the way out', async () => {
    await using place = await temporary()
    await using held = await holdDataFolder(place.data)
    const second = await start(held.path)
    expect(second.said).toBe(
      `The data folder ${place.data} is in use by process ${process.pid}. Only one server can run on it. ` +
        'Stop that one first, or set DATA_DIR to another folder.',
    )
    await second.end()
  })

  it('[STO-18] leaves no stale lock after kill -9', async () => {
    await using place = await temporary()
    const first = await start(place.data)
    expect(first.said).toBe('held')
    await expect(holdDataFolder(place.data)).rejects.toThrow(`in use by process ${first.pid}`)
    await first.end()
    await using held = await holdDataFolder(place.data)
    expect(held.path).toBe(place.data)
  })

  it('[STO-18] says what is wrong with a folder that cannot be used', async () => {
    await using place = await temporary()
    await writeFile(place.data, 'a file')
    await expect(holdDataFolder(join(place.data, 'inside'))).rejects.toThrow(/cannot be used.*set DATA_DIR/)
  })

  it('[STO-18] makes every folder on the way, and does not mind one that is there', async () => {
    await using place = await temporary()
    const deep = join(place.data, 'a', 'b')
    expect(await Promise.all([prepareDataFolder(deep), prepareDataFolder(deep)])).toEqual([deep, deep])
    expect(await readdir(deep)).toEqual([])
  })

  // A place that is there, takes nothing, and says that it is not there: only Linux has one that everybody can count on.
  it.runIf(process.platform === 'linux').each(['/proc/whatever', '/proc/what/ever', '/proc/1'])(
    '[STO-18] refuses %s at once, where nothing can be made',
    async (folder) => {
      await expect(prepareDataFolder(folder)).rejects.toThrow(
        new RegExp(`^The data folder ${folder} cannot be used: .*set DATA_DIR`),
      )
    },
  )
})

async function temporary(): Promise<AsyncDisposable & { readonly data: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'eidolon-folder-'))
  return {
    data: join(folder, 'data'),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  }
}

async function start(folder: string): Promise<Pick<ChildProcess, 'pid'> & { said: string; end(): Promise<void> }> {
  const child = spawn(process.execPath, [script, folder], { stdio: ['pipe', 'pipe', 'inherit'] })
  const closed = once(child, 'close')
  const [part] = await once(child.stdout, 'data')
  return {
    pid: child.pid,
    said: String(part).trim(),
    async end() {
      child.kill('SIGKILL')
      await closed
    },
  }
}
