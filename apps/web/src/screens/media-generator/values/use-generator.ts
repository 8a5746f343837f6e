import type { Engine } from '@eidolon/contract/engines.ts'
import type { ChosenField, ManyField } from '@eidolon/contract/generations.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { putGeneration } from '#features/generations/cache.ts'
import { startGeneration } from '#features/generations/calls.ts'
import { promptKeys } from '#features/generations/prompt-history.ts'
import { generationKeys } from '#features/generations/queries.ts'
import { refusalOf, type Refusal } from '#features/generations/refusal.ts'
import { useApi } from '#lib/use-api.tsx'
import type { FormMemory } from './form-memory.ts'
import {
  emptyValues,
  engineFor,
  fitting,
  problemsOf,
  randomSeed,
  requestOf,
  type FormValues,
  type Problems,
} from './form-values.ts'

type Props = {
  readonly characterId: string
  readonly engines: readonly Engine[]
  readonly memory: FormMemory
}

type Refused = { readonly characterId: string; readonly refusal: Refusal }

/** What the form holds, and the way from there to a generation. Asking never blocks it. */
export function useGenerator({ characterId, engines, memory }: Props) {
  const api = useApi()
  const cache = useQueryClient()
  const [held, setHeld] = useState<FormValues>(() => memory.read()?.values ?? emptyValues)
  const [problems, setProblems] = useState<Problems>({})
  const [refused, setRefused] = useState<Refused>()
  // What was said about one character says nothing about the next.
  const refusal = refused?.characterId === characterId ? refused.refusal : undefined
  /** How many requests are on their way to the studio. */
  const [asking, setAsking] = useState(0)
  const engine = engineFor(engines, held.engine)
  // The studio takes its usual one unless the request names another.
  const named = engine && !engine.default ? { ...held, engine: engine.id } : held
  const values = engine ? fitting(named, engine.abilities) : held

  useEffect(() => {
    memory.write({ characterId, values: held })
  }, [memory, characterId, held])

  const change = (next: Partial<FormValues>) => {
    const named = Object.keys(next)
    setProblems((all) => Object.fromEntries(Object.entries(all).filter(([field]) => !named.includes(field))))
    if (refusal && refusal.kind !== 'payment') setRefused(undefined)
    setHeld((now) => ({ ...now, ...next }))
  }

  const choose = (field: ChosenField, id: string | undefined) => {
    setProblems((all) => Object.fromEntries(Object.entries(all).filter(([wrong]) => wrong !== field)))
    setHeld((now) => {
      const { [field]: _before, ...others } = now.choices
      const choices = id === undefined ? others : { ...others, [field]: id }
      // A pose of the list, or none, ends one of one's own.
      return { ...now, choices, ...(field === 'pose' && { joints: undefined, jointsTo: undefined }) }
    })
  }

  const chooseSeveral = (field: ManyField, ids: readonly string[]) => {
    setProblems((all) => Object.fromEntries(Object.entries(all).filter(([wrong]) => wrong !== field)))
    setHeld((now) => {
      const { [field]: _before, ...others } = now.several
      return { ...now, several: ids.length === 0 ? others : { ...others, [field]: ids } }
    })
  }

  /** With this seed, where somebody has seen what it makes. */
  const generate = async (wanted?: string): Promise<boolean> => {
    if (!engine) return false
    const found = problemsOf(values, engine.abilities)
    setProblems(found)
    if (Object.keys(found).length > 0) return false
    // A seed that is not kept is drawn anew, and shown, so that it can be kept afterwards.
    const seed = wanted ?? (values.seedKept && values.seed.trim() ? values.seed : randomSeed())
    const request = requestOf(characterId, { ...values, seed }, engine.abilities)
    setHeld((now) => ({ ...now, seed }))
    setRefused(undefined)
    setAsking((many) => many + 1)
    try {
      putGeneration(cache, await startGeneration(api, request))
      // The studio has kept the prompt with the account.
      void cache.invalidateQueries({ queryKey: promptKeys.all })
      return true
    } catch (error) {
      const said = refusalOf(error)
      if (said.kind === 'field') setProblems({ [said.field]: said.words })
      setRefused({ characterId, refusal: said })
      // What was refused may be so because an engine has gone.
      void cache.invalidateQueries({ queryKey: generationKeys.engines })
      return false
    } finally {
      setAsking((many) => many - 1)
    }
  }

  return {
    values,
    engine,
    problems,
    refusal,
    asking,
    change,
    choose,
    chooseSeveral,
    generate,
    /** Everything at once, as a picture or a preset has it. */
    restore: (next: FormValues) => {
      setProblems({})
      setRefused(undefined)
      setHeld(next)
    },
  }
}

export type Generator = ReturnType<typeof useGenerator>
