import type { FileId, MediaId, UserId } from '@eidolon/contract/ids.ts'
import { bucketIds } from '@eidolon/contract/resources.ts'
import { sharedAtOnce } from '@eidolon/contract/media/shares.ts'
import { type PageFormat, pageFormats, type ReadingDirection, readingDirections } from '@eidolon/contract/stories.ts'
import { z } from 'zod'
import type { DocumentStore } from '#application/documents/ports.ts'
import type { LeaveFile } from '#application/files/outgoing-file.ts'
import type { Origins, ReadMarkingChoices } from '#application/marking/ports.ts'
import type { Content } from '#application/files/read-content.ts'
import type { SystemFiles } from '#application/files/system-files.ts'
import type { MediaLibrary } from '#application/media/ports.ts'
import { withDeps } from '#application/shared/with-deps.ts'
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
import { storyCollection } from '#domain/stories/story-collection.ts'
import { type PublicOrigin, publicOrigin } from './public-origin.ts'
import type { ReadSharedPages, Share, SharedPage, SharedPages, Shares, ShareSecrets } from './ports.ts'

type Deps = {
  readonly store: DocumentStore
  readonly shares: Shares
  readonly albumShares: Shares
  readonly storyShares: Shares
  readonly library: Pick<MediaLibrary, 'inPanels'>
  readonly secrets: ShareSecrets
  readonly files: Pick<SystemFiles, 'find'>
  readonly leave: LeaveFile
  readonly origins: Pick<Origins, 'of'>
  readonly choices: ReadMarkingChoices
  readonly readPages: ReadSharedPages
  readonly clock: Clock
}

/** What a link leads to: something to look at, a password to be given first, or nothing at all. */
export type Opened =
  | { readonly state: 'nothing' }
  | { readonly state: 'locked' }
  | ({ readonly state: 'open'; readonly media: SharedMedia; readonly source: Source | undefined } & Told)
  | ({ readonly state: 'album'; readonly album: SharedAlbum } & Told)
  | ({ readonly state: 'story'; readonly story: SharedStory } & Told)

/** What its owner has said about training with it. */
type Declared = { readonly notForTraining: boolean }
/** And how those of it came about that were made here. */
type Told = Declared & Included & { readonly made: readonly PublicOrigin[] }
/** Whether files leave with their recipe, as the owner has chosen for the link. */
type Included = { readonly includeRecipe: boolean }

/** As much of a picture as strangers see: neither its prompt nor who made it. */
export type SharedMedia = {
  readonly id: MediaId
  readonly kind: 'image' | 'video'
  readonly width: number | null
  readonly height: number | null
  readonly fileId: FileId
  readonly posterId: FileId | null
  /** Nothing is behind whom it shows. */
  readonly cutOut: boolean
}

/** The newest that an album holds, without its name, which nobody meant for strangers; `total` is all of them. */
export type SharedAlbum = { readonly total: number; readonly media: readonly SharedItem[] }
/** With what made it, where that was here. */
type SharedItem = SharedMedia & { readonly source: Source | undefined }

/** Some pages of a story, from `first` on, and the pictures on them. Prompts and casts are not for strangers. */
export type SharedStory = {
  readonly title: string
  readonly format: PageFormat
  readonly direction: ReadingDirection
  readonly first: number
  /** With which pages the responses before and after this one begin; undefined where there is none. */
  readonly before: number | undefined
  readonly after: number | undefined
  readonly total: number
  readonly pages: readonly SharedPage[]
  readonly pictures: ReadonlyMap<string, PanelPicture>
}
type PanelPicture = { readonly width: number; readonly height: number; readonly source: Source | undefined }

type ResolvedShare = { readonly share: Share; readonly kind: 'media' | 'album' | 'story' }

export type OpenShare = {
  /** Of a story the page that is asked for is shown, with those around it. */
  open(token: string, pass: string, page?: number): Promise<Opened>
  /** One of an album or a story, by a link to that: only for as long as it is in there. */
  part(token: string, pass: string, mediaId: MediaId): Promise<(SharedMedia & Included) | undefined>
  /** Undefined when the password is wrong, or there is nothing to open. */
  unlock(token: string, password: string): Promise<string | undefined>
  /** For limits: which link it is, without telling it. */
  known(token: string): string
  /** Undefined where strangers may not see it, though it is behind a link. */
  seen(fileId: FileId): Promise<Declared | undefined>
  /** The file as the link lets it leave. */
  content(fileId: FileId, how: Included): Promise<(Content & Declared) | undefined>
}

