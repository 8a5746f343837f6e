import { bucketIds } from '@eidolon/contract/resources.ts'
import { pageFormats, readingDirections, readStoryPages, type StoryFileFormat } from '@eidolon/contract/stories.ts'
import type { DocumentStore } from '#application/documents/ports.ts'
import type { SystemFiles } from '#application/files/system-files.ts'
import type { MarkDerived } from '#application/marking/mark-derived.ts'
import type { Origins } from '#application/marking/ports.ts'
import { findOwn } from '#application/media/find-own.ts'
import type { MediaLibrary } from '#application/media/ports.ts'
import { wholeOf } from '#application/shared/streams.ts'
import { isOwn, type UserCaller } from '#domain/accounts/caller.ts'
import { isWhole } from '#domain/files/file.ts'
import { fileTitle } from '#domain/files/file-name.ts'
import { isPreviewable } from '#domain/files/preview.ts'
import { textOf } from '#domain/media/refusals.ts'
import { Fault } from '#domain/shared/fault.ts'
import { storyCollection } from '#domain/stories/story-collection.ts'
import type { Crop, CropPicture, PanelPicture, WriteStory } from './ports.ts'

type Deps = {
  readonly store: DocumentStore
  readonly library: Pick<MediaLibrary, 'inPanels'>
  readonly files: Pick<SystemFiles, 'find' | 'read'>
  readonly origins: Pick<Origins, 'of'>
  readonly crop: CropPicture
  /** What is cut out of a picture says of itself what the picture would. */
  readonly mark: MarkDerived
  readonly writers: Readonly<Record<StoryFileFormat, WriteStory>>
}

export type ExportedStory = { readonly name: string; readonly stream: AsyncIterable<Uint8Array> }

/**
 * A story of one's own as a file that is made while it is sent. It shows one's own pictures and no others, whatever its
 * pages name; where one has gone its panel is empty.
 */
export function exportStory({ store, library, files, origins, crop, mark, writers }: Deps) {
  return async (
    caller: UserCaller,
    id: string,
    format: StoryFileFormat,
    signal: AbortSignal,
  ): Promise<ExportedStory> => {
    const story = await findOwn(store, storyCollection, { caller, id, action: 'read' })
    const pages = story && readStoryPages(textOf(story.data['pages']))
    if (!pages) throw new Fault('document_not_found', { collection: storyCollection.id, document: id })
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
      const jpeg = await cut(await wholeOf(stream), part)
      const origin = jpeg && (await origins.of({ bucketId: file.bucketId, fileId: file.id }))
      return jpeg && { jpeg: await mark(file, 'image/jpeg', jpeg), source: origin?.source }
    }

    async function cut(bytes: Uint8Array, part: Crop): Promise<Uint8Array | undefined> {
      try {
        return await crop(bytes, part, { who: `user:${caller.userId}`, signal })
      } catch (error) {
        // What cannot be looked at cannot be shown; the rest of the story is still wanted.
        if (error instanceof Fault && error.type === 'storage_file_type_unsupported') return undefined
        throw error
      }
    }

    const stream = writers[format]({
      title,
      format: pageFormats.find((each) => each === story.data['format']) ?? 'comic',
      direction: readingDirections.find((each) => each === story.data['direction']) ?? 'ltr',
      pages,
      // As the editor has it: what nobody measured is taken for a square.
      sizes: new Map([...rows].map(([key, { width, height }]) => [key, { width: width || 1, height: height || 1 }])),
      picture,
    })
    return { name: `${fileTitle(title) || 'story'}.${format}`, stream }
  }
}
