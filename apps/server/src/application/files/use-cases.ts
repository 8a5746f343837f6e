import type { deleteFile } from './delete-file.ts'
import type { GetFile } from './get-file.ts'
import type { listFiles } from './list-files.ts'
import type { readContent } from './read-content.ts'
import type { renderPreview } from './render-preview.ts'
import type { updateFile } from './update-file.ts'
import type { uploadFile } from './upload-file.ts'

/** What can be done with files, ready to be called. */
export type FileUseCases = {
  readonly list: ReturnType<typeof listFiles>
  readonly get: GetFile
  readonly upload: ReturnType<typeof uploadFile>
  readonly update: ReturnType<typeof updateFile>
  readonly remove: ReturnType<typeof deleteFile>
  readonly content: ReturnType<typeof readContent>
  readonly preview: ReturnType<typeof renderPreview>
}
