import type { Timers } from '#application/shared/timers.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { type Database, sql } from './database.ts'

type Deps = { readonly db: Pick<Database, 'one'>; readonly system: Clock; readonly timers: Timers }

/** Closer than this the clocks of machines need not be, and an answer takes some time itself. */
const closeEnough = 250
const renewed = 60_000

/**
 * The time of the database, which all nodes have in common: by it they judge whose lease has ended. A node whose own
 * clock is wrong would otherwise take the others for dead, or never notice that one is.
 */
export async function databaseClock({ db, system, timers }: Deps): Promise<Clock & Disposable> {
  let off = 0

  async function compare(): Promise<void> {
    const before = system.now().getTime()
    const row = await db.one<{ now: number }>(
      sql`select cast(extract(epoch from clock_timestamp()) * 1000 as bigint) as now`,
    )
    const after = system.now().getTime()
    // What took long says little.
    if (!row || after - before > 1000) return
    const difference = row.now - (before + after) / 2
    off = Math.abs(difference) < closeEnough ? 0 : Math.round(difference)
  }

  await compare()
  // While the database is away, what was known last is good enough.
  const comparing = timers.every(renewed, () => void compare().catch(() => {}))
  return {
    now: () => new Date(system.now().getTime() + off),
    [Symbol.dispose]: () => comparing[Symbol.dispose](),
  }
}
