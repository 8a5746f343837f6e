import type { Look } from '@eidolon/contract/characters/looks.ts'
import { useMemo } from 'react'
import { placesOf } from '#features/appearance/genes.ts'
import type { FormValues } from './form-values.ts'
import { validCorrections } from './person.ts'

/** What of the words was corrected, and what of them says nothing to the reader; the same until one of both changes. */
export function useInterpretation(
  { corrections: corrected, dismissed, appearance }: FormValues,
  look: Look | undefined,
) {
  const corrections = useMemo(() => validCorrections(corrected, look), [corrected, look])
  const unknown = useMemo(() => look?.unknown.filter((words) => !dismissed.includes(words)) ?? [], [look, dismissed])
  const marks = useMemo(() => placesOf(appearance, unknown), [appearance, unknown])
  return { corrections, unknown, marks }
}
