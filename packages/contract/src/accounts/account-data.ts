import { z } from 'zod'
import { text } from '#parameters.ts'

/** Deleting everything is asked for by the account's own id, so that it does not happen by a slip. */
export const AccountDeletion = z.object({ confirm: text({ max: 44 }) })

/** What an archive holds, by kind. */
const Counts = z.object({
  characters: z.int(),
  media: z.int(),
  albums: z.int(),
  presets: z.int(),
  outfits: z.int(),
  versions: z.int(),
  stories: z.int(),
  poses: z.int(),
  generations: z.int(),
  files: z.int(),
})
export type Counts = z.infer<typeof Counts>

/** What has become of an archive that was taken back. */
export const AccountImport = z.object({
  added: Counts,
  /** What was there already, and stays as it is. */
  present: Counts,
  /** What could not be taken, in words for people; at most a hundred. */
  warnings: z.array(z.string()),
})
export type AccountImport = z.infer<typeof AccountImport>

export const accountDataLimits = {
  /** Bytes of an archive: what one can have exported fits. */
  archive: 16 * 1024 ** 3,
  /** Files and texts in one, and lines in each of its lists. */
  entries: 400_000,
  /** How many times larger than packed something may become. */
  ratio: 100,
  /** Characters of one document as text: the largest card there can be fits, with everything in it escaped. */
  line: 12 * 1024 ** 2,
  warnings: 100,
} as const
