import { z } from 'zod'
import { maybe, text, whole } from '#parameters.ts'

/**
 * `GET /v1/media/find`: pictures of one's own that show or say it, best first. `cursor` is that of the page before;
 * `trash` looks through the trash instead. `queries` beside them narrow it, as they narrow lists of documents.
 */
export const MediaFind = z.object({
  q: text({ max: 300 }),
  limit: whole(1, 100).default(25),
  cursor: maybe(z.string().regex(/^\d{1,2}\.[A-Za-z0-9][A-Za-z0-9._-]{0,35}$/, 'Value must be a cursor of an answer')),
  trash: z.enum(['true', 'false'], 'Value must be true or false').default('false'),
})
export type MediaFind = z.output<typeof MediaFind>

/** What a search was understood to ask for: parts of a picture, words that name none, and what must not be seen. */
export const MediaAsked = z.object({
  parts: z.array(z.string()),
  words: z.array(z.string()),
  without: z.array(z.string()),
})
export type MediaAsked = z.infer<typeof MediaAsked>

/** Documents as lists have them, each with what of the search it meets; null where no page follows. */
export const MediaFound = z.object({
  asked: MediaAsked,
  documents: z.array(z.looseObject({ $id: z.string(), why: z.array(z.string()) })),
  cursor: z.string().nullable(),
})
export type MediaFound = z.infer<typeof MediaFound>
