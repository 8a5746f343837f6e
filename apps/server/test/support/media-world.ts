import { encodeParts } from '#adapters/engines/illustrator/encode-parts.ts'
import { encodePng } from '#adapters/engines/png.ts'
import type { Database } from '#adapters/sql/database.ts'
import { type Fresh, freshSqlite } from '#adapters/sql/testing/fresh-database.ts'
import type { BlobStore } from '#application/files/ports.ts'
import { countRequest } from '#application/limits/count-request.ts'
import { processCounters } from '#application/limits/process-counters.ts'
import type { Illustrator, PictureOrder } from '#application/illustrator/illustrator.ts'
import type { Marker } from '#application/marking/ports.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import { composeDocuments, type Documents } from '#compose/documents.ts'
import { composeFiles, type Files } from '#compose/files.ts'
import { markingWith, withoutMarking } from '#compose/marking.ts'
import { strippingThread } from '#adapters/marking/stripping-thread.ts'
import { shareSecrets } from '#adapters/crypto/share-secrets.ts'
import { sqlOperators } from '#adapters/sql/operator/operator-store.ts'
import { sqlShares } from '#adapters/sql/studio/shares.ts'
import { reportShare } from '#application/operate/report-share.ts'
import { withDeps } from '#application/shared/with-deps.ts'
import { composeMedia, type MediaParts, openMediaRules } from '#compose/media.ts'
import type { Provenance } from '#compose/provenance.ts'
import { provenanceRoutes } from '#transport/http/routes/provenance.ts'
import { ownerPermissions } from '#domain/documents/permission.ts'
import type { RealtimeEvent } from '#domain/realtime/event.ts'
import { type JsonResponse, openGround, serveGround } from './ground.ts'

export type MediaWorld = AsyncDisposable & {
  readonly db: Database
  /** Where throw-away files lie. */
  readonly folder: string
  readonly units: Transactions
  readonly documents: Documents
  readonly files: Files
  readonly media: MediaParts
  readonly blobs: BlobStore
  readonly events: RealtimeEvent[]
  readonly url: string
  pass(milliseconds: number): void
  call(user: string | undefined, method: string, path: string, body?: unknown): Promise<JsonResponse>
  fetch(user: string | undefined, path: string, init?: RequestInit): Promise<Response>
  /** A picture that an engine made for somebody, and the id of its file. */
  add(user: string, id: string, data?: Record<string, unknown>): Promise<string>
  /** A file that somebody uploads, and the answer. */
  upload(user: string, bytes: Uint8Array, name: string): Promise<JsonResponse>
  rows(user: string): Promise<readonly Record<string, unknown>[]>
  /** Keys of all bytes that are kept. */
  blobKeys(): Promise<string[]>
}

export const mediaDocuments = '/databases/studio/collections/media/documents'
export const albumDocuments = '/databases/studio/collections/albums/documents'

/** An illustrator whose pictures have one color, which the seed decides. */
export const painter: Illustrator = {
  version: 'painter-1',
  readiness: async () => ({ ready: true }),
  picture: async (order) => plain(order),
  png: async (order, text) => encodePng(plain(order), text),
  parts: async ({ width, height }) => encodeParts({ width, height, parts: new Uint8Array(width * height).fill(1, 40) }),
  stage: async (order) => encodePng(plain(order), ''),
  model: async () => {
    throw new Error('Nobody asks for models here')
  },
  film: async () => {
    throw new Error('Nobody asks for films here')
  },
}

export function plain({ width, height, seed }: Pick<PictureOrder, 'width' | 'height' | 'seed'>) {
  const pixels = new Uint8ClampedArray(width * height * 4).fill(seed % 256)
  return { width, height, pixels }
}

/** One for all worlds: it waits for files and keeps nothing. */
const strip = strippingThread()

type MediaWorldOptions = {
  readonly marker?: Marker
  readonly check?: Provenance['check']
  readonly publicUrl?: string
}

