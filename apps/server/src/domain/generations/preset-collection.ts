import { limits } from '@eidolon/contract/limits.ts'
import { collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import type { Collection } from '#domain/documents/collection.ts'

/** Settings of the generator that somebody wants to use again. */
export const presetCollection: Collection = {
  databaseId,
  id: collectionIds.presets,
  name: 'Presets',
  enabled: true,
  documentSecurity: true,
  permissions: { create: ['users'], read: [], update: [], delete: [] },
  attributes: [
    { key: 'name', type: 'string', minLength: 1, size: limits.preset.name, required: true },
    { key: 'settings', type: 'string', size: limits.preset.settings, required: true, exact: true, large: true },
  ],
  indexes: [
    { key: 'created', type: 'key', attributes: ['$createdAt'] },
    { key: 'name', type: 'key', attributes: ['name'] },
  ],
}
