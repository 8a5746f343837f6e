import type { FileId } from '@eidolon/contract/ids.ts'
import { bucketIds, collectionIds } from '@eidolon/contract/resources.ts'
import { permissionText } from '#domain/documents/permission.ts'
import type { Document } from '#domain/documents/document.ts'
import { extensionFor } from '#domain/files/media-type.ts'

/** What an archive says it is. A later version that cannot be read by this one has a higher number. */
export const archiveFormat = { format: 'eidolon-account', version: 1 } as const

export const manifestName = 'manifest.json'
export const accountName = 'data/account.json'
export const claimsName = 'data/claims.json'
export const siteDataName = 'site/data.js'
export const documentsName = (collectionId: string): string => `data/${collectionId}.json`
export const filesName = (bucketId: string): string => `data/files-${bucketId}.json`

/** In the order in which they can be taken back: what others refer to comes first. */
export const archivedCollections = [
  collectionIds.characters,
  collectionIds.outfits,
  collectionIds.poses,
  collectionIds.versions,
  collectionIds.albums,
  collectionIds.generations,
  collectionIds.media,
  collectionIds.presets,
  collectionIds.stories,
] as const
export const archivedBuckets = [bucketIds.characters, bucketIds.media] as const

export const filePath = (bucketId: string, fileId: FileId, mimeType: string): string =>
  `files/${bucketId}/${fileId}.${extensionFor(mimeType) ?? 'bin'}`

/** One line of a list: everything about a document but where it is. */
export function documentLine({ id, createdAt, updatedAt, permissions, data }: Document): string {
  const head = { $id: id, $createdAt: createdAt, $updatedAt: updatedAt, $permissions: permissions.map(permissionText) }
  return JSON.stringify({ ...head, ...data })
}
