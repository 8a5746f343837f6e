import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { genesOf, type Character } from '#features/characters/character.ts'
import { sameValue, type Genes } from '#features/appearance/genes.ts'
import { lookQuery } from '#features/appearance/queries.ts'
import { usePortrait } from '#features/appearance/use-portrait.ts'
import { useApi } from '#lib/use-api.tsx'
import { useDebounced } from '#lib/hooks/use-debounced.ts'
import type { FormValues } from './form-values.ts'
import { descriptionBefore, descriptionOf, dialledPerson, saidPerson } from './person.ts'

const typingPause = 350

/** Milliseconds within which changes wait for each other before a portrait is drawn: more while nobody sees it. */
const portraitPause = { seen: 120, unseen: 1000 }

/** Reads the words while they are written, and draws who they describe. */
export function usePerson(values: FormValues, base: Character | undefined) {
  const api = useApi()
  // Whether they stand in the round before their portrait.
  const round = useState(false)
  const { appearance, dismissed, age, seed, corrections, dials, style } = values
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- only these parts of the form decide what is read
  const description = useMemo(() => descriptionOf(values, base), [appearance, dismissed, age, seed, base])
  const late = useDebounced(description, typingPause)
  const reading = useQuery(lookQuery(api, late))
  const before = useQuery(
    lookQuery(
      api,
      useMemo(() => descriptionBefore(base), [base]),
    ),
  )
  const look = description ? reading.data : undefined
  const said = useMemo(
    () => saidPerson({ corrections, seed, base, look, before: before.data }),
    [corrections, seed, base, look, before.data],
  )
  const person = useMemo(() => dialledPerson(said, dials), [said, dials])
  const needed = !look?.refused && values.picture.kind === 'drawn' && !isPictured(base, person?.genes, style)
  const portrait = usePortrait(
    needed ? person?.genes : undefined,
    style,
    round[0] ? portraitPause.unseen : portraitPause.seen,
  )
  const waiting = description !== late || reading.isFetching
  return { look, person, portrait, round, reading: waiting, failed: reading.isError }
}

/** Whether the picture it has shows this very look. */
function isPictured(base: Character | undefined, genes: Genes | undefined, style: string): boolean {
  return Boolean(base?.imageId) && base?.style === style && sameValue(base && genesOf(base), genes)
}
