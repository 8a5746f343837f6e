import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { diskBlobs } from '#adapters/blobs/disk.ts'
import { type Fresh, freshSqlite } from '#adapters/sql/testing/fresh-database.ts'
import { sqlUnits } from '#adapters/sql/units.ts'
import { systemClock } from '#adapters/system/clock.ts'
import { timedIds } from '#adapters/system/ids.ts'
import { openLogger } from '#adapters/system/logger.ts'
import type { FileHandler } from '#application/files/file-store.ts'
import type { BlobStore } from '#application/files/ports.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import { leaveAsKept } from '#application/files/outgoing-file.ts'
import type { MarkDerived } from '#application/marking/mark-derived.ts'
import { withDeps } from '#application/shared/with-deps.ts'
import { composeFiles, type Files } from '#compose/files.ts'
import type { Caller } from '#domain/accounts/caller.ts'
import { defaultOptions } from '#domain/accounts/options.ts'
import type { DocumentRoles } from '#domain/documents/grants.ts'
import type { RealtimeEvent } from '#domain/realtime/event.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { openApp } from '#transport/http/protocol/app.ts'
import { platformScope } from '#transport/http/platform/platform.ts'

export type FilesWorld = AsyncDisposable & {
  readonly files: Files
  readonly app: FastifyInstance
  readonly url: string
  readonly blobs: BlobStore
  readonly units: Transactions
  readonly events: RealtimeEvent[]
  readonly folder: string
  /** Every blob there is. */
  blobKeys(): Promise<string[]>
  /** The same data, opened again, as after a restart. */
  restarted(): Promise<FilesWorld>
}

type Options = {
  readonly fresh?: () => Promise<Fresh>
  readonly handlers?: Readonly<Record<string, FileHandler>>
  readonly clock?: Clock
  /** Stands before the real blobs. */
  readonly over?: (blobs: BlobStore) => BlobStore
  readonly previewWork?: number
  /** Marks previews in full size. */
  readonly derived?: MarkDerived
  /** The protocol's whole grammar, unless a test is about the studio's own rule. */
  readonly documentRoles?: DocumentRoles
}

/** Whoever names themselves in `X-Appwrite-Session` is that user; everybody else is a guest. */
export const as = (user: string | undefined): Record<string, string> => ({
  'x-appwrite-project': 'eidolon',
  ...(user !== undefined && { 'x-appwrite-session': user }),
})

const userCaller = (userId: string): Caller => ({
  kind: 'user',
  ip: '127.0.0.1',
  userId,
  sessionId: undefined,
  verified: false,
  labels: [],
})

/** Files over real storage and real HTTP, with everything that is not about files left out. */
export async function filesWorld(options: Options = {}): Promise<FilesWorld> {
  const fresh = await (options.fresh ?? freshSqlite)()
  const folder = await mkdtemp(join(tmpdir(), 'eidolon-files-'))
  const world = await open(fresh, folder, options)
  return {
    ...world,
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]()
      await fresh[Symbol.asyncDispose]()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function open(fresh: Fresh, folder: string, options: Options): Promise<FilesWorld> {
  const { db } = fresh
  const clock = options.clock ?? systemClock
  const log = openLogger('silent')
  const disk = diskBlobs(join(folder, 'blobs'))
  const blobs = options.over?.(disk) ?? disk
  const events: RealtimeEvent[] = []
  const units = sqlUnits(db, { when: 'after-commit', publish: (some) => void events.push(...some) })
  const ids = timedIds(clock)
  const { handlers = {}, previewWork = Infinity, documentRoles = 'all' } = options
  const kept = { db, units, blobs, clock, ids, log, dataDir: folder, documentRoles }
  const { derived } = options
  const leaving = derived && { leave: withDeps(leaveAsKept, blobs), purge: async () => {}, derived }
  const files = composeFiles({ ...kept, handlers, previewWork, ...(leaving && { leaving }) })
  const app = openApp({ log, ids, publicUrl: undefined, trustProxy: [], isStopping: () => false })
  platformScope(
    app,
    {
      origins: { platforms: [], publicUrl: undefined, mode: 'local' },
      async identify({ sessions: [user] }, ip) {
        const caller: Caller = user === undefined ? { kind: 'guest', ip } : { ...userCaller(user), ip }
        return { caller, blocked: false, until: undefined }
      },
      countRequest: async (limits) => ({ limit: limits[0]?.limit ?? 0, remaining: 1, reset: 0, exceeded: false }),
      countReads: async (limits) => ({ limit: limits[0]?.limit ?? 0, remaining: 1, reset: 0, exceeded: false }),
      methods: defaultOptions.methods,
    },
    (scope) => files.routes(scope),
  )
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    files,
    app,
    url,
    blobs,
    units,
    events,
    folder,
    async blobKeys() {
      const keys: string[] = []
      for await (const { key } of blobs.list('')) keys.push(key)
      for await (const { key } of blobs.uploads()) keys.push(`upload of ${key}`)
      return keys
    },
    restarted: () => open(fresh, folder, options),
    async [Symbol.asyncDispose]() {
      await app.close()
      await files[Symbol.asyncDispose]()
    },
  }
}
