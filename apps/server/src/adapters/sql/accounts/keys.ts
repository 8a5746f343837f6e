import { keyScopes } from '@eidolon/contract/accounts/key-scopes.ts'
import { z } from 'zod'
import { type Database, sql } from '#adapters/sql/database.ts'
import { databaseOf } from '#adapters/sql/units.ts'
import type { KeyStore } from '#application/keys/ports.ts'
import type { ApiKey } from '#domain/accounts/key.ts'

type KeyRow = {
  readonly id: string
  readonly user_id: string
  readonly created_at: string
  readonly name: string
  readonly scopes: string
  readonly expire: string | null
  readonly last_used_at: string | null
}
type HolderRow = KeyRow & {
  readonly secret_hash: string
  readonly active: number
  readonly verified: number
  readonly labels: string
}

const columns = sql`id, user_id, created_at, name, scopes, expire, last_used_at`

export function sqlKeys(db: Database): KeyStore {
  return {
    async add(key, secretHash, max, unit) {
      const on = databaseOf(unit, db)
      // Held, so that two at the same moment are counted one after the other.
      const lock = on.dialect === 'postgres' ? sql`for update` : sql.empty
      await on.one(sql`select id from users where id = ${key.userId} ${lock}`)
      const row = await on.one(sql`
        insert into api_keys (id, user_id, created_at, name, scopes, secret_hash, expire)
        select ${key.id}, ${key.userId}, ${key.createdAt}, ${key.name}, ${JSON.stringify(key.scopes)}, ${secretHash},
          cast(${key.expire ?? null} as text)
        where (select count(*) from api_keys where user_id = ${key.userId}) < ${max} returning id`)
      return row !== undefined
    },
    async list(userId) {
      const rows = await db.rows<KeyRow>(sql`
        select ${columns} from api_keys where user_id = ${userId} order by created_at desc, id desc`)
      return rows.map(keyFrom)
    },
    async delete(userId, id, unit) {
      const row = await databaseOf(unit, db).one<KeyRow>(sql`
        delete from api_keys where id = ${id} and user_id = ${userId} returning ${columns}`)
      return row && keyFrom(row)
    },
    async deleteAll(userId, unit) {
      await databaseOf(unit, db).run(sql`delete from api_keys where user_id = ${userId}`)
    },
    async holder(id) {
      const row = await db.one<HolderRow>(sql`
        select k.id, k.user_id, k.created_at, k.name, k.scopes, k.expire, k.last_used_at, k.secret_hash, u.active,
          (u.email_verified or u.phone_verified) as verified, u.labels
        from api_keys k join users u on u.id = k.user_id where k.id = ${id}`)
      return (
        row && {
          key: keyFrom(row),
          secretHash: row.secret_hash,
          active: row.active === 1,
          verified: row.verified === 1,
          labels: Labels.parse(JSON.parse(row.labels)),
        }
      )
    },
    async touch(id, at, since) {
      await db.run(sql`
        update api_keys set last_used_at = ${at}
        where id = ${id} and (last_used_at is null or last_used_at <= ${since})`)
    },
  }
}

const Scopes = z.array(z.enum(keyScopes))
const Labels = z.array(z.string())

const keyFrom = (row: KeyRow): ApiKey => ({
  id: row.id,
  userId: row.user_id,
  createdAt: row.created_at,
  name: row.name,
  scopes: Scopes.parse(JSON.parse(row.scopes)),
  expire: row.expire ?? undefined,
  lastUsedAt: row.last_used_at ?? undefined,
})
