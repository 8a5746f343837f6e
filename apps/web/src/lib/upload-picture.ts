import { bucketIds } from '@eidolon/contract/resources.ts'
import { isFault } from './fault.ts'
import type { LoadApi } from './use-api.tsx'

type PictureUpload = {
  readonly file: File
  /** The same id goes on where an earlier attempt stopped. */
  readonly id: string
  readonly onProgress?: (share: number) => void
}

/** Puts a picture into the characters' bucket; chunked when it is large. */
export async function uploadPicture(api: LoadApi, { file, id, onProgress }: PictureUpload): Promise<string> {
  const { storage } = await api()
  try {
    await storage.createFile(bucketIds.characters, id, file, undefined, ({ chunksUploaded, chunksTotal }) =>
      onProgress?.(chunksUploaded / chunksTotal),
    )
  } catch (error) {
    // An earlier attempt had arrived whole; only its answer was lost.
    if (!isFault(error, 'storage_file_already_exists')) throw error
  }
  return id
}
