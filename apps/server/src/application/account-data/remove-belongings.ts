import type { UserId } from '@eidolon/contract/ids.ts'
import { collectionIds } from '@eidolon/contract/resources.ts'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import type { SystemFiles } from '#application/files/system-files.ts'
import type { Transaction, Transactions } from '#application/shared/transaction.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import type { StoredFile } from '#domain/files/file.ts'
import { documentPlaces, eachPage, eachStray, filePlaces } from './each-belonging.ts'
import type { Belonging, Belongings, BelongingsPlace, Removal } from './ports.ts'

type Deps = {
  readonly belongings: Belongings
  readonly documents: SystemDocuments
  readonly files: SystemFiles
  readonly units: Transactions
  /** Resolves once bytes that are being let go are gone. */
  readonly settled: () => PromiseLike<void>
}
type Pages = (place: BelongingsPlace) => AsyncIterable<readonly Belonging[]>

/** How many go together: others write in between. */
const together = 25

/** Takes away everything that a deleted account has left. Doing it again does what is left to do. */
export function removeBelongings(deps: Deps, { userId, at }: Removal): Promise<void> {
  return removeEach(deps, (place) => eachPage(deps.belongings, place, userId, at))
}

export type RemoveBelongings = Bound<typeof removeBelongings>

/** Takes away what no account can reach. */
export function removeStrays(deps: Deps): Promise<void> {
  return removeEach(deps, (place) => eachStray(deps.belongings, place))
}

async function removeEach({ documents, files, units, settled }: Deps, pages: Pages): Promise<void> {
  /** Under an id that has become free another account may have made something in the meantime. */
  const isStill = (item: { readonly owner: UserId | undefined } | undefined, { owner }: Belonging): boolean =>
    item !== undefined && (item.owner ?? null) === owner

  async function removeDocument(unit: Transaction, collectionId: string, belonging: Belonging): Promise<void> {
    const { id } = belonging
    const document = await documents.find(collectionId, id, unit)
    if (!document || !isStill(document, belonging)) return
    // The worker that draws it hears of the change and stops.
    const status = String(document.data['status'])
    const isOpen = collectionId === collectionIds.generations && ['queued', 'running'].includes(status)
    if (isOpen) await documents.update(unit, collectionId, id, { data: { status: 'cancelled' } })
    await documents.remove(unit, collectionId, id)
  }

  async function removeFile(unit: Transaction, bucketId: string, belonging: Belonging): Promise<StoredFile[]> {
    const file = await files.find(bucketId, belonging.id, unit)
    if (!file || !isStill(file, belonging)) return []
    await files.remove(unit, bucketId, file.id)
    return [file]
  }

  for (const place of documentPlaces) {
    for await (const page of pages(place)) {
      for (const some of inGroups(page)) {
        await units.run(async (unit) => {
          for (const each of some) await removeDocument(unit, place.collectionId, each)
        })
      }
    }
  }
  await settled()
  for (const place of filePlaces) {
    for await (const page of pages(place)) {
      for (const some of inGroups(page)) {
        const gone = await units.run(async (unit) => {
          const removed: StoredFile[] = []
          for (const each of some) removed.push(...(await removeFile(unit, place.bucketId, each)))
          return removed
        })
        for (const file of gone) await files.release(file)
      }
    }
  }
}

function inGroups(page: readonly Belonging[]): Belonging[][] {
  const count = Math.ceil(page.length / together)
  return Array.from({ length: count }, (_, index) => page.slice(index * together, (index + 1) * together))
}
