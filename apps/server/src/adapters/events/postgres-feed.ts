import type { Client } from 'pg'
import { z } from 'zod'
import { type Database, sql } from '#adapters/sql/database.ts'
import { postgresText } from '#adapters/sql/dialect.ts'
import type { EventFeed } from '#application/realtime/ports.ts'
import type { RealtimeEvent } from '#domain/realtime/event.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { channelName, rowMark } from './postgres-outlet.ts'

type Deps = {
  /** Of a server that can be listened to: a pooler that shares connections between transactions cannot. */
  readonly url: string
  readonly db: Database
  readonly clock: Clock
  readonly report: (error: unknown, what: string) => void
  readonly settings?: Partial<FeedSettings>
}

/** All in milliseconds. */
type FeedSettings = {
  /** How long to wait before connecting again; doubled after each failure up to the longest. */
  readonly retry: { readonly first: number; readonly longest: number }
  /** How often the connection is asked whether it is still there. */
  readonly probe: number
  /** How long a large event stays readable for nodes that are behind. */
  readonly keep: number
  /**
   * How long PostgreSQL waits for a node that takes nothing in. It keeps all notifications for the slowest listener,
   * and once it has no room for more, nobody on the server can commit anything with an event.
   */
  readonly unread: number
}

const usual: FeedSettings = { retry: { first: 100, longest: 10_000 }, probe: 15_000, keep: 10 * 60_000, unread: 30_000 }
const patience = 10_000

type FeedListener = Parameters<EventFeed['listen']>[0]

/**
 * The events of every node on the same database, over a connection of its own. While that is broken nothing is heard,
 * so every listener is told of a gap once it is back. Fails when the first connection does.
 */
export async function openPostgresFeed(deps: Deps): Promise<EventFeed & AsyncDisposable> {
  const { url, db, clock, report } = deps
  const settings = { ...usual, ...deps.settings }
  const { default: pg } = await import('pg')
  const listeners = new Set<FeedListener>()
  let connection: Client | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false
  let last: Promise<void> = Promise.resolve()
  let behind = 0

  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'eidolon events',
      keepAlive: true,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
    })
    // Either may come, or both; an error without a listener would end the process.
    client.on('error', () => lose(client))
    client.on('end', () => lose(client))
    client.on('notification', ({ payload = '' }) => receive(payload))
    try {
      await client.connect()
      const { rows } = await client.query<{ channel: string }>(`select ${postgresText(channelName)} as channel`)
      await client.query(`set tcp_user_timeout = ${settings.unread}`)
      await client.query(`listen "${rows[0]?.channel}"`)
    } catch (error) {
      void client.end().catch(() => {})
      throw error
    }
    if (closed) return void client.end().catch(() => {})
    connection = client
  }

  function lose(client: Client): void {
    if (connection !== client) return
    connection = undefined
    void client.end().catch(() => {})
    if (closed) return
    report(undefined, 'the feed of events broke off')
    again(settings.retry.first)
  }

  function again(delay: number): void {
    retry = setTimeout(() => {
      connect().then(gap, (error: unknown) => {
        if (closed) return
        report(error, 'the feed of events cannot be resumed yet')
        again(Math.min(delay * 2, settings.retry.longest))
      })
    }, delay)
  }

  function gap(): void {
    for (const listener of listeners) attempt(() => listener.gap())
  }

  /** In the order of arrival, also when one of them has to be read from its table first. */
  function receive(notice: string): void {
    if (behind === 0 && !notice.startsWith(rowMark)) return deliver(notice.slice(notice.indexOf('{')))
    behind += 1
    last = last.then(() => follow(notice)).finally(() => (behind -= 1))
  }

  async function follow(notice: string): Promise<void> {
    if (!notice.startsWith(rowMark)) return deliver(notice.slice(notice.indexOf('{')))
    try {
      const id = Number(notice.slice(rowMark.length))
      const row = await db.one<{ event: string }>(sql`select event from events where id = ${id}`)
      if (!row) throw new Error('A large event was gone before it was read')
      deliver(row.event)
    } catch (error) {
      report(error, 'an event was lost')
      gap()
    }
  }

  function deliver(text: string): void {
    let event: RealtimeEvent
    try {
      event = Event.parse(JSON.parse(text))
    } catch (error) {
      report(error, 'an event cannot be read')
      return gap()
    }
    for (const listener of listeners) attempt(() => listener.event(event))
  }

  function attempt(call: () => void): void {
    try {
      call()
    } catch (error) {
      report(error, 'a listener failed')
    }
  }

  // A line that is cut without a word is noticed only by using it.
  const probing = setInterval(() => {
    const client = connection
    client?.query('select 1').catch(() => lose(client))
  }, settings.probe)
  const cleaning = setInterval(() => {
    const horizon = formatDateTime(new Date(clock.now().getTime() - settings.keep))
    db.run(sql`delete from events where created_at < ${horizon}`).catch((error: unknown) => {
      report(error, 'old events cannot be deleted')
    })
  }, settings.keep)

  async function close(): Promise<void> {
    closed = true
    clearInterval(probing)
    clearInterval(cleaning)
    clearTimeout(retry)
    listeners.clear()
    await connection?.end()
    await last
  }

  try {
    await connect()
  } catch (error) {
    await close()
    throw error
  }
  return {
    listen(listener) {
      listeners.add(listener)
      return { [Symbol.dispose]: () => void listeners.delete(listener) }
    },
    [Symbol.asyncDispose]: close,
  }
}

const Event = z.object({
  events: z.array(z.string()),
  channels: z.array(z.string()),
  timestamp: z.string(),
  payload: z.record(z.string(), z.unknown()),
  audience: z.array(z.string()),
  owner: z.string().optional(),
})
