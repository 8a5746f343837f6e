import { newPage } from '@eidolon/stories'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diskBlobs } from '#adapters/blobs/disk.ts'
import { encodePng } from '#adapters/engines/png.ts'
import { type Fresh, freshSqlite } from '#adapters/sql/testing/fresh-database.ts'
import { sqlUnits } from '#adapters/sql/units.ts'
import { timedIds } from '#adapters/system/ids.ts'
import { openLogger } from '#adapters/system/logger.ts'
import type { BlobStore } from '#application/files/ports.ts'
import { composeAccountData } from '#compose/account-data.ts'
import { composeAccounts } from '#compose/accounts.ts'
import { openCharacterRules } from '#compose/characters.ts'
import { composeDocuments, type Documents } from '#compose/documents.ts'
import { composeFiles, type Files } from '#compose/files.ts'
import { openMediaRules } from '#compose/media.ts'
import { composeStorage } from '#compose/storage.ts'
import { readConfig } from '#config/config.ts'
import { ownerPermissions } from '#domain/documents/permission.ts'
import type { RealtimeEvent } from '#domain/realtime/event.ts'
import { openApp } from '#transport/http/protocol/app.ts'
import { platformScope } from '#transport/http/platform/platform.ts'
import { quickPasswords } from './quick-passwords.ts'

export type Someone = { readonly userId: string; readonly session: string }
type JsonResponse = { readonly status: number; readonly body: Readonly<Record<string, unknown>> }
export type AccountDataWorld = Awaited<ReturnType<typeof accountDataWorld>>

type Options = {
  readonly env?: Readonly<Record<string, string>>
  /** Bytes that are left on the disk. */
  readonly free?: () => number
}

