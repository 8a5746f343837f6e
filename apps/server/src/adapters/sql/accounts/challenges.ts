import type { ChallengeStore } from '#application/accounts/wallet/challenge-ports.ts'
import type { Challenge } from '#domain/accounts/wallet.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import { sweeper } from './sweep.ts'

type ChallengeRow = {
  readonly nonce_hash: string
  readonly binding_hash: string
  readonly origin: string
  readonly statement: string
  readonly chain_id: Challenge['chainId']
  readonly issued_at: string
  readonly expire: string
}

export function sqlChallenges(db: Database): ChallengeStore {
  const sweep = sweeper()
  return {
    async add(challenge, max) {
      const row = await db.one<{ readonly number: number }>(sql`
        insert into wallet_challenges (nonce_hash, binding_hash, origin, statement, chain_id, issued_at, expire)
        values (${challenge.nonceHash}, ${challenge.bindingHash}, ${challenge.origin}, ${challenge.statement},
          ${challenge.chainId}, ${challenge.issuedAt}, ${challenge.expire}) returning number`)
      // By number, so that a full table costs no more than an empty one; counting would.
      const oldest = (row?.number ?? 0) - max
      if (oldest > 0) await db.run(sql`delete from wallet_challenges where number <= ${oldest}`)
      await sweep(challenge.issuedAt, () =>
        db.run(sql`delete from wallet_challenges where expire <= ${challenge.issuedAt}`),
      )
    },
    async take(nonceHash) {
      const row = await db.one<ChallengeRow>(
        sql`delete from wallet_challenges where nonce_hash = ${nonceHash} returning *`,
      )
      return row && challengeFrom(row)
    },
  }
}

function challengeFrom(row: ChallengeRow): Challenge {
  return {
    nonceHash: row.nonce_hash,
    bindingHash: row.binding_hash,
    origin: row.origin,
    statement: row.statement,
    chainId: row.chain_id,
    issuedAt: row.issued_at,
    expire: row.expire,
  }
}
