import type { UserId } from '@eidolon/contract/ids.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import type { Challenge } from '#domain/accounts/wallet.ts'

export type ChallengeStore = {
  /** Keeps it, and no more than `max` in all: the oldest make room. */
  add(challenge: Challenge, max: number): Promise<void>
  /** Takes it out, so that of all who ask, at the same moment or later, one alone is given it. */
  take(nonceHash: string): Promise<Challenge | undefined>
}

/** An identity at a provider, which opens an account here. */
export type ProviderIdentity = {
  readonly id: string
  readonly userId: UserId
  readonly createdAt: string
  readonly provider: string
  readonly providerUid: string
}

export type IdentityStore = {
  /** The account that this name reaches. */
  ownerOf(provider: string, providerUid: string, unit?: Transaction): Promise<string | undefined>
  /** The providers whose identities open this account; a wallet is one of them. */
  providersOf(userId: UserId, unit?: Transaction): Promise<readonly string[]>
  /** Throws `Taken`. */
  insert(identity: ProviderIdentity, unit: Transaction): Promise<void>
}

/** Ed25519 in the strict sense: one signature per key and bytes, and none for weak keys that everybody can sign for. */
export type Signatures = {
  verify(publicKey: Uint8Array, signature: Uint8Array, signed: Uint8Array): Promise<boolean>
}

/** What in a transaction stands for a signature under a text. */
export type MemoTransactions = {
  /**
   * Undefined unless the transaction is for this key alone to sign, carries this text as its memo and nothing else,
   * and could never be sent.
   */
  read(
    transaction: Uint8Array,
    publicKey: Uint8Array,
    memo: Uint8Array,
  ): { readonly signature: Uint8Array; readonly signed: Uint8Array } | undefined
}
