import type { IdentityEmails } from '#application/accounts/ports.ts'
import { type Database, sql } from '#adapters/sql/database.ts'

export function sqlIdentityEmails(db: Database): IdentityEmails {
  return {
    async has(email, except = '') {
      const row = await db.one(
        sql`select id from identities where provider_email = ${email} and user_id <> ${except} limit 1`,
      )
      return row !== undefined
    },
  }
}
