import { limits } from '@eidolon/contract/limits.ts'
import { collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import { pageFormats, readingDirections } from '@eidolon/contract/stories.ts'
import type { Collection } from '#domain/documents/collection.ts'

const { story } = limits

/** Comics: pages of panels with pictures of the library and words in them. */
export const storyCollection: Collection = {
  databaseId,
  id: collectionIds.stories,
  name: 'Stories',
  enabled: true,
  documentSecurity: true,
  permissions: { create: ['users'], read: [], update: [], delete: [] },
  attributes: [
    { key: 'title', type: 'string', minLength: 1, size: story.title, required: true },
    { key: 'direction', type: 'enum', elements: readingDirections, default: 'ltr' },
    { key: 'format', type: 'enum', elements: pageFormats, default: 'comic' },
    { key: 'pageCount', type: 'integer', min: 0, max: story.pages, default: 0 },
    { key: 'revision', type: 'integer', min: 0, default: 0 },
    { key: 'cover', type: 'string', size: story.cover, large: true, exact: true, default: '' },
    { key: 'pages', type: 'string', size: story.text, required: true, large: true, exact: true },
  ],
  indexes: [
    { key: 'created', type: 'key', attributes: ['$createdAt'] },
    { key: 'updated', type: 'key', attributes: ['$updatedAt'] },
    { key: 'title', type: 'key', attributes: ['title'] },
  ],
}
