import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Drawing, newFolder, nodeOptions, preparedFolder, source } from './start-server.ts'
import { walletKey, type WalletKey } from './test-wallet-key.ts'

export type LibrarySize = {
  readonly media: number
  readonly pictures?: number
  readonly characters?: number
  readonly drawing?: Drawing
}

/** Fills a data folder with a library of that many rows, over many months, for an account of its own. */
export async function seed(dataDir: string, key: WalletKey, wanted: LibrarySize): Promise<void> {
  const { media, pictures = 1, characters = 8, drawing = 'plain' } = wanted
  const numbers = Object.entries({ media, pictures, characters }).flatMap(([name, many]) => [`--${name}`, String(many)])
  const env = { ...process.env, DATA_DIR: dataDir }
  const program = [...nodeOptions[drawing], fileURLToPath(source('seed.ts'))]
  await promisify(execFile)(process.execPath, [...program, ...numbers, '--account', key.address], { env })
}

/** Whose library it is: the same person each time, so that one that is there already can be signed in to. */
export const librarian = walletKey(Buffer.from('the owner of the library in test'))

/** A copy of a library of 2,400 rows, which takes seconds of a processor to make: the browsers of a run share one. */
export async function libraryCopy(): Promise<string> {
  const folder = await newFolder()
  await cp(await makeLibrary(), folder, { recursive: true })
  return folder
}

/** Beside the servers that a run has prepared. It tells of months up to today, so that of another day is of no use. */
export async function makeLibrary(): Promise<string> {
  const prepared = preparedFolder()
  if (prepared === undefined) throw new Error('No servers were prepared: see scripts/build/prepare-servers.ts')
  const made = join(prepared, `library-${new Date().toISOString().slice(0, 10)}`)
  if (existsSync(made)) return made
  // Made aside, so that whoever looks meanwhile finds nothing or all of it; two may do so at once, and one is enough.
  const next = `${made}-${process.pid}`
  await cp(join(prepared, 'studio.db'), join(next, 'studio.db'))
  await seed(next, librarian, { media: 2400 })
  if (existsSync(made)) await rm(next, { recursive: true })
  else await rename(next, made)
  return made
}