export function resolveShare(deps: Deps): OpenShare {
  const { store, shares, albumShares, storyShares, library, secrets, files, leave, choices, readPages, clock } = deps
  const notForTraining = async (owner: UserId | undefined) => (await choices(owner)).notForTraining

  const madeOf = withDeps(publicOrigin, deps)

  async function byToken(hash: string): Promise<ResolvedShare | undefined> {
    const kinds = [
      ['media', shares],
      ['album', albumShares],
      ['story', storyShares],
    ] as const
    for (const [kind, links] of kinds) {
      const share = await links.byToken(hash)
      if (share) return { share, kind }
    }
    return undefined
  }

  async function current(token: string): Promise<ResolvedShare | undefined> {
    const found = await byToken(secrets.hash(token))
    const expire = found?.share.expire ?? null
    return expire !== null && expire <= formatDateTime(clock.now()) ? undefined : found
  }

  /** The story behind a link without its pages, which are long, for as long as it is its owner's. */
  async function storyOf({ itemId, owner }: Share): Promise<SharedHead | undefined> {
    const read = await store.read(storyCollection, itemId, Object.keys(StoryHead.shape))
    const isOwners = read?.permissions.some(({ role }) => role === `user:${owner}`)
    return read && isOwners ? { id: itemId, ...StoryHead.parse(JSON.parse(read.json)) } : undefined
  }

  async function pagesOf({ owner }: Share, story: SharedHead, page: number): Promise<SharedPages | undefined> {
    const { id, format, direction, revision, $createdAt, $updatedAt } = story
    const state = { owner, revision: [id, $createdAt, $updatedAt, revision].join(' '), style: { format, direction } }
    return readPages(state, page, async () => {
      const whole = await store.find(storyCollection, id)
      return whole?.owner === owner ? textOf(whole.data['pages']) : undefined
    })
  }

  async function readFrom(share: Share, head: SharedHead, page: number): Promise<Opened> {
    const { owner } = share
    const some = await pagesOf(share, head, page - 1)
    if (!some || page > some.index.total) return { state: 'nothing' }
    const { index, first, pages } = some
    const ids = new Set(pages.flatMap(({ page: { panels } }) => panels.flatMap(({ mediaId }) => mediaId ?? [])))
    const rows = await library.inPanels(owner, [...ids])
    const made = new Map<string, PublicOrigin | undefined>()
    await Promise.all(rows.map(async ({ id, fileId }) => made.set(id, await madeOf(fileId))))
    const pictures = rows.map(({ id, width, height }): [string, PanelPicture] => [
      id,
      { width: width || 1, height: height || 1, source: made.get(id)?.source },
    ])
    const story = {
      title: head.title,
      format: head.format,
      direction: head.direction,
      first,
      before: index.starts.findLast((start) => start < first),
      after: index.starts.find((start) => start > first),
      total: index.total,
      pages,
      pictures: new Map(pictures),
    }
    const { includeRecipe } = share
    return {
      state: 'story',
      story,
      made: known(made.values()),
      includeRecipe,
      notForTraining: await notForTraining(share.owner),
    }
  }

  /** The album behind a link, for as long as it is its owner's. */
  async function albumOf({ itemId, owner }: Share): Promise<Document | undefined> {
    const album = await store.find(albumCollection, itemId)
    return album?.owner === owner ? album : undefined
  }

  async function heldBy({ itemId, owner }: Share): Promise<{ album: SharedAlbum; made: readonly PublicOrigin[] }> {
    const page = await store.list(mediaCollection, inAlbum(itemId), [`user:${owner}`])
    const items = (page?.documents ?? [])
      .map((json) => Listed.parse(JSON.parse(json)))
      .map(({ $id, ...data }) => shown($id, data))
    const made = await Promise.all(items.map(({ fileId }) => madeOf(fileId)))
    const media = items.map((one, index) => ({ ...one, source: made[index]?.source }))
    return { album: { total: page?.total ?? 0, media }, made: known(made) }
  }

  return {
    async open(token, pass, page = 1) {
      const found = await current(token)
      if (!found) return { state: 'nothing' }
      const { share, kind } = found
      const { includeRecipe } = share
      const isLocked = share.password !== null && !secrets.isPass(share, pass)
      if (kind === 'album') {
        if (!(await albumOf(share))) return { state: 'nothing' }
        if (isLocked) return { state: 'locked' }
        const told = { includeRecipe, notForTraining: await notForTraining(share.owner) }
        return { state: 'album', ...(await heldBy(share)), ...told }
      }
      if (kind === 'story') {
        const story = await storyOf(share)
        if (!story) return { state: 'nothing' }
        return isLocked ? { state: 'locked' } : readFrom(share, story, page)
      }
      const media = await store.find(mediaCollection, share.itemId)
      // What was thrown away is not shown, but may be taken back.
      if (!media || media.data['trashedAt'] !== null) return { state: 'nothing' }
      if (isLocked) return { state: 'locked' }
      const one = shown(media.id, media.data)
      const made = await madeOf(one.fileId)
      return {
        state: 'open',
        media: one,
        source: made?.source,
        made: known([made]),
        includeRecipe,
        notForTraining: await notForTraining(share.owner),
      }
    },

    async part(token, pass, mediaId) {
      const found = await current(token)
      if (!found || found.kind === 'media') return undefined
      const { share, kind } = found
      if (share.password !== null && !secrets.isPass(share, pass)) return undefined
      const story = kind === 'story' ? await storyOf(share) : undefined
      const of = kind === 'album' ? await albumOf(share) : story
      const media = of && (await store.find(mediaCollection, mediaId))
      if (!media || media.owner !== share.owner || media.data['trashedAt'] !== null) return undefined
      const { includeRecipe } = share
      const one = { ...shown(media.id, media.data), includeRecipe }
      if (!story) return listOf(media.data['albumIds']).includes(share.itemId) ? one : undefined
      // A panel shows how a film begins, and so much of it and no more is shared.
      return (await pagesOf(share, story, 0))?.index.mediaIds.has(mediaId)
        ? { ...one, kind: 'image', fileId: one.posterId ?? one.fileId, posterId: null }
        : undefined
    },

    async unlock(token, password) {
      const share = (await current(token))?.share
      if (!share || share.password === null) return undefined
      return (await secrets.isPassword(share, password)) ? secrets.pass(share) : undefined
    },

    known: (token) => secrets.hash(token),

    async seen(fileId) {
      const file = await files.find(bucketIds.media, fileId)
      if (!file || !isWhole(file) || !isSeen(file)) return undefined
      return { notForTraining: await notForTraining(file.owner) }
    },

    async content(fileId, { includeRecipe }) {
      const file = await files.find(bucketIds.media, fileId)
      // A link hands nothing on that would have to be opened with something else.
      if (!file || !isWhole(file) || !isSeen(file)) return undefined
      const leaving = await leave(file, { again: true, withoutRecipe: !includeRecipe })
      return { ...leaving, file, notForTraining: await notForTraining(file.owner) }
    },
  }
}

const known = (made: Iterable<PublicOrigin | undefined>): readonly PublicOrigin[] =>
  [...made].filter((one) => one !== undefined)

const Listed = z.object({
  $id: z.string(),
  kind: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  fileId: z.string(),
  posterId: z.string().nullable(),
  cutOut: z.boolean().nullable(),
})

const StoryHead = z.object({
  title: z.string().catch(''),
  format: z.enum(pageFormats).catch('comic'),
  direction: z.enum(readingDirections).catch('ltr'),
  revision: z.number().nullable(),
  $createdAt: z.string(),
  $updatedAt: z.string(),
})
type SharedHead = z.output<typeof StoryHead> & { readonly id: string }

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
function shown(id: MediaId, { kind, width, height, fileId, posterId, ...data }: Data): SharedMedia {
  const cutOut = data['cutOut'] === true
  const isStill = kind === 'sheet' && textOf(posterId) !== ''
  return {
    id,
    kind: kind === 'video' && !cutOut ? 'video' : 'image',
    width: typeof width === 'number' ? width : null,
    height: typeof height === 'number' ? height : null,
    fileId: textOf(isStill ? posterId : fileId),
    posterId: isStill ? null : textOf(posterId) || null,
    cutOut,
  }
}
