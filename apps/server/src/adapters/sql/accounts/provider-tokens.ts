import type { ProviderTokenStore } from '#application/identities/ports.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import { databaseOf } from '#adapters/sql/units.ts'

export function sqlProviderTokens(db: Database): ProviderTokenStore {
  return {
    async replace({ userId, sessionId, provider, providerUid }, tokens, now, unit) {
      const on = databaseOf(unit, db)
      const set = sql`provider_access_token = ${tokens.providerAccessToken},
        provider_access_token_expiry = ${tokens.providerAccessTokenExpiry},
        provider_refresh_token = ${tokens.providerRefreshToken}, updated_at = ${now}`
      await on.run(sql`update sessions set ${set} where id = ${sessionId} and user_id = ${userId}`)
      await on.run(sql`
        update identities set ${set}
        where user_id = ${userId} and provider = ${provider} and provider_uid = ${providerUid}`)
    },
  }
}
