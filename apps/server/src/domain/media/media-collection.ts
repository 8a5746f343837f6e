import { resultKinds } from '@eidolon/contract/generations.ts'
import { limits } from '@eidolon/contract/limits.ts'
import { maxStars } from '@eidolon/contract/media/media.ts'
import { collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import type { Collection } from '#domain/documents/collection.ts'

const { media } = limits

/** Written by the server alone; their owner may sort them (favorite, stars, albums, trash) and delete them. */
export const mediaCollection: Collection = {
  databaseId,
  id: collectionIds.media,
  name: 'Media',
  enabled: true,
  documentSecurity: true,
  permissions: { create: [], read: [], update: [], delete: [] },
  attributes: [
    { key: 'kind', type: 'enum', elements: [...resultKinds], required: true },
    { key: 'characterId', type: 'string', size: 36, exact: true },
    // Everybody whom it shows; `characterId` is the first of them.
    { key: 'characterIds', type: 'string', size: 36, array: true, exact: true },
    { key: 'fileId', type: 'string', size: 36, required: true, exact: true },
    { key: 'posterId', type: 'string', size: 36, exact: true },
    { key: 'prompt', type: 'string', size: media.prompt, default: '' },
    { key: 'negativePrompt', type: 'string', size: media.negativePrompt, default: '' },
    { key: 'scene', type: 'string', size: media.scene, default: '', exact: true, large: true },
    // Whether it shows somebody on nothing, with transparency around them.
    { key: 'cutOut', type: 'boolean', default: false },
    // Written from what it was made of; null until then.
    { key: 'caption', type: 'string', size: media.caption, exact: true },
    // The parts that it shows (`outfit:suit time:night`), for those who search.
    { key: 'says', type: 'string', size: media.says, exact: true, large: true },
    { key: 'style', type: 'string', size: 32, default: '' },
    { key: 'width', type: 'integer', min: 0 },
    { key: 'height', type: 'integer', min: 0 },
    { key: 'durationMs', type: 'integer', min: 0 },
    { key: 'bytes', type: 'integer', min: 0 },
    { key: 'seed', type: 'integer' },
    { key: 'engine', type: 'string', size: 64, default: '', exact: true },
    { key: 'engineVersion', type: 'string', size: 64, default: '', exact: true },
    { key: 'recipe', type: 'string', size: media.recipe, default: '', exact: true, large: true },
    { key: 'parentId', type: 'string', size: 36, exact: true },
    { key: 'generationId', type: 'string', size: 36, exact: true },
    { key: 'identity', type: 'float' },
    // The same for each of several people, as JSON by the id of the character; empty where one is alone.
    { key: 'identities', type: 'string', size: media.identities, default: '', exact: true },
    // Drawn again because it was not alike enough; it lies in the trash for a day.
    { key: 'passedOver', type: 'boolean', default: false },
    { key: 'favorite', type: 'boolean', default: false },
    { key: 'rating', type: 'integer', min: 1, max: maxStars },
    { key: 'albumIds', type: 'string', size: 36, array: true, exact: true },
    { key: 'trashedAt', type: 'datetime' },
  ],
  indexes: [
    { key: 'created', type: 'key', attributes: ['$createdAt'] },
    { key: 'shown', type: 'key', attributes: ['$createdAt'], where: { attribute: 'trashedAt', is: 'null' } },
    { key: 'trash', type: 'key', attributes: ['trashedAt'], where: { attribute: 'trashedAt', is: 'given' } },
    { key: 'kind', type: 'key', attributes: ['kind', '$createdAt'] },
    { key: 'character', type: 'key', attributes: ['characterId', '$createdAt'] },
    { key: 'favorite', type: 'key', attributes: ['favorite', '$createdAt'] },
    { key: 'rating', type: 'key', attributes: ['rating'] },
    { key: 'generation', type: 'key', attributes: ['generationId'] },
    { key: 'identity', type: 'key', attributes: ['identity'] },
    { key: 'style', type: 'key', attributes: ['style', '$createdAt'] },
    { key: 'engine', type: 'key', attributes: ['engine', '$createdAt'] },
    { key: 'bytes', type: 'key', attributes: ['bytes'] },
    { key: 'find_prompt', type: 'fulltext', attributes: ['prompt'] },
    { key: 'find_caption', type: 'fulltext', attributes: ['caption'] },
    { key: 'find_says', type: 'fulltext', attributes: ['says'], whole: true },
  ],
}
