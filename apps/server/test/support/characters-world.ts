import { sqlPortraitQueue } from '#adapters/sql/studio/portrait-queue.ts'
import type { Database } from '#adapters/sql/database.ts'
import { type Fresh, freshSqlite } from '#adapters/sql/testing/fresh-database.ts'
import type { PortraitQueue } from '#application/characters/ports.ts'
import type { Illustrator, IllustratorWatch, PictureOrder } from '#application/illustrator/illustrator.ts'
import type { CountRequest } from '#application/limits/count-request.ts'
import type { DrawLook } from '#application/looks/draw-look.ts'
import type { QueueWorker } from '#application/shared/queue-worker.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { WorkLog } from '#application/shared/work-log.ts'
import type { StorageQuota } from '#application/storage/storage-quota.ts'
import { unlimitedStorage } from '#application/storage/unlimited-storage.ts'
import { type Characters, composeCharacters, openCharacterRules } from '#compose/characters.ts'
import type { PoseFinder } from '#application/poses/pose-finder.ts'
import type { FaceFinder } from '#application/looks/search-look.ts'
import type { MarkDerived } from '#application/marking/mark-derived.ts'
import { composeDocuments, type Documents } from '#compose/documents.ts'
import { composeFiles, type Files } from '#compose/files.ts'
import { composePortraits } from '#compose/portraits.ts'
import { ownerPermissions } from '#domain/documents/permission.ts'
import type { RealtimeEvent } from '#domain/realtime/event.ts'
import { type JsonResponse, openGround, serveGround } from './ground.ts'

export type CharactersWorld = AsyncDisposable & {
  readonly db: Database
  readonly documents: Documents
  readonly files: Files
  readonly characters: Characters
  readonly units: Transactions
  readonly events: RealtimeEvent[]
  readonly easel: Easel
  /** What was counted against budgets, by key. */
  readonly spent: Map<string, number>
  readonly url: string
  /** Moves time on. */
  pass(milliseconds: number): void
  call(user: string | undefined, method: string, path: string, body?: unknown): Promise<JsonResponse>
  /** The same without reading the answer. */
  fetch(user: string | undefined, path: string, init?: RequestInit): Promise<Response>
  /** A document of somebody. */
  add(user: string, data?: Record<string, unknown>, id?: string): Promise<JsonResponse>
  /** A picture in somebody's bucket, and its id. */
  picture(user: string, id: string, bytes?: Uint8Array): Promise<string>
  /** A picture of a character in somebody's library. */
  media(user: string, id: string, characterId: string, ...others: string[]): Promise<void>
  /** Begins to draw portraits; another one works beside the first, as another process would. */
  drawPortraits(given?: PortraitOptions): QueueWorker
  readonly portraitQueue: PortraitQueue
  /** The bytes that are kept, by their keys. */
  blobKeys(): Promise<string[]>
}

type PortraitOptions = {
  readonly room?: Partial<StorageQuota>
  readonly isAccount?: () => Promise<boolean>
  readonly log?: WorkLog
  readonly drawLook?: DrawLook
}

/** Renders images of one color, and only when the test says so. */
export type Easel = Illustrator & {
  readonly drawn: PictureOrder[]
  readonly ended: PictureOrder[]
  /** What the next orders fail with. */
  readonly failures: Error[]
  /** Whether it can draw at all. */
  ready: boolean
  /** Whether other images are waiting. */
  busy: boolean
  /** Whether orders wait for `go`. */
  hold: boolean
  go(): void
}

