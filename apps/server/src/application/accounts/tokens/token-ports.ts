import type { UserId } from '@eidolon/contract/ids.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import type { Token, TokenKind } from '#domain/accounts/token.ts'

export type TokenStore = {
  /** Keeps it, and of its kind no more than `max` for this account: the oldest make room. */
  add(token: Token, secretHash: string, max: number, unit: Transaction): Promise<void>
  /** Takes it out, so that of all who ask, at the same moment or later, one alone is given it. */
  take(
    userId: UserId,
    kinds: readonly TokenKind[],
    secretHash: string,
    now: string,
    unit: Transaction,
  ): Promise<Token | undefined>
  /** Whether it could be taken. */
  has(userId: UserId, kinds: readonly TokenKind[], secretHash: string, now: string): Promise<boolean>
  /** Notes a wrong guess at any of these; at the last one allowed they are gone. */
  miss(userId: UserId, kinds: readonly TokenKind[], max: number): Promise<void>
  /** Ends those of this kind that are still open. */
  clear(userId: UserId, kind: TokenKind, unit: Transaction): Promise<void>
}

/** Cryptographically random whole numbers from 0 to below the limit. */
export type RandomSource = { below(limit: number): number }
