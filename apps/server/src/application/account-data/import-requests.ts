import { collectionIds } from '@eidolon/contract/resources.ts'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { DocumentLine } from '#domain/account-data/archive-lines.ts'
import { relinkedRequest, withParents } from '#domain/generations/relink-request.ts'
import type { Links } from './import-links.ts'

type Deps = { readonly documents: SystemDocuments; readonly units: Transactions }

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What a generation of an archive was asked for, with its people and its album as they are known here. */
export const requestOf = ({ request }: DocumentLine, known: Links): string =>
  relinkedRequest(
    textOf(request),
    (id) => known.find(collectionIds.characters, id),
    (id) => known.find(collectionIds.albums, id),
  )

/** Whether a generation of an archive names pictures, which come later. */
export const namesPictures = ({ mediaIds, request }: DocumentLine): boolean =>
  (Array.isArray(mediaIds) && mediaIds.length > 0) || /"(parentM|m)ediaId"/.test(textOf(request))

/** Which pictures came of a generation, and which it began with, once they are here. */
export async function namePictures({ documents, units }: Deps, known: Links): Promise<void> {
  const mediaOf = (id: unknown) => known.find(collectionIds.media, id)
  for (const id of known.waiting()) {
    const before = (await documents.find(collectionIds.generations, id))?.data
    if (!before) continue
    const request = withParents(textOf(before['request']), mediaOf)
    const mediaIds = known.findAll(collectionIds.media, before['mediaIds'])
    if (request === before['request'] && JSON.stringify(mediaIds) === JSON.stringify(before['mediaIds'])) continue
    await units.run((unit) => documents.update(unit, collectionIds.generations, id, { data: { request, mediaIds } }))
  }
}
