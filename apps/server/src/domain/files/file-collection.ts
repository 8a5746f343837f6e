import type { Bucket } from './bucket.ts'
import { fileAttributes } from './file-attributes.ts'
import type { Collection } from '#domain/documents/collection.ts'

/** What is kept of a file beside what clients see. */
const inside: Collection['attributes'] = [
  { key: 'blobKey', type: 'string', size: 128, required: true, exact: true },
  { key: 'uploadId', type: 'string', size: 2048, exact: true },
  { key: 'chunkSize', type: 'integer' },
  { key: 'creator', type: 'string', size: 64, exact: true },
  { key: 'arrivingType', type: 'string', size: 127, exact: true },
  // Id and name: what the search of a list looks through.
  { key: 'label', type: 'string', size: 300, required: true, exact: true },
]

/**
 * The files of a bucket as a collection that no client can reach: lists, permissions and counts are then those of
 * documents. Its id is the name of its table.
 */
export const fileCollection = (bucket: Bucket): Collection => ({
  databaseId: 'files',
  id: `files_${bucket.id}`,
  name: bucket.name,
  enabled: bucket.enabled,
  documentSecurity: bucket.fileSecurity,
  permissions: bucket.permissions,
  attributes: [...fileAttributes, ...inside],
  indexes: [
    { key: 'created', type: 'key', attributes: ['$createdAt'] },
    { key: 'name', type: 'key', attributes: ['name'] },
    { key: 'find_label', type: 'fulltext', attributes: ['label'] },
  ],
})