/** The library over real storage and real HTTP; whoever names themselves in `X-Appwrite-Session` is that user. */
export async function mediaWorld(
  open: () => Promise<Fresh> = freshSqlite,
  { marker, check, publicUrl }: MediaWorldOptions = {},
): Promise<MediaWorld> {
  await using held = new AsyncDisposableStack()
  const ground = await openGround(held, open)
  const { db, folder, clock, log, ids, events, units, blobs } = ground
  const rules = openMediaRules({
    db,
    units,
    blobs,
    clock,
    log,
    documents: () => documents.system,
    files: () => files.system,
  })
  const kept = { db, units, blobs, clock, ids, log, dataDir: folder, documentRoles: 'own' } as const
  const documents: Documents = composeDocuments({ ...kept, handlers: rules.collections })
  const marking = marker && markingWith(marker, kept, strip)
  const files: Files = held.use(
    composeFiles({ ...kept, handlers: rules.buckets, leaving: marking ?? withoutMarking(kept, strip) }),
  )
  const attempts = new Map<string, number>()
  const media = held.use(
    composeMedia({
      db,
      units,
      blobs,
      clock,
      log,
      dataDir: folder,
      rules,
      publicUrl,
      illustrator: painter,
      documents: documents.system,
      files: files.system,
      still: files.still,
      leave: files.leave,
      thumbnail: files.thumbnail,
      crop: files.crop,
      convert: files.convert,
      ...(marking && { mark: marking.derived, markPage: marking.page }),
      async countRequest(limits) {
        const counts = limits.map(({ key, limit, amount = 1 }) => {
          const count = (attempts.get(key) ?? 0) + amount
          attempts.set(key, count)
          return count > limit
        })
        return { limit: 0, remaining: 0, reset: 0, exceeded: counts.includes(true) }
      },
    }),
  )
  const served = await serveGround(
    held,
    ground,
    (scope) => {
      documents.routes(scope)
      files.routes(scope)
      media.routes(scope)
      if (check) provenanceRoutes(scope, { check })
    },
    (app) =>
      media.pages(app, {
        name: 'Eidolon',
        fonts: { display: undefined, text: undefined },
        signer: marker && 'Eidolon',
        countReads: withDeps(countRequest, { counters: processCounters(), clock, enforced: true }),
        report: withDeps(reportShare, {
          store: sqlOperators(db),
          shares: { media: sqlShares(db, 'media'), album: sqlShares(db, 'album'), story: sqlShares(db, 'story') },
          secrets: shareSecrets,
          ids,
          clock,
        }),
      }),
  )

  const world: Omit<MediaWorld, typeof Symbol.asyncDispose> = {
    db,
    folder,
    units,
    documents,
    files,
    media,
    blobs,
    events,
    ...served,
    pass: ground.pass,
    async add(user, id, data = {}) {
      async function* once() {
        yield encodePng(plain({ width: 16, height: 16, seed: 7 }), 'a picture')
      }
      const given = data['fileId']
      if (given === undefined) {
        const staged = await files.system.stage('media', `${id}.png`, once())
        const permissions = ownerPermissions(user).filter(({ action }) => action === 'read')
        await units.run((unit) => files.system.keep(unit, staged, { id: `file-${id}`, permissions }))
      }
      const fileId = typeof given === 'string' ? given : `file-${id}`
      const row = { kind: 'image', fileId, engine: 'illustrator', bytes: 100, ...data }
      const permissions = ownerPermissions(user)
      await units.run((unit) => documents.system.create(unit, 'media', { id, data: row, permissions }))
      return fileId
    },
    async upload(user, bytes, name) {
      const form = new FormData()
      form.append('fileId', 'unique()')
      form.append('file', new File([Uint8Array.from(bytes)], name))
      const response = await world.fetch(user, '/storage/buckets/media/files', { method: 'POST', body: form })
      return { status: response.status, body: JSON.parse(await response.text()) }
    },
    async rows(user) {
      const everything = JSON.stringify({ method: 'select', values: ['$id', '$createdAt', '$updatedAt', '*'] })
      const { body } = await world.call(user, 'GET', `${mediaDocuments}?queries[]=${encodeURIComponent(everything)}`)
      const list: unknown = body['documents']
      return Array.isArray(list) ? list : []
    },
    async blobKeys() {
      const keys: string[] = []
      for await (const { key } of blobs.list('')) keys.push(key)
      return keys
    },
  }
  const all = held.move()
  return { ...world, [Symbol.asyncDispose]: () => all.disposeAsync() }
}
