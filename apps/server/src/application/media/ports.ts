import type { FileId, MediaId, UserId } from '@eidolon/contract/ids.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import type { Filter } from '#domain/documents/query.ts'

/** How many there are of one value of a figure: of a month, a kind, a character … */
export type Figure = { readonly figure: string; readonly value: string; readonly n: number }

/** What of a media row an archive needs to name and find it. */
export type ArchivedRow = {
  readonly id: string
  readonly fileId: FileId
  readonly createdAt: string
  readonly seed: number | null
  readonly characterName: string | null
}

/** What of a media row a panel of a story needs to show it. */
export type PanelRow = {
  readonly id: string
  /** Of what is no picture by itself, how it looks. */
  readonly fileId: FileId
  readonly width: number | null
  readonly height: number | null
}

/** What the library asks beyond documents. Owners are account ids. */
export type MediaLibrary = {
  /** All of them, one for each character too, or those of one kind. Kept up to date with every write. */
  figures(owner: UserId, figure?: string): Promise<readonly Figure[]>
  /** How many of those that match there are in each month, newest first. */
  months(
    owner: UserId,
    filters: readonly Filter[],
  ): Promise<readonly { readonly month: string; readonly count: number }[]>
  /** In the order of the ids; what is not there or not the owner's is left out. */
  archived(owner: UserId, ids: readonly string[]): Promise<readonly ArchivedRow[]>
  /** What panels show; what is not there, not the owner's or thrown away is left out. */
  inPanels(owner: UserId, ids: readonly string[]): Promise<readonly PanelRow[]>
  /** Whether any row shows this file or has it as its poster. */
  isFileUsed(unit: Transaction, fileId: FileId): Promise<boolean>
  /** The rows that show this file. */
  ofFile(unit: Transaction, fileId: FileId): Promise<readonly string[]>
  /** Of the owner, or of everybody when there is none: what went to the trash before then, oldest first. */
  trashed(asked: { readonly owner?: UserId; readonly before: string; readonly max: number }): Promise<readonly string[]>
  /** Of everybody: what has no caption yet, oldest first. */
  uncaptioned(max: number): Promise<readonly string[]>
  /** Takes an album that is no more out of every row. */
  leaveAlbum(unit: Transaction, albumId: string, now: string): Promise<void>
  /** The albums that show this picture. */
  albumsShowing(unit: Transaction, mediaId: MediaId): Promise<readonly string[]>
}
