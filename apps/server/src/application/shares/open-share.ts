import type { FileId, MediaId } from '@eidolon/contract/ids.ts'
import { bucketIds } from '@eidolon/contract/resources.ts'
import { sharedAtOnce } from '@eidolon/contract/shares.ts'
import { noBackground } from '@eidolon/people'
import { z } from 'zod'
import type { DocumentStore } from '#application/documents/ports.ts'
import type { LeaveFile } from '#application/files/leaving.ts'
import type { Origins } from '#application/marking/ports.ts'
import type { Content } from '#application/files/read-content.ts'
import type { SystemFiles } from '#application/files/system-files.ts'
import type { Document } from '#domain/documents/document.ts'
import type { ListQuery } from '#domain/documents/query.ts'
import type { Data } from '#domain/documents/structure.ts'
import { isSeen, isWhole } from '#domain/files/file.ts'
import { albumCollection } from '#domain/media/album-collection.ts'
import { mediaCollection } from '#domain/media/media-collection.ts'
import { listOf, textOf } from '#domain/media/refusals.ts'
import type { Source } from '#domain/marking/statement.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import type { Share, Shares, ShareSecrets } from './ports.ts'

type Deps = {
  readonly store: DocumentStore
  readonly shares: Shares
  readonly albumShares: Shares
  readonly secrets: ShareSecrets
  readonly files: Pick<SystemFiles, 'find'>
  readonly leave: LeaveFile
  readonly origins: Pick<Origins, 'of'>
  readonly clock: Clock
}

/** What a link leads to: something to look at, a password to be given first, or nothing at all. */
export type Opened =
  | { readonly state: 'nothing' }
  | { readonly state: 'locked' }
  | { readonly state: 'open'; readonly media: SharedMedia; readonly source: Source | undefined }
  | { readonly state: 'album'; readonly album: SharedAlbum }

/** As much of a picture as strangers see: neither its prompt nor who made it. */
export type SharedMedia = {
  readonly id: MediaId
  readonly kind: 'image' | 'video'
  readonly width: number | null
  readonly height: number | null
  readonly fileId: FileId
  readonly posterId: FileId | null
}

/** The newest that an album holds, without its name, which nobody meant for strangers; `total` is all of them. */
export type SharedAlbum = { readonly total: number; readonly media: readonly SharedItem[] }
/** With what made it, where that was here. */
type SharedItem = SharedMedia & { readonly source: Source | undefined }

type Found = { readonly share: Share; readonly kind: 'media' | 'album' }

