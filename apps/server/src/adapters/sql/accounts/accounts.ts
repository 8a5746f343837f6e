import { type AccountChanges, type AccountStore, Taken } from '#application/accounts/ports.ts'
import type { Account } from '#domain/accounts/account.ts'
import { type Database, type Sql, sql } from '#adapters/sql/database.ts'
import { UniqueViolation } from '#adapters/sql/errors.ts'
import { sqlTargets } from './account-targets.ts'
import { databaseOf } from '#adapters/sql/units.ts'

export type AccountRow = {
  readonly id: string
  readonly created_at: string
  readonly updated_at: string
  readonly accessed_at: string
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
  readonly email_verified: number
  readonly phone_verified: number
  readonly password_hash: string | null
  readonly password_updated_at: string | null
  readonly password_by_mail: number
  readonly password_history: string
  readonly active: number
  readonly labels: string
  readonly mfa: number
  readonly prefs: string
}

export function sqlAccounts(db: Database): AccountStore {
  return {
    ...sqlTargets(db),
    async insert(account, unit) {
      await refusing(
        databaseOf(unit, db).run(sql`
          insert into users (id, created_at, updated_at, accessed_at, name, email, phone, email_verified,
            phone_verified, password_hash, password_updated_at, password_by_mail, password_history, active, labels, mfa, prefs)
          values (${account.id}, ${account.createdAt}, ${account.updatedAt}, ${account.accessedAt}, ${account.name},
            ${account.email ?? null}, ${account.phone ?? null}, ${account.emailVerified}, ${account.phoneVerified},
            ${account.password?.hash ?? null}, ${account.password?.updatedAt ?? null},
            ${account.password?.byMail ?? false},
            ${JSON.stringify(account.passwordHistory)}, ${account.active}, ${JSON.stringify(account.labels)},
            ${account.mfa}, ${account.prefs})`),
      )
    },
    async find(id, unit) {
      const row = await databaseOf(unit, db).one<AccountRow>(sql`select * from users where id = ${id}`)
      return row && accountFrom(row)
    },
    async findByEmail(email, unit) {
      const row = await databaseOf(unit, db).one<AccountRow>(sql`select * from users where email = ${email}`)
      return row && accountFrom(row)
    },
    async findByPhone(phone, unit) {
      const row = await databaseOf(unit, db).one<AccountRow>(sql`select * from users where phone = ${phone}`)
      return row && accountFrom(row)
    },
    async count() {
      return (await db.one<{ readonly n: number }>(sql`select count(*) as n from users`))?.n ?? 0
    },
    async change(id, changes, unit) {
      const set = sql.join(assignments(changes))
      const row = await refusing(
        databaseOf(unit, db).one<AccountRow>(sql`update users set ${set} where id = ${id} returning *`),
      )
      return row && accountFrom(row)
    },
    async touch(id, at) {
      await db.run(sql`update users set accessed_at = ${at} where id = ${id} and accessed_at < ${at}`)
    },
  }
}

function assignments(changes: AccountChanges): Sql[] {
  const { password } = changes
  const columns = {
    updated_at: changes.updatedAt,
    name: changes.name,
    email: changes.email,
    phone: changes.phone,
    email_verified: changes.emailVerified,
    phone_verified: changes.phoneVerified,
    password_hash: password === null ? null : password?.hash,
    password_updated_at: password === null ? null : password?.updatedAt,
    password_by_mail: password === null ? false : password?.byMail,
    password_history: changes.passwordHistory && JSON.stringify(changes.passwordHistory),
    active: changes.active,
    mfa: changes.mfa,
    prefs: changes.prefs,
  }
  return Object.entries(columns).flatMap(([name, value]) =>
    value === undefined ? [] : [sql`${sql.id(name)} = ${value}`],
  )
}

/** What may be there once only, by the column that says so. */
const unique: Readonly<Record<string, Taken['what']>> = {
  'users.id': 'id',
  'users.email': 'email',
  'users.phone': 'phone',
}

async function refusing<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    const what = error instanceof UniqueViolation ? unique[`${error.table}.${error.columns[0]}`] : undefined
    throw what ? new Taken(what, error) : error
  }
}

function accountFrom(row: AccountRow): Account {
  const { password_hash: hash, password_updated_at: updatedAt } = row
  return {
    id: row.id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    name: row.name,
    email: row.email ?? undefined,
    phone: row.phone ?? undefined,
    emailVerified: row.email_verified === 1,
    phoneVerified: row.phone_verified === 1,
    password: hash !== null && updatedAt !== null ? { hash, updatedAt, byMail: row.password_by_mail === 1 } : undefined,
    passwordHistory: JSON.parse(row.password_history),
    active: row.active === 1,
    labels: JSON.parse(row.labels),
    mfa: row.mfa === 1,
    prefs: row.prefs,
    accessedAt: row.accessed_at,
  }
}
