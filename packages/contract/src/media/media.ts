import { z } from 'zod'
import { changeableParts } from '#generations.ts'
import { existingId } from '#parameters.ts'

/** How long what was thrown away can be taken back. */
export const trashDays = 30

/** How long a picture stays there that was drawn again because it was not alike enough. */
export const passedOverDays = 1

/** How many ids one request may name: changes are made in one go, archives are streamed. A poster in bytes. */
export const mediaLimits = { changed: 1000, archived: 10_000, poster: 12_000_000 } as const

/** The attributes of a media document that its owner may change. */
export const changeableMediaFields = ['favorite', 'rating', 'albumIds', 'trashedAt'] as const

/** A picture is given one star to this many, or none. */
export const maxStars = 5

/** How the library can be ordered: the attribute and its direction, for the queries of the documents service. */
export const mediaSorts = {
  newest: { attribute: '$createdAt', direction: 'desc' },
  oldest: { attribute: '$createdAt', direction: 'asc' },
  score: { attribute: 'identity', direction: 'desc' },
  size: { attribute: 'bytes', direction: 'desc' },
  rating: { attribute: 'rating', direction: 'desc' },
} as const
export type MediaSort = keyof typeof mediaSorts

const several = (max: number) => {
  const says = `Value must be a list of 1 to ${max.toLocaleString('en-US')} ids`
  return z.array(existingId(), { error: says }).min(1, says).max(max, says)
}
const stars = () => {
  const says = `Value must be a valid range between 1 and ${maxStars}`
  return z.int({ error: says }).min(1, says).max(maxStars, says)
}
const albums = z.array(existingId()).max(100).optional()

/** `PATCH /v1/media`: the same change to many at once, all of them or none. */
export const MediaChange = z.object({
  ids: several(mediaLimits.changed),
  favorite: z.boolean().optional(),
  /** So many stars; null takes them away. */
  rating: stars().nullable().optional(),
  /** Whom they show, null for nobody: of what was uploaded its owner says so, of what was drawn the studio knows it. */
  characterId: existingId().nullable().optional(),
  /** True moves them to the trash, false takes them back. */
  trashed: z.boolean().optional(),
  addAlbumIds: albums,
  removeAlbumIds: albums,
})
export type MediaChange = z.output<typeof MediaChange>

/** `DELETE /v1/media`: for ever, files and share links included. */
export const MediaDeletion = z.object({ ids: several(mediaLimits.changed) })

/** How many rows a request has changed or deleted. */
export const MediaTouched = z.object({ total: z.int() })
export type MediaTouched = z.infer<typeof MediaTouched>

/**
 * `GET /v1/media/months`: how many there are in each month (UTC), newest month first, months without any left out.
 * Queries are filters as in a list of documents; without any it counts what is not in the trash.
 */
export const MediaMonths = z.object({
  total: z.int(),
  months: z.array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), count: z.int() })),
})
export type MediaMonths = z.infer<typeof MediaMonths>

/** `PUT /v1/media/{mediaId}/poster` (multipart `file`): the still of an uploaded video. */
export const MediaPoster = z.object({ posterId: z.string() })
export type MediaPoster = z.infer<typeof MediaPoster>

const Counted = z.array(z.object({ id: z.string(), count: z.int() }))

/** `GET /v1/media/counts`: what filters and menus show. Everything but `trashed` is about what is not in the trash. */
export const MediaCounts = z.object({
  total: z.int(),
  images: z.int(),
  videos: z.int(),
  sheets: z.int(),
  favorites: z.int(),
  trashed: z.int(),
  /** Bytes of files, the trash included. */
  bytes: z.int(),
  characters: Counted,
  styles: Counted,
  /** An upload has the engine ''. */
  engines: Counted,
  albums: Counted,
})
export type MediaCounts = z.infer<typeof MediaCounts>

/** What a picture can be saved as; JPEG has no transparency, so that what has some is not saved as one. */
export const stillFormats = ['png', 'webp', 'jpeg'] as const
export type StillFormat = (typeof stillFormats)[number]
const stillFormat = z.enum(stillFormats, { error: `Value must be one of (${stillFormats.join(', ')})` })

/** `GET /v1/media/{mediaId}/file`: a picture to keep, in the format that is asked for. */
export const MediaFile = z.object({ format: stillFormat })

/**
 * `POST /v1/media/archive`; GET takes the ids as `ids[]` or as one text with commas. With a format pictures come in it;
 * whatever cannot be saved so comes as it is.
 */
export const MediaArchive = z.object({ ids: several(mediaLimits.archived), format: stillFormat.optional() })
export type MediaArchive = z.output<typeof MediaArchive>

/**
 * `GET /v1/media/{mediaId}/parts`: a PNG file of the picture's size, one number a pixel, and in this header what the
 * numbers are: base64 of the JSON of `MediaParts`. `part` is what a change of it is called, and `person` whose it is in
 * a picture of several people.
 */
export const partsHeader = 'x-parts'
export const MediaParts = z.object({
  parts: z.array(
    z.object({
      index: z.int().nonnegative(),
      part: z.enum(changeableParts),
      label: z.string(),
      person: z.int().nonnegative().optional(),
    }),
  ),
})
export type MediaParts = z.infer<typeof MediaParts>

export const MediaPlace = z.object({ mediaId: existingId() })
