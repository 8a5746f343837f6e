import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { diskBlobs } from '#adapters/blobs/disk.ts'
import type { Fresh } from '#adapters/sql/testing/fresh-database.ts'
import { sqlUnits } from '#adapters/sql/units.ts'
import { timedIds } from '#adapters/system/ids.ts'
import { openLogger } from '#adapters/system/logger.ts'
import type { EventFeed } from '#application/realtime/ports.ts'
import type { RealtimeEvent } from '#domain/realtime/event.ts'
import { openApp } from '#transport/http/protocol/app.ts'
import { platformScope } from '#transport/http/platform/platform.ts'
import { passingTime } from './passing-time.ts'
import { trusting } from './trusting.ts'

export type JsonResponse = { readonly status: number; readonly body: Readonly<Record<string, unknown>> }

/** What a world stands on: real storage in a folder of its own, and time that a test moves on. */
export async function openGround(held: AsyncDisposableStack, open: () => Promise<Fresh>) {
  const { db } = held.use(await open())
  const folder = await mkdtemp(join(tmpdir(), 'eidolon-world-'))
  held.defer(() => rm(folder, { recursive: true, force: true }))
  const time = passingTime('2026-03-15T10:00:00.000Z')
  const { clock, timers } = time
  const events: RealtimeEvent[] = []
  const listeners = new Set<Parameters<EventFeed['listen']>[0]>()
  const feed: EventFeed = {
    listen(listener) {
      listeners.add(listener)
      return { [Symbol.dispose]: () => void listeners.delete(listener) }
    },
  }
  const publish = (some: readonly RealtimeEvent[]) => {
    events.push(...some)
    for (const event of some) for (const listener of listeners) listener.event(event)
  }
  return {
    db,
    folder,
    clock,
    events,
    log: openLogger('silent'),
    ids: timedIds(clock),
    feed,
    timers,
    units: sqlUnits(db, { when: 'after-commit', publish }),
    blobs: diskBlobs(join(folder, 'blobs')),
    pass: (milliseconds: number) => time.pass(milliseconds),
  }
}

type Ground = Awaited<ReturnType<typeof openGround>>

/** The world over real HTTP; whoever names themselves in `X-Appwrite-Session` is that user. */
export async function serveGround(
  held: AsyncDisposableStack,
  { log, ids }: Pick<Ground, 'log' | 'ids'>,
  routes: (scope: FastifyInstance) => void,
  pages: (app: FastifyInstance) => void = () => {},
) {
  const app = openApp({ log, ids, publicUrl: undefined, trustProxy: [], isStopping: () => false })
  held.defer(async () => {
    app.server.closeAllConnections()
    await app.close()
  })
  platformScope(app, trusting, routes)
  pages(app)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })

  const ask = (user: string | undefined, path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    headers.set('x-appwrite-project', 'eidolon')
    if (user !== undefined) headers.set('x-appwrite-session', user)
    return fetch(`${url}/v1${path}`, { ...init, headers })
  }
  return {
    url,
    /** Without reading the answer. */
    fetch: ask,
    async call(user: string | undefined, method: string, path: string, body?: unknown): Promise<JsonResponse> {
      const json =
        body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
      const response = await ask(user, path, { method, ...json })
      const text = await response.text()
      return { status: response.status, body: text === '' ? {} : JSON.parse(text) }
    },
  }
}
