import { resultKinds } from '@eidolon/contract/generations.ts'
import { limits } from '@eidolon/contract/limits.ts'
import { collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import type { Collection } from '#domain/documents/collection.ts'

/** Read-only for clients: `POST /v1/generations` is the only way in, and the worker the only one that changes them. */
export const generationCollection: Collection = {
  databaseId,
  id: collectionIds.generations,
  name: 'Generations',
  enabled: true,
  documentSecurity: true,
  permissions: { create: [], read: [], update: [], delete: [] },
  attributes: [
    { key: 'characterId', type: 'string', size: 36, required: true, exact: true },
    { key: 'kind', type: 'enum', elements: [...resultKinds], required: true },
    { key: 'engine', type: 'string', size: 64, required: true, exact: true },
    {
      key: 'status',
      type: 'enum',
      elements: ['queued', 'running', 'succeeded', 'failed', 'cancelled', 'blocked'],
      required: true,
    },
    { key: 'stage', type: 'string', size: 64, default: '', exact: true },
    { key: 'progress', type: 'float', min: 0, max: 1, default: 0 },
    { key: 'previewUrl', type: 'string', size: 512, default: '', exact: true },
    { key: 'count', type: 'integer', min: 1, max: limits.generation.sheet, default: 1 },
    { key: 'mediaIds', type: 'string', size: 36, array: true, exact: true },
    { key: 'request', type: 'string', size: limits.generation.request, default: '', exact: true, large: true },
    { key: 'error', type: 'string', size: limits.generation.error, exact: true },
    { key: 'attempts', type: 'integer', min: 0, default: 0 },
    { key: 'passedOver', type: 'integer', min: 0, default: 0 },
    { key: 'startedAt', type: 'datetime' },
    { key: 'finishedAt', type: 'datetime' },
  ],
  indexes: [
    { key: 'created', type: 'key', attributes: ['$createdAt'] },
    { key: 'status', type: 'key', attributes: ['status', '$createdAt'] },
    { key: 'character', type: 'key', attributes: ['characterId', '$createdAt'] },
  ],
}
