import { restorableMinutes } from '@eidolon/contract/characters.ts'
import type { DeletedCharacters } from './ports.ts'
import type { Unit } from '#application/shared/unit.ts'
import type { Caller } from '#domain/accounts/caller.ts'
import type { Document } from '#domain/documents/document.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'

type Thrown = { readonly document: Document; readonly caller: Caller; readonly mediaTrashedAt: string | null }

/** Where characters go when they are deleted, whichever way. */
export type CharacterBin = { put(unit: Unit, thrown: Thrown): Promise<void> }

export function characterBin({
  deleted,
  clock,
}: {
  readonly deleted: DeletedCharacters
  readonly clock: Clock
}): CharacterBin {
  return {
    async put(unit, { document, caller, mediaTrashedAt }) {
      // A guest who was allowed to delete it could never prove to be the same one.
      if (caller.kind === 'guest') return
      const expire = formatDateTime(new Date(clock.now().getTime() + restorableMinutes * 60_000))
      await deleted.add(unit, { document, account: caller.userId, mediaTrashedAt, expire })
    },
  }
}