/** Accounts with everything they can have, over real storage and real HTTP. */
export async function accountDataWorld(open: () => Promise<Fresh> = freshSqlite, options: Options = {}) {
  await using held = new AsyncDisposableStack()
  const { db } = held.use(await open())
  const folder = await mkdtemp(join(tmpdir(), 'eidolon-account-'))
  held.defer(() => rm(folder, { recursive: true, force: true }))
  let now = Date.parse('2026-03-15T10:00:00.000Z')
  const clock = { now: () => new Date(now) }
  const log = openLogger('silent')
  const ids = timedIds(clock)
  const events: RealtimeEvent[] = []
  const units = sqlUnits(db, { when: 'after-commit', publish: (some) => void events.push(...some) })
  const disk = diskBlobs(join(folder, 'blobs'))
  const written: string[] = []
  const blobs: BlobStore = {
    ...disk,
    put(key, ...given) {
      written.push(key)
      return disk.put(key, ...given)
    },
  }
  const config = readConfig({ RATE_LIMITS: 'off', DATA_DIR: folder, DOCUMENT_ROLES: 'all', ...options.env })
  const messages = { mail: undefined, sms: undefined }
  const installation = { secret: new Uint8Array(32) }
  const accounts = held.use(
    composeAccounts({
      db,
      units,
      witness: undefined,
      installation,
      clock,
      ids,
      config,
      messages,
      passwords: quickPasswords,
    }),
  )
  const { free = () => 1e12 } = options
  const room = composeStorage({ db, clock, config, disk: { free: async () => free() } })
  const characters = openCharacterRules({ db, units, clock, ids })
  const rules = openMediaRules({
    db,
    units,
    blobs,
    clock,
    log,
    documents: () => documents.system,
    files: () => files.system,
  })
  const handlers = { ...characters.collections, ...rules.collections }
  const kept = { db, units, blobs, clock, ids, log, dataDir: folder, documentRoles: config.documentRoles, room }
  const documents: Documents = composeDocuments({ ...kept, handlers })
  const files: Files = held.use(composeFiles({ ...kept, handlers: rules.buckets }))
  const data = held.use(
    composeAccountData({
      db,
      units,
      clock,
      log,
      documents: documents.system,
      files: files.system,
      leave: files.leave,
      cookies: accounts.cookies,
      recent: accounts.recent,
      settled: () => rules.bin[Symbol.asyncDispose](),
      productName: 'Eidolon',
      dataDir: folder,
      handlers,
      room,
    }),
  )
  const app = openApp({ log, ids, publicUrl: undefined, trustProxy: [], isStopping: () => false })
  held.defer(async () => {
    app.server.closeAllConnections()
    await app.close()
  })
  platformScope(app, accounts.platform, (scope) => {
    accounts.routes(scope)
    documents.routes(scope)
    files.routes(scope)
    data.routes(scope)
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })

  const send = (who: Someone | undefined, path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('x-appwrite-project', 'eidolon')
    if (who) headers.set('x-appwrite-session', who.session)
    return fetch(`${url}/v1${path}`, { ...init, headers })
  }
  async function call(who: Someone | undefined, method: string, path: string, body?: object): Promise<JsonResponse> {
    const json = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    const response = await send(who, path, { method, ...json })
    const text = await response.text()
    return { status: response.status, body: text === '' ? {} : JSON.parse(text) }
  }
  const create = async (who: Someone, collection: string, id: string, given: object, permissions?: string[]) => {
    const path = `/databases/studio/collections/${collection}/documents`
    const { status, body } = await call(who, 'POST', path, { documentId: id, data: given, permissions })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body
  }
  async function upload(who: Someone, bucket: string, id: string, seed = 1): Promise<void> {
    const form = new FormData()
    form.append('fileId', id)
    form.append('file', new File([picture(seed)], `${id}.png`))
    const response = await send(who, `/storage/buckets/${bucket}/files`, { method: 'POST', body: form })
    if (response.status !== 201) throw new Error(await response.text())
  }
  const world = {
    db,
    units,
    documents: documents.system,
    files: files.system,
    data,
    events,
    folder,
    blobs,
    /** Keys of what was written whole, in order. */
    written,
    send,
    call,
    create,
    upload,
    pass: (milliseconds: number) => void (now += milliseconds),
    async someone(): Promise<Someone> {
      const response = await send(undefined, '/account/sessions/anonymous', { method: 'POST' })
      const { userId } = JSON.parse(await response.text())
      const kept = JSON.parse(response.headers.get('x-fallback-cookies') ?? '{}')
      return { userId, session: kept['a_session_eidolon'] }
    },
    /** Something of everything: a character with a portrait and a version before, two pictures of theirs, an outfit, an album, a preset, a pose, a generation, a story with one of the pictures. */
    async furnish(who: Someone, prefix: string): Promise<void> {
      const id = (name: string) => `${prefix}-${name}`
      const permissions = ownerPermissions(who.userId)
      await upload(who, 'characters', id('portrait'), 9)
      await create(who, 'characters', id('mira'), { ...mira, imageId: id('portrait') })
      await create(who, 'characters', id('child'), { ...mira, name: 'Mirabel', parentId: id('mira') })
      const changed = { data: { appearance: `${mira.appearance}, in a coat` } }
      await call(who, 'PATCH', `/databases/studio/collections/characters/documents/${id('mira')}`, changed)
      await create(who, 'outfits', id('outfit'), { ...gala, characterId: id('mira') })
      await create(who, 'albums', id('album'), { name: 'Best' })
      await create(who, 'poses', id('pose'), {
        name: 'Salute',
        joints: '{"bones":{},"hands":{"left":"fist","right":"relaxed"},"lift":0}',
      })
      await create(who, 'presets', id('preset'), { name: 'Evening', settings: '{"style":"ink"}' })
      await units.run((unit) =>
        documents.system.create(unit, 'generations', {
          id: id('generation'),
          data: { characterId: id('mira'), kind: 'image', engine: 'illustrator', status: 'succeeded', request: '{}' },
          permissions: permissions.slice(0, 1),
        }),
      )
      for (const [name, seed] of [
        ['one', 1],
        ['two', 2],
      ] as const) {
        async function* bytes() {
          yield picture(seed)
        }
        const staged = await files.system.stage('media', `${name}.png`, bytes())
        await units.run(async (unit) => {
          await files.system.keep(unit, staged, { id: id(`file-${name}`), permissions: permissions.slice(0, 1) })
          const row = {
            kind: 'image',
            fileId: id(`file-${name}`),
            characterId: id('mira'),
            characterIds: [id('mira')],
            generationId: id('generation'),
            albumIds: [id('album')],
            prompt: `picture ${name} <b>“&”</b>`,
            width: 8,
            height: 8,
            bytes: picture(seed).length,
            seed,
            engine: 'illustrator',
            recipe: '{"seed":1}',
          }
          await documents.system.create(unit, 'media', { id: id(`media-${name}`), data: row, permissions })
        })
      }
      await call(who, 'PATCH', `/databases/studio/collections/albums/documents/${id('album')}`, {
        data: { coverId: id('media-one') },
      })
      const page = newPage(() => 'n1', { cuts: [] })
      const cast = [{ characterId: id('mira'), outfit: null, expression: null }]
      const panels = page.panels.map((panel) => ({ ...panel, mediaId: id('media-one'), cast }))
      await create(who, 'stories', id('story'), { title: 'Two friends', pages: JSON.stringify([{ ...page, panels }]) })
    },
    /** A sheet of somebody's, with this file. */
    async sheet(who: Someone, name: string, file: Uint8Array): Promise<void> {
      const permissions = ownerPermissions(who.userId)
      async function* once() {
        yield file
      }
      const staged = await files.system.stage('media', name, once())
      await units.run(async (unit) => {
        const { id, size } = await files.system.keep(unit, staged, {
          id: `${name}-file`,
          permissions: permissions.slice(0, 1),
        })
        const data = { kind: 'sheet', fileId: id, prompt: name, bytes: size, engine: 'illustrator' }
        await documents.system.create(unit, 'media', { id: name, data, permissions })
      })
    },
    async blobKeys(): Promise<string[]> {
      const keys: string[] = []
      for await (const { key } of blobs.list('')) keys.push(key)
      return keys
    },
  }
  const all = held.move()
  return { ...world, [Symbol.asyncDispose]: () => all.disposeAsync() }
}

const gala = { name: 'Gala', outfit: 'suit', colours: ['#7a1030'] }
export const mira = { name: 'Mira', appearance: 'a tall woman with red hair', description: 'A painter.', age: 29 }

export function picture(seed: number): Uint8Array<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(8 * 8 * 4).fill(seed * 20)
  return Uint8Array.from(encodePng({ width: 8, height: 8, pixels }, 'a picture'))
}
