import { parentPort } from 'node:worker_threads'
import { sharedPages, sharedPagesSize } from '@eidolon/contract/media/shares.ts'
import { StoryPage } from '@eidolon/contract/stories.ts'
import { isPageTooLarge, pageSize } from '@eidolon/contract/story-size.ts'
import { type PageStyle, svgWords } from '@eidolon/stories'
import { z } from 'zod'
import type { SharedPage, SharedPages } from '#application/shares/ports.ts'

export type PagesQuestion = {
  readonly text: string
  readonly style: PageStyle
  /** The page that has to be among those that are answered, from 0. */
  readonly page: number
}
export type PagesAnswer = SharedPages & { readonly id: number }

parentPort?.on('message', ({ id, ...question }: PagesQuestion & { readonly id: number }) => {
  parentPort?.postMessage({ id, ...answer(question) } satisfies PagesAnswer)
})

/** What has to be known of all pages; only those that are answered are read as a whole. */
const Outline = z.array(
  z.object({
    panels: z.array(
      z.object({
        mediaId: z.string().nullable(),
        balloons: z.array(z.object({ kind: z.string(), text: z.string() })),
      }),
    ),
  }),
)
type Outline = z.output<typeof Outline>

function answer({ text, style, page }: PagesQuestion): SharedPages {
  try {
    const raw: unknown = JSON.parse(text)
    const all = Outline.parse(raw)
    const starts = startsOf(all)
    const first = starts.findLast((start) => start <= page) ?? 0
    const next = starts.find((start) => start > first) ?? all.length
    const mediaIds = new Set(all.flatMap(({ panels }) => panels.flatMap(({ mediaId }) => mediaId ?? [])))
    const some = z.array(z.unknown()).parse(raw).slice(first, next)
    return {
      index: { total: all.length, starts, mediaIds },
      first,
      pages: z
        .array(StoryPage)
        .parse(some)
        .map((one) => drawn(one, style)),
    }
  } catch {
    // What cannot be read has no pages, and is kept as that.
    return { index: { total: 0, starts: [0], mediaIds: new Set() }, first: 0, pages: [] }
  }
}

/** Where each response begins: it holds at most so many pages, and so much of what is drawn on them. */
function startsOf(all: Outline): readonly number[] {
  const starts = [0]
  let [count, size] = [0, 0]
  for (const [at, page] of all.entries()) {
    const own = isPageTooLarge(page) ? 0 : pageSize(page)
    if (count === sharedPages || (count > 0 && size + own > sharedPagesSize)) {
      starts.push(at)
      ;[count, size] = [0, 0]
    }
    count += 1
    size += own
  }
  return starts
}

/** A page that was saved before pages were limited is shown without its words where there are too many. */
function drawn(page: StoryPage, style: PageStyle): SharedPage {
  const isTooLarge = isPageTooLarge(page)
  // Neither prompts nor casts are for strangers.
  const panels = page.panels.map((panel) => ({ ...panel, prompt: '', cast: [], balloons: [], generationId: null }))
  const texts = page.panels.flatMap(({ balloons }) => balloons.map(({ text }) => text))
  return {
    page: { ...page, panels },
    words: isTooLarge ? '' : svgWords(page, style),
    label: isTooLarge ? '' : texts.join(' '),
    isTooLarge,
  }
}
