import type { Attribute } from '#domain/documents/collection.ts'

/** What clients may filter and order files by, beside the attributes that everything has. */
export const fileAttributes: readonly Attribute[] = [
  { key: 'name', type: 'string', size: 255, required: true },
  { key: 'signature', type: 'string', size: 32, default: '', exact: true },
  { key: 'mimeType', type: 'string', size: 127, default: '', exact: true },
  { key: 'sizeOriginal', type: 'integer', required: true },
  { key: 'chunksTotal', type: 'integer', required: true },
  { key: 'chunksUploaded', type: 'integer', required: true },
]
