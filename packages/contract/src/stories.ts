import { z } from 'zod'
import { limits } from './limits.ts'
import { existingId, isAtMost, text } from './parameters.ts'
import { isPlainJson } from './plain-json.ts'
import { plainLine, plainText } from './plain-text.ts'
import { sizeProblem } from './story-size.ts'

const { story: limit } = limits

/** How a page is read: which way rows of panels run. */
export const readingDirections = ['ltr', 'rtl'] as const
export type ReadingDirection = (typeof readingDirections)[number]

/** Shapes of pages. */
export const pageFormats = ['comic', 'a4', 'square', 'wide'] as const
export type PageFormat = (typeof pageFormats)[number]

/** What stands in a panel as words: balloons with a tail, boxes of the narrator, and sounds. */
export const balloonKinds = ['speech', 'thought', 'shout', 'whisper', 'caption', 'sound'] as const
export type BalloonKind = (typeof balloonKinds)[number]

/** How far from the edge of what it divides a gutter stays, as a part of it. */
export const cutRange = { min: 0.1, max: 0.9 } as const
export const zoomRange = { min: 1, max: 8 } as const
export const letteringRange = { min: 0.5, max: 3 } as const

const between = (min: number, max: number) => z.number().min(min).max(max)
const part = between(0, 1)
/** Of one's own making: what tells pages, panels and balloons of a story apart. */
const ownId = z.string().regex(/^[a-z0-9]{1,16}$/)
const maybeId = existingId().nullable()
const words = (max: number) => z.string().overwrite(plainText).max(max)

/** A text in a panel. Places are parts of the panel's width and height; a tail may point out of the panel. */
export const Balloon = z.strictObject({
  id: ownId,
  kind: z.enum(balloonKinds),
  text: words(limit.words),
  /** The middle of it. */
  x: part,
  y: part,
  /** How wide its lines may become, as a part of the panel. */
  width: between(0.08, 1),
  /** Of the lettering, times the usual. */
  size: between(letteringRange.min, letteringRange.max),
  /** Degrees, for sounds. */
  turn: between(-60, 60),
  tail: z.strictObject({ x: between(-1, 2), y: between(-1, 2) }).nullable(),
  /** Whose words they are, where that is known: tails are put to their faces. */
  speaker: existingId().optional(),
})
export type Balloon = z.output<typeof Balloon>

/** Somebody in a panel, with what they wear, how they look there and at whom; null leaves it to the prompt. */
const PanelCast = z.strictObject({
  characterId: existingId(),
  outfit: text({ max: 64 }).nullable(),
  expression: text({ max: 64 }).nullable(),
  /** Another of the panel by id, or `camera`. */
  looksAt: existingId().optional(),
})

/** One picture of a page: which, what of it is seen, what it was drawn from, and the words in it. */
export const Panel = z.strictObject({
  id: ownId,
  mediaId: maybeId,
  /** Times as large as it takes to fill the panel; `x` and `y` say which part of the rest is seen. */
  zoom: between(zoomRange.min, zoomRange.max),
  x: part,
  y: part,
  prompt: words(limits.media.prompt),
  cast: z.array(PanelCast).max(limit.cast),
  /** The generation that is to fill it; null when none is under way. */
  generationId: maybeId,
  balloons: z.array(Balloon).max(limit.balloons),
})
export type Panel = z.output<typeof Panel>

/** A gutter: it divides one of the frames that those before it have made, which are counted in reading order. */
export const Cut = z.strictObject({
  of: z.int().min(0).max(limit.panels),
  way: z.enum(['rows', 'columns']),
  at: between(cutRange.min, cutRange.max),
})
export type Cut = z.output<typeof Cut>

export const StoryPage = z
  .strictObject({
    id: ownId,
    cuts: z.array(Cut).max(limit.panels - 1),
    panels: z.array(Panel).min(1).max(limit.panels),
  })
  .refine(({ cuts, panels }) => panels.length === cuts.length + 1, 'A page has a panel for each frame.')
  .refine(({ cuts }) => cuts.every(({ of }, index) => of <= index), 'A gutter divides a frame that is there.')
export type StoryPage = z.output<typeof StoryPage>

const StoryPages = z.array(StoryPage).min(1).max(limit.pages)

const titled = `A title has 1 to ${limit.title} characters.`
const unread = 'These are no pages of a story.'

/** What a story consists of; as a document, `pages` is a JSON text. */
export const StoryFields = z.object({
  title: z
    .string({ error: titled })
    .transform((title) => plainLine(title).trim())
    .refine((title) => title !== '' && isAtMost(title, limit.title), titled),
  pages: z.string({ error: unread }).transform((given, context) => {
    const pages = readStoryPages(given)
    const written = pages && JSON.stringify(pages)
    const problem = pages && sizeProblem(pages)
    if (written !== undefined && problem === undefined && written.length <= limit.text) return written
    context.addIssue({ code: 'custom', message: problem ?? unread })
    return z.NEVER
  }),
})

/** More than a text of that length has, when it is a story. */
const maxValues = 100_000

/** The pages in a story's text; undefined when they are none. */
export function readStoryPages(given: string): readonly StoryPage[] | undefined {
  if (given.length > limit.text || !isPlainJson(given, maxValues)) return undefined
  try {
    return StoryPages.safeParse(JSON.parse(given)).data
  } catch {
    return undefined
  }
}

/** The first page as it is kept for lists, without words where it would be too long with them. */
export function coverOf([first]: readonly StoryPage[]): string {
  const whole = JSON.stringify(first)
  if (whole.length <= limit.cover) return whole
  const bare = first && { ...first, panels: first.panels.map((panel) => ({ ...panel, prompt: '', balloons: [] })) }
  return JSON.stringify(bare)
}

/** The page in the text of a cover. */
export function readStoryCover(given: string): StoryPage | undefined {
  try {
    return StoryPage.safeParse(JSON.parse(given)).data
  } catch {
    return undefined
  }
}

/** A story as a document, without its pages, as lists tell it. */
export const StorySummary = z.object({
  $id: z.string(),
  $createdAt: z.string(),
  $updatedAt: z.string(),
  title: z.string(),
  direction: z.enum(readingDirections),
  format: z.enum(pageFormats),
  /** How many pages, and the first one as JSON: written by the server. */
  pageCount: z.int(),
  cover: z.string(),
  /** Counts the changes. A change that names another one than is kept is refused: somebody else was faster. */
  revision: z.int(),
})
export type StorySummary = z.output<typeof StorySummary>

export const StoryPlace = z.object({ storyId: existingId() })

/** What a story can be written as. */
export const storyFileFormats = ['pdf', 'png', 'cbz'] as const
export type StoryFileFormat = (typeof storyFileFormats)[number]

/** `GET /v1/stories/{id}/export` */
export const StoryExport = z
  .object({
    format: z.enum(storyFileFormats),
    /** One page alone, as a picture; counted from 1. */
    page: z.coerce.number().int().min(1).max(limit.pages).optional(),
  })
  .refine(({ format, page }) => page === undefined || format === 'png', {
    path: ['page'],
    message: 'One page alone is written as PNG.',
  })
