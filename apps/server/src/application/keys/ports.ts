import type { UserId } from '@eidolon/contract/ids.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import type { ApiKey } from '#domain/accounts/key.ts'

/** A key with what has to be known of its account at every request. */
export type KeyHolder = {
  readonly key: ApiKey
  readonly secretHash: string
  readonly active: boolean
  readonly verified: boolean
  readonly labels: readonly string[]
}

export type KeyStore = {
  /** False when the account has `max` already: then there is no other. */
  add(key: ApiKey, secretHash: string, max: number, unit: Transaction): Promise<boolean>
  /** Newest first. */
  list(userId: UserId): Promise<ApiKey[]>
  delete(userId: UserId, id: string, unit: Transaction): Promise<ApiKey | undefined>
  deleteAll(userId: UserId, unit: Transaction): Promise<void>
  holder(id: string): Promise<KeyHolder | undefined>
  /** Notes a use, unless one after `since` is noted already. */
  touch(id: string, at: string, since: string): Promise<void>
}

/** Whatever programs have of an account goes: its keys, and the hooks that tell others of it. */
export type ForgetPrograms = (userId: UserId, unit: Transaction) => Promise<void>

/** Secrets of keys, of which only the hash is kept. */
export type KeySecrets = {
  make(): string
  hash(secret: string): string
  /** Takes as long whatever they have in common. */
  isSame(hash: string, other: string): boolean
}
