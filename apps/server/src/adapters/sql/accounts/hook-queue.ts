import { type Database, sql } from '#adapters/sql/database.ts'
import { databaseOf } from '#adapters/sql/units.ts'
import type { Claimed, DeliveryQueue } from '#application/hooks/ports.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { deliveryColumns, deliveryFrom, type DeliveryRow, giveUp } from './hooks.ts'

export function sqlHookQueue(db: Database): DeliveryQueue {
  const held = ({ id, lease }: Pick<Claimed, 'id' | 'lease'>) => sql`id = ${id} and lease = ${lease}`
  return {
    async claim(unit, { lease, now, until }) {
      const on = databaseOf(unit, db)
      // Whose turn it is depends on what other nodes have just taken, so claims are made one after the other.
      if (on.dialect === 'postgres') {
        await on.rows(sql`select pg_advisory_xact_lock(current_schema()::regnamespace::oid::integer, 816)`)
      }
      const at = formatDateTime(now)
      const row = await on.one<DeliveryRow>(sql`
        update hook_deliveries set lease = ${lease}, lease_until = ${formatDateTime(until)}, attempts = attempts + 1
        where id = (
          select d.id from hook_deliveries d
          where d.status = 'waiting' and d.due_at <= ${at} and not exists (
            select 1 from hook_deliveries o
            where o.hook_id = d.hook_id and o.status = 'waiting' and o.lease_until > ${at})
          order by d.due_at, d.id limit 1
        ) returning ${deliveryColumns}`)
      if (!row) return undefined
      const hook = await on.one<{ url: string; user_id: string }>(sql`
        select url, user_id from hooks where id = ${row.hook_id}`)
      return hook && { ...deliveryFrom(row), lease, url: hook.url, userId: hook.user_id }
    },

    async isDue(now) {
      const due = await db.one(sql`
        select 1 as due from hook_deliveries where status = 'waiting' and due_at <= ${formatDateTime(now)} limit 1`)
      return due !== undefined
    },

    async renew(unit, taken, until) {
      const changed = await databaseOf(unit, db).run(sql`
        update hook_deliveries set lease_until = ${formatDateTime(until)} where ${held(taken)} and status = 'waiting'`)
      return changed === 1
    },

    async delivered(unit, taken, { code, answer, at }) {
      const on = databaseOf(unit, db)
      const changed = await on.run(sql`
        update hook_deliveries set status = 'delivered', code = ${code ?? null}, answer = ${answer}, tried_at = ${at},
          lease = null, lease_until = null where ${held(taken)}`)
      if (changed === 1) await on.run(sql`update hooks set failures = 0 where id = ${taken.hookId} and failures > 0`)
    },

    async failed(unit, taken, { code, answer, at }, dueAt, most) {
      const on = databaseOf(unit, db)
      const changed = await on.run(sql`
        update hook_deliveries set status = ${dueAt ? 'waiting' : 'failed'}, code = ${code ?? null}, answer = ${answer},
          tried_at = ${at}, due_at = ${dueAt ? formatDateTime(dueAt) : at}, lease = null, lease_until = null
        where ${held(taken)}`)
      if (changed !== 1) return false
      await on.run(sql`update hooks set failures = failures + 1 where id = ${taken.hookId}`)
      const off = await on.one(sql`
        update hooks set disabled_at = ${at}
        where id = ${taken.hookId} and disabled_at is null and failures >= ${most} returning id`)
      if (off) await giveUp(on, taken.hookId)
      return off !== undefined
    },

    async release(unit, taken) {
      await databaseOf(unit, db).run(sql`
        update hook_deliveries set lease = null, lease_until = null, attempts = attempts - 1 where ${held(taken)}`)
    },

    async releaseAll(unit) {
      await databaseOf(unit, db).run(sql`
        update hook_deliveries set lease = null, lease_until = null where status = 'waiting' and lease is not null`)
    },

    async nextDue(now) {
      const row = await db.one<{ due: string | null }>(sql`
        select min(due_at) as due from hook_deliveries where status = 'waiting' and due_at > ${formatDateTime(now)}`)
      return row?.due ? new Date(row.due) : undefined
    },

    async sweep(before) {
      await db.run(sql`delete from hook_deliveries where created_at < ${before} and status <> 'waiting'`)
    },
  }
}
