import { projectId } from '@eidolon/contract/resources.ts'

type Shape = { readonly width: number; readonly height?: number }

/** A kept picture at another size, as WebP. A plain `<img>` loads it with the session's cookie. */
export function filePreviewUrl(bucketId: string, fileId: string, { width, height = 0 }: Shape): string {
  const query = new URLSearchParams({
    project: projectId,
    width: String(width),
    height: String(height),
    gravity: 'top',
    quality: '82',
    output: 'webp',
  })
  return `/v1/storage/buckets/${bucketId}/files/${encodeURIComponent(fileId)}/preview?${query}`
}

/** The file itself, as it was kept; a `<video>` asks for parts of it. */
export function fileViewUrl(bucketId: string, fileId: string): string {
  return `/v1/storage/buckets/${bucketId}/files/${encodeURIComponent(fileId)}/view?${new URLSearchParams({ project: projectId })}`
}

/** The file as something to keep. */
export function fileDownloadUrl(bucketId: string, fileId: string): string {
  return `/v1/storage/buckets/${bucketId}/files/${encodeURIComponent(fileId)}/download?${new URLSearchParams({ project: projectId })}`
}
