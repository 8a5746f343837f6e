import { hash } from 'node:crypto'
import type { Counters } from '#application/limits/ports.ts'
import { type Database, sql } from './database.ts'

/** Seconds between two looks for windows that are over. */
const sweepEvery = 600

/** Counts that every node of the installation shares. Keys are kept as hashes: addresses of people are among them. */
export function sqlCounters(db: Database): Counters {
  let swept = 0
  return {
    async add(windows, now) {
      if (now - swept >= sweepEvery) {
        swept = now
        await db.run(sql`delete from rate_limits where ends <= ${now}`)
      }
      // In the same order everywhere, so that two nodes never wait for each other's second row.
      const hashed = windows.map(({ key, ends, amount = 1 }) => ({
        key: hash('sha256', key, 'base64url'),
        ends,
        amount,
      }))
      const rows = hashed.toSorted((one, other) => (one.key < other.key ? -1 : 1))
      const values = sql.join(rows.map(({ key, ends, amount }) => sql`(${key}, ${amount}, ${ends})`))
      // A node whose clock is a little behind goes on counting in the window that the others are in already.
      const counted = await db.rows<{ readonly key: string; readonly hits: number }>(sql`
        insert into rate_limits (key, hits, ends) values ${values}
        on conflict (key) do update set
          hits = case when rate_limits.ends >= excluded.ends then rate_limits.hits + excluded.hits else excluded.hits end,
          ends = case when rate_limits.ends >= excluded.ends then rate_limits.ends else excluded.ends end
        returning key, hits`)
      return hashed.map(({ key }) => counted.find((each) => each.key === key)?.hits ?? 0)
    },
  }
}
