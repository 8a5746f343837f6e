import type { Transaction } from '#application/shared/transaction.ts'
import type { Document } from '#domain/documents/document.ts'

/** A character that was deleted a moment ago, with all that is needed to have it back. */
export type DeletedCharacter = {
  readonly document: Document
  /** The account that deleted it; only that one can bring it back. */
  readonly account: string
  /** When its media was thrown away with it; null when that was kept. */
  readonly mediaTrashedAt: string | null
  readonly expire: string
}

/** Keeps deleted characters for a while. */
export type DeletedCharacters = {
  /** In place of an earlier one of the same id. */
  add(unit: Transaction, deleted: DeletedCharacter): Promise<void>
  /** Takes it out, so that it comes back once only; undefined when it is not there or the time is over. */
  take(unit: Transaction, id: string, account: string, now: string): Promise<DeletedCharacter | undefined>
  /** Takes out some of those whose time is over; their pictures may still be used by other characters. */
  takeExpired(unit: Transaction, now: string, max: number): Promise<readonly DeletedCharacter[]>
  /** A picture that a character has just stopped showing. */
  leave(unit: Transaction, imageId: string, expire: string): Promise<void>
  /** Takes out some of those that were left long enough ago. */
  takeLeft(unit: Transaction, now: string, max: number): Promise<readonly string[]>
  /** Whether a character, there or deleted a moment ago, shows this picture. */
  isImageUsed(unit: Transaction, imageId: string): Promise<boolean>
}

/** A portrait that was taken to be drawn. Only the holder of the lease may bring it. */
export type PortraitClaim = { readonly id: string; readonly lease: string }

/**
 * The characters whose portrait is still to be drawn (`portraitPending`), as a queue. Their rows are those of the
 * documents; this is what clients do not see.
 */
export type PortraitQueue = {
  /** Queues a new character behind all that were shown; if `max` such wait already, not before it is shown. */
  add(
    unit: Transaction,
    owner: string,
    to: { readonly id: string; readonly now: Date; readonly max: number },
  ): Promise<void>
  /** Moves unseen characters ahead of all other unseen ones. Returns how many moved. */
  show(unit: Transaction, owner: string, ids: readonly string[], now: Date): Promise<number>
  /** Takes the oldest of the account that has waited longest since it was last served; what was shown comes first. */
  claim(
    unit: Transaction,
    wanted: {
      readonly lease: string
      readonly now: Date
      readonly until: Date
      /** Whether portraits of unseen characters may be claimed too. */
      readonly ahead: boolean
    },
  ): Promise<{ readonly id: string; readonly attempt: number } | undefined>
  /** False when it is no longer held: the look was changed, the character is gone, or another node has it. */
  renew(unit: Transaction, claim: PortraitClaim, until: Date): Promise<boolean>
  /** Whether it is held; within the unit it cannot be taken away. */
  holds(unit: Transaction, claim: PortraitClaim): Promise<boolean>
  /** Ends the lease; the portrait may be taken again from `dueAt` on, if it is still pending. */
  release(
    unit: Transaction,
    id: string,
    to: { readonly attempts: number; readonly dueAt: Date | undefined },
  ): Promise<void>
  /** At the start of a process; one that is alone on its database ends every lease, because a dead one left it. */
  recover(unit: Transaction, alone: boolean): Promise<void>
  /** When the next one that has to wait may be taken. */
  nextDue(now: Date): Promise<Date | undefined>
}
