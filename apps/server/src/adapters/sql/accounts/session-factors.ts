import type { SessionFactors } from '#application/accounts/mfa/factor-ports.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import { sessionFrom, type SessionRow } from './sessions.ts'
import { databaseOf } from '#adapters/sql/units.ts'

export function sqlSessionFactors(db: Database): SessionFactors {
  return {
    async add(userId, sessionId, { factors, evidence = factors, answeredAt, now }, unit) {
      const tx = databaseOf(unit, db)
      // Writing first: of two who add at the same time, the second then sees what the first has added.
      const row = await tx.one<SessionRow>(sql`
        update sessions set updated_at = ${now} where id = ${sessionId} and user_id = ${userId} and expire > ${now}
        returning *`)
      if (!row) return undefined
      const session = sessionFrom(row)
      const all = [...new Set([...session.proof.factors, ...factors])]
      const shown = { ...session.shown, ...Object.fromEntries(evidence.map((each) => [each, now])) }
      const mfaUpdatedAt = answeredAt ?? session.mfaUpdatedAt
      await tx.run(sql`
        update sessions set factors = ${JSON.stringify(all)}, shown = ${JSON.stringify(shown)},
          mfa_updated_at = ${mfaUpdatedAt ?? null}
        where id = ${sessionId}`)
      return { ...session, proof: { ...session.proof, factors: all }, shown, mfaUpdatedAt }
    },
  }
}
