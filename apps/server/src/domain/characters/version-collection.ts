import { limits } from '@eidolon/contract/limits.ts'
import { collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import type { Collection } from '#domain/documents/collection.ts'

const { character } = limits

/** How characters looked before. Read-only for clients: a change of a character's look is the only way in. */
export const versionCollection: Collection = {
  databaseId,
  id: collectionIds.versions,
  name: 'Versions',
  enabled: true,
  documentSecurity: true,
  permissions: { create: [], read: [], update: [], delete: [] },
  attributes: [
    { key: 'characterId', type: 'string', size: 36, required: true, exact: true },
    { key: 'appearance', type: 'string', size: character.appearance, required: true, exact: true },
    { key: 'age', type: 'integer', ...character.age },
    { key: 'style', type: 'string', size: character.style, default: '', exact: true },
    { key: 'genes', type: 'string', size: character.genes, default: '', exact: true, large: true },
  ],
  indexes: [
    { key: 'created', type: 'key', attributes: ['$createdAt'] },
    { key: 'character', type: 'key', attributes: ['characterId', '$createdAt'] },
  ],
}
