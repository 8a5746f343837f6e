import type { UserId } from '@eidolon/contract/ids.ts'
import type { Target as TargetModel, User } from '@eidolon/contract/accounts/accounts.ts'

/** Somebody who can have sessions. Dates are texts of the protocol's form throughout. */
export type Account = {
  readonly id: UserId
  readonly createdAt: string
  readonly updatedAt: string
  readonly name: string
  readonly email: string | undefined
  readonly phone: string | undefined
  readonly emailVerified: boolean
  readonly phoneVerified: boolean
  readonly password: Password | undefined
  /** Hashes of earlier passwords, the newest last; kept only where the project asks for it. */
  readonly passwordHistory: readonly string[]
  readonly active: boolean
  readonly labels: readonly string[]
  readonly mfa: boolean
  /** JSON, kept as the text it is stored and sent as. */
  readonly prefs: string
  readonly accessedAt: string
}

export type Password = {
  readonly hash: string
  readonly updatedAt: string
  /** Set by whoever got a link in a mail: it shows that they have the mailbox, and nothing else. */
  readonly byMail: boolean
}

/** Where messages to somebody go. An address belongs to one account only. */
export type MessageTarget = {
  readonly id: string
  readonly createdAt: string
  readonly updatedAt: string
  readonly name: string
  readonly userId: UserId
  readonly providerId: string | undefined
  readonly providerType: TargetModel['providerType']
  readonly identifier: string
}

type Fresh = Pick<Account, 'id'> &
  Partial<Pick<Account, 'name' | 'email' | 'phone' | 'emailVerified' | 'password' | 'passwordHistory'>>

export function newAccount(fresh: Fresh, now: string): Account {
  const { id, name = '', email, phone, emailVerified = false, password, passwordHistory = [] } = fresh
  return {
    id,
    createdAt: now,
    updatedAt: now,
    name,
    email,
    phone,
    emailVerified,
    phoneVerified: false,
    password,
    passwordHistory,
    active: true,
    labels: [],
    mfa: false,
    prefs: '{}',
    accessedAt: now,
  }
}

/** The account as its owner sees it: nothing from which a password could be guessed. */
export function accountModel(account: Account, targets: readonly MessageTarget[]): User {
  return {
    $id: account.id,
    $createdAt: account.createdAt,
    $updatedAt: account.updatedAt,
    name: account.name,
    registration: account.createdAt,
    status: account.active,
    labels: [...account.labels],
    passwordUpdate: account.password?.updatedAt ?? '',
    email: account.email ?? '',
    phone: account.phone ?? '',
    emailVerification: account.emailVerified,
    phoneVerification: account.phoneVerified,
    mfa: account.mfa,
    prefs: JSON.parse(account.prefs),
    targets: targets.map(targetModel),
    accessedAt: account.accessedAt,
  }
}

export function targetModel(target: MessageTarget): TargetModel {
  return {
    $id: target.id,
    $createdAt: target.createdAt,
    $updatedAt: target.updatedAt,
    name: target.name,
    userId: target.userId,
    providerId: target.providerId ?? null,
    providerType: target.providerType,
    identifier: target.identifier,
  }
}
