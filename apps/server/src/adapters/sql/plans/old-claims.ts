import { type Database, sql } from '#adapters/sql/database.ts'
import { at, later } from './uses.ts'

/** The claim of the portrait queue in 2.0.1: it read every character of the account whose turn it was. */
export async function oldPortraitClaim(db: Database): Promise<void> {
  const isFree = sql`(portrait_due_at is null or portrait_due_at <= ${at})
    and (portrait_lease_until is null or portrait_lease_until <= ${at})`
  await db.one(sql`
    update characters set portrait_lease = ${'lease'}, portrait_lease_until = ${later},
      portrait_attempts = portrait_attempts + 1
    where seq = (
      select seq from characters where portrait_pending and ${isFree} and owner = (
        select owner from characters where portrait_pending group by owner
        having max(case when ${isFree} then 1 else 0 end) = 1
        order by sum(case when portrait_lease_until > ${at} then 1 else 0 end), count(*), min(seq)
        limit 1
      )
      order by coalesce(portrait_due_at, ''), seq limit 1
    )
    returning id, portrait_attempts as attempt`)
}

/** The indexes that it had. */
export const oldPortraitIndexes = [
  sql`drop index if exists characters_portraits_next`,
  sql`create index characters_portraits
    on characters (owner, portrait_due_at, portrait_lease_until, seq) where portrait_pending`,
]

/** The claim of the webhook queue in 2.0.1: it passed over every delivery of a webhook that was in use. */
export async function oldWebhookClaim(db: Database): Promise<void> {
  await db.one(sql`
    update hook_deliveries set lease = ${'lease'}, lease_until = ${later}, attempts = attempts + 1
    where id = (
      select d.id from hook_deliveries d
      where d.status = 'waiting' and d.due_at <= ${at} and not exists (
        select 1 from hook_deliveries o
        where o.hook_id = d.hook_id and o.status = 'waiting' and o.lease_until > ${at})
      order by d.due_at, d.id limit 1
    ) returning id`)
}

export const oldWebhookIndexes = [
  ...['next', 'leased', 'past', 'over'].map((name) => sql`drop index if exists ${sql.id(`hook_deliveries_${name}`)}`),
  sql`create index hook_deliveries_due on hook_deliveries (due_at) where status = 'waiting'`,
  sql`create index hook_deliveries_by_age on hook_deliveries (created_at)`,
]
