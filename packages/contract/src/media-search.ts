import { z } from 'zod'
import { maybe, text, whole } from './parameters.ts'

/** `GET /v1/media/find`: pictures of one's own that show or say it, best first. `cursor` is that of the page before. */
export const MediaFind = z.object({
  q: text({ max: 300 }),
  limit: whole(1, 100).default(25),
  cursor: maybe(z.string().regex(/^\d{1,2}\.[A-Za-z0-9][A-Za-z0-9._-]{0,35}$/, 'Value must be a cursor of an answer')),
})
export type MediaFind = z.output<typeof MediaFind>

/** Documents as lists have them, each with what of the search it meets; null where no page follows. */
export const MediaFound = z.object({
  documents: z.array(z.looseObject({ $id: z.string(), why: z.array(z.string()) })),
  cursor: z.string().nullable(),
})
export type MediaFound = z.infer<typeof MediaFound>
