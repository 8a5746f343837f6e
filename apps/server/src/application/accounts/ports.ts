import type { UserId } from '@eidolon/contract/ids.ts'
import type { Device } from '@eidolon/contract/accounts/accounts.ts'
import type { Account, MessageTarget } from '#domain/accounts/account.ts'
import type { Activity } from '#domain/accounts/activity.ts'
import type { Session } from '#domain/accounts/session.ts'
import type { Transaction } from '#application/shared/transaction.ts'

/** What can change about an account; what is left out stays. */
export type AccountChanges = Partial<
  Pick<
    Account,
    'name' | 'emailVerified' | 'phoneVerified' | 'passwordHistory' | 'active' | 'mfa' | 'prefs' | 'updatedAt'
  >
> & {
  /** Null: it has none any more. */
  readonly email?: Account['email'] | null
  readonly phone?: Account['phone'] | null
  readonly password?: Account['password'] | null
}

/** Something that may exist once only exists already. Thrown by writes, so that their unit is undone with it. */
export class Taken extends Error {
  override readonly name = 'Taken'
  readonly what: 'id' | 'email' | 'phone' | 'target'

  constructor(what: Taken['what'], cause: unknown) {
    super(`The ${what} belongs to another account`, { cause })
    this.what = what
  }
}

export type AccountStore = {
  /** Throws `Taken`. */
  insert(account: Account, unit: Transaction): Promise<void>
  find(id: string, unit?: Transaction): Promise<Account | undefined>
  findByEmail(email: string, unit?: Transaction): Promise<Account | undefined>
  findByPhone(phone: string, unit?: Transaction): Promise<Account | undefined>
  count(): Promise<number>
  /** The account as it is then; undefined when there is none. Throws `Taken`. */
  change(id: string, changes: AccountChanges, unit: Transaction): Promise<Account | undefined>
  /** Notes the time of the last access, unless a later one is noted already. */
  touch(id: string, at: string): Promise<void>
  targetsOf(userId: UserId, unit?: Transaction): Promise<MessageTarget[]>
  hasTarget(identifier: string): Promise<boolean>
  /** The one target of its kind that the account has, new or moved to another address. Throws `Taken`. */
  saveTarget(target: MessageTarget, unit: Transaction): Promise<void>
  /** Messages of this kind reach the account no longer. */
  dropTarget(userId: UserId, kind: 'email' | 'sms', unit: Transaction): Promise<void>
}

/** Whom a living session belongs to: all that has to be known about every request. */
export type Holder = {
  readonly userId: UserId
  readonly active: boolean
  readonly verified: boolean
  readonly labels: readonly string[]
  readonly accessedAt: string
  readonly sessionId: string
  readonly expire: string
  /** The account wants more factors than this session has shown. */
  readonly incomplete: boolean
}

/** Sessions past their end are not found, though their rows may not be swept yet. */
export type SessionStore = {
  insert(session: Session, secretHash: string, unit: Transaction): Promise<void>
  holderBySecret(userId: UserId, secretHash: string, now: string): Promise<Holder | undefined>
  holderById(userId: UserId, sessionId: string, now: string): Promise<Holder | undefined>
  /** Oldest first. */
  list(userId: UserId, now: string): Promise<Session[]>
  find(userId: UserId, sessionId: string, now: string): Promise<Session | undefined>
  extend(
    userId: UserId,
    sessionId: string,
    expire: string,
    now: string,
    unit: Transaction,
  ): Promise<Session | undefined>
  delete(userId: UserId, sessionId: string, unit: Transaction): Promise<Session | undefined>
  /** All, or all but one; oldest first. */
  deleteAll(userId: UserId, unit: Transaction, except?: string): Promise<Session[]>
  /** Ends what is past its end, and the oldest beyond `keep`; answers those that were still living. */
  trim(userId: UserId, keep: number, now: string, unit: Transaction): Promise<Session[]>
}

/** What people did, for themselves to look at. */
export type ActivityLog = {
  add(entry: Activity, unit: Transaction): Promise<void>
  /** Newest first. */
  list(userId: UserId, page: { readonly limit: number; readonly offset: number }): Promise<Activity[]>
  count(userId: UserId): Promise<number>
}

export type Passwords = {
  hash(password: string): Promise<string>
  /** Takes as long when there is no hash to compare with. */
  verify(password: string, hash: string | undefined): Promise<boolean>
}

/** Secrets of sessions: 256 hexadecimal digits, of which only the hash is kept. */
export type Secrets = { make(): string; hash(secret: string): string }

export type Claims = { readonly userId: UserId; readonly sessionId: string }

export type Tokens = {
  /** `expires` is a Unix time in seconds. */
  sign(claims: Claims, expires: number): Promise<string>
  /** Rejects with the fault of a token that does not hold. `now` is a Unix time in seconds. */
  verify(token: string, now: number): Promise<Claims>
}

/** Reads what a user agent says about its client. */
export type Devices = { describe(userAgent: string): Device }

/** Addresses by which people are known at providers: their accounts are not to be taken over by another here. */
export type IdentityEmails = {
  /** Whether another account has it. */
  has(email: string, except?: string): Promise<boolean>
}
