import { limits } from '@eidolon/contract/limits.ts'
import { collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import type { Collection } from '#domain/documents/collection.ts'

export const albumCollection: Collection = {
  databaseId,
  id: collectionIds.albums,
  name: 'Albums',
  enabled: true,
  documentSecurity: true,
  permissions: { create: ['users'], read: [], update: [], delete: [] },
  attributes: [
    { key: 'name', type: 'string', minLength: 1, size: limits.album.name, required: true },
    { key: 'coverId', type: 'string', size: 36, exact: true },
  ],
  indexes: [
    { key: 'created', type: 'key', attributes: ['$createdAt'] },
    { key: 'name', type: 'key', attributes: ['name'] },
  ],
}
