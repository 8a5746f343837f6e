import type { MediaArchive } from '@eidolon/contract/media/media.ts'
import { bucketIds } from '@eidolon/contract/resources.ts'
import { type LeaveFile, openWhole } from '#application/files/outgoing-file.ts'
import type { SystemFiles } from '#application/files/system-files.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import type { UserCaller } from '#domain/accounts/caller.ts'
import { isWhole, type WholeFile } from '#domain/files/file.ts'
import { archiveNames } from '#domain/media/archive-names.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { ArchivedRow, MediaLibrary } from './ports.ts'
import type { SaveAs } from './save-as.ts'

type Deps = {
  readonly library: Pick<MediaLibrary, 'archived'>
  readonly files: Pick<SystemFiles, 'find'>
  readonly leave: LeaveFile
  readonly saveAs: SaveAs
  readonly zip: (entries: AsyncIterable<ArchiveEntry>) => AsyncIterable<Uint8Array>
}

export type ArchiveEntry = {
  readonly name: string
  readonly modifiedAt: Date
  readonly size: number
  /** Undefined when it has gone in the meantime. */
  open(): Promise<ReadableStream<Uint8Array> | undefined>
}

/**
 * The files of some of one's own media as a zip that is made while it is sent. What is not one's own is refused first.
 * What cannot be saved in the format that is asked for comes as it is.
 */
export async function archiveMedia(
  { library, files, leave, saveAs, zip }: Deps,
  { userId }: UserCaller,
  { ids: given, format }: MediaArchive,
  signal: AbortSignal,
): Promise<AsyncIterable<Uint8Array>> {
  const ids = [...new Set(given)]
  const rows = await library.archived(userId, ids)
  if (rows.length < ids.length) {
    throw new Fault('document_not_found', { asked: ids.length, found: rows.length })
  }
  return zip(entries(rows, (file) => format && saveAs(file, format, { who: `user:${userId}`, signal, again: false })))

  async function* entries(
    rows: readonly ArchivedRow[],
    anotherFormat: (file: WholeFile) => ReturnType<SaveAs> | undefined,
  ): AsyncIterable<ArchiveEntry> {
    const nameOf = archiveNames()
    for (const row of rows) {
      const file = await files.find(bucketIds.media, row.fileId)
      // Deleted since the archive was asked for; the others are still wanted.
      if (!file || !isWhole(file)) continue
      const saved = await anotherFormat(file)
      const leaving = saved?.leaving ?? (await leave(file, { again: false }))
      yield {
        name: nameOf(row, saved?.type ?? file.state.mimeType),
        modifiedAt: new Date(row.createdAt),
        size: leaving.size,
        open: () => openWhole(leaving),
      }
    }
  }
}

export type ArchiveMedia = Bound<typeof archiveMedia>
