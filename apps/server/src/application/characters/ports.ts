import type { Unit } from '#application/shared/unit.ts'
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
  add(unit: Unit, deleted: DeletedCharacter): Promise<void>
  /** Takes it out, so that it comes back once only; undefined when it is not there or the time is over. */
  take(unit: Unit, id: string, account: string, now: string): Promise<DeletedCharacter | undefined>
  /** Takes out some of those whose time is over; their pictures may still be used by other characters. */
  takeExpired(unit: Unit, now: string, most: number): Promise<readonly DeletedCharacter[]>
  /** A picture that a character has just stopped showing. */
  leave(unit: Unit, imageId: string, expire: string): Promise<void>
  /** Takes out some of those that were left long enough ago. */
  takeLeft(unit: Unit, now: string, most: number): Promise<readonly string[]>
  /** Whether a character, there or deleted a moment ago, shows this picture. */
  isImageUsed(unit: Unit, imageId: string): Promise<boolean>
}

/** A portrait that was taken to be drawn. Only the holder of the lease may bring it. */
export type PortraitClaim = { readonly id: string; readonly lease: string }

/**
 * The characters whose portrait is still to be drawn (`portraitPending`), as a queue. Their rows are those of the
 * documents; this is what clients do not see.
 */
export type PortraitQueue = {
  /** How many of an account's portraits wait; counted no further than `most`. */
  waiting(unit: Unit, owner: string, most: number): Promise<number>
  /** Takes the next: of the account with the fewest being drawn, then with the fewest waiting; its oldest. */
  claim(
    unit: Unit,
    wanted: { readonly lease: string; readonly now: Date; readonly until: Date },
  ): Promise<{ readonly id: string; readonly attempt: number } | undefined>
  /** False when it is no longer held: the look was changed, the character is gone, or another node has it. */
  renew(unit: Unit, claim: PortraitClaim, until: Date): Promise<boolean>
  /** Whether it is held; within the unit it cannot be taken away. */
  holds(unit: Unit, claim: PortraitClaim): Promise<boolean>
  /** Ends the lease; the portrait may be taken again from `dueAt` on, if it is still pending. */
  release(unit: Unit, id: string, to: { readonly attempts: number; readonly dueAt: Date | undefined }): Promise<void>
  /** Ends every lease: for a process that is alone on its database, where all of them were left by a dead one. */
  releaseAll(unit: Unit): Promise<void>
  /** When the next one that has to wait may be taken. */
  nextDue(now: Date): Promise<Date | undefined>
}
