import type { FilePlace, GetFile } from './get-file.ts'
import type { LeaveFile, OutgoingFile } from './outgoing-file.ts'
import type { Caller } from '#domain/accounts/caller.ts'
import { isWhole, type WholeFile } from '#domain/files/file.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { Bound } from '#application/shared/with-deps.ts'

export type Content = OutgoingFile & { readonly file: WholeFile }

/** A file to be looked at or downloaded. One that is still arriving has nothing to show. */
export async function readContent(
  { getFile, leave }: { readonly getFile: GetFile; readonly leave: LeaveFile },
  caller: Caller,
  place: FilePlace,
): Promise<Content> {
  const file = await getFile(caller, place)
  if (!isWhole(file)) throw new Fault('storage_file_not_found')
  return { ...(await leave(file, { again: true })), file }
}

export type ReadContent = Bound<typeof readContent>
