import type { StoryPage } from '@eidolon/contract/stories.ts'
import { newBalloon, newPage } from '@eidolon/stories'
import { expect, it } from 'vitest'
import type { ImageWorkerPool } from '#adapters/images/image-worker-pool.ts'
import type { LeavingStory } from '#application/stories/ports.ts'
import { wholeOf } from '#application/shared/streams.ts'
import type { PageTask } from './page-messages.ts'
import { pdfPage } from './pdf-page.ts'
import { writeStoryPdf } from './write-story-pdf.ts'

let count = 0
const newId = () => `n${count++}`
const gone = () => new AbortController()

function page(text: string): StoryPage {
  const blank = newPage(newId, { cuts: [] })
  const balloons = [newBalloon(newId, 'sound', text, [])]
  return { ...blank, panels: blank.panels.map((panel) => ({ ...panel, balloons })) }
}
const storyOf = (pages: readonly StoryPage[], signal = gone().signal): LeavingStory => ({
  title: 'Two friends',
  format: 'comic',
  direction: 'ltr',
  pages,
  changedAt: '2026-03-15T10:00:00.000Z',
  sizes: new Map(),
  watch: { who: 'user:maya', signal },
  picture: async () => undefined,
  mark: async ({ bytes }) => bytes,
})

/** What the process does, done here, and the tasks that it was given. */
function processes(): ImageWorkerPool<PageTask> & { readonly tasks: PageTask[] } {
  const tasks: PageTask[] = []
  return {
    tasks,
    async make(task, { signal }) {
      signal.throwIfAborted()
      const given = await task()
      tasks.push(given)
      if (given.kind !== 'pdf') throw new Error('A PDF is made of pages of a PDF')
      return pdfPage(given)
    },
    [Symbol.dispose]() {},
  }
}

it('[STORY-109] draws each page of a PDF where page images are rendered, one at a time', async () => {
  const drawing = processes()
  const file = await wholeOf(writeStoryPdf(drawing)(storyOf([page('BOOM 日'), page('本 日'), page('Z')])))
  expect(drawing.tasks.map(({ kind, page: { panels } }) => [kind, panels[0]?.balloons[0]?.text])).toEqual([
    ['pdf', 'BOOM 日'],
    ['pdf', '本 日'],
    ['pdf', 'Z'],
  ])
  // Letters that no font has keep their numbers on the pages after.
  const missing = drawing.tasks.map((task) => task.kind === 'pdf' && task.missing.join(''))
  expect(missing).toEqual(['', '日', '日本'])
  expect(
    Buffer.from(file)
      .toString('latin1')
      .match(/\/Type \/Page /g),
  ).toHaveLength(3)
})

it('[STORY-109] draws no more pages of a PDF once no client waits', async () => {
  const [drawing, leaving] = [processes(), gone()]
  const writing = writeStoryPdf(drawing)(storyOf([page('A'), page('B'), page('C')], leaving.signal))
  const pieces = writing[Symbol.asyncIterator]()
  // What begins the file, and the first page.
  for (let piece = 0; piece < 3; piece++) await pieces.next()
  leaving.abort(new Error('gone'))
  await expect(pieces.next()).rejects.toThrow('gone')
  expect(drawing.tasks).toHaveLength(1)
})
