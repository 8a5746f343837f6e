import { rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { rememberSignIn, test as base } from './browser.ts'
import { librarian, libraryCopy, seed, type LibrarySize } from './seeded-library.ts'
import { type Drawing, newFolder, startServer, type Server } from './start-server.ts'
import { walletKey, type WalletKey } from './test-wallet-key.ts'
import { walletSession } from './test-wallet-session.ts'

export type Seeded = AsyncDisposable & { readonly server: Server; readonly key: WalletKey }

/** A server whose only account has a library of that many rows, over many months. */
export async function seededServer(wanted: LibrarySize): Promise<Seeded> {
  const dataDir = await newFolder()
  const key = walletKey()
  await seed(dataDir, key, wanted)
  return serverOver(dataDir, key, wanted.drawing)
}

async function serverOver(dataDir: string, key: WalletKey, drawing: Drawing = 'plain'): Promise<Seeded> {
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
      await using seeded = await serverOver(await libraryCopy(), librarian)
      await use(seeded)
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  server: [async ({ seeded }, use) => use(seeded.server), { scope: 'worker' }],
})
