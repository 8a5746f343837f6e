import { bucketIds } from '@eidolon/contract/resources.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import { databaseOf } from '#adapters/sql/units.ts'
import type { Claims } from '#application/claims/ports.ts'
import { walletProvider } from '#domain/accounts/wallet.ts'
import type { Claim } from '#domain/marking/claim.ts'

export type ClaimColumns = {
  readonly address: string | null
  readonly count: number | null
  readonly root: string | null
  readonly path: string | null
  readonly signature: string | null
}
type ClaimRow = { readonly id: string; readonly owner: string | null; readonly recipe: string | null }

export function sqlClaims(db: Database): Claims {
  return {
    async walletOf(userId) {
      const row = await db.one<{ provider_uid: string }>(sql`select provider_uid from identities
        where user_id = ${userId} and provider = ${walletProvider} order by created_at, id limit 1`)
      return row?.provider_uid
    },

    async recipesOf(owner, ids) {
      const rows = await db.rows<ClaimRow>(sql`select m.id, m.owner, m.recipe from media m
        join file_origins o on o.bucket_id = ${bucketIds.media} and o.file_id = m.file_id
        where m.id in (${sql.join(ids)})`)
      return new Map(rows.flatMap((row) => (row.owner === owner && row.recipe ? [[row.id, row.recipe]] : [])))
    },

    async of(mediaId) {
      const row = await db.one<ClaimColumns & { readonly created_at: string }>(
        sql`select address, count, root, path, signature, created_at from media_claims where media_id = ${mediaId}`,
      )
      const claim = row && claimFrom(row)
      return claim && { claim, at: row.created_at }
    },

    async among(mediaIds) {
      if (mediaIds.length === 0) return []
      const rows = await db.rows<ClaimColumns & { readonly media_id: string; readonly created_at: string }>(sql`
        select media_id, address, count, root, path, signature, created_at from media_claims
        where media_id in (${sql.join(mediaIds)}) order by media_id`)
      return rows.flatMap((row) => {
        const claim = claimFrom(row)
        return claim ? [{ mediaId: row.media_id, at: row.created_at, claim }] : []
      })
    },

    async keep(unit, mediaId, { address, count, root, path, signature }, at) {
      await databaseOf(unit, db).run(sql`
        insert into media_claims (media_id, address, count, root, path, signature, created_at)
        values (${mediaId}, ${address}, ${count}, ${root}, ${path.join(' ')}, ${signature}, ${at})
        on conflict (media_id) do update set address = excluded.address, count = excluded.count, root = excluded.root,
          path = excluded.path, signature = excluded.signature, created_at = excluded.created_at`)
    },
  }
}

/** Undefined where the columns are those of no row. */
export function claimFrom({ address, count, root, path, signature }: ClaimColumns): Claim | undefined {
  if (address === null || count === null || root === null || path === null || signature === null) return undefined
  return { address, count, root, path: path === '' ? [] : path.split(' '), signature }
}