function easel(): Easel {
  const drawn: PictureOrder[] = []
  const ended: PictureOrder[] = []
  const waiting: (() => void)[] = []
  async function picture(order: PictureOrder, { signal }: IllustratorWatch) {
    drawn.push(order)
    const failure = made.failures.shift()
    if (failure) throw failure
    if (made.hold) {
      await new Promise<void>((resolve, reject) => {
        waiting.push(resolve)
        signal.addEventListener('abort', () => {
          ended.push(order)
          reject(signal.reason)
        })
      })
    }
    const pixels = new Uint8ClampedArray(order.width * order.height * 4).fill(200)
    return { width: order.width, height: order.height, pixels }
  }
  const never = async (): Promise<never> => {
    throw new Error('Nobody asks for this here')
  }
  const made: Easel = {
    version: 'easel-1',
    drawn,
    ended,
    failures: [],
    ready: true,
    busy: false,
    hold: false,
    go: () => waiting.splice(0).forEach((resolve) => resolve()),
    readiness: async () => (made.ready ? { ready: true } : { ready: false, reason: 'There is nothing to draw with' }),
    isBusy: () => made.busy,
    picture,
    png: never,
    parts: never,
    stage: never,
    async model(order, file, watch) {
      await picture(order, watch)
      return new TextEncoder().encode(JSON.stringify(file))
    },
    film: never,
  }
  return made
}

/** A PNG of one pixel. */
export const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** Characters over real storage and real HTTP; whoever names themselves in `X-Appwrite-Session` is that user. */
export async function charactersWorld(
  open: () => Promise<Fresh> = freshSqlite,
  {
    mark,
    finder,
    poses,
  }: { readonly mark?: MarkDerived; readonly finder?: FaceFinder; readonly poses?: PoseFinder } = {},
): Promise<CharactersWorld> {
  await using held = new AsyncDisposableStack()
  const ground = await openGround(held, open)
  const { db, folder, clock, log, ids, events, units, blobs } = ground
  const rules = openCharacterRules({ db, units, clock, ids })
  const kept = { db, units, blobs, clock, ids, log, dataDir: folder, documentRoles: 'own' } as const
  const documents = composeDocuments({ ...kept, handlers: rules.collections })
  const files = held.use(composeFiles(kept))
  const illustrator = easel()
  const spent = new Map<string, number>()
  const countRequest: CountRequest = async (limits) => {
    for (const { key } of limits) spent.set(key, (spent.get(key) ?? 0) + 1)
    const exceeded = limits.some(({ key, limit }) => (spent.get(key) ?? 0) > limit)
    return { limit: 0, remaining: 0, reset: 3600, exceeded }
  }
  const parts = { db, units, clock, ids, log, dataDir: folder, rules, illustrator, countRequest }
  const characters = held.use(
    composeCharacters({
      ...parts,
      ...(mark && { mark }),
      finder,
      poses,
      still: files.still,
      documents: documents.system,
      files: files.system,
    }),
  )
  const served = await serveGround(held, ground, (scope) => {
    documents.routes(scope)
    files.routes(scope)
    characters.routes(scope)
  })

  const world: Omit<CharactersWorld, typeof Symbol.asyncDispose> = {
    db,
    documents,
    files,
    characters,
    units,
    events,
    easel: illustrator,
    spent,
    ...served,
    pass: ground.pass,
    add: (user, data = {}, documentId = 'unique()') =>
      world.call(user, 'POST', '/databases/studio/collections/characters/documents', {
        documentId,
        data: { name: 'Mira', appearance: 'a woman with silver hair', ...data },
      }),
    async picture(user, id, bytes = dot) {
      async function* whole() {
        yield bytes
      }
      const staged = await files.system.stage('characters', `${id}.png`, whole())
      await units.run((unit) => files.system.keep(unit, staged, { id, permissions: ownerPermissions(user) }))
      return id
    },
    drawPortraits: ({ room, ...given } = {}) =>
      all.use(
        composePortraits({
          ...ground,
          documents: documents.system,
          files: files.system,
          illustrator,
          drawLook: characters.drawLook,
          room: { ...unlimitedStorage, ...room },
          isAccount: async () => true,
          slots: 1,
          ...given,
        }),
      ),
    portraitQueue: sqlPortraitQueue(db),
    async blobKeys() {
      const keys: string[] = []
      for await (const { key } of blobs.list('')) keys.push(key)
      return keys
    },
    async media(user, id, characterId, ...others) {
      const data = { kind: 'image', fileId: 'f', characterId, characterIds: [characterId, ...others] }
      await units.run((unit) =>
        documents.system.create(unit, 'media', { id, data, permissions: ownerPermissions(user) }),
      )
    },
  }
  const all = held.move()
  return { ...world, [Symbol.asyncDispose]: () => all.disposeAsync() }
}
