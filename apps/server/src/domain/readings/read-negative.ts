import type { KeptReading } from '@eidolon/contract/readings.ts'
import { type Dictionary, readDenied } from '@eidolon/people'
import { remembered } from '#domain/looks/remembered.ts'
import { labelOf } from './labels.ts'
import type { WordsAre } from './read-prompt.ts'

/** What a negative prompt keeps out of a picture, as chips say it, and what of it means nothing. */
export type NegativeReader = (text: string, words: WordsAre) => KeptReading

/** Reads negative prompts. The same words are asked for again, as those of prompts are. */
export function negativeReader(isWord: Dictionary): NegativeReader {
  const read = remembered((text) => readParts(text, isWord), { kept: 100 })
  return (text, words) => {
    const reading = read(text)
    return words === 'read' ? reading : { ...reading, unknown: [], corrected: [] }
  }
}

function readParts(text: string, isWord: Dictionary): KeptReading {
  const { understood, kinds, unknown, corrected } = readDenied(text, isWord)
  const placed = ({ at, end }: { readonly at: number; readonly end: number }) => ({
    start: at,
    end,
    text: text.slice(at, end),
  })
  const things = understood.map((one) => ({
    ...placed(one),
    field: one.part,
    value: `-${one.value}`,
    label: labelOf(one.part, `-${one.value}`, one.words),
  }))
  const groups = kinds.map((one) => ({
    ...placed(one),
    field: 'accessories',
    value: `-${one.value ?? one.words.toLowerCase()}`,
    label: `No ${one.words.toLowerCase().replace(/^(?:no|without|any) /, '')}`,
  }))
  return {
    parts: [...things, ...groups].toSorted((one, other) => one.start - other.start),
    unknown: unknown.map(placed),
    corrected: corrected.map((one) => ({ ...placed(one), to: one.to })),
  }
}
