import type { Unit } from '#application/shared/unit.ts'
import type { Document } from '#domain/documents/document.ts'

/** A character that was deleted a moment ago, with all that is needed to have it back. */
export type DeletedCharacter = {
  readonly document: Document
  /** Who deleted it; nobody else can bring it back. */
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
