import type { OAuthAttempts } from '#application/identities/ports.ts'
import type { OAuthAttempt } from '#domain/identities/oauth-attempt.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import { sweeper } from './sweep.ts'

type AttemptRow = {
  readonly state_hash: string
  readonly binding_hash: string
  readonly provider: string
  readonly flow: OAuthAttempt['flow']
  readonly verifier: string
  readonly nonce: string
  readonly redirect_uri: string
  readonly success: string
  readonly failure: string | null
  readonly user_id: string | null
  readonly expire: string
}

export function sqlOAuthAttempts(db: Database): OAuthAttempts {
  const sweep = sweeper()
  return {
    async add(attempt, now, max) {
      const row = await db.one<{ readonly number: number }>(sql`
        insert into oauth_attempts (state_hash, binding_hash, provider, flow, verifier, nonce, redirect_uri, success,
          failure, user_id, expire)
        values (${attempt.stateHash}, ${attempt.bindingHash}, ${attempt.provider}, ${attempt.flow},
          ${attempt.verifier}, ${attempt.nonce}, ${attempt.redirectUri}, ${attempt.success},
          ${attempt.failure ?? null}, ${attempt.userId ?? null}, ${attempt.expire}) returning number`)
      // By number, so that a full table costs no more than an empty one; counting would.
      const oldest = (row?.number ?? 0) - max
      if (oldest > 0) await db.run(sql`delete from oauth_attempts where number <= ${oldest}`)
      await sweep(now, () => db.run(sql`delete from oauth_attempts where expire <= ${now}`))
    },
    async take(stateHash) {
      const row = await db.one<AttemptRow>(sql`delete from oauth_attempts where state_hash = ${stateHash} returning *`)
      return row && attemptFrom(row)
    },
  }
}

function attemptFrom(row: AttemptRow): OAuthAttempt {
  return {
    stateHash: row.state_hash,
    bindingHash: row.binding_hash,
    provider: row.provider,
    flow: row.flow,
    verifier: row.verifier,
    nonce: row.nonce,
    redirectUri: row.redirect_uri,
    success: row.success,
    failure: row.failure ?? undefined,
    userId: row.user_id ?? undefined,
    expire: row.expire,
  }
}
