import type { IdentityEmails } from '#application/accounts/reach-account.ts'
import { type Database, sql } from './database.ts'

export function sqlIdentityEmails(db: Database): IdentityEmails {
  return {
    has: async (email) => (await db.one(sql`select id from identities where provider_email = ${email}`)) !== undefined,
  }
}
