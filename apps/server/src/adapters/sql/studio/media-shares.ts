import type { UserId } from '@eidolon/contract/ids.ts'
import type { Share, Shares } from '#application/shares/ports.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import { databaseOf } from '#adapters/sql/units.ts'

type Row = {
  readonly media_id: string
  readonly owner: UserId
  readonly token_hash: string
  readonly password: string | null
  readonly created_at: string
  readonly expire: string | null
}

const columns = sql`media_id, owner, token_hash, password, created_at, expire`

export function sqlShares(db: Database): Shares {
  return {
    async put(unit, { mediaId, owner, tokenHash, password, createdAt, expire }) {
      await databaseOf(unit, db).run(sql`
        insert into media_shares (media_id, owner, token_hash, password, created_at, expire)
        values (${mediaId}, ${owner}, ${tokenHash}, ${password}, ${createdAt}, ${expire})
        on conflict (media_id) do update set owner = excluded.owner, token_hash = excluded.token_hash,
          password = excluded.password, created_at = excluded.created_at, expire = excluded.expire`)
    },
    async ofMedia(mediaId) {
      const row = await db.one<Row>(sql`select ${columns} from media_shares where media_id = ${mediaId}`)
      return row && shareFrom(row)
    },
    async byToken(tokenHash) {
      const row = await db.one<Row>(sql`select ${columns} from media_shares where token_hash = ${tokenHash}`)
      return row && shareFrom(row)
    },
    async remove(unit, mediaId) {
      return (await databaseOf(unit, db).run(sql`delete from media_shares where media_id = ${mediaId}`)) > 0
    },
    async removeExpired(unit, now) {
      return databaseOf(unit, db).run(sql`delete from media_shares where expire <= ${now}`)
    },
  }
}

const shareFrom = ({ media_id, owner, token_hash, password, created_at, expire }: Row): Share => ({
  mediaId: media_id,
  owner,
  tokenHash: token_hash,
  password,
  createdAt: created_at,
  expire,
})
