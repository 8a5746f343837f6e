import { z } from 'zod'
import { limits } from '#limits.ts'
import { existingId, isAtMost } from '#parameters.ts'
import { plainLine } from '#plain-text.ts'

const named = `A name has 1 to ${limits.album.name} characters.`

/** The fields of an album's form; the server reads documents of albums with the same schema. */
export const AlbumFields = z.object({
  name: z
    .string({ error: named })
    .transform((name) => plainLine(name).trim())
    .refine((name) => name !== '' && isAtMost(name, limits.album.name), named),
  /** A picture of one's own. */
  coverId: z
    .string()
    .nullish()
    .transform((id) => id || null),
})
export type AlbumFields = z.output<typeof AlbumFields>

export const AlbumPlace = z.object({ albumId: existingId() })

/** An album as a document. */
export const Album = z
  .object({ $id: z.string(), $createdAt: z.string(), name: z.string(), coverId: z.string().nullable() })
  .loose()
export type Album = z.output<typeof Album>
