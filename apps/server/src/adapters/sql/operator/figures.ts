import { type Database, sql } from '#adapters/sql/database.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'

export type QueueFigures = {
  readonly queue: 'generations' | 'portraits'
  readonly waiting: number
  readonly running: number
  /** How long the one that waits longest has been waiting. */
  readonly oldestSeconds: number
}

type Counted = { readonly waiting: number; readonly running: number; readonly oldest: string | null }

/** How much there is to draw. Both read indexes that hold nothing but what waits or runs. */
export async function queueFigures(db: Database, now: Date): Promise<readonly QueueFigures[]> {
  const generations = await db.one<Counted>(sql`
    select (select count(*) from generations where status = 'queued') as waiting,
      (select count(*) from generations where status = 'running') as running,
      (select min(created_at) from generations where status = 'queued') as oldest`)
  const at = formatDateTime(now)
  // Portraits that wait until their character is shown (rank 2) are not work yet.
  const portraits = await db.one<Counted>(sql`
    select count(case when portrait_lease is null then 1 else null end) as waiting,
      count(case when portrait_lease is not null and portrait_due_at > ${at} then 1 else null end) as running,
      min(case when portrait_lease is null then updated_at else null end) as oldest
    from characters where portrait_pending and portrait_rank < 2`)
  return [figures('generations', generations, now), figures('portraits', portraits, now)]
}

/** Payments by what became of them, and the subscriptions that run. */
export async function paymentFigures(db: Database, now: Date) {
  const payments = await db.rows<{ state: string; n: number }>(sql`
    select state, count(*) as n from payments group by state order by state`)
  const row = await db.one<{ n: number }>(sql`
    select count(*) as n from subscriptions where ends_at > ${formatDateTime(now)}`)
  return { payments, subscriptions: row?.n ?? 0 }
}

function figures(queue: QueueFigures['queue'], row: Counted | undefined, now: Date): QueueFigures {
  const oldestSeconds = row?.oldest ? Math.max(0, (now.getTime() - new Date(row.oldest).getTime()) / 1000) : 0
  return { queue, waiting: row?.waiting ?? 0, running: row?.running ?? 0, oldestSeconds }
}
