import type { SeenTransaction, SightingStore, Unread } from '#application/subscription/ports.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { type Database, type Sql, sql } from '#adapters/sql/database.ts'
import { databaseOf } from '#adapters/sql/units.ts'

type SightingRow = {
  readonly signature: string
  readonly slot: number
  readonly attempts: number
  readonly reason: Unread | null
  readonly due_at: string
  readonly seen_at: string
}

const columns = sql`signature, slot, attempts, reason, due_at, seen_at`

/** How many are written with one statement. */
const chunk = 200

export function sqlSightings(db: Database): SightingStore {
  const some = async (condition: Sql, order: Sql, max: number): Promise<SeenTransaction[]> =>
    (
      await db.rows<SightingRow>(sql`
        select ${columns} from payment_sightings where ${condition} order by ${order} limit ${max}`)
    ).map(sightingFrom)

  return {
    async add(unit, mentions, pays, now) {
      const at = formatDateTime(now)
      const each = [...new Map(mentions.map((one) => [one.signature, one])).values()]
      for (let from = 0; from < each.length; from += chunk) {
        const rows = each
          .slice(from, from + chunk)
          .map(({ signature, slot }) => sql`(${signature}, ${slot}, ${pays}, 0, ${at}, ${at})`)
        await databaseOf(unit, db).run(sql`
          insert into payment_sightings (signature, slot, pays, attempts, due_at, seen_at) values ${sql.join(rows)}
          on conflict (signature) do update set pays = excluded.pays where excluded.pays`)
      }
    },
    async due(now, share, patience) {
      const tried = sql`due_at <= ${formatDateTime(now)}`
      const lists = [
        await some(sql`pays = ${true} and attempts = 0`, sql`slot desc, signature desc`, share.newest),
        await some(sql`pays = ${true} and attempts = 0`, sql`slot, signature`, share.oldest),
        await some(
          sql`pays = ${true} and attempts > 0 and attempts < ${patience} and ${tried}`,
          sql`due_at`,
          share.again,
        ),
        await some(sql`pays = ${false} and attempts < ${patience} and ${tried}`, sql`slot, signature`, share.others),
        await some(sql`attempts >= ${patience} and ${tried}`, sql`due_at`, share.skipped),
      ]
      return [...new Map(lists.flat().map((each) => [each.signature, each])).values()]
    },
    skipped: (patience, max) => some(sql`attempts >= ${patience}`, sql`seen_at, signature`, max),
    async attempts(signature) {
      const row = await db.one<{ attempts: number }>(sql`
        select attempts from payment_sightings where signature = ${signature}`)
      return row?.attempts ?? 0
    },
    async fail(signature, { attempts, reason, dueAt }) {
      await db.run(sql`
        update payment_sightings set attempts = ${attempts}, reason = ${reason ?? null}, due_at = ${formatDateTime(dueAt)}
        where signature = ${signature}`)
    },
    async remove(signature) {
      await db.run(sql`delete from payment_sightings where signature = ${signature}`)
    },
  }
}

const sightingFrom = (row: SightingRow): SeenTransaction => ({
  signature: row.signature,
  slot: row.slot,
  attempts: row.attempts,
  reason: row.reason ?? undefined,
  dueAt: new Date(row.due_at),
  seenAt: new Date(row.seen_at),
})
