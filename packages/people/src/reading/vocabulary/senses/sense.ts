import type { PromptPart } from '#reading/vocabulary/attribute.ts'

/**
 * Words that mean something else in other company. What the lexicon has for such a word holds only where the words
 * before and after it allow it; a phrase that stands in the lexicon as a whole is found first and needs no rule, and what
 * stands before a thing that we cannot draw belongs to that anyway (`compounds.ts`).
 */
export type Sense = {
  /** The words as typed, parted by commas. */
  readonly words: string
  /** Only right after one of these, or right before one of those that `before` names. */
  readonly after?: string
  /** Only right before one of these, or right after one of those that `after` names. */
  readonly before?: string
  /** Or at the beginning of what is said. */
  readonly opens?: true
  readonly notAfter?: string
  readonly notBefore?: string
  /** Only at the end of what is said. */
  readonly last?: true
  /** Only at the end of what is said, or before a word for the picture as a whole: not of a thing that follows. */
  readonly alone?: true
  /** Of several meanings only the one for this part. */
  readonly part?: PromptPart
}
