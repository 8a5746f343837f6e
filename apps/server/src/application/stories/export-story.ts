import { bucketIds } from '@eidolon/contract/resources.ts'
import { pageFormats, readingDirections, readStoryPages, type StoryFileFormat } from '@eidolon/contract/stories.ts'
import { isPageTooLarge } from '@eidolon/contract/story-size.ts'
import type { DocumentStore } from '#application/documents/ports.ts'
import type { SystemFiles } from '#application/files/system-files.ts'
import type { MarkDerived } from '#application/marking/mark-derived.ts'
import type { MarkPage } from '#application/marking/mark-page.ts'
import type { Origins } from '#application/marking/ports.ts'
import { findOwn } from '#application/media/find-own.ts'
import type { MediaLibrary } from '#application/media/ports.ts'
import type { ParseQueue } from '#application/shared/parse-queue.ts'
import { wholeOf } from '#application/shared/streams.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import { isOwn, type UserCaller } from '#domain/accounts/caller.ts'
import { isWhole } from '#domain/files/file.ts'
import { fileTitle } from '#domain/files/file-name.ts'
import { isPreviewable } from '#domain/files/preview.ts'
import { textOf } from '#domain/media/refusals.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { Fault, invalidParam } from '#domain/shared/fault.ts'
import { storyCollection } from '#domain/stories/story-collection.ts'
import { inTime } from './in-time.ts'
import type { Crop, CropPicture, LeavingStory, PanelPicture, WriteStory } from './ports.ts'

type Deps = {
  readonly store: DocumentStore
  readonly library: Pick<MediaLibrary, 'inPanels'>
  readonly files: Pick<SystemFiles, 'find' | 'read'>
  readonly origins: Pick<Origins, 'of'>
  readonly crop: CropPicture
  /** What is cut out of a picture says of itself what the picture would. */
  readonly mark: MarkDerived
  /** So does a page that pictures were put together on. */
  readonly markPage: MarkPage
  readonly writers: Readonly<Record<StoryFileKind, WriteStory>>
  readonly parse: ParseQueue
  readonly clock: Clock
}

/** What a story is written as: one page alone is no archive. */
export type StoryFileKind = StoryFileFormat | 'page'

export type ExportedStory = {
  readonly name: string
  readonly kind: StoryFileKind
  readonly stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

type ExportFormat = { readonly format: StoryFileFormat; readonly page?: number | undefined }
type ExportBudget = {
  readonly signal: AbortSignal
  /** Counts pages before they are drawn; throws where there were too many. */
  readonly spend: (pages: number) => Promise<void>
}

/** Milliseconds after which an export is given up; what the client takes to receive it does not count. */
const longest = 10 * 60_000

const named: Readonly<Record<StoryFileFormat, string>> = { pdf: 'pdf', png: 'zip', cbz: 'cbz' }

/**
 * A story of one's own as a file that is made while it is sent. It shows one's own pictures and no others, whatever its
 * pages name; where one has gone its panel is empty.
 */
export async function exportStory(
  deps: Deps,
  caller: UserCaller,
  id: string,
  { format, page }: ExportFormat,
  { signal, spend }: ExportBudget,
): Promise<ExportedStory> {
  const { store, library, files, origins, crop, mark, markPage, writers, parse, clock } = deps
  const story = await findOwn(store, storyCollection, { caller, id, action: 'read' })
  const all = story && (await parse(caller, () => readStoryPages(textOf(story.data['pages'])), signal))
  if (!all) throw new Fault('document_not_found', { collection: storyCollection.id, document: id })
  const pages = page === undefined ? all : all.slice(page - 1, page)
  if (pages.length === 0) throw invalidParam('page', `The story has ${all.length} pages.`)
  const large = pages.find(isPageTooLarge)
  if (large) throw invalidParam('page', `Page ${all.indexOf(large) + 1} has too much text to export. Shorten it.`)
  await spend(pages.length)
  const watch = { who: `user:${caller.userId}`, signal }
  const shown = new Set(pages.flatMap(({ panels }) => panels.flatMap(({ mediaId }) => mediaId ?? [])))
  const rows = new Map((await library.inPanels(caller.userId, [...shown])).map((row) => [row.id, row]))
  const title = textOf(story.data['title'])

  async function picture(mediaId: string, part: Crop): Promise<PanelPicture | undefined> {
    const fileId = rows.get(mediaId)?.fileId
    const file = fileId === undefined ? undefined : await files.find(bucketIds.media, fileId)
    if (!file || !isWhole(file) || !isOwn(file, caller)) return undefined
    const isPicture = isPreviewable({ mimeType: file.state.mimeType, size: file.size })
    const stream = isPicture ? await files.read(file) : undefined
    if (!stream) return undefined
    const bytes = await cut(await wholeOf(stream), part)
    if (!bytes) return undefined
    const origin = await origins.of({ bucketId: file.bucketId, fileId: file.id })
    const shown = origin && { origin, signature: file.state.signature }
    return { bytes: part.as === 'jpeg' ? await mark(file, 'image/jpeg', bytes, { isPart: true }) : bytes, shown }
  }

  async function cut(bytes: Uint8Array, part: Crop): Promise<Uint8Array | undefined> {
    try {
      return await crop(bytes, part, watch)
    } catch (error) {
      // What cannot be looked at cannot be shown; the rest of the story is still wanted.
      if (error instanceof Fault && error.type === 'storage_file_type_unsupported') return undefined
      throw error
    }
  }

  const style = {
    format: pageFormats.find((each) => each === story.data['format']) ?? 'comic',
    direction: readingDirections.find((each) => each === story.data['direction']) ?? 'ltr',
  }
  const leaving: LeavingStory = {
    title,
    ...style,
    pages,
    changedAt: story.updatedAt,
    watch,
    // Like in the editor, images of unknown size count as square.
    sizes: new Map([...rows].map(([key, { width, height }]) => [key, { width: width || 1, height: height || 1 }])),
    picture,
    mark: ({ page: drawn, ...one }) =>
      markPage({
        ...one,
        owner: caller.userId,
        madeAt: story.updatedAt,
        content: JSON.stringify([style, drawn]),
      }),
  }
  const name = fileTitle(title) || 'story'
  if (page === undefined)
    return {
      name: `${name}.${named[format]}`,
      kind: format,
      stream: inTime(writers[format](leaving), { clock, longest }),
    }
  // Rendered before the response starts, so that errors can still be reported.
  return {
    name: `${name} ${page}.png`,
    kind: 'page',
    stream: [await wholeOf(inTime(writers.page(leaving), { clock, longest }))],
  }
}

export type ExportStory = Bound<typeof exportStory>
