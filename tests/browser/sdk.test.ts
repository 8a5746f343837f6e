import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import type * as Sdk from 'appwrite'
import { expect, test } from '#support/browser.ts'

const sdkFile = join(dirname(createRequire(import.meta.url).resolve('appwrite')), '..', 'iife', 'sdk.js')

type ReceivedEvent = { readonly events: string[]; readonly payload: Sdk.Models.Document }

declare global {
  // The script build of the SDK hangs its classes here.
  var Appwrite: typeof Sdk
  var heard: Promise<ReceivedEvent>
  var studio: {
    account: Sdk.Account
    databases: Sdk.Databases
    storage: Sdk.Storage
    client: Sdk.Client
  }
}

/** The unmodified SDK in a page of `origin`, talking to the server at `endpoint`. */
async function openSdk(page: Page, origin: string, endpoint: string): Promise<void> {
  await page.goto(`${origin}/terms`)
  await page.addScriptTag({ path: sdkFile })
  await page.evaluate((address) => {
    const { Account, Client, Databases, Storage } = globalThis.Appwrite
    const client = new Client().setEndpoint(`${address}/v1`).setProject('eidolon')
    globalThis.studio = {
      client,
      account: new Account(client),
      databases: new Databases(client),
      storage: new Storage(client),
    }
  }, endpoint)
}

/** Resolves once the server has said that it listens; what it then tells first is in `heard`. */
async function listen(page: Page, channel: string): Promise<void> {
  // Its greeting names who listens; somebody known only by the fallback is named in the answer to that.
  const connected = new Promise<void>((done) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"user":{')) done()
      }),
    )
  })
  await page.evaluate((name) => {
    globalThis.heard = new Promise((done) => {
      globalThis.studio.client.subscribe(name, (message) => done(message as ReceivedEvent))
    })
  }, channel)
  await connected
}

// The SDK speaks to the console about how it keeps sessions, and the browser about every refusal.
test.afterEach(({ complaints }) => {
  complaints.length = 0
})

// The SDK is no part of our page, so the content policy would not let it in.
test.use({ bypassCSP: true })

test('[API-4] on its own site the SDK works by cookie, pictures and realtime included', async ({
  page,
  server,
  context,
}) => {
  await openSdk(page, server.url, server.url)
  const owner = await page.evaluate(async () => {
    await globalThis.studio.account.createAnonymousSession()
    // Without what it kept in storage, the cookie alone has to do.
    localStorage.removeItem('cookieFallback')
    return (await globalThis.studio.account.get()).$id
  })
  await listen(page, 'databases.studio.collections.characters.documents')
  const created = await page.evaluate(() =>
    globalThis.studio.databases.createDocument('studio', 'characters', 'mira', {
      name: 'Mira',
      appearance: 'auburn hair',
    }),
  )
  const event = await page.evaluate(() => globalThis.heard)
  expect(created.$permissions).toContain(`read("user:${owner}")`)
  expect(event.payload.$id).toBe('mira')
  expect(event.events).toContain('databases.studio.collections.characters.documents.mira.create')
  const cookies = await context.cookies()
  expect(cookies.filter(({ name }) => name.startsWith('a_session_eidolon')).every(({ httpOnly }) => httpOnly)).toBe(
    true,
  )

  const width = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 })
    const drawing = canvas.getContext('2d')
    drawing?.fillRect(20, 20, 100, 100)
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
    const file = await globalThis.studio.storage.createFile(
      'characters',
      'portrait',
      new File([blob ?? ''], 'mira.png'),
    )
    const address = globalThis.studio.storage.getFilePreview('characters', file.$id, 64, 64).toString()
    // Loaded, and not decoded: a browser that is short of time gives up decoding what nobody looks at.
    const image = new Image()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    image.addEventListener('load', () => resolve())
    image.addEventListener('error', () => reject(new Error('The preview did not load')))
    image.src = address
    await promise
    return image.naturalWidth
  })
  expect(width).toBe(64)
})

test('[API-4] an upload in chunks tells its progress and arrives whole', async ({ page, server }) => {
  await openSdk(page, server.url, server.url)
  const result = await page.evaluate(async () => {
    await globalThis.studio.account.createAnonymousSession()
    const size = 12 * 1024 * 1024
    const bytes = new Uint8Array(size)
    // A GIF by its first bytes; what follows does not matter to a viewer of the first picture.
    bytes.set(new TextEncoder().encode('GIF89a'))
    const seen: number[] = []
    const file = await globalThis.studio.storage.createFile(
      'media',
      'large',
      new File([bytes], 'large.gif'),
      undefined,
      (progress) => seen.push(progress.chunksUploaded),
    )
    const back = await fetch(globalThis.studio.storage.getFileDownload('media', file.$id), { credentials: 'include' })
    return { seen, chunks: file.chunksTotal, size: (await back.arrayBuffer()).byteLength, wanted: size }
  })
  expect(result.chunks).toBe(3)
  expect(result.seen).toEqual([1, 2, 3])
  expect(result.size).toBe(result.wanted)
})

test('[API-5] from another site the SDK works by its fallback, and realtime too', async ({ page, server }) => {
  const elsewhere = server.url.replace('127.0.0.1', 'localhost')
  await openSdk(page, elsewhere, server.url)
  const kept = await page.evaluate(async () => {
    await globalThis.studio.account.createAnonymousSession()
    return localStorage.getItem('cookieFallback')
  })
  await listen(page, 'documents')
  await page.evaluate(() =>
    globalThis.studio.databases.createDocument('studio', 'albums', 'unique()', { name: 'Trip' }),
  )
  const { payload } = await page.evaluate(() => globalThis.heard)
  const { refused, after } = await page.evaluate(async () => {
    await globalThis.studio.account.deleteSession('current')
    const type = await globalThis.studio.account.get().catch((error: Sdk.AppwriteException) => error.type)
    return { refused: type, after: localStorage.getItem('cookieFallback') }
  })
  expect(JSON.parse(kept ?? '{}')).toHaveProperty('a_session_eidolon')
  expect(payload['name']).toBe('Trip')
  expect(refused).toBe('general_unauthorized_scope')
  expect(after).toBe('[]')
})
