import { z } from 'zod'
import { Document } from '#documents.ts'

/** What characters can be written as, with the names people see. */
export const cardFormats = [
  { id: 'card-v2', label: 'Character card V2' },
  { id: 'card-v3', label: 'Character card V3' },
  { id: 'charx', label: 'CHARX' },
  { id: 'eliza', label: 'elizaOS character' },
] as const

/** The ends of names of files that may be cards. */
export const cardExtensions = ['.png', '.json', '.charx'] as const

export const cardLimits = {
  /** Bytes of one file, and of what a request brings. */
  file: 10_000_000,
  /** Files in one request, and characters in all of them. */
  files: 20,
  characters: 50,
  /** Bytes of the card itself, as JSON. */
  json: 4_000_000,
  /** Values in it: a lore book of a thousand entries has as many. */
  values: 50_000,
  /** Pixels of a picture. */
  pixels: 50_000_000,
  /** Of a zip: entries, bytes in all once unpacked, and how many times larger than packed. */
  entries: 2000,
  unpacked: 64_000_000,
  ratio: 200,
} as const

/** `POST /v1/characters/import`: the form's parts called `file` (or `file[]`, `files[]`). */
export const CardImport = z.object({ characters: z.array(Document), warnings: z.array(z.string()) })
export type CardImport = z.infer<typeof CardImport>

/** `GET /v1/characters/{id}/export`: V2 and V3 are pictures when there is one, unless JSON is asked for. */
export const CardExport = z.object({
  format: z.enum(cardFormats.map(({ id }) => id)),
  as: z.enum(['png', 'json']).optional(),
})
export type CardExport = z.infer<typeof CardExport>
