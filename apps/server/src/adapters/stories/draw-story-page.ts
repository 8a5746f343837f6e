import type { StoryPage } from '@eidolon/contract/stories.ts'
import { pageSizes } from '@eidolon/stories'
import type { ImageWorkerPool } from '#adapters/images/image-worker-pool.ts'
import type { DrawnPage, LeavingStory } from '#application/stories/ports.ts'
import { filledPage } from './laid-page.ts'
import type { PageTask } from './page-messages.ts'

/** The program of processes that draw pages. */
export const pageProgram = new URL('./page-process.ts', import.meta.url)

/** Pixels of the longer side: sharp on large screens, and 200 to an inch in print. */
const longSide = 2000

export type DrawStoryPage = (page: StoryPage, story: LeavingStory, type: DrawnPage['type']) => Promise<DrawnPage>

/** How large the pages of a story are as pictures. */
export function pagePixels({ format }: Pick<LeavingStory, 'format'>) {
  const size = pageSizes[format]
  const density = longSide / Math.max(size.width, size.height)
  return { density, width: Math.round(size.width * density), height: Math.round(size.height * density) }
}

/** Draws a page as a picture, in a process that can be ended. */
export function drawStoryPage(processes: ImageWorkerPool<PageTask>): DrawStoryPage {
  return async (page, story, type) => {
    const { density, width, height } = pagePixels(story)
    const { pictures, ...laid } = await filledPage(page, story, { density, as: 'png' })
    const placed = pictures.map(({ frame, picture }) => {
      const [left, top] = [Math.round(frame.x * density), Math.round(frame.y * density)]
      const [right, bottom] = [(frame.x + frame.width) * density, (frame.y + frame.height) * density].map(Math.round)
      const box = { left, top, width: Math.max(1, (right ?? 0) - left), height: Math.max(1, (bottom ?? 0) - top) }
      return { ...box, png: picture.bytes }
    })
    const task = { kind: 'picture', ...laid, width, height, pictures: placed, type } as const
    const bytes = await processes.make(async () => task, story.watch)
    return { page, type, bytes, shown: pictures.flatMap(({ picture }) => picture.shown ?? []) }
  }
}
