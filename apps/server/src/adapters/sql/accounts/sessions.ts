import type { Holder, SessionStore } from '#application/accounts/ports.ts'
import { type Guard, isEnough } from '#domain/accounts/factors.ts'
import type { Session } from '#domain/accounts/session.ts'
import { type Database, type Sql, sql } from '#adapters/sql/database.ts'
import { databaseOf } from '#adapters/sql/units.ts'

export type SessionRow = {
  readonly id: string
  readonly user_id: string
  readonly created_at: string
  readonly updated_at: string
  readonly expire: string
  readonly provider: string
  readonly provider_uid: string
  readonly provider_access_token: string
  readonly provider_access_token_expiry: string
  readonly provider_refresh_token: string
  readonly factors: string
  readonly shown: string
  readonly mfa_updated_at: string | null
  readonly ip: string
  readonly user_agent: string
}

type HolderRow = {
  readonly user_id: string
  readonly active: number
  readonly verified: number
  readonly labels: string
  readonly accessed_at: string
  readonly session_id: string
  readonly expire: string
  readonly mfa: number
  readonly authenticator: number
  readonly shown: string
}

/** Finding the holder is part of every request: one statement over an index, written out so that it stays prepared. */
export function sqlSessions(db: Database): SessionStore {
  async function holder(condition: Sql): Promise<Holder | undefined> {
    const row = await db.one<HolderRow>(sql`
      select u.id as user_id, u.active, (u.email_verified or u.phone_verified) as verified, u.labels, u.accessed_at,
        s.id as session_id, s.expire, s.shown, u.mfa, u.mfa and exists (
          select 1 from authenticators a where a.user_id = u.id and a.verified) as authenticator
      from sessions s join users u on u.id = s.user_id where ${condition}`)
    return row && holderFrom(row)
  }

  return {
    async insert(session, secretHash, unit) {
      const { proof } = session
      await databaseOf(unit, db).run(sql`
        insert into sessions (id, user_id, created_at, updated_at, expire, secret_hash, provider, provider_uid,
          provider_access_token, provider_access_token_expiry, provider_refresh_token, factors, shown, mfa_updated_at, ip,
          user_agent)
        values (${session.id}, ${session.userId}, ${session.createdAt}, ${session.updatedAt}, ${session.expire},
          ${secretHash}, ${proof.provider}, ${proof.providerUid}, ${proof.providerAccessToken},
          ${proof.providerAccessTokenExpiry}, ${proof.providerRefreshToken}, ${JSON.stringify(proof.factors)},
          ${JSON.stringify(session.shown)}, ${session.mfaUpdatedAt ?? null}, ${session.ip}, ${session.userAgent})`)
    },
    async holderBySecret(userId, secretHash, now) {
      return holder(sql`s.secret_hash = ${secretHash} and s.user_id = ${userId} and s.expire > ${now}`)
    },
    async holderById(userId, sessionId, now) {
      return holder(sql`s.id = ${sessionId} and s.user_id = ${userId} and s.expire > ${now}`)
    },
    async list(userId, now) {
      const rows = await db.rows<SessionRow>(
        sql`select * from sessions where user_id = ${userId} and expire > ${now} order by created_at, id`,
      )
      return rows.map(sessionFrom)
    },
    async find(userId, sessionId, now) {
      const row = await db.one<SessionRow>(
        sql`select * from sessions where id = ${sessionId} and user_id = ${userId} and expire > ${now}`,
      )
      return row && sessionFrom(row)
    },
    async extend(userId, sessionId, expire, now, unit) {
      const row = await databaseOf(unit, db).one<SessionRow>(sql`
        update sessions set expire = ${expire}, updated_at = ${now}
        where id = ${sessionId} and user_id = ${userId} and expire > ${now} returning *`)
      return row && sessionFrom(row)
    },
    async delete(userId, sessionId, unit) {
      const row = await databaseOf(unit, db).one<SessionRow>(
        sql`delete from sessions where id = ${sessionId} and user_id = ${userId} returning *`,
      )
      return row && sessionFrom(row)
    },
    async deleteAll(userId, unit, except = '') {
      const rows = await databaseOf(unit, db).rows<SessionRow>(
        sql`delete from sessions where user_id = ${userId} and id <> ${except} returning *`,
      )
      return inOrder(rows)
    },
    async trim(userId, keep, now, unit) {
      const rows = await databaseOf(unit, db).rows<SessionRow>(sql`
        delete from sessions where user_id = ${userId} and (expire <= ${now} or id not in (
          select id from sessions where user_id = ${userId} and expire > ${now}
          order by created_at desc, id desc limit ${keep})) returning *`)
      return inOrder(rows.filter(({ expire }) => expire > now))
    },
  }
}

/** `returning` promises no order. */
function inOrder(rows: readonly SessionRow[]): Session[] {
  const key = ({ created_at, id }: SessionRow): string => `${created_at} ${id}`
  return rows.toSorted((one, other) => (key(one) < key(other) ? -1 : 1)).map(sessionFrom)
}

function holderFrom(row: HolderRow): Holder {
  return {
    userId: row.user_id,
    active: row.active === 1,
    verified: row.verified === 1,
    // Labels are rare, and this is read with every request.
    labels: row.labels === '[]' ? [] : JSON.parse(row.labels),
    accessedAt: row.accessed_at,
    sessionId: row.session_id,
    expire: row.expire,
    incomplete: row.mfa === 1 && !isEnough(Object.keys(JSON.parse(row.shown)), guardFrom(row)),
  }
}

function guardFrom({ mfa, verified, authenticator }: HolderRow): Guard {
  return { mfa: mfa === 1, verified: verified === 1, authenticator: authenticator === 1 }
}

export function sessionFrom(row: SessionRow): Session {
  return {
    id: row.id,
    userId: row.user_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    expire: row.expire,
    proof: {
      provider: row.provider,
      providerUid: row.provider_uid,
      providerAccessToken: row.provider_access_token,
      providerAccessTokenExpiry: row.provider_access_token_expiry,
      providerRefreshToken: row.provider_refresh_token,
      factors: JSON.parse(row.factors),
    },
    shown: JSON.parse(row.shown),
    ip: row.ip,
    userAgent: row.user_agent,
    mfaUpdatedAt: row.mfa_updated_at ?? undefined,
  }
}
