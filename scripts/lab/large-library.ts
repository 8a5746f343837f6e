import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { filesIn } from '#scripts/fingerprint.ts'
import { type AttackerAccount, documents, newAccount } from '#scripts/fuzz/strangers/attackers.ts'
import { root, step } from '#scripts/terminal.ts'
import { startServer } from '#tests/support/start-server.ts'
import { multiplyLibrary, type Size } from './multiply-library.ts'

/** What `npm run lab` and the benchmarks measure with. */
export const large: Size = { characters: 100_000, media: 1_000_000 }

export type Library = AsyncDisposable & {
  readonly dataDir: string
  readonly userId: string
  readonly headers: Readonly<Record<string, string>>
}

const inputs = [
  import.meta.filename,
  join(import.meta.dirname, 'multiply-library.ts'),
  join(root, 'apps', 'server', 'src', 'adapters', 'sql', 'migrations'),
]
const looks = ['a tall woman with red hair', 'an old man with a white beard', 'a young man with freckles and a scar']
const patience = 120_000

/** A data folder of its own with one account that has so many characters and media. It is made once and then copied. */
export async function openLibrary(size: Size): Promise<Library> {
  const stamp = await stampOf(inputs)
  const kept = join(root, '.cache', 'libraries', `${size.characters}-${size.media}`)
  const found = await readFile(join(kept, 'owner.json'), 'utf8').catch(() => '{}')
  if (JSON.parse(found).stamp !== stamp) {
    await step(`library of ${size.media.toLocaleString('en-US')} media`, () => makeLibrary(kept, size, stamp))
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'eidolon-library-'))
  await cp(kept, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
  const { userId, headers } = JSON.parse(await readFile(join(kept, 'owner.json'), 'utf8'))
  return {
    dataDir,
    userId,
    headers,
    [Symbol.asyncDispose]: () => rm(dataDir, { recursive: true, force: true }),
  }
}

/** By content: what takes minutes to make isn't made again because a file was checked out again. */
async function stampOf(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const path of paths) for (const file of await filesIn(path)) hash.update(await readFile(file))
  return hash.digest('hex')
}

/** A few characters and images come from a real server, and SQL multiplies them. */
async function makeLibrary(kept: string, size: Size, stamp: string): Promise<void> {
  const dataDir = `${kept}-next`
  await rm(dataDir, { recursive: true, force: true })
  await mkdir(dataDir, { recursive: true })
  const server = await startServer({ dataDir, env: { RATE_LIMITS: 'off' } })
  const owner = await newAccount(server.url, '127.0.0.1')
  const { $id: userId } = await owner.find('/v1/account')
  for (const appearance of looks) await makeImage(owner, appearance)
  await server.stop()
  multiplyLibrary(join(dataDir, 'studio.db'), String(userId), size)
  await writeFile(join(dataDir, 'owner.json'), JSON.stringify({ stamp, userId, headers: owner.headers }))
  await rm(kept, { recursive: true, force: true })
  await rename(dataDir, kept)
}

async function makeImage(owner: AttackerAccount, appearance: string): Promise<void> {
  const data = { name: 'Iris Vale', appearance, description: 'Grew up by the sea and never quite left it. '.repeat(4) }
  const character = await owner.make(documents('characters'), { documentId: 'unique()', data })
  const made = await owner.make('/v1/generations', { characterId: character.$id, prompt: 'at the lake', count: 1 })
  const until = performance.now() + patience
  for (let status = made.status; status !== 'succeeded';) {
    if (status === 'failed' || performance.now() > until) throw new Error(`No image for the library: ${String(status)}`)
    await wait(100)
    ;({ status } = await owner.find(`/v1/generations/${String(made.$id)}`))
  }
}
