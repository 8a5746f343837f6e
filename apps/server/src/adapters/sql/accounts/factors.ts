import type {
  AuthenticatorStore,
  FactorChallengeStore,
  RecoveryCodeStore,
} from '#application/accounts/mfa/factor-ports.ts'
import type { FactorChallenge } from '#domain/accounts/factors.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import { databaseOf } from '#adapters/sql/units.ts'
import { sweeper } from './sweep.ts'

type AuthenticatorRow = {
  readonly user_id: string
  readonly secret: string
  readonly verified: number
  readonly created_at: string
}

export function sqlAuthenticators(db: Database): AuthenticatorStore {
  return {
    async find(userId, unit) {
      const row = await databaseOf(unit, db).one<AuthenticatorRow>(
        sql`select user_id, secret, verified, created_at from authenticators where user_id = ${userId}`,
      )
      return row && { userId: row.user_id, secret: row.secret, verified: row.verified === 1, createdAt: row.created_at }
    },
    async save({ userId, secret, verified, createdAt }, unit) {
      const count = await databaseOf(unit, db).run(sql`
        insert into authenticators (user_id, secret, verified, last_step, created_at)
        values (${userId}, ${secret}, ${verified}, 0, ${createdAt})
        on conflict (user_id) do update set secret = excluded.secret, created_at = excluded.created_at, last_step = 0
        where not authenticators.verified`)
      return count > 0
    },
    async verify(userId, secret, step, unit) {
      const count = await databaseOf(unit, db).run(sql`
        update authenticators set verified = ${true}, last_step = ${step}
        where user_id = ${userId} and secret = ${secret} and not verified`)
      return count > 0
    },
    async use(userId, step, unit) {
      const count = await databaseOf(unit, db).run(
        sql`update authenticators set last_step = ${step} where user_id = ${userId} and last_step < ${step}`,
      )
      return count > 0
    },
    async delete(userId, unit) {
      await databaseOf(unit, db).run(sql`delete from authenticators where user_id = ${userId}`)
    },
  }
}

export function sqlRecoveryCodes(db: Database): RecoveryCodeStore {
  return {
    async list(userId, unit) {
      const rows = await databaseOf(unit, db).rows<{ readonly code: string }>(
        sql`select code from recovery_codes where user_id = ${userId} order by position`,
      )
      return rows.map(({ code }) => code)
    },
    async replace(userId, codes, unit) {
      const tx = databaseOf(unit, db)
      await tx.run(sql`delete from recovery_codes where user_id = ${userId}`)
      const rows = codes.map((code, position) => sql`(${userId}, ${position}, ${code})`)
      await tx.run(sql`insert into recovery_codes (user_id, position, code) values ${sql.join(rows)}`)
    },
    async clear(userId, unit) {
      await databaseOf(unit, db).run(sql`delete from recovery_codes where user_id = ${userId}`)
    },
    async use(userId, code, unit) {
      const count = await databaseOf(unit, db).run(
        sql`delete from recovery_codes where user_id = ${userId} and code = ${code}`,
      )
      return count > 0
    },
  }
}

type ChallengeRow = {
  readonly id: string
  readonly user_id: string
  readonly factor: FactorChallenge['factor']
  readonly created_at: string
  readonly expire: string
}

export function sqlFactorChallenges(db: Database): FactorChallengeStore {
  const sweep = sweeper()
  return {
    async add({ id, userId, factor, createdAt, expire }, codeHash, max, unit) {
      const tx = databaseOf(unit, db)
      await tx.run(sql`
        insert into factor_challenges (id, user_id, factor, code_hash, created_at, expire)
        values (${id}, ${userId}, ${factor}, ${codeHash ?? null}, ${createdAt}, ${expire})`)
      await tx.run(sql`
        delete from factor_challenges where user_id = ${userId} and id not in (
          select id from factor_challenges where user_id = ${userId} order by created_at desc, id desc limit ${max})`)
      await sweep(createdAt, () => tx.run(sql`delete from factor_challenges where expire <= ${createdAt}`))
    },
    async find(userId, id, now) {
      const row = await db.one<ChallengeRow>(sql`
        select id, user_id, factor, created_at, expire from factor_challenges
        where id = ${id} and user_id = ${userId} and expire > ${now}`)
      return (
        row && {
          id: row.id,
          userId: row.user_id,
          factor: row.factor,
          createdAt: row.created_at,
          expire: row.expire,
        }
      )
    },
    async take(userId, id, codeHash, now, unit) {
      const code = codeHash === undefined ? sql`code_hash is null` : sql`code_hash = ${codeHash}`
      const count = await databaseOf(unit, db).run(sql`
        delete from factor_challenges
        where id = ${id} and user_id = ${userId} and expire > ${now} and ${code}`)
      return count > 0
    },
  }
}
