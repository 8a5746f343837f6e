import type { Belonging, Belongings, BelongingsPlace, Removal, Removals } from '#application/account-data/ports.ts'
import { type Database, sql } from './database.ts'
import { databaseOf } from './units.ts'

/** Tables of collections are called after them, those of buckets after what they hold. */
const tableOf = (place: BelongingsPlace) =>
  sql.id(place.kind === 'documents' ? place.collectionId : `files_${place.bucketId}`)

export function sqlBelongings(db: Database): Belongings {
  return {
    async page(place, userId, { after, until, most }) {
      return db.rows<Belonging>(sql`
        select seq, id from ${tableOf(place)}
        where reader = ${`user:${userId}`} and seq > ${after} and created_at <= ${until}
        order by seq limit ${most}`)
    },
    async open(place, userId, until) {
      const table = tableOf(place)
      const mentioned = sql`permissions like ${`%user:${userId}%`} and created_at <= ${until}`
      // Everything that one account alone may read lies in between; each of these is a range of the same index.
      const ranges = [
        sql`reader < 'user:'`,
        sql`reader >= 'user;'`,
        ...['verified', 'unverified'].map((state) => sql`reader = ${`user:${userId}/${state}`}`),
      ]
      const found = await Promise.all(
        ranges.map((range) => db.rows<Belonging>(sql`select seq, id from ${table} where ${range} and ${mentioned}`)),
      )
      return found.flat().toSorted((one, other) => one.seq - other.seq)
    },
  }
}

export function sqlRemovals(db: Database): Removals {
  return {
    async begin({ userId, at }, unit) {
      const on = databaseOf(unit, db)
      await on.run(sql`delete from users where id = ${userId}`)
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
      await db.run(sql`delete from account_removals where user_id = ${userId} and at <= ${at}`)
    },
  }
}
