import type { Belonging, Belongings, BelongingsPlace, Removal, Removals } from '#application/account-data/ports.ts'
import { type Database, sql } from './database.ts'
import { databaseOf } from './units.ts'

/** Tables of collections are called after them, those of buckets after what they hold. */
const tableOf = (place: BelongingsPlace) =>
  sql.id(place.kind === 'documents' ? place.collectionId : `files_${place.bucketId}`)

export function sqlBelongings(db: Database): Belongings {
  return {
    async page(place, userId, { after, until, most }) {
      const reader = `user:${userId}`
      const table = tableOf(place)
      // What only they may read is found by the index; the rest is among what nobody in particular may read.
      const own = await db.rows<Belonging>(sql`
        select seq, id from ${table} where reader = ${reader} and seq > ${after} and created_at <= ${until}
        order by seq limit ${most}`)
      const mentioned = `%${reader}%`
      const open = await db.rows<Belonging>(sql`
        select seq, id from ${table}
        where (reader < 'user:' or reader >= 'user;' or reader in (${`${reader}/verified`}, ${`${reader}/unverified`}))
          and permissions like ${mentioned} and seq > ${after} and created_at <= ${until}
        order by seq limit ${most}`)
      return [...own, ...open].toSorted((one, other) => one.seq - other.seq).slice(0, most)
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
