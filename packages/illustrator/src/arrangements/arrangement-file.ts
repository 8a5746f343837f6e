import type { ArrangementFacts } from '@eidolon/people'
import type { Content } from '#content.ts'

/** A file of `arrangements/catalogue`. */
export type ArrangementFile = Content<ArrangementFacts>

/** How several people are together in one picture: what is known of it, and where each of them is. */
export function arrangement({
  label,
  words,
  order,
  ...facts
}: Omit<ArrangementFile, 'facts'> & ArrangementFacts): ArrangementFile {
  return { label, words, order, facts }
}
