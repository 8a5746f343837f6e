import { characterFields, characterProblems, type CharacterField } from '@eidolon/contract/characters/characters.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Character } from '#features/characters/character.ts'
import { detailsOf } from '#lib/fault-details.ts'
import { failureWords } from '#lib/failure-words.ts'
import { faultOf, isFault } from '#lib/fault.ts'
import { useApi } from '#lib/use-api.tsx'
import { characterInput, type FormValues } from './form-values.ts'
import { saveCharacter } from './save-character.ts'

export type Problems = Partial<Record<CharacterField, string>>

export type SaveState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  /** The connection is gone; it is tried again. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'failed'; readonly words: string }

type Props = {
  readonly values: FormValues
  readonly base: Character | undefined
  readonly onSaved: (character: Character) => void
  /** Something in these fields must be mended first. */
  readonly onProblems: (fields: readonly CharacterField[]) => void
}

const retryEvery = 5000
const otherwise = 'The studio could not save it.'

export function useSave({ values, base, onSaved, onProblems }: Props) {
  const api = useApi()
  const cache = useQueryClient()
  const [save] = useState(() => saveCharacter({ api, cache }))
  const [state, setState] = useState<SaveState>({ kind: 'idle' })
  const [problems, setProblems] = useState<Problems>({})

  const complain = (found: Problems) => {
    setProblems(found)
    setState({ kind: 'idle' })
    onProblems(Object.keys(found).filter(isField))
  }
  const run = async (force: boolean) => {
    setState((now) => (now.kind === 'waiting' ? now : { kind: 'saving' }))
    try {
      onSaved(await save({ values, base, force }))
    } catch (error) {
      const { field, problem = '' } = detailsOf(error)
      if (isFault(error, 'document_invalid_structure') && isField(field)) complain({ [field]: problem })
      else if (isFault(error, 'document_update_conflict')) setState({ kind: 'conflict' })
      else if (faultOf(error).offline) setState({ kind: 'waiting' })
      else setState({ kind: 'failed', words: failureWords(error, { known: {}, otherwise, below: 600 }) })
    }
  }
  const start = (force = false) => {
    const found = characterProblems(characterInput(values))
    if (Object.keys(found).length > 0) complain(found)
    else {
      setProblems({})
      void run(force)
    }
  }
  const again = useEffectEvent(() => void run(false))
  const waiting = state.kind === 'waiting'
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => again(), retryEvery)
    const online = () => again()
    window.addEventListener('online', online)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', online)
    }
  }, [waiting])
  return {
    state,
    problems,
    save: start,
    /** A field that is being mended is not complained about. */
    forgive: (field: string) =>
      setProblems(({ ...all }) => Object.fromEntries(Object.entries(all).filter(([name]) => name !== field))),
    dismiss: () => setState({ kind: 'idle' }),
  }
}

function isField(field: string | undefined): field is CharacterField {
  return characterFields.some((each) => each === field)
}
