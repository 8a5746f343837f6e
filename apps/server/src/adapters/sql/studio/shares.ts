import type { UserId } from '@eidolon/contract/ids.ts'
import type { Share, Shares } from '#application/shares/ports.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import { databaseOf } from '#adapters/sql/units.ts'

type ShareRow = {
  readonly item_id: string
  readonly owner: UserId
  readonly token_hash: string
  readonly password: string | null
  readonly created_at: string
  readonly expire: string | null
  readonly include_recipe: number
}

/** Links to pictures, albums or stories: all are kept alike, each kind in a table of its own. */
export function sqlShares(db: Database, kind: 'media' | 'album' | 'story'): Shares {
  const table = sql.id(`${kind}_shares`)
  const item = sql.id(`${kind}_id`)
  const columns = sql`${item} as item_id, owner, token_hash, password, created_at, expire, include_recipe`
  return {
    async put(unit, { itemId, owner, tokenHash, password, createdAt, expire, includeRecipe }) {
      await databaseOf(unit, db).run(sql`
        insert into ${table} (${item}, owner, token_hash, password, created_at, expire, include_recipe)
        values (${itemId}, ${owner}, ${tokenHash}, ${password}, ${createdAt}, ${expire}, ${includeRecipe})
        on conflict (${item}) do update set owner = excluded.owner, token_hash = excluded.token_hash,
          password = excluded.password, created_at = excluded.created_at, expire = excluded.expire,
          include_recipe = excluded.include_recipe`)
    },
    async of(itemId) {
      const row = await db.one<ShareRow>(sql`select ${columns} from ${table} where ${item} = ${itemId}`)
      return row && shareFrom(row)
    },
    async byToken(tokenHash) {
      const row = await db.one<ShareRow>(sql`select ${columns} from ${table} where token_hash = ${tokenHash}
          and not exists (select 1 from users u where u.id = owner and not u.active)`)
      return row && shareFrom(row)
    },
    async remove(unit, itemId) {
      return (await databaseOf(unit, db).run(sql`delete from ${table} where ${item} = ${itemId}`)) > 0
    },
    async removeExpired(unit, now) {
      return databaseOf(unit, db).run(sql`delete from ${table} where expire <= ${now}`)
    },
  }
}

const shareFrom = ({ item_id, owner, token_hash, password, created_at, expire, include_recipe }: ShareRow): Share => ({
  itemId: item_id,
  owner,
  tokenHash: token_hash,
  password,
  createdAt: created_at,
  expire,
  includeRecipe: include_recipe === 1,
})
