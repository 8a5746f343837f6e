import type { Bucket } from './bucket.ts'
import { type ContentRange, parseContentRange } from './content-range.ts'
import { extensionOf } from './file-name.ts'
import { Fault } from '#domain/shared/fault.ts'

/** What a request says about its file before the bytes come. */
export type UploadHeaders = {
  /** Content-Range; absent when the request carries a whole file. */
  readonly contentRange: string | undefined
  /** X-Appwrite-ID: the upload that a chunk belongs to. */
  readonly uploadId: string | undefined
}

export type CheckedUpload = { readonly range: ContentRange | undefined; readonly targetId: string | undefined }

const idForm = /^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$/
export const isFileId = (id: string): boolean => idForm.test(id)

/** Refuses, in the order that clients know, what can be refused without looking at the bytes. */
export function checkUpload(bucket: Bucket, { contentRange, uploadId }: UploadHeaders, name: string): CheckedUpload {
  const range = contentRange === undefined ? undefined : parseContentRange(contentRange)
  if (contentRange !== undefined && !range) throw new Fault('storage_invalid_content_range')
  if (uploadId !== undefined && !isFileId(uploadId)) throw new Fault('storage_invalid_appwrite_id')
  const { allowedFileExtensions: allowed, maximumFileSize } = bucket
  if (allowed.length > 0 && !allowed.includes(extensionOf(name))) {
    throw new Fault('storage_file_type_unsupported', {}, { message: 'File extension not allowed' })
  }
  if (range && range.size > maximumFileSize) throw new Fault('storage_invalid_file_size')
  return { range, targetId: uploadId }
}

/** What the bytes are has to be allowed, too; the ending of a name is only what somebody says. */
export function refuseForeignType({ allowedMimeTypes: allowed }: Bucket, mimeType: string): void {
  if (allowed.length > 0 && !allowed.includes(mimeType)) throw new Fault('storage_file_type_unsupported')
}
