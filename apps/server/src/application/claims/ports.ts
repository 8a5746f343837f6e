import type { MediaId, UserId } from '@eidolon/contract/ids.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import type { Claim } from '#domain/marking/claim.ts'

export type Claims = {
  /** The address of the wallet that opens this account. */
  walletOf(userId: UserId): Promise<string | undefined>
  /** The recipes of those that are somebody's own and were made here, by their ids. */
  recipesOf(owner: UserId, ids: readonly MediaId[]): Promise<ReadonlyMap<MediaId, string>>
  of(mediaId: MediaId): Promise<{ readonly claim: Claim; readonly at: string } | undefined>
  /** Those among these that are signed. */
  among(
    mediaIds: readonly MediaId[],
  ): Promise<readonly { readonly mediaId: MediaId; readonly at: string; readonly claim: Claim }[]>
  /** In place of the one before. */
  keep(unit: Transaction, mediaId: MediaId, claim: Claim, at: string): Promise<void>
}
