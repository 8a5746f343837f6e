import type { MediaId } from '@eidolon/contract/ids.ts'
import { bucketIds, collectionIds } from '@eidolon/contract/resources.ts'
import type { DocumentStore } from '#application/documents/ports.ts'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import type { SystemFiles } from '#application/files/system-files.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import type { StorageQuota } from '#application/storage/storage-quota.ts'
import type { UserCaller } from '#domain/accounts/caller.ts'
import { ownerPermissions } from '#domain/documents/permission.ts'
import { textOf } from '#domain/media/refusals.ts'
import { Fault } from '#domain/shared/fault.ts'
import { findMedia } from './find-own.ts'
import type { MediaBin } from './media-bin.ts'
import { streamOf } from '#application/shared/streams.ts'
import type { Bound } from '#application/shared/with-deps.ts'

type Deps = {
  readonly store: DocumentStore
  readonly documents: SystemDocuments
  readonly files: SystemFiles
  readonly units: Transactions
  readonly bin: MediaBin
  readonly room: StorageQuota
  /** Any picture as a WebP of bearable size. Throws a `Fault` when it is none. */
  readonly still: (picture: Uint8Array, who: string) => Promise<Uint8Array>
}

/**
 * Sets the poster of an uploaded video, because only browsers can decode every format. What an engine made keeps
 * the one it came with. Answers the id of its file.
 */
export async function setPoster(
  { store, documents, files, units, bin, still, room }: Deps,
  caller: UserCaller,
  mediaId: MediaId,
  picture: Uint8Array,
): Promise<string> {
  const { data } = await findMedia(store, caller, mediaId, { action: 'update' })
  if (data['kind'] !== 'video' || textOf(data['engine']) !== '')
    throw new Fault('general_argument_invalid', {}, { message: 'Only a video that was brought along takes a still.' })
  await room.refuseWithout(0, caller.userId)
  const staged = await files.stage(
    bucketIds.media,
    `${mediaId}-still.webp`,
    streamOf(await still(picture, `user:${caller.userId}`)),
  )
  let kept = false
  try {
    const posterId = await units.run((unit) =>
      room.within(unit, caller.userId, async () => {
        const now = await findMedia(store, caller, mediaId, { action: 'update', unit })
        const permissions = ownerPermissions(caller.userId).filter(({ action }) => action === 'read')
        const file = await files.keep(unit, staged, { permissions })
        await documents.update(unit, collectionIds.media, mediaId, { data: { posterId: file.id } })
        const before = textOf(now.data['posterId'])
        if (before !== '') await bin.drop(unit, before)
        return file.id
      }),
    )
    kept = true
    return posterId
  } finally {
    if (!kept) await files.discard(staged)
  }
}

export type GivePoster = Bound<typeof setPoster>
