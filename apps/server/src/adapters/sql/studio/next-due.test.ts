import { expect, it } from 'vitest'
import { type Database, type Sql, sql } from '#adapters/sql/database.ts'
import { sqlHookQueue } from '#adapters/sql/accounts/hook-queue.ts'
import { freshSqlite } from '#adapters/sql/testing/fresh-database.ts'
import { sqlGenerationQueue } from './generation-queue.ts'
import { sqlPortraitQueue } from './portrait-queue.ts'

type Queue = { nextDue(now: Date): Promise<Date | undefined> }

it.each([
  ['generations', sqlGenerationQueue, 'generations_due'],
  ['portraits', sqlPortraitQueue, 'portrait_turns_next'],
  ['deliveries', sqlHookQueue, 'webhook_turns_due'],
] as const)('[CLUS-25] what is due next of the %s is found by an index', async (_what, queueOn, index) => {
  await using world = await freshSqlite()
  const asked: Sql[] = []
  const queue: Queue = queueOn(watched(world.db, asked))
  expect(await queue.nextDue(new Date('2026-11-17T12:00:00Z'))).toBeUndefined()
  const [query = sql.empty] = asked
  const plan = await world.db.rows<{ detail: string }>(sql`explain query plan ${query}`)
  expect(plan.map(({ detail }) => detail).join()).toMatch(new RegExp(`^SEARCH \\w+ USING (COVERING )?INDEX ${index} `))
})

it('[CLUS-26] whether a delivery is due is found by the same index', async () => {
  await using world = await freshSqlite()
  const asked: Sql[] = []
  expect(
    await sqlHookQueue(watched(world.db, asked)).isDue({ now: new Date('2026-11-17T12:00:00Z'), slow: true }),
  ).toBe(false)
  const [query = sql.empty] = asked
  const [plan] = await world.db.rows<{ detail: string }>(sql`explain query plan ${query}`)
  expect(plan?.detail).toMatch(/^SEARCH webhook_turns USING (COVERING )?INDEX webhook_turns_due /)
})

function watched(db: Database, asked: Sql[]): Database {
  return {
    ...db,
    one(query, options) {
      asked.push(query)
      return db.one(query, options)
    },
    run(query) {
      asked.push(query)
      return db.run(query)
    },
  }
}
