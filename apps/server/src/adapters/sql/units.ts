import type { Transaction, Transactions } from '#application/shared/transaction.ts'
import type { RealtimeEvent } from '#domain/realtime/event.ts'
import type { Database } from './database.ts'

/**
 * How the events of a unit leave. A database that carries them itself gets them inside the transaction and lets them
 * go with the commit; otherwise they are handed over once the commit is done.
 */
export type EventOutlet =
  | { readonly when: 'with-commit'; publish(tx: Database, events: readonly RealtimeEvent[]): Promise<void> }
  | { readonly when: 'after-commit'; publish(events: readonly RealtimeEvent[]): void }

type SqlUnit = Transaction & { readonly database: Database }

/** Every unit is one transaction. Units cannot be nested: pass the open one on instead. */
export function sqlUnits(
  db: Database,
  outlet: EventOutlet,
  /** Writes what follows from the events, with the change that they are about. */
  also?: (tx: Database, events: readonly RealtimeEvent[]) => Promise<void>,
): Transactions {
  return {
    async run(work) {
      let events: RealtimeEvent[] = []
      const result = await db.transaction(async (tx) => {
        let open = true
        // What a transaction that was undone and begun again had published never happened.
        events = []
        const unit: SqlUnit = {
          database: tx,
          publish(event) {
            if (!open) throw new Error('This unit of work is over; what it publishes now would never leave')
            events.push(event)
          },
        }
        const done = await work(unit)
        open = false
        if (also && events.length > 0) await also(tx, events)
        if (outlet.when === 'with-commit' && events.length > 0) await outlet.publish(tx, events)
        return done
      })
      // Transactions resolve in the order of their commits, and nothing is awaited in between: so do their events.
      if (outlet.when === 'after-commit' && events.length > 0) outlet.publish(events)
      return result
    },
  }
}

/** The transaction of a unit, for a store that is to write with it; the database itself when there is no unit. */
export function databaseOf(unit: Transaction | undefined, db: Database): Database {
  if (unit === undefined) return db
  if (!isSqlUnit(unit)) throw new TypeError('This unit of work belongs to something other than the database')
  return unit.database
}

function isSqlUnit(unit: Transaction): unit is SqlUnit {
  return 'database' in unit
}
