import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collectionIds, projectId } from '@eidolon/contract/resources.ts'
import type { FastifyInstance } from 'fastify'
import { diskBlobs } from '#adapters/blobs/disk.ts'
import { inProcessEvents } from '#adapters/events/in-process.ts'
import type { Database } from '#adapters/sql/database.ts'
import { type Fresh, freshSqlite } from '#adapters/sql/testing/fresh-database.ts'
import { sqlUnits } from '#adapters/sql/units.ts'
import { timedIds } from '#adapters/system/ids.ts'
import { openLogger } from '#adapters/system/logger.ts'
import type { Engine } from '#application/engines/engine.ts'
import { type Likeness, scoredEngine } from '#application/engines/scored-engine.ts'
import type { BlobStore } from '#application/files/ports.ts'
import type { GenerationAccess } from '#application/generations/ports.ts'
import type { Illustrator } from '#application/illustrator/illustrator.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { StorageQuota } from '#application/storage/storage-quota.ts'
import type { ParseQueue } from '#application/shared/parse-queue.ts'
import { composeDocuments, type Documents } from '#compose/documents.ts'
import { composeFiles } from '#compose/files.ts'
import { composeGenerations, type Generating } from '#compose/generations.ts'
import type { Tracing } from '#compose/tracing.ts'
import { ownerPermissions } from '#domain/documents/permission.ts'
import type { RealtimeEvent } from '#domain/realtime/event.ts'
import { openApp } from '#transport/http/protocol/app.ts'
import { platformScope } from '#transport/http/platform/platform.ts'
import { trusting } from './trusting.ts'
import { flatIllustrator } from './flat-illustrator.ts'
import { type PassingTime, passingTime } from './passing-time.ts'
import { type ScriptedEngine, scriptedEngine } from './scripted-engine.ts'

/** What an answer may hold; the tests look at what they expect. */
export type GenerationResponse = {
  readonly status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of many shapes
  readonly body: any
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, unknown>>
}