export function openShare({ store, shares, albumShares, secrets, files, leave, origins, clock }: Deps) {
  async function current(token: string): Promise<Found | undefined> {
    const hash = secrets.hash(token)
    const single = await shares.byToken(hash)
    const share = single ?? (await albumShares.byToken(hash))
    if (!share) return undefined
    const isOver = share.expire !== null && share.expire <= formatDateTime(clock.now())
    return isOver ? undefined : { share, kind: single ? 'media' : 'album' }
  }

  /** The album behind a link, for as long as it is its owner's. */
  async function albumOf({ itemId, owner }: Share): Promise<Document | undefined> {
    const album = await store.find(albumCollection, itemId)
    return album?.owner === owner ? album : undefined
  }

  async function heldBy({ itemId, owner }: Share): Promise<SharedAlbum> {
    const page = await store.list(mediaCollection, inAlbum(itemId), [`user:${owner}`])
    const media = (page?.documents ?? []).map((json) => Listed.parse(JSON.parse(json)))
    const items = media.map(({ $id, ...data }) => shown($id, data))
    const withSource = async (one: SharedMedia): Promise<SharedItem> => ({ ...one, source: await sourceOf(one) })
    return { total: page?.total ?? 0, media: await Promise.all(items.map(withSource)) }
  }

  const sourceOf = async ({ fileId }: SharedMedia): Promise<Source | undefined> =>
    (await origins.of({ bucketId: bucketIds.media, fileId }))?.source

  return {
    async open(token: string, pass: string): Promise<Opened> {
      const found = await current(token)
      if (!found) return { state: 'nothing' }
      const { share, kind } = found
      const isLocked = share.password !== null && !secrets.isPass(share, pass)
      if (kind === 'album') {
        if (!(await albumOf(share))) return { state: 'nothing' }
        return isLocked ? { state: 'locked' } : { state: 'album', album: await heldBy(share) }
      }
      const media = await store.find(mediaCollection, share.itemId)
      // What was thrown away is not shown, but may be taken back.
      if (!media || media.data['trashedAt'] !== null) return { state: 'nothing' }
      if (isLocked) return { state: 'locked' }
      const one = shown(media.id, media.data)
      return { state: 'open', media: one, source: await sourceOf(one) }
    },

    /** One of an album, by a link to the album: only for as long as it is in there. */
    async inAlbum(token: string, pass: string, mediaId: MediaId): Promise<SharedMedia | undefined> {
      const found = await current(token)
      if (found?.kind !== 'album') return undefined
      const { share } = found
      if (share.password !== null && !secrets.isPass(share, pass)) return undefined
      const media = (await albumOf(share)) && (await store.find(mediaCollection, mediaId))
      const isThere = media?.owner === share.owner && listOf(media.data['albumIds']).includes(share.itemId)
      return media && isThere && media.data['trashedAt'] === null ? shown(media.id, media.data) : undefined
    },

    /** Undefined when the password is wrong, or there is nothing to open. */
    async unlock(token: string, password: string): Promise<string | undefined> {
      const share = (await current(token))?.share
      if (!share || share.password === null) return undefined
      return (await secrets.isPassword(share.password, password)) ? secrets.pass(share) : undefined
    },

    /** For limits: which link it is, without telling it. */
    known: (token: string): string => secrets.hash(token),

    /** Whether strangers may see it, where it is behind a link. */
    async seen(fileId: FileId): Promise<boolean> {
      const file = await files.find(bucketIds.media, fileId)
      return file !== undefined && isWhole(file) && isSeen(file)
    },

    async content(fileId: FileId): Promise<Content | undefined> {
      const file = await files.find(bucketIds.media, fileId)
      // A link hands nothing on that would have to be opened with something else.
      if (!file || !isWhole(file) || !isSeen(file)) return undefined
      return { ...(await leave(file, { again: true })), file }
    },
  }
}

const Listed = z.object({
  $id: z.string(),
  kind: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  fileId: z.string(),
  posterId: z.string().nullable(),
  scene: z.string().nullable(),
})

const inAlbum = (albumId: string): ListQuery => ({
  filters: [
    { method: 'contains', attribute: 'albumIds', values: [albumId] },
    { method: 'isNull', attribute: 'trashedAt', values: [] },
  ],
  orders: [{ attribute: '$createdAt', direction: 'desc' }],
  limit: sharedAtOnce,
  offset: 0,
  cursor: undefined,
  select: Object.keys(Listed.shape),
})

/**
 * Of what is no picture by itself, a sheet as a document say, strangers see how it looks. A film of somebody who is cut
 * out is a picture that moves.
 */
function shown(id: MediaId, { kind, width, height, fileId, posterId, scene }: Data): SharedMedia {
  const isStill = kind === 'sheet' && textOf(posterId) !== ''
  return {
    id,
    kind: kind === 'video' && !isCutOut(textOf(scene)) ? 'video' : 'image',
    width: typeof width === 'number' ? width : null,
    height: typeof height === 'number' ? height : null,
    fileId: textOf(isStill ? posterId : fileId),
    posterId: isStill ? null : textOf(posterId) || null,
  }
}

function isCutOut(scene: string): boolean {
  try {
    return scene !== '' && Scene.safeParse(JSON.parse(scene)).data?.background === noBackground
  } catch {
    return false
  }
}
const Scene = z.object({ background: z.string() })
