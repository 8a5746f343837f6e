import { z } from 'zod'
import { maybe, text } from '#parameters.ts'

const inFuture = 'Value must be a date and time in the future, as 2030-01-31T12:00:00.000Z'

/** How many of an album its page shows, newest first. */
export const sharedAtOnce = 100

/** How many pages of a story are shown at once at most, and how large they are together (`pageSize`). */
export const sharedPages = 10
export const sharedPagesSize = 1_500_000

/** `POST /v1/media/{id}/share`, and the same of albums and stories. Sharing again makes a new link, and the old one dies. */
export const NewShare = z.object({
  /** Left out: until it is revoked. */
  expire: maybe(z.iso.datetime({ offset: true, error: inFuture })),
  password: maybe(text({ max: 256 })),
  /** Whether downloaded files include their recipe: the prompt and the character's details. Left out: no. */
  includeRecipe: maybe(z.boolean()),
})
export type NewShare = z.output<typeof NewShare>

/** The address is answered once, when the link is made: only a hash of it is kept. */
export const ShareLink = z.object({ url: z.string(), expire: z.string().nullable() })
export type ShareLink = z.infer<typeof ShareLink>

/** `GET /v1/media/{id}/share`, and the same of albums and stories: whether there is a link, without its address. */
export const ShareState = z.object({
  shared: z.boolean(),
  createdAt: z.string().nullable(),
  expire: z.string().nullable(),
  password: z.boolean(),
  includeRecipe: z.boolean(),
})
export type ShareState = z.infer<typeof ShareState>

/** The page behind a share link; it is no part of the API. */
export const sharedPath = (token: string): string => `/shared/${token}`
