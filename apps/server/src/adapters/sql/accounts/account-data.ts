import { setImmediate } from 'node:timers/promises'
import type { Belonging, Belongings, BelongingsPlace, Removal, Removals } from '#application/account-data/ports.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import { databaseOf } from '#adapters/sql/units.ts'

/** Tables of collections are called after them, those of buckets after what they hold. */
const tableOf = (place: BelongingsPlace) =>
  sql.id(place.kind === 'documents' ? place.collectionId : `files_${place.bucketId}`)

const columns = sql`seq, id, owner, created_at as "createdAt"`

export function sqlBelongings(db: Database): Belongings {
  return {
    async page(place, userId, { after, until, max }) {
      // SQLite answers within the call, so an export would keep everybody waiting until it ends.
      await setImmediate()
      return db.rows<Belonging>(sql`
        select ${columns} from ${tableOf(place)}
        where owner = ${userId} and seq > ${after} and created_at <= ${until}
        order by seq limit ${max}`)
    },
    async strays(place, { after, max }) {
      // What an account leaves that is being deleted is taken away already.
      return db.rows<Belonging>(sql`
        select ${columns} from ${tableOf(place)} t
        where seq > ${after} and (owner is null or permissions = '[]' or not exists (
          select 1 from users where id = t.owner union all select 1 from account_removals where user_id = t.owner
        ))
        order by seq limit ${max}`)
    },
  }
}

export function sqlRemovals(db: Database): Removals {
  return {
    async begin({ userId, at }, unit) {
      const on = databaseOf(unit, db)
      await on.run(sql`delete from users where id = ${userId}`)
      await on.run(sql`delete from prompt_history where user_id = ${userId}`)
      await on.run(sql`
        insert into account_removals (user_id, at) values (${userId}, ${at})
        on conflict (user_id) do update set at = excluded.at`)
    },
    async open() {
      const rows = await db.rows<{ readonly user_id: string; readonly at: string }>(
        sql`select user_id, at from account_removals order by at`,
      )
      return rows.map(({ user_id, at }): Removal => ({ userId: user_id, at }))
    },
    async finish({ userId, at }) {
      await db.run(sql`delete from deleted_characters where account = ${userId}`)
      await db.run(sql`delete from storage_used where owner = ${userId}`)
      await db.run(sql`delete from prompt_history where user_id = ${userId}`)
      await db.run(sql`delete from account_removals where user_id = ${userId} and at <= ${at}`)
    },
  }
}
