import { restorableMinutes } from '@eidolon/contract/characters/characters.ts'
import type { DeletedCharacters } from './ports.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import type { Caller } from '#domain/accounts/caller.ts'
import type { Document } from '#domain/documents/document.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'

/** A day, so that a form that was left open over night can still be saved. */
const pictureMinutes = 24 * 60

type Thrown = { readonly document: Document; readonly caller: Caller; readonly mediaTrashedAt: string | null }

/** Where characters go when they are deleted, whichever way. */
export type CharacterBin = {
  put(unit: Transaction, thrown: Thrown): Promise<void>
  /** A picture that a character has stopped showing: another window may still want it back. */
  putPicture(unit: Transaction, imageId: string): Promise<void>
}

export function characterBin({
  deleted,
  clock,
}: {
  readonly deleted: DeletedCharacters
  readonly clock: Clock
}): CharacterBin {
  const afterMinutes = (minutes: number) => formatDateTime(new Date(clock.now().getTime() + minutes * 60_000))
  return {
    putPicture: (unit, imageId) => deleted.leave(unit, imageId, afterMinutes(pictureMinutes)),
    async put(unit, { document, caller, mediaTrashedAt }) {
      // A guest who was allowed to delete it could never prove to be the same one.
      if (caller.kind === 'guest') return
      const expire = afterMinutes(restorableMinutes)
      await deleted.add(unit, { document, account: caller.userId, mediaTrashedAt, expire })
    },
  }
}
