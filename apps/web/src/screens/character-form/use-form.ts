import { useEffect, useState } from 'react'
import type { Character } from '#features/characters/character.ts'
import { sameValue } from '#features/appearance/genes.ts'
import type { Drafts } from './draft.ts'
import type { FormValues } from './form-values.ts'

const writingPause = 400

type Props = {
  readonly drafts: Drafts
  readonly base: Character | undefined
  /** As it would be without any draft. */
  readonly fresh: FormValues
  /** What the link brought along counts more than an old draft. */
  readonly initial?: Partial<FormValues> | undefined
}

/** What the form holds, and the draft of it that saves itself. */
export function useForm({ drafts, base, fresh, initial }: Props) {
  const [draft] = useState(() => (initial ? undefined : drafts.read()))
  const [values, setValues] = useState<FormValues>(() => draft?.values ?? { ...fresh, ...initial })
  const [restored, setRestored] = useState(draft !== undefined && !sameValue(draft.values, fresh))
  const [draftSaved, setDraftSaved] = useState<'no' | 'yes' | 'impossible'>('no')
  // When only the seed differs, nothing was written.
  const dirty =
    !sameValue({ ...values, seed: 0 }, { ...fresh, seed: 0 }) || (base !== undefined && values.seed !== fresh.seed)
  const since = base?.$updatedAt ?? ''
  useEffect(() => {
    if (!dirty) return
    const timer = setTimeout(() => {
      setDraftSaved(drafts.write({ values, savedAt: Date.now(), since }) ? 'yes' : 'impossible')
    }, writingPause)
    return () => clearTimeout(timer)
  }, [drafts, values, dirty, since])
  return {
    values,
    dirty,
    restored,
    draftSaved,
    change: (next: Partial<FormValues>) => {
      setDraftSaved('no')
      setValues((now) => ({ ...now, ...next }))
    },
    discard: () => {
      drafts.forget()
      setRestored(false)
      setDraftSaved('no')
      setValues(fresh)
    },
    acceptRestored: () => setRestored(false),
  }
}
