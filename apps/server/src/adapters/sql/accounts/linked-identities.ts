import { Taken } from '#application/accounts/ports.ts'
import type { Identities } from '#application/identities/ports.ts'
import type { Identity } from '#domain/identities/identity.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import { UniqueViolation } from '#adapters/sql/errors.ts'
import { databaseOf } from '#adapters/sql/units.ts'

type IdentityRow = {
  readonly id: string
  readonly user_id: string
  readonly created_at: string
  readonly updated_at: string
  readonly provider: string
  readonly provider_uid: string
  readonly provider_email: string
  readonly provider_access_token: string
  readonly provider_access_token_expiry: string
  readonly provider_refresh_token: string
}

export function sqlLinkedIdentities(db: Database): Identities {
  return {
    async find(provider, providerUid, unit) {
      const row = await databaseOf(unit, db).one<IdentityRow>(
        sql`select * from identities where provider = ${provider} and provider_uid = ${providerUid}`,
      )
      return row && identityFrom(row)
    },
    async ownersOfEmail(email, unit) {
      const rows = await databaseOf(unit, db).rows<{ readonly user_id: string }>(
        sql`select distinct user_id from identities where provider_email = ${email}`,
      )
      return rows.map(({ user_id }) => user_id)
    },
    async list(userId, unit) {
      const rows = await databaseOf(unit, db).rows<IdentityRow>(
        sql`select * from identities where user_id = ${userId} order by created_at, id`,
      )
      return rows.map(identityFrom)
    },
    async save(identity, unit) {
      try {
        await databaseOf(unit, db).run(sql`
          insert into identities (id, user_id, created_at, updated_at, provider, provider_uid, provider_email,
            provider_access_token, provider_access_token_expiry, provider_refresh_token)
          values (${identity.id}, ${identity.userId}, ${identity.createdAt}, ${identity.updatedAt},
            ${identity.provider}, ${identity.providerUid}, ${identity.providerEmail},
            ${identity.providerAccessToken}, ${identity.providerAccessTokenExpiry}, ${identity.providerRefreshToken})
          on conflict (id) do update set updated_at = excluded.updated_at, provider_email = excluded.provider_email,
            provider_access_token = excluded.provider_access_token,
            provider_access_token_expiry = excluded.provider_access_token_expiry,
            provider_refresh_token = excluded.provider_refresh_token`)
      } catch (error) {
        throw error instanceof UniqueViolation ? new Taken('id', error) : error
      }
    },
    async delete(userId, id, unit) {
      const row = await databaseOf(unit, db).one<IdentityRow>(
        sql`delete from identities where id = ${id} and user_id = ${userId} returning *`,
      )
      return row && identityFrom(row)
    },
  }
}

function identityFrom(row: IdentityRow): Identity {
  return {
    id: row.id,
    userId: row.user_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    provider: row.provider,
    providerUid: row.provider_uid,
    providerEmail: row.provider_email,
    providerAccessToken: row.provider_access_token,
    providerAccessTokenExpiry: row.provider_access_token_expiry,
    providerRefreshToken: row.provider_refresh_token,
  }
}
