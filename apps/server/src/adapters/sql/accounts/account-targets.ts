import { type AccountStore, Taken } from '#application/accounts/ports.ts'
import type { MessageTarget } from '#domain/accounts/account.ts'
import { type Database, sql } from '#adapters/sql/database.ts'
import { UniqueViolation } from '#adapters/sql/errors.ts'
import { databaseOf } from '#adapters/sql/units.ts'

export type TargetRow = {
  readonly id: string
  readonly user_id: string
  readonly created_at: string
  readonly updated_at: string
  readonly name: string
  readonly provider_id: string | null
  readonly provider_type: MessageTarget['providerType']
  readonly identifier: string
}

export function sqlTargets(db: Database): Pick<AccountStore, 'targetsOf' | 'hasTarget' | 'saveTarget' | 'dropTarget'> {
  return {
    async targetsOf(userId, unit) {
      const rows = await databaseOf(unit, db).rows<TargetRow>(
        sql`select * from targets where user_id = ${userId} order by created_at, id`,
      )
      return rows.map(targetFrom)
    },
    async hasTarget(identifier) {
      return (await db.one(sql`select id from targets where identifier = ${identifier}`)) !== undefined
    },
    async saveTarget(target, unit) {
      try {
        await databaseOf(unit, db).run(sql`
          insert into targets (id, user_id, created_at, updated_at, name, provider_id, provider_type, identifier)
          values (${target.id}, ${target.userId}, ${target.createdAt}, ${target.updatedAt}, ${target.name},
            ${target.providerId ?? null}, ${target.providerType}, ${target.identifier})
          on conflict (user_id, provider_type) where provider_type <> 'push'
          do update set identifier = excluded.identifier, updated_at = excluded.updated_at`)
      } catch (error) {
        throw error instanceof UniqueViolation ? new Taken('target', error) : error
      }
    },
    async dropTarget(userId, kind, unit) {
      await databaseOf(unit, db).run(sql`delete from targets where user_id = ${userId} and provider_type = ${kind}`)
    },
  }
}

export function targetFrom(row: TargetRow): MessageTarget {
  return {
    id: row.id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    name: row.name,
    userId: row.user_id,
    providerId: row.provider_id ?? undefined,
    providerType: row.provider_type,
    identifier: row.identifier,
  }
}
