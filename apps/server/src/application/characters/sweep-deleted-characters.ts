import { bucketIds } from '@eidolon/contract/resources.ts'
import { deleteCharacterData } from './delete-character-data.ts'
import type { DeletedCharacters } from './ports.ts'
import type { DocumentStore } from '#application/documents/ports.ts'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import type { SystemFiles } from '#application/files/system-files.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import { textOf } from '#domain/characters/character.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'

type Deps = {
  readonly deleted: DeletedCharacters
  readonly store: DocumentStore
  readonly documents: SystemDocuments
  readonly files: SystemFiles
  readonly units: Transactions
  readonly clock: Clock
}

const max = 100

/** Forgets the characters that can no longer be brought back, and pictures that nobody shows any more. */
export async function sweepDeletedCharacters({
  deleted,
  store,
  documents,
  files,
  units,
  clock,
}: Deps): Promise<number> {
  let forgotten = 0
  for (;;) {
    const { characters, isAll, gone } = await units.run(async (unit) => {
      const over = await deleted.takeExpired(unit, formatDateTime(clock.now()), max)
      const left = await deleted.takeLeft(unit, formatDateTime(clock.now()), max)
      const pictures = []
      for (const imageId of new Set([...left, ...over.map(({ document }) => textOf(document.data['imageId']))])) {
        if (imageId === '' || (await deleted.isImageUsed(unit, imageId))) continue
        const file = await files.remove(unit, bucketIds.characters, imageId)
        if (file) pictures.push(file)
      }
      for (const { document } of over) await deleteCharacterData({ store, documents }, unit, document)
      return { characters: over.length, isAll: over.length < max && left.length < max, gone: pictures }
    })
    for (const file of gone) await files.release(file)
    forgotten += characters
    if (isAll) return forgotten
  }
}
