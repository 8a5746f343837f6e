import type { UserId } from '@eidolon/contract/ids.ts'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { fastify } from 'fastify'
import { WebSocket } from 'ws'
import type { EventFeed, Identities, Identity } from '#application/realtime/ports.ts'
import type { RealtimeEvent } from '#domain/realtime/event.ts'
import { attachRealtime, type RealtimeDeps } from '#transport/realtime/socket.ts'

type Message = { readonly type: string; readonly data: Readonly<Record<string, unknown>> }

/** A socket server whose people, limits and events a test decides. */
export async function socketWorld(more: Partial<RealtimeDeps> = {}) {
  let time = Date.parse('2026-11-14T10:00:00Z')
  const sessions = new Map<string, Identity>()
  const { feed, tell, gap } = scriptedFeed()
  const server = createServer((_request, response) => response.end('plain'))
  const realtime = attachRealtime(server, {
    feed,
    identities: identitiesOf(sessions),
    admission: {
      isProject: (id) => id === 'eidolon',
      allowsPage: ({ host, url }, reachedAs) =>
        url?.hostname === new URL(reachedAs).hostname || host === 'studio.example',
      mayConnect: async () => true,
    },
    peerOf: () => ({ ip: '127.0.0.1', origin: 'http://127.0.0.1' }),
    clock: { now: () => new Date(time) },
    log: fastify().log,
    ...more,
  })
  const port = await listening(server)
  const clients: WebSocket[] = []
  return {
    port,
    sessions,
    tell,
    gap,
    pass: (ms: number) => void (time += ms),
    signIn: (secret: string, userId: UserId, until?: string) => void sessions.set(secret, user(userId, until)),
    connect(query: string, options: { headers?: Record<string, string>; autoPong?: boolean } = {}) {
      const client = new WebSocket(`ws://127.0.0.1:${port}/v1/realtime?${query}`, options)
      clients.push(client)
      return observe(client)
    },
    stop: () => realtime[Symbol.asyncDispose](),
    async [Symbol.asyncDispose]() {
      for (const client of clients) client.terminate()
      await realtime[Symbol.asyncDispose]()
      server.close()
    },
  }
}

export const guest: Identity = { caller: { kind: 'guest', ip: '' }, user: null, until: undefined }

export function user(userId: UserId, until?: string, labels: readonly string[] = []): Identity {
  const caller = { kind: 'user', ip: '', userId, sessionId: userId, verified: false, labels } as const
  return { caller, user: { $id: userId }, until }
}

/** Everything a client was told, one after the other. */
function observe(client: WebSocket) {
  const told: Message[] = []
  const waiting: ((message: Message) => void)[] = []
  client.on('message', (data: Buffer) => {
    const message: Message = JSON.parse(data.toString())
    const next = waiting.shift()
    if (next) next(message)
    else told.push(message)
  })
  client.on('error', () => {})
  const closed = new Promise<{ code: number; reason: string }>((done) => {
    client.once('close', (code, reason) => done({ code, reason: reason.toString() }))
  })
  return {
    client,
    closed,
    next: () =>
      new Promise<Message>((done) => {
        const message = told.shift()
        if (message) done(message)
        else waiting.push(done)
      }),
    send: (message: unknown) => client.send(typeof message === 'string' ? message : JSON.stringify(message)),
  }
}

/** Sessions by their secret, which a client may send as cookie `s` or as a message. */
function identitiesOf(sessions: Map<string, Identity>): Identities {
  return {
    resolveCaller: async ({ cookie }) => sessions.get(String(cookie).replace('s=', '')) ?? guest,
    resolveSession: async (secret) => sessions.get(secret),
  }
}

function scriptedFeed() {
  const listeners = new Set<Parameters<EventFeed['listen']>[0]>()
  const feed: EventFeed = {
    listen(listener) {
      listeners.add(listener)
      return { [Symbol.dispose]: () => void listeners.delete(listener) }
    },
  }
  return {
    feed,
    tell: (event: RealtimeEvent) => listeners.forEach((listener) => listener.event(event)),
    gap: () => listeners.forEach((listener) => listener.gap()),
  }
}

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}
