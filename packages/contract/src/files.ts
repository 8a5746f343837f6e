import { z } from 'zod'

/** What the storage service answers. `signature` and `mimeType` are empty while a file is still arriving. */
export const File = z.object({
  $id: z.string(),
  bucketId: z.string(),
  $createdAt: z.string(),
  $updatedAt: z.string(),
  $permissions: z.array(z.string()),
  name: z.string(),
  signature: z.string(),
  mimeType: z.string(),
  sizeOriginal: z.int(),
  chunksTotal: z.int(),
  chunksUploaded: z.int(),
})
export type File = z.infer<typeof File>

export const FileList = z.object({ total: z.int(), files: z.array(File) })
export type FileList = z.infer<typeof FileList>
