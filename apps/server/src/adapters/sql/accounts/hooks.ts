import { hookEvents, hookLimits, deliveryStates } from '@eidolon/contract/accounts/hooks.ts'
import { z } from 'zod'
import { type Database, sql } from '#adapters/sql/database.ts'
import { databaseOf } from '#adapters/sql/units.ts'
import type { HookStore } from '#application/hooks/ports.ts'
import type { Delivery, Hook } from '#domain/hooks/hook.ts'
import { hookEventOf } from '#domain/hooks/hook-event.ts'
import type { RealtimeEvent } from '#domain/realtime/event.ts'
import type { Ids } from '#domain/shared/ids.ts'
import { scheduleTurn } from './webhook-turns.ts'

type HookRow = {
  readonly id: string
  readonly user_id: string
  readonly created_at: string
  readonly url: string
  readonly events: string
  readonly failures: number
  readonly disabled_at: string | null
}

export type DeliveryRow = {
  readonly id: string
  readonly hook_id: string
  readonly created_at: string
  readonly event: string
  readonly body: string
  readonly status: string
  readonly attempts: number
  readonly tried_at: string | null
  readonly due_at: string
  readonly code: number | null
  readonly answer: string
}

const columns = sql`id, user_id, created_at, url, events, failures, disabled_at`
export const deliveryColumns = sql`id, hook_id, created_at, event, body, status, attempts, tried_at, due_at, code, answer`

export function sqlHooks(db: Database): HookStore {
  return {
    async add(hook, max, unit) {
      const on = databaseOf(unit, db)
      // Held, so that two at the same moment are counted one after the other.
      const lock = on.dialect === 'postgres' ? sql`for update` : sql.empty
      await on.one(sql`select id from users where id = ${hook.userId} ${lock}`)
      const row = await on.one(sql`
        insert into hooks (id, user_id, created_at, url, events)
        select ${hook.id}, ${hook.userId}, ${hook.createdAt}, ${hook.url}, ${JSON.stringify(hook.events)}
        where (select count(*) from hooks where user_id = ${hook.userId}) < ${max} returning id`)
      return row !== undefined
    },
    async list(userId) {
      const rows = await db.rows<HookRow>(sql`
        select ${columns} from hooks where user_id = ${userId} order by created_at desc, id desc`)
      return rows.map(hookFrom)
    },
    async find(userId, id, unit) {
      const row = await databaseOf(unit, db).one<HookRow>(sql`
        select ${columns} from hooks where id = ${id} and user_id = ${userId}`)
      return row && hookFrom(row)
    },
    async turn(userId, id, enabled, unit) {
      const on = databaseOf(unit, db)
      const row = await on.one<HookRow>(sql`
        update hooks set failures = 0, paused_until = null, disabled_at = ${enabled ? sql`null` : sql`coalesce(disabled_at, created_at)`}
        where id = ${id} and user_id = ${userId} returning ${columns}`)
      if (row && !enabled) await giveUp(on, id)
      return row && hookFrom(row)
    },
    async delete(userId, id, unit) {
      const row = await databaseOf(unit, db).one(sql`
        delete from hooks where id = ${id} and user_id = ${userId} returning id`)
      return row !== undefined
    },
    async deleteAll(userId, unit) {
      await databaseOf(unit, db).run(sql`delete from hooks where user_id = ${userId}`)
    },
    async deliveries(hookId, max) {
      const rows = await db.rows<DeliveryRow>(sql`
        select ${deliveryColumns} from hook_deliveries where hook_id = ${hookId}
        order by created_at desc, id desc limit ${max}`)
      return rows.map(deliveryFrom)
    },
    async again(hookId, deliveryId, now, unit) {
      const on = databaseOf(unit, db)
      const hook = await on.one<{ user_id: string }>(sql`select user_id from hooks where id = ${hookId}`)
      if (hook) await scheduleTurn(on, hook.user_id, now)
      await on.run(sql`
        update hook_deliveries set status = 'waiting', attempts = 0, due_at = ${now}, lease = null, lease_until = null
        where id = ${deliveryId} and hook_id = ${hookId} and status <> 'waiting'`)
      const row = await on.one<DeliveryRow>(sql`
        select ${deliveryColumns} from hook_deliveries where id = ${deliveryId} and hook_id = ${hookId}`)
      return row && deliveryFrom(row)
    },
  }
}

