import { limits } from '@eidolon/contract/limits.ts'
import { collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import type { Collection } from '#domain/documents/collection.ts'

const { outfit } = limits

/** The wardrobes of characters: each row is something that one of them has to wear. */
export const outfitCollection: Collection = {
  databaseId,
  id: collectionIds.outfits,
  name: 'Outfits',
  enabled: true,
  documentSecurity: true,
  permissions: { create: ['users'], read: [], update: [], delete: [] },
  attributes: [
    { key: 'characterId', type: 'string', size: 36, required: true, exact: true },
    { key: 'name', type: 'string', minLength: 1, size: outfit.name, required: true },
    { key: 'outfit', type: 'string', minLength: 1, size: outfit.outfit, required: true, exact: true },
    { key: 'colours', type: 'string', size: 7, array: true, exact: true },
  ],
  indexes: [
    { key: 'created', type: 'key', attributes: ['$createdAt'] },
    { key: 'name', type: 'key', attributes: ['name'] },
    { key: 'character', type: 'key', attributes: ['characterId', '$createdAt'] },
  ],
}
