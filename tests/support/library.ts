import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { rememberSignIn, test as base } from './browser.ts'
import { type Drawing, newFolder, nodeOptions, source, startServer, type Server } from './start-server.ts'
import { walletKey, type WalletKey } from './test-wallet-key.ts'
import { walletSession } from './test-wallet-session.ts'

export type Seeded = AsyncDisposable & { readonly server: Server; readonly key: WalletKey }

type Wanted = {
  readonly media: number
  readonly pictures?: number
  readonly characters?: number
  readonly drawing?: Drawing
}

/** A server whose only account has a library of that many rows, over many months. */
export async function seededServer({
  media,
  pictures = 1,
  characters = 8,
  drawing = 'plain',
}: Wanted): Promise<Seeded> {
  const dataDir = await newFolder()
  const key = walletKey()
  const numbers = { media, pictures, characters }
  const wanted = Object.entries(numbers).flatMap(([name, many]) => [`--${name}`, String(many)])
  const env = { ...process.env, DATA_DIR: dataDir }
  const program = [...nodeOptions[drawing], fileURLToPath(source('seed.ts'))]
  await promisify(execFile)(process.execPath, [...program, ...wanted, '--account', key.address], { env })
  const server = await startServer({ dataDir, env: { RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }, drawing })
  return {
    server,
    key,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Signs in as whoever owns the library. */
export async function signInAs(page: Page, key: WalletKey): Promise<void> {
  await walletSession(page.request, key)
  await rememberSignIn(page, key.address)
}

/** Tests over one library that is there already. */
export const test = base.extend<object, { readonly seeded: Seeded; readonly server: Server }>({
  seeded: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted from this very pattern
    async ({}, use) => {
      await using seeded = await seededServer({ media: 2400 })
      await use(seeded)
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  server: [async ({ seeded }, use) => use(seeded.server), { scope: 'worker' }],
})
