import { limits } from '@eidolon/contract/limits.ts'
import { collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import type { Collection } from '#domain/documents/collection.ts'

const { pose } = limits

/** Poses that people have made themselves; `joints` is the JSON of the contract's `Joints`. */
export const poseCollection: Collection = {
  databaseId,
  id: collectionIds.poses,
  name: 'Poses',
  enabled: true,
  documentSecurity: true,
  permissions: { create: ['users'], read: [], update: [], delete: [] },
  attributes: [
    { key: 'name', type: 'string', minLength: 1, size: pose.name, required: true },
    { key: 'joints', type: 'string', minLength: 1, size: pose.joints, required: true, exact: true },
  ],
  indexes: [
    { key: 'created', type: 'key', attributes: ['$createdAt'] },
    { key: 'name', type: 'key', attributes: ['name'] },
  ],
}
