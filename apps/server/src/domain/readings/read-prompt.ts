import type { CorrectedWord, KeptReading, ReadPart } from '@eidolon/contract/readings.ts'
import { type Attribute, type Dictionary, readWords } from '@eidolon/people'
import { remembered } from '#domain/looks/remembered.ts'
import { labelOf } from './labels.ts'
import { besideNames, type Named, type NamePlace, namesIn, type Place, withoutNames } from './names-in.ts'

type Said = Pick<Attribute, 'part' | 'value'>
type Read = {
  readonly parts: readonly Omit<ReadPart, 'text'>[]
  readonly unknown: readonly Place[]
  readonly corrected: readonly Omit<CorrectedWord, 'text'>[]
}

/** Whether a prompt is understood and then drawn, or reaches whoever draws word for word. */
export type WordsAre = 'read' | 'passed on'

export const wordsFor = ({ neural }: { readonly neural: boolean }): WordsAre => (neural ? 'passed on' : 'read')

export type ReadPrompt = {
  readonly reading: KeptReading
  /** Where the characters are named. */
  readonly names: readonly NamePlace[]
  /** The prompt with blanks for those names. */
  readonly unnamed: string
}

/** What a prompt for pictures of these characters says. */
export type PromptReader = (prompt: string, characters: readonly Named[], words: WordsAre) => ReadPrompt

/** Reads prompts. The same words are asked for again with every pause of whoever types, and when they are sent. */
export function promptReader(isWord: Dictionary): PromptReader {
  // The reading of a long text of scraps takes some room itself.
  const read = remembered((prompt) => readParts(prompt, isWord), { kept: 200 })

  return (prompt, characters, words) => {
    const names = namesIn(prompt, characters, isWord)
    const unnamed = withoutNames(prompt, names)
    const { parts, unknown, corrected } = read(unnamed)
    const told = <T extends Place>(place: T) => ({ ...place, text: prompt.slice(place.start, place.end) })
    const isRead = words === 'read'
    const reading = {
      parts: parts.map(told),
      unknown: isRead ? unknown.flatMap((place) => besideNames(prompt, place, names)).map(told) : [],
      corrected: isRead ? corrected.map(told) : [],
    }
    return { reading, names, unnamed }
  }
}

function readParts(prompt: string, isWord: Dictionary): Read {
  const { understood, unknown, corrected, scene } = readWords(prompt, { isWord })
  // Of many effects a picture shows some, and of many pieces of scenery.
  const shown = new Set<string>([...(scene.effects ?? []), ...(scene.scenery ?? [])])
  const isDrawn = ({ part, value }: Said) => {
    if (part === 'sceneryColour') return shown.has(value.split(':')[0] ?? '')
    return (part !== 'effects' && part !== 'scenery') || value.startsWith('-') || shown.has(value)
  }
  const left = understood.filter((one) => !isDrawn(one))
  return {
    parts: understood.filter(isDrawn).map((one) => ({
      ...placeOf(one),
      field: one.part,
      value: one.value,
      label: labelOf(one.part, one.value, one.words),
    })),
    unknown: [...unknown, ...left].map(placeOf).toSorted((one, other) => one.start - other.start),
    corrected: corrected.map((one) => ({ ...placeOf(one), to: one.to })),
  }
}

const placeOf = ({ at, end }: { readonly at: number; readonly end: number }): Place => ({ start: at, end })
