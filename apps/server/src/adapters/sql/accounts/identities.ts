import type { IdentityStore } from '#application/accounts/wallet/challenge-ports.ts'
import { Taken } from '#application/accounts/ports.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import { UniqueViolation } from '#adapters/sql/errors.ts'
import { databaseOf } from '#adapters/sql/units.ts'

export function sqlIdentities(db: Database): IdentityStore {
  return {
    async ownerOf(provider, providerUid, unit) {
      const row = await databaseOf(unit, db).one<{ readonly user_id: string }>(
        sql`select user_id from identities where provider = ${provider} and provider_uid = ${providerUid}`,
      )
      return row?.user_id
    },
    async providersOf(userId, unit) {
      const rows = await databaseOf(unit, db).rows<{ readonly provider: string }>(
        sql`select distinct provider from identities where user_id = ${userId} order by provider`,
      )
      return rows.map(({ provider }) => provider)
    },
    async insert({ id, userId, createdAt, provider, providerUid }, unit) {
      try {
        await databaseOf(unit, db).run(sql`
          insert into identities (id, user_id, created_at, updated_at, provider, provider_uid, provider_email,
            provider_access_token, provider_access_token_expiry, provider_refresh_token)
          values (${id}, ${userId}, ${createdAt}, ${createdAt}, ${provider}, ${providerUid}, '', '', '', '')`)
      } catch (error) {
        throw error instanceof UniqueViolation ? new Taken('id', error) : error
      }
    },
  }
}