/** What waits for a hook that was turned off is over. */
export async function giveUp(on: Database, hookId: string): Promise<void> {
  await on.run(sql`
    update hook_deliveries set status = 'failed', lease = null, lease_until = null,
      answer = case when answer = '' then 'The hook was turned off.' else answer end
    where hook_id = ${hookId} and status = 'waiting'`)
}

/**
 * Writes what hooks are to be told in the same transaction as the change that it is about: neither is ever there
 * without the other.
 */
export const queueForHooks =
  (ids: Ids) =>
  async (tx: Database, events: readonly RealtimeEvent[]): Promise<void> => {
    const all = events.flatMap((each) => {
      const told = hookEventOf(each)
      return told ? [{ ...told, at: each.timestamp }] : []
    })
    for (const [userId, told] of Map.groupBy(all, (each) => each.userId)) {
      const first = told[0]?.at
      const listening = await tx.rows<{ events: string }>(sql`
        select events from hooks where user_id = ${userId} and disabled_at is null`)
      const events = new Set(listening.flatMap((hook) => Events.parse(JSON.parse(hook.events))))
      if (first === undefined || !told.some(({ event }) => events.has(event))) continue
      // First of all, because it locks: of two changes at the same moment the second counts what the first queued.
      await scheduleTurn(tx, userId, first)
      const rows = await tx.rows<HookRow & { readonly waiting: number }>(sql`
        select ${columns}, (select count(*) from (
            select 1 from hook_deliveries d where d.hook_id = h.id and d.status = 'waiting'
            order by d.due_at, d.id limit ${hookLimits.waiting}
          ) w) as waiting
        from hooks h where user_id = ${userId} and disabled_at is null
          and exists (select 1 from users where id = ${userId} and active)`)
      const queued = rows.flatMap((row) => {
        const hook = hookFrom(row)
        const wanted = told.filter(({ event }) => hook.events.includes(event))
        return wanted.slice(0, hookLimits.waiting - row.waiting).map(({ event, once, data, at }) => {
          const id = ids.unique()
          return { id, hook: hook.id, at, event, once, body: JSON.stringify({ id, event, createdAt: at, data }) }
        })
      })
      if (queued.length > 0) await insertDeliveries(tx, queued)
      for (const hookId of new Set(queued.map(({ hook }) => hook))) await trimHistory(tx, hookId)
    }
  }

type Queued = {
  readonly id: string
  readonly hook: string
  readonly at: string
  readonly event: string
  readonly once: string | undefined
  readonly body: string
}

/** All of them by one statement with one parameter: a single request can cause thousands. */
async function insertDeliveries(tx: Database, queued: readonly Queued[]): Promise<void> {
  const json = JSON.stringify(queued)
  const rows =
    tx.dialect === 'postgres'
      ? sql`select id, hook, at, event, once, body, 'waiting', at from json_to_recordset(${json}::json)
          as given (id text, hook text, at text, event text, once text, body text)`
      : sql`select value ->> 'id', value ->> 'hook', value ->> 'at', value ->> 'event', value ->> 'once',
          value ->> 'body', 'waiting', value ->> 'at' from json_each(${json}) where true`
  await tx.run(sql`
    insert into hook_deliveries (id, hook_id, created_at, event, once, body, status, due_at)
    ${rows} on conflict do nothing`)
}

/** Keeps a webhook's newest finished deliveries. As many go at most as one change can add. */
async function trimHistory(tx: Database, hookId: string): Promise<void> {
  await tx.run(sql`
    delete from hook_deliveries where id in (
      select id from hook_deliveries where hook_id = ${hookId} and status <> 'waiting'
      order by created_at desc, id desc limit ${hookLimits.waiting} offset ${hookLimits.kept})`)
}

const Events = z.array(z.enum(hookEvents))
const Event = z.enum(hookEvents)
const Status = z.enum(deliveryStates)

const hookFrom = (row: HookRow): Hook => ({
  id: row.id,
  userId: row.user_id,
  createdAt: row.created_at,
  url: row.url,
  events: Events.parse(JSON.parse(row.events)),
  enabled: row.disabled_at === null,
  failures: row.failures,
})

export const deliveryFrom = (row: DeliveryRow): Delivery => ({
  id: row.id,
  hookId: row.hook_id,
  createdAt: row.created_at,
  event: Event.parse(row.event),
  body: row.body,
  status: Status.parse(row.status),
  attempts: row.attempts,
  triedAt: row.tried_at ?? undefined,
  dueAt: row.due_at,
  code: row.code ?? undefined,
  answer: row.answer,
})
