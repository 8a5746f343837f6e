import type { OutfitFacts } from '@eidolon/people'
import type { Content } from '#content.ts'
import type { Tailor } from './tailor.ts'

/** A file of `wardrobe/outfits`. */
export type OutfitFile = Content<OutfitFacts> & {
  /** Orders the pieces from the tailor. */
  readonly sew: (tailor: Tailor) => void
}

/** An outfit: what is known of it, and how it is sewn. docs/recipes/add-an-outfit.md goes through it. */
export function outfit({ label, words, order, sew, ...facts }: Omit<OutfitFile, 'facts'> & OutfitFacts): OutfitFile {
  return { label, words, order, facts, sew }
}
