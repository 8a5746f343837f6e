import type { CorrectedWord, KeptReading, ReadPart } from '@eidolon/contract/readings.ts'
import { type Dictionary, readWords } from '@eidolon/people'
import { remembered } from '#domain/looks/remembered.ts'
import { labelOf } from './labels.ts'
import { besideNames, type Place } from './names-in.ts'

type Read = {
  readonly parts: readonly ReadPart[]
  readonly unknown: readonly Place[]
  readonly corrected: readonly CorrectedWord[]
}

/** Whether a prompt is understood and then drawn, or reaches whoever draws word for word. */
type WordsAre = 'read' | 'passed on'

export const wordsFor = ({ neural }: { readonly neural: boolean }): WordsAre => (neural ? 'passed on' : 'read')

/** What a prompt says beside the names in it. */
export type PromptReader = (prompt: string, names: readonly Place[], words: WordsAre) => KeptReading

/** Reads prompts. The same words are asked for again with every pause of whoever types, and when they are sent. */
export function promptReader(isWord?: Dictionary): PromptReader {
  // The reading of a long text of scraps takes some room itself.
  const read = remembered((prompt) => readParts(prompt, isWord), { kept: 200 })

  return (prompt, names, words) => {
    const { parts, unknown, corrected } = read(prompt)
    if (words === 'passed on') return { parts: [...parts], unknown: [], corrected: [] }
    return {
      parts: [...parts],
      unknown: unknown
        .flatMap((place) => besideNames(prompt, place, names))
        .map(({ start, end }) => ({ start, end, text: prompt.slice(start, end) })),
      corrected: [...corrected],
    }
  }
}

function readParts(prompt: string, isWord: Dictionary | undefined): Read {
  const { understood, unknown, corrected } = readWords(prompt, isWord && { isWord })
  const placed = ({ at, end }: { readonly at: number; readonly end: number }) => ({
    start: at,
    end,
    text: prompt.slice(at, end),
  })
  return {
    parts: understood.map((one) => ({
      ...placed(one),
      field: one.part,
      value: one.value,
      label: labelOf(one.part, one.value, one.words),
    })),
    unknown: unknown.map(({ at, end }) => ({ start: at, end })),
    corrected: corrected.map((one) => ({ ...placed(one), to: one.to })),
  }
}
