import type { DeleteFile } from './delete-file.ts'
import type { GetFile } from './get-file.ts'
import type { ListFiles } from './list-files.ts'
import type { ReadContent } from './read-content.ts'
import type { RenderPreview } from './render-preview.ts'
import type { UpdateFile } from './update-file.ts'
import type { UploadFile } from './upload-file.ts'

/** What can be done with files, ready to be called. */
export type FileUseCases = {
  readonly list: ListFiles
  readonly get: GetFile
  readonly upload: UploadFile
  readonly update: UpdateFile
  readonly remove: DeleteFile
  readonly content: ReadContent
  readonly preview: RenderPreview
}
