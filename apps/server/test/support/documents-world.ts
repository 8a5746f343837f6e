import type { FastifyInstance } from 'fastify'
import { type Fresh, freshSqlite } from '#adapters/sql/testing/fresh-database.ts'
import { sqlUnits } from '#adapters/sql/units.ts'
import { timedIds } from '#adapters/system/ids.ts'
import { openLogger } from '#adapters/system/logger.ts'
import type { CollectionHandler } from '#application/documents/ports.ts'
import type { Limit } from '#application/limits/count-request.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import { composeDocuments, type Documents } from '#compose/documents.ts'
import type { DocumentRoles } from '#domain/documents/grants.ts'
import type { RealtimeEvent } from '#domain/realtime/event.ts'
import { openApp } from '#transport/http/protocol/app.ts'
import { platformScope } from '#transport/http/platform/platform.ts'
import { trusting } from './trusting.ts'

export type DocumentResponse = {
  readonly status: number
  readonly type: string | undefined
  readonly body: DocumentBody
}
/** What an answer may hold; the tests look at what they expect. */
type DocumentBody = Readonly<Record<string, unknown>> & { readonly documents?: readonly DocumentBody[] }

export type DocumentsWorld = AsyncDisposable & {
  readonly documents: Documents
  readonly app: FastifyInstance
  readonly units: Transactions
  readonly events: RealtimeEvent[]
  /** What was counted against limits. */
  readonly counted: Limit[]
  /** Moves time on. */
  pass(milliseconds: number): void
  call(
    user: string | undefined,
    method: HttpMethod,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<DocumentResponse>
}
type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE'

type Options = {
  readonly handlers?: Readonly<Record<string, CollectionHandler>>
  readonly open?: () => Promise<Fresh>
  /** The protocol's whole grammar, unless a test is about the studio's own rule. */
  readonly documentRoles?: DocumentRoles
}

/** Documents over a real database and the real routes; whoever names themselves in `X-Appwrite-Session` is that user. */
export async function documentsWorld(options: Options = {}): Promise<DocumentsWorld> {
  const { handlers = {}, open = freshSqlite, documentRoles = 'all' } = options
  const fresh = await open()
  let now = Date.parse('2026-03-01T10:00:00.000Z')
  const clock = { now: () => new Date(now) }
  const log = openLogger('silent')
  const ids = timedIds(clock)
  const events: RealtimeEvent[] = []
  const counted: Limit[] = []
  const units = sqlUnits(fresh.db, { when: 'after-commit', publish: (some) => void events.push(...some) })
  const documents = composeDocuments({ db: fresh.db, units, clock, ids, documentRoles, handlers })
  const app = openApp({ log, ids, publicUrl: undefined, trustProxy: [], isStopping: () => false })
  platformScope(
    app,
    {
      ...trusting,
      async countRequest(limits) {
        counted.push(...limits)
        return { limit: limits[0]?.limit ?? 0, remaining: 1, reset: 0, exceeded: false }
      },
    },
    (scope) => documents.routes(scope),
  )
  return {
    documents,
    app,
    units,
    events,
    counted,
    pass(milliseconds) {
      now += milliseconds
    },
    async call(user, method, path, body, more = {}) {
      const headers = {
        'x-appwrite-project': 'eidolon',
        ...(user !== undefined && { 'x-appwrite-session': user }),
        ...more,
      }
      const request = { method, url: `/v1/databases/${path}`, headers }
      const reply = await app.inject(body === undefined ? request : { ...request, payload: body as object })
      const type = reply.headers['content-type']
      return { status: reply.statusCode, type, body: reply.body === '' ? {} : reply.json() }
    },
    async [Symbol.asyncDispose]() {
      await app.close()
      await fresh[Symbol.asyncDispose]()
    },
  }
}
