import { type Database, type Sql, sql } from '#adapters/sql/database.ts'
import type { EventOutlet } from '#adapters/sql/units.ts'
import type { RealtimeEvent } from '#domain/realtime/event.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'

/** PostgreSQL takes less than 8000 bytes per notification. */
const largestNotification = 7500

/**
 * Where the nodes of one installation meet. Channels belong to the whole PostgreSQL database, so the schema, by its
 * number, is part of the name: installations that share a database do not hear each other.
 */
export const channelName = sql`'eidolon_events_' || current_schema()::regnamespace::oid`

/** Marks a notification that carries the number of a row instead of the event. */
export const rowMark = '#'

/** Notifications are part of the transaction: they leave with its commit, in the order of the commits. */
export function postgresOutlet(clock: Clock): EventOutlet {
  return {
    when: 'with-commit',
    async publish(tx, events) {
      const notices: Sql[] = []
      for (const [place, event] of events.entries()) {
        // PostgreSQL folds equal notifications of one transaction into one; their place keeps them apart.
        const text = `${place}${JSON.stringify(event)}`
        const notice =
          Buffer.byteLength(text) <= largestNotification ? text : `${rowMark}${await keep(tx, event, clock)}`
        notices.push(sql`pg_notify(${channelName}, ${notice})`)
      }
      await tx.rows(sql`select ${sql.join(notices)}`)
    },
  }
}

async function keep(tx: Database, event: RealtimeEvent, clock: Clock): Promise<number> {
  const row = await tx.one<{ id: number }>(sql`
    insert into events (event, created_at) values (${JSON.stringify(event)}, ${formatDateTime(clock.now())}) returning id`)
  if (!row) throw new Error('An event was written and is not there')
  return row.id
}
