import { collectionIds } from '@eidolon/contract/resources.ts'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import type { SystemFiles } from '#application/files/system-files.ts'
import type { Unit, Units } from '#application/shared/unit.ts'
import { belongsTo, isRoleOf } from '#domain/account-data/belongs-to.ts'
import type { StoredFile } from '#domain/files/file.ts'
import { documentPlaces, eachPage, filePlaces } from './each-belonging.ts'
import type { Belonging, Belongings, Removal } from './ports.ts'

/** Takes away everything that a deleted account has left. Doing it again does what is left to do. */
export type RemoveBelongings = (removal: Removal) => Promise<void>

type Deps = {
  readonly belongings: Belongings
  readonly documents: SystemDocuments
  readonly files: SystemFiles
  readonly units: Units
  /** Resolves once bytes that are being let go are gone. */
  readonly settled: () => PromiseLike<void>
}

/** How many go together: others write in between. */
const together = 25

export function removeBelongings({ belongings, documents, files, units, settled }: Deps): RemoveBelongings {
  async function removeDocument(unit: Unit, collectionId: string, id: string, userId: string): Promise<void> {
    const document = await documents.find(collectionId, id, unit)
    if (!document) return
    const { permissions, data } = document
    const whose = belongsTo(userId, permissions)
    if (whose === 'shared') {
      const others = permissions.filter(({ role }) => !isRoleOf(userId, role))
      await documents.update(unit, collectionId, id, { permissions: others })
    }
    if (whose !== 'whole') return
    // Whoever draws it hears of the change and stops.
    const isOpen = collectionId === collectionIds.generations && ['queued', 'running'].includes(String(data['status']))
    if (isOpen) await documents.update(unit, collectionId, id, { data: { status: 'cancelled' } })
    await documents.remove(unit, collectionId, id)
  }

  async function removeFile(unit: Unit, bucketId: string, id: string, userId: string): Promise<StoredFile[]> {
    const file = await files.find(bucketId, id, unit)
    if (!file || belongsTo(userId, file.permissions) !== 'whole') return []
    await files.remove(unit, bucketId, id)
    return [file]
  }

  return async ({ userId, at }) => {
    for (const place of documentPlaces) {
      for await (const page of eachPage(belongings, place, userId, at)) {
        for (const some of inGroups(page)) {
          await units.run(async (unit) => {
            for (const { id } of some) await removeDocument(unit, place.collectionId, id, userId)
          })
        }
      }
    }
    await settled()
    for (const place of filePlaces) {
      for await (const page of eachPage(belongings, place, userId, at)) {
        for (const some of inGroups(page)) {
          const gone = await units.run(async (unit) => {
            const removed: StoredFile[] = []
            for (const { id } of some) removed.push(...(await removeFile(unit, place.bucketId, id, userId)))
            return removed
          })
          for (const file of gone) await files.release(file)
        }
      }
    }
  }
}

function inGroups(page: readonly Belonging[]): Belonging[][] {
  const count = Math.ceil(page.length / together)
  return Array.from({ length: count }, (_, index) => page.slice(index * together, (index + 1) * together))
}
