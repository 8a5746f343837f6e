import { Taken } from '#application/accounts/ports.ts'
import type { PushKeyStore, PushTargets, SentNotices } from '#application/push/ports.ts'
import { type TargetRow, targetFrom } from './account-targets.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import { UniqueViolation } from '#adapters/sql/errors.ts'
import { databaseOf } from '#adapters/sql/units.ts'

export function sqlPushTargets(db: Database): PushTargets {
  return {
    async add(target, sessionId, max, unit) {
      const on = databaseOf(unit, db)
      await refusing(
        on.run(sql`
          insert into targets (id, user_id, session_id, created_at, updated_at, name, provider_id, provider_type,
            identifier)
          values (${target.id}, ${target.userId}, ${sessionId ?? null}, ${target.createdAt}, ${target.updatedAt},
            ${target.name}, ${target.providerId ?? null}, 'push', ${target.identifier})`),
      )
      const ended = await on.rows<TargetRow>(sql`
        delete from targets where user_id = ${target.userId} and provider_type = 'push' and id not in (
          select id from targets where user_id = ${target.userId} and provider_type = 'push'
          order by case when id = ${target.id} then 0 else 1 end, created_at desc, id desc limit ${max}) returning *`)
      return ended.map(targetFrom)
    },
    async change(userId, id, identifier, now, unit) {
      const row = await refusing(
        databaseOf(unit, db).one<TargetRow>(sql`
          update targets set identifier = ${identifier}, updated_at = ${now}
          where id = ${id} and user_id = ${userId} and provider_type = 'push' returning *`),
      )
      return row && targetFrom(row)
    },
    async delete(userId, id, unit) {
      const row = await databaseOf(unit, db).one<TargetRow>(sql`
        delete from targets where id = ${id} and user_id = ${userId} and provider_type = 'push' returning *`)
      return row && targetFrom(row)
    },
    async of(userId) {
      const rows = await db.rows<TargetRow>(sql`
        select * from targets where user_id = ${userId} and provider_type = 'push' order by created_at, id`)
      return rows.map(targetFrom)
    },
  }
}

async function refusing<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    throw error instanceof UniqueViolation ? new Taken('target', error) : error
  }
}

/** Milliseconds that are remembered; no node hears of anything later. */
const rememberedFor = 24 * 60 * 60 * 1000
const sweepEvery = 60 * 60 * 1000

export function sqlSentNotices(db: Database): SentNotices {
  let swept = 0
  return {
    async claim(subject, now) {
      const row = await db.one(sql`
        insert into push_notices (subject, at) values (${subject}, ${now}) on conflict do nothing returning subject`)
      const moment = Date.parse(now)
      if (moment - swept >= sweepEvery) {
        swept = moment
        const old = new Date(moment - rememberedFor).toISOString().replace('Z', '+00:00')
        await db.run(sql`delete from push_notices where at < ${old}`)
      }
      return row !== undefined
    },
  }
}

type KeyRow = { readonly public_key: string; readonly private_key: string }

export function sqlPushKeys(db: Database): PushKeyStore {
  const find = async () => {
    const row = await db.one<KeyRow>(sql`select public_key, private_key from push_keys`)
    return row && { publicKey: row.public_key, privateKey: row.private_key }
  }
  return {
    async load(fresh, now) {
      const known = await find()
      if (known) return known
      const { publicKey, privateKey } = fresh()
      await db.run(sql`
        insert into push_keys (only_row, public_key, private_key, created_at)
        values (1, ${publicKey}, ${privateKey}, ${now}) on conflict do nothing`)
      const kept = await find()
      if (!kept) throw new Error('The keys of push messages were written and are not there')
      return kept
    },
  }
}
