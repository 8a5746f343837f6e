import { limits } from '@eidolon/contract/limits.ts'
import { bucketIds } from '@eidolon/contract/resources.ts'
import type { Bucket } from '#domain/files/bucket.ts'

const pictures = ['png', 'jpg', 'jpeg', 'webp', 'avif', 'gif']
const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']
const ownersOnly = { create: ['users'], read: [], update: [], delete: [] }

/** Pictures that people upload or choose for their characters. */
export const characterBucket: Bucket = {
  id: bucketIds.characters,
  name: 'Characters',
  enabled: true,
  fileSecurity: true,
  permissions: ownersOnly,
  maximumFileSize: limits.upload.characters,
  allowedFileExtensions: pictures,
  allowedMimeTypes: pictureTypes,
}

/** What engines made, and pictures and videos that people bring along. */
export const mediaBucket: Bucket = {
  id: bucketIds.media,
  name: 'Media',
  enabled: true,
  fileSecurity: true,
  permissions: ownersOnly,
  maximumFileSize: limits.upload.media,
  allowedFileExtensions: [...pictures, 'mp4', 'webm'],
  allowedMimeTypes: [...pictureTypes, 'video/mp4', 'video/webm'],
  // Sheets; nobody uploads such files.
  ownMimeTypes: ['application/pdf', 'application/zip'],
}