export type GenerationsWorld = AsyncDisposable & {
  readonly app: FastifyInstance
  readonly engine: ScriptedEngine
  readonly generating: Generating
  readonly documents: Documents
  readonly units: Transactions
  readonly events: RealtimeEvent[]
  readonly time: PassingTime
  call(
    user: string | undefined,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<GenerationResponse>
  /** A character of somebody's; its id. */
  character(user: string, data?: object): Promise<string>
  /** A generation on the scripted engine; its id. */
  ask(user: string, given?: object): Promise<string>
  state(user: string, id: string): Promise<GenerationResponse['body']>
  /** Waits for an event of this generation with this status. */
  reached(id: string, status: string): Promise<void>
  blobKeys(): Promise<string[]>
  /** Another process on the same data, as after a crash of this one. */
  again(): Promise<GenerationsWorld>
}

type Options = {
  /** SQLite unless said. */
  readonly fresh?: () => Promise<Fresh>
  readonly slots?: number
  readonly access?: GenerationAccess
  readonly room?: (db: Database) => StorageQuota
  readonly illustrator?: Illustrator
  /** What is different about the scripted engine. */
  readonly engine?: Partial<Engine>
  /** Stands for the model that compares faces. */
  readonly likeness?: Likeness
  /** Stands before the real blobs. */
  readonly over?: (blobs: BlobStore) => BlobStore
  readonly tracing?: (db: Database) => Tracing
  readonly parse?: ParseQueue
}

/** Generations over real storage and the real routes, with an engine and a clock that do as the test says. */
export async function generationsWorld(options: Options = {}): Promise<GenerationsWorld> {
  const fresh = await (options.fresh ?? freshSqlite)()
  const folder = await mkdtemp(join(tmpdir(), 'eidolon-generations-'))
  const time = passingTime()
  const world = open(fresh.db, folder, time, options)
  return {
    ...world,
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]()
      await fresh[Symbol.asyncDispose]()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function open(db: Fresh['db'], folder: string, time: PassingTime, options: Options): GenerationsWorld {
  const { clock, timers } = time
  const log = openLogger('silent')
  const ids = timedIds(clock)
  const events: RealtimeEvent[] = []
  const feed = inProcessEvents((error) => {
    throw error
  })
  feed.listen({ event: (event) => void events.push(event), gap() {} })
  const units = sqlUnits(db, feed)
  const kept = { db, units, clock, ids, documentRoles: 'own' } as const
  const documents = composeDocuments(kept)
  const disk = diskBlobs(join(folder, 'blobs'))
  const blobs = options.over?.(disk) ?? disk
  const files = composeFiles({ ...kept, blobs, log, dataDir: folder })
  const engine = scriptedEngine('scripted', options.engine)
  const { slots = 2, illustrator = flatIllustrator(), access, likeness } = options
  const onProblem = (error: unknown) => {
    throw error
  }
  const offered = likeness ? scoredEngine(engine, { likeness, gate: undefined, onProblem }) : engine
  const parts = { db, units, feed, documents, files: files.system, blobs, illustrator, clock, ids, log, timers }
  const tracing = options.tracing?.(db)
  const generating = composeGenerations({
    ...parts,
    dataDir: folder,
    slots,
    engines: [offered],
    likeness,
    ...(access && { access }),
    ...(options.parse && { parse: options.parse }),
    traces: tracing?.jobs,
    ...(options.room && { room: options.room(db) }),
  })
  const app = openApp({ log, ids, publicUrl: undefined, trustProxy: [], isStopping: () => false })
  tracing?.serve(app)
  platformScope(app, trusting, (scope) => {
    documents.routes(scope)
    files.routes(scope)
    generating.routes(scope)
  })

  const world: GenerationsWorld = {
    app,
    engine,
    generating,
    documents,
    units,
    events,
    time,
    async call(user, method, path, body) {
      const headers = { 'x-appwrite-project': projectId, ...(user !== undefined && { 'x-appwrite-session': user }) }
      const reply = await app.inject({ method, url: `/v1${path}`, headers, ...(body && { payload: body }) })
      const isJson = String(reply.headers['content-type']).startsWith('application/json')
      return {
        status: reply.statusCode,
        body: isJson ? reply.json() : undefined,
        bytes: reply.rawPayload,
        headers: reply.headers,
      }
    },
    async character(user, data = {}) {
      const whole = { name: 'Mira', appearance: 'a tall woman with red hair', ...data }
      const made = await units.run((unit) =>
        documents.system.create(unit, collectionIds.characters, {
          data: whole,
          permissions: ownerPermissions(user),
        }),
      )
      return made.id
    },
    async ask(user, given = {}) {
      const characterId = await world.character(user)
      const { body } = await world.call(user, 'POST', '/generations', { characterId, engine: 'scripted', ...given })
      return body.$id
    },
    state: async (user, id) => (await world.call(user, 'GET', `/generations/${id}`)).body,
    reached: (id, status) =>
      new Promise((resolve, reject) => {
        const look = ({ payload }: RealtimeEvent): boolean => {
          if (payload['$id'] !== id) return false
          const over = ['succeeded', 'failed', 'cancelled', 'blocked'].includes(String(payload['status']))
          if (payload['status'] === status) resolve()
          else if (over) reject(new Error(`It is ${String(payload['status'])}: ${String(payload['error'])}`))
          return payload['status'] === status || over
        }
        if (events.some(look)) return
        const listening = feed.listen({
          event: (event) => look(event) && listening[Symbol.dispose](),
          gap() {},
        })
      }),
    async blobKeys() {
      const keys: string[] = []
      for await (const { key } of disk.list('')) keys.push(key)
      return keys
    },
    again: async () => open(db, folder, time, options),
    async [Symbol.asyncDispose]() {
      await app.close()
      await generating[Symbol.asyncDispose]()
      await files[Symbol.asyncDispose]()
    },
  }
  return world
}
