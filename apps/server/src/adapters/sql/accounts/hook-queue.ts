import { type Database, sql } from '#adapters/sql/database.ts'
import { databaseOf } from '#adapters/sql/units.ts'
import type { Claimed, DeliveryQueue } from '#application/hooks/ports.ts'
import { maxFailures, slowPause } from '#domain/hooks/hook.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { deliveryColumns, deliveryFrom, type DeliveryRow, giveUp } from './hooks.ts'
import { averageTime, nextTurn, readyWebhook, scheduleTurn, type Turn, type WebhookState } from './webhook-turns.ts'

/** Rows of history that one statement deletes. */
const sweepStep = 500

export function sqlHookQueue(db: Database): DeliveryQueue {
  const held = ({ id, lease }: Pick<Claimed, 'id' | 'lease'>) => sql`id = ${id} and lease = ${lease}`

  /** At most ten rows, each found by an index however many deliveries there are. */
  const webhooksOf = (on: Database, userId: string): Promise<WebhookState[]> =>
    on.rows<WebhookState>(sql`
      select id, url, turn_at, paused_until,
        (select min(d.due_at) from hook_deliveries d where d.hook_id = hooks.id and d.status = 'waiting') as due,
        (select max(d.lease_until) from hook_deliveries d where d.hook_id = hooks.id and d.lease is not null) as held_until
      from hooks where user_id = ${userId}`)

  /** Locked before anything of the account is read, so that no change in between is overlooked. */
  const lockTurn = async (on: Database, userId: string): Promise<Turn> => {
    const lock = on.dialect === 'postgres' ? sql`for update` : sql.empty
    const turn = await on.one<Turn>(sql`
      select user_id, pace, slow from webhook_turns where user_id = ${userId} ${lock}`)
    return turn ?? { user_id: userId, pace: null, slow: 0 }
  }

  return {
    async claim(unit, { lease, now, until, slow }) {
      const on = databaseOf(unit, db)
      const at = formatDateTime(now)
      const leaseUntil = formatDateTime(until)
      const lock = on.dialect === 'postgres' ? sql`for update skip locked` : sql.empty
      for (;;) {
        const turn = await on.one<Turn>(sql`
          select user_id, pace, slow from webhook_turns
          where due_at <= ${at} ${slow ? sql.empty : sql`and slow = 0`} order by due_at limit 1 ${lock}`)
        if (!turn) return undefined
        const webhooks = await webhooksOf(on, turn.user_id)
        const ready = readyWebhook(webhooks, turn, at)
        const row =
          ready &&
          (await on.one<DeliveryRow>(sql`
          update hook_deliveries set lease = ${lease}, lease_until = ${leaseUntil}, attempts = attempts + 1
          where id = (
            select d.id from hook_deliveries d where d.hook_id = ${ready.id} and d.status = 'waiting'
            order by d.due_at, d.id limit 1
          ) returning ${deliveryColumns}`))
        if (ready && row) await on.run(sql`update hooks set turn_at = ${at} where id = ${ready.id}`)
        const after = webhooks.map((each) => (row && each === ready ? { ...each, held_until: leaseUntil } : each))
        await on.run(sql`
          update webhook_turns set due_at = ${nextTurn(after, turn, at)} where user_id = ${turn.user_id}`)
        if (ready && row) {
          return { ...deliveryFrom(row), lease, url: ready.url, userId: turn.user_id, slow: turn.slow === 1 }
        }
      }
    },

    async isDue({ now, slow }) {
      const due = await db.one(sql`
        select 1 as due from webhook_turns
        where due_at <= ${formatDateTime(now)} ${slow ? sql.empty : sql`and slow = 0`} limit 1`)
      return due !== undefined
    },

    async renew(unit, taken, until) {
      const changed = await databaseOf(unit, db).run(sql`
        update hook_deliveries set lease_until = ${formatDateTime(until)} where ${held(taken)} and status = 'waiting'`)
      return changed === 1
    },

    async settle(unit, taken, { code, answer, now, took, outcome, slow, retryAt }) {
      const on = databaseOf(unit, db)
      const at = formatDateTime(now)
      const turn = await lockTurn(on, taken.userId)
      const changed = await on.run(sql`
        update hook_deliveries set status = ${outcome}, code = ${code ?? null}, answer = ${answer}, tried_at = ${at},
          due_at = ${retryAt ? formatDateTime(retryAt) : at}, lease = null, lease_until = null
        where ${held(taken)}`)
      const pace = averageTime(turn.pace, took)
      const timed = { ...turn, ...pace }
      const off = changed === 1 && (await count(on, taken.hookId, outcome === 'delivered' && !slow, slow, now))
      const dueAt = nextTurn(await webhooksOf(on, taken.userId), timed, at)
      await on.run(sql`
        update webhook_turns set due_at = ${dueAt}, pace = ${pace.pace}, slow = ${pace.slow}
        where user_id = ${taken.userId}`)
      return off
    },

    async release(unit, taken) {
      const on = databaseOf(unit, db)
      await scheduleTurn(on, taken.userId, taken.dueAt)
      await on.run(sql`
        update hook_deliveries set lease = null, lease_until = null, attempts = attempts - 1 where ${held(taken)}`)
    },

    async nextDue(now) {
      const row = await db.one<{ due: string | null }>(sql`
        select min(due_at) as due from webhook_turns where due_at > ${formatDateTime(now)}`)
      return row?.due ? new Date(row.due) : undefined
    },

    async sweep(before, now) {
      // A node of an older version knows nothing of turns: what it queued is taken up here.
      if (db.dialect === 'postgres') {
        await db.run(sql`
          insert into webhook_turns (user_id, due_at)
          select distinct h.user_id, ${formatDateTime(now)} from hooks h
          where exists (select 1 from hook_deliveries d where d.hook_id = h.id and d.status = 'waiting')
          on conflict (user_id) do update set due_at = excluded.due_at where webhook_turns.due_at is null`)
      }
      const step = sql`
        delete from hook_deliveries where id in (
          select id from hook_deliveries where created_at < ${formatDateTime(before)} and status <> 'waiting'
          order by created_at limit ${sweepStep})`
      while ((await db.run(step)) === sweepStep);
    },
  }
}

/** Counts a try for its webhook; true when that turned the webhook off. */
async function count(on: Database, hookId: string, isFine: boolean, isSlow: boolean, now: Date): Promise<boolean> {
  if (isFine) {
    await on.run(sql`update hooks set failures = 0, paused_until = null where id = ${hookId} and failures > 0`)
    return false
  }
  const hook = await on.one<{ failures: number; disabled_at: string | null }>(sql`
    update hooks set failures = failures + 1 where id = ${hookId} returning failures, disabled_at`)
  if (!hook) return false
  if (isSlow) {
    const until = new Date(now.getTime() + slowPause(hook.failures))
    await on.run(sql`update hooks set paused_until = ${formatDateTime(until)} where id = ${hookId}`)
  }
  if (hook.failures < maxFailures || hook.disabled_at !== null) return false
  await on.run(sql`update hooks set disabled_at = ${formatDateTime(now)} where id = ${hookId}`)
  await giveUp(on, hookId)
  return true
}
