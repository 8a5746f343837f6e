import type { FileId } from '@eidolon/contract/ids.ts'
import { bucketIds } from '@eidolon/contract/resources.ts'
import type { DocumentStore } from '#application/documents/ports.ts'
import type { LeaveFile } from '#application/files/leaving.ts'
import type { Content } from '#application/files/read-content.ts'
import type { SystemFiles } from '#application/files/system-files.ts'
import { isWhole } from '#domain/files/file.ts'
import { mediaCollection } from '#domain/media/media-collection.ts'
import { textOf } from '#domain/media/refusals.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import type { Share, Shares, ShareSecrets } from './ports.ts'

type Deps = {
  readonly store: DocumentStore
  readonly shares: Shares
  readonly secrets: ShareSecrets
  readonly files: Pick<SystemFiles, 'find'>
  readonly leave: LeaveFile
  readonly clock: Clock
}

/** What a link leads to: something to look at, a password to be given first, or nothing at all. */
export type Opened =
  | { readonly state: 'nothing' }
  | { readonly state: 'locked' }
  | { readonly state: 'open'; readonly media: SharedMedia }

/** As much of a picture as strangers see: neither its prompt nor who made it. */
export type SharedMedia = {
  readonly kind: 'image' | 'video'
  readonly width: number | null
  readonly height: number | null
  readonly fileId: FileId
  readonly posterId: FileId | null
}

export function openShare({ store, shares, secrets, files, leave, clock }: Deps) {
  async function current(token: string): Promise<Share | undefined> {
    const share = await shares.byToken(secrets.hash(token))
    if (!share) return undefined
    return share.expire !== null && share.expire <= formatDateTime(clock.now()) ? undefined : share
  }

  return {
    async open(token: string, pass: string): Promise<Opened> {
      const share = await current(token)
      if (!share) return { state: 'nothing' }
      const media = await store.find(mediaCollection, share.mediaId)
      // What was thrown away is not shown, but may be taken back.
      if (!media || media.data['trashedAt'] !== null) return { state: 'nothing' }
      if (share.password !== null && !secrets.isPass(share, pass)) return { state: 'locked' }
      const { kind, width, height, fileId, posterId } = media.data
      return {
        state: 'open',
        media: {
          kind: kind === 'video' ? 'video' : 'image',
          width: typeof width === 'number' ? width : null,
          height: typeof height === 'number' ? height : null,
          fileId: textOf(fileId),
          posterId: textOf(posterId) || null,
        },
      }
    },

    /** Undefined when the password is wrong, or there is nothing to open. */
    async unlock(token: string, password: string): Promise<string | undefined> {
      const share = await current(token)
      if (!share || share.password === null) return undefined
      return (await secrets.isPassword(share.password, password)) ? secrets.pass(share) : undefined
    },

    /** For limits: which link it is, without telling it. */
    known: (token: string): string => secrets.hash(token),

    async content(fileId: FileId): Promise<Content | undefined> {
      const file = await files.find(bucketIds.media, fileId)
      if (!file || !isWhole(file)) return undefined
      return { ...(await leave(file, { again: true })), file }
    },
  }
}
