import type { TokenStore } from '#application/accounts/tokens/token-ports.ts'
import { type Token, type TokenKind, tokenKinds } from '#domain/accounts/token.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import { databaseOf } from '#adapters/sql/units.ts'
import { sweeper } from './sweep.ts'

type TokenRow = {
  readonly id: string
  readonly user_id: string
  readonly kind: TokenKind
  readonly address: string
  readonly created_at: string
  readonly expire: string
}

export function sqlTokens(db: Database): TokenStore {
  const sweep = sweeper()
  return {
    async add(token, secretHash, max, unit) {
      const tx = databaseOf(unit, db)
      const { userId, kind } = token
      await tx.run(sql`
        insert into tokens (id, user_id, kind, address, secret_hash, misses, created_at, expire)
        values (${token.id}, ${userId}, ${kind}, ${token.address}, ${secretHash}, 0, ${token.createdAt},
          ${token.expire})`)
      await tx.run(sql`
        delete from tokens where user_id = ${userId} and kind = ${kind} and id not in (
          select id from tokens where user_id = ${userId} and kind = ${kind}
          order by created_at desc, id desc limit ${max})`)
      await sweep(token.createdAt, () => tx.run(sql`delete from tokens where expire <= ${token.createdAt}`))
    },
    async take(userId, kinds, secretHash, now, unit) {
      const [row] = await databaseOf(unit, db).rows<TokenRow>(sql`
        delete from tokens where user_id = ${userId} and kind in (${sql.join(kinds)}) and secret_hash = ${secretHash}
          and expire > ${now} returning id, user_id, kind, address, created_at, expire`)
      return row && tokenFrom(row)
    },
    async has(userId, kinds, secretHash, now) {
      const row = await db.one(sql`
        select id from tokens where user_id = ${userId} and kind in (${sql.join(kinds)})
          and secret_hash = ${secretHash} and expire > ${now}`)
      return row !== undefined
    },
    async miss(userId, kinds, max) {
      // What has hundreds of bits cannot be guessed, so only codes are worth counting for.
      const codes = kinds.filter((kind) => tokenKinds[kind].secret === 'code')
      if (codes.length === 0) return
      const guessed = sql`user_id = ${userId} and kind in (${sql.join(codes)})`
      await db.transaction(async (tx) => {
        await tx.run(sql`update tokens set misses = misses + 1 where ${guessed}`)
        await tx.run(sql`delete from tokens where ${guessed} and misses >= ${max}`)
      })
    },
    async clear(userId, kind, unit) {
      await databaseOf(unit, db).run(sql`delete from tokens where user_id = ${userId} and kind = ${kind}`)
    },
  }
}

function tokenFrom(row: TokenRow): Token {
  return {
    id: row.id,
    userId: row.user_id,
    kind: row.kind,
    address: row.address,
    createdAt: row.created_at,
    expire: row.expire,
  }
}
