import type { HairFacts, HairStyleId } from '@eidolon/people'
import type { Content } from '#content.ts'
import type { Style } from './hairdo.ts'

/** A file of `hair/styles`. */
export type HairFile = Content<HairFacts> & {
  /** How it grows; nothing grows where it is left out. */
  readonly groom?: Style
  /** It falls over the ears; other styles leave them free. */
  readonly overEars?: true
  /** It lies flat and needs little room below a band. */
  readonly flat?: true
  /** What is left of it under a hood, where nothing hangs or stands. */
  readonly underHood?: HairStyleId
}

/** A hair style: what is known of it, and how it grows. docs/recipes/add-a-hair-style.md goes through it. */
export function hairStyle({
  label,
  words,
  order,
  length,
  curl,
  feminine,
  asked,
  ...drawn
}: Omit<HairFile, 'facts'> & HairFacts): HairFile {
  return { label, words, order, facts: { length, curl, feminine, ...(asked && { asked }) }, ...drawn }
}
