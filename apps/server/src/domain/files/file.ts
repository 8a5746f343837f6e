import type { FileId, UserId } from '@eidolon/contract/ids.ts'
import type { Bucket } from './bucket.ts'
import { audienceOf, type Guarded } from '#domain/documents/access.ts'
import { type Permission, permissionText } from '#domain/documents/permission.ts'
import { type Action, eventNames, fileChannels, type RealtimeEvent } from '#domain/realtime/event.ts'

/** A file as it is kept: what clients see of it, and where its bytes lie. */
export type StoredFile = {
  readonly bucketId: string
  readonly id: FileId
  readonly createdAt: string
  readonly updatedAt: string
  /** The account that brought it. It stays theirs, whatever its permissions say; undefined where nobody knows. */
  readonly owner: UserId | undefined
  readonly permissions: readonly Permission[]
  readonly name: string
  /** Bytes of the whole, also while only a part of it is here. */
  readonly size: number
  readonly chunksTotal: number
  /** New for every upload, so that what was made from the bytes of an earlier one can never be taken for this one's. */
  readonly blobKey: string
  readonly state: FileState
}

export type FileState =
  | { readonly kind: 'whole'; readonly signature: string; readonly mimeType: string }
  | {
      readonly kind: 'arriving'
      /** Which upload of the blob store the chunks belong to. */
      readonly uploadId: string
      /** Bytes of every chunk but the last. */
      readonly chunkSize: number
      /** How many chunks from the first one on are here without a gap, as clients are told. */
      readonly chunksUploaded: number
      /** Told by the first chunk; empty until that is here. */
      readonly mimeType: string
      /** Who began it; nobody else may add to it. */
      readonly creator: string
    }

export type WholeFile = StoredFile & { readonly state: Extract<FileState, { kind: 'whole' }> }
export type ArrivingFile = StoredFile & { readonly state: Extract<FileState, { kind: 'arriving' }> }

export const isWhole = (file: StoredFile): file is WholeFile => file.state.kind === 'whole'
/** Whether it is looked at: a picture or a film. */
export const isSeen = ({ state }: WholeFile): boolean => /^(image|video)\//.test(state.mimeType)
export const isArriving = (file: StoredFile): file is ArrivingFile => file.state.kind === 'arriving'

/** The bucket, as the rules of access see it. */
export const guardOf = ({ permissions, fileSecurity }: Bucket): Guarded => ({ permissions, itemSecurity: fileSecurity })

/** What clients get to see, in answers and in events. */
export type FileView = {
  readonly $id: string
  readonly bucketId: string
  readonly $createdAt: string
  readonly $updatedAt: string
  readonly $permissions: readonly string[]
  readonly name: string
  readonly signature: string
  readonly mimeType: string
  readonly sizeOriginal: number
  readonly chunksTotal: number
  readonly chunksUploaded: number
}

export function fileView(file: StoredFile): FileView {
  const { state } = file
  return {
    $id: file.id,
    bucketId: file.bucketId,
    $createdAt: file.createdAt,
    $updatedAt: file.updatedAt,
    $permissions: file.permissions.map(permissionText),
    name: file.name,
    signature: state.kind === 'whole' ? state.signature : '',
    mimeType: state.kind === 'whole' ? state.mimeType : '',
    sizeOriginal: file.size,
    chunksTotal: file.chunksTotal,
    chunksUploaded: state.kind === 'whole' ? file.chunksTotal : state.chunksUploaded,
  }
}

/** Clients take a full count for a finished file, so it is never shown before the file is whole. */
export const shownChunks = (total: number, uploaded: number): number => Math.min(uploaded, total - 1)

export function fileEvent(bucket: Bucket, action: Action, file: StoredFile, at: string): RealtimeEvent {
  const path = [
    ['buckets', bucket.id],
    ['files', file.id],
  ] as const
  return {
    events: eventNames(path, action),
    channels: fileChannels(bucket.id, file.id),
    timestamp: at,
    payload: fileView(file),
    audience: audienceOf(guardOf(bucket), file.permissions),
    owner: file.owner,
  }
}
