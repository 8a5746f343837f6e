import { type ZipEntry, zipStream } from '#adapters/zip/write-zip.ts'
import type { DrawnPage, LeavingStory, WriteStory } from '#application/stories/ports.ts'
import { type Source, sourceOf } from '#domain/marking/statement.ts'
import { type DrawStoryPage, pagePixels } from './draw-story-page.ts'
import { creditLine } from './credit-line.ts'

/** A story as numbered pictures, one page after the other: no two of them are in memory at once. */
export const writeStoryPngs =
  (draw: DrawStoryPage): WriteStory =>
  (story) =>
    zipStream(pagesOf(story, draw, 'image/png', new Set()))

/** The same as a comic book archive: pages in the order of their names, and a note for programs that show comics. */
export const writeStoryCbz = (draw: DrawStoryPage): WriteStory =>
  function cbz(story) {
    async function* entries() {
      const made = new Set<Source>()
      yield* pagesOf(story, draw, 'image/jpeg', made)
      const note = Buffer.from(comicInfo(story, sourceOf(made)), 'utf8')
      yield entryOf('ComicInfo.xml', note, story)
    }
    return zipStream(entries())
  }

/** One page alone. */
export const writeStoryPng = (draw: DrawStoryPage): WriteStory =>
  async function* png(story) {
    for (const page of story.pages) yield await story.mark(await draw(page, story, 'image/png'))
  }

async function* pagesOf(
  story: LeavingStory,
  draw: DrawStoryPage,
  type: DrawnPage['type'],
  made: Set<Source>,
): AsyncGenerator<ZipEntry> {
  const ending = type === 'image/png' ? 'png' : 'jpg'
  for (const [at, page] of story.pages.entries()) {
    story.watch.signal.throwIfAborted()
    const drawn = await draw(page, story, type)
    for (const { origin } of drawn.shown) made.add(origin.source)
    yield entryOf(`${String(at + 1).padStart(3, '0')}.${ending}`, await story.mark(drawn), story)
  }
}

const entryOf = (name: string, bytes: Uint8Array, { changedAt }: LeavingStory): ZipEntry => ({
  name,
  size: bytes.length,
  modifiedAt: new Date(changedAt),
  open: async () => ReadableStream.from([bytes]),
})

/** What programs that show comics read: elements in the order of the schema that they share. */
function comicInfo(story: LeavingStory, source: Source | undefined): string {
  const { width, height } = pagePixels(story)
  const { direction, pages, title } = story
  const page = (at: number) =>
    `    <Page Image="${at}"${at === 0 ? ' Type="FrontCover"' : ''} ImageWidth="${width}" ImageHeight="${height}"/>`
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<ComicInfo xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema">',
    `  <Title>${escaped(title)}</Title>`,
    ...(source === undefined ? [] : [`  <Notes>${creditLine[source]}</Notes>`]),
    `  <PageCount>${pages.length}</PageCount>`,
    `  <Manga>${direction === 'rtl' ? 'YesAndRightToLeft' : 'No'}</Manga>`,
    '  <Pages>',
    ...pages.map((_page, at) => page(at)),
    '  </Pages>',
    '</ComicInfo>',
    '',
  ].join('\n')
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
