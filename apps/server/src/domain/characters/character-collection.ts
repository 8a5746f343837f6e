import { limits } from '@eidolon/contract/limits.ts'
import { collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import type { Collection } from '#domain/documents/collection.ts'

const { character } = limits

/** People make and change these themselves; each is private to whoever made it. */
export const characterCollection: Collection = {
  databaseId,
  id: collectionIds.characters,
  name: 'Characters',
  enabled: true,
  documentSecurity: true,
  permissions: { create: ['users'], read: [], update: [], delete: [] },
  attributes: [
    { key: 'name', type: 'string', minLength: 1, size: character.name, required: true },
    { key: 'description', type: 'string', size: character.description, default: '' },
    { key: 'appearance', type: 'string', minLength: 1, size: character.appearance, required: true },
    { key: 'personality', type: 'string', size: character.personality, default: '' },
    { key: 'age', type: 'integer', ...character.age },
    { key: 'style', type: 'string', size: character.style, default: '' },
    { key: 'imageId', type: 'string', size: 36, exact: true },
    { key: 'genes', type: 'string', size: character.genes, default: '', exact: true, large: true },
    { key: 'tags', type: 'string', size: character.tag, array: true },
    { key: 'favorite', type: 'boolean', default: false },
    { key: 'archived', type: 'boolean', default: false },
    { key: 'leastLikeness', type: 'float', min: 0, max: 1 },
    { key: 'parentId', type: 'string', size: 36, exact: true },
    { key: 'card', type: 'string', size: character.card, default: '', exact: true, large: true },
    // Pictures and videos that are not in the trash; kept by the database, clients cannot change it.
    { key: 'mediaCount', type: 'integer', min: 0, default: 0 },
    // Whether a portrait is still to be drawn by the studio; clients cannot change it.
    { key: 'portraitPending', type: 'boolean', default: false },
  ],
  indexes: [
    { key: 'created', type: 'key', attributes: ['$createdAt'] },
    { key: 'updated', type: 'key', attributes: ['$updatedAt'] },
    { key: 'name', type: 'key', attributes: ['name'] },
    { key: 'archived', type: 'key', attributes: ['archived', '$createdAt'] },
    { key: 'parent', type: 'key', attributes: ['parentId', '$createdAt'] },
    { key: 'favorite', type: 'key', attributes: ['favorite', '$createdAt'] },
    { key: 'style', type: 'key', attributes: ['style', '$createdAt'] },
    { key: 'age', type: 'key', attributes: ['age'] },
    { key: 'media', type: 'key', attributes: ['mediaCount'] },
    { key: 'find_name', type: 'fulltext', attributes: ['name'] },
    { key: 'find_description', type: 'fulltext', attributes: ['description'] },
    { key: 'find_appearance', type: 'fulltext', attributes: ['appearance'] },
    { key: 'find_personality', type: 'fulltext', attributes: ['personality'] },
    { key: 'find_style', type: 'fulltext', attributes: ['style'] },
    { key: 'find_tags', type: 'fulltext', attributes: ['tags'] },
  ],
}
