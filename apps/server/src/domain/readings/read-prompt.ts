import type { Abilities, Kind } from '@eidolon/contract/engines.ts'
import type { CorrectedWord, KeptReading, ReadPart } from '@eidolon/contract/readings.ts'
import {
  type ArrangementId,
  arrangementOf,
  arrangementWords,
  type Attribute,
  type Dictionary,
  isLeftOutTogether,
  maxPeople,
  parsePrompt,
  unnamedPeople,
} from '@eidolon/people'
import { remembered } from '#domain/looks/remembered.ts'
import { labelOf } from './labels.ts'
import { besideNames, type NamedCharacter, type NamePlace, namesIn, type TextRange, withoutNames } from './names-in.ts'

type StatedPart = Pick<Attribute, 'part' | 'value'>
type Read = {
  readonly parts: readonly Omit<ReadPart, 'text'>[]
  readonly unknown: readonly TextRange[]
  readonly corrected: readonly Omit<CorrectedWord, 'text'>[]
}

/** Whether a prompt is understood and then drawn, or reaches whoever draws word for word. */
export type WordsAre = 'read' | 'passed on'

export const wordsFor = ({ neural }: { readonly neural: boolean }): WordsAre => (neural ? 'passed on' : 'read')

type Film = { readonly kind?: Kind | undefined; readonly durationSeconds?: number | undefined }

/** Whether whoever the words ask for on no background is drawn so: of films, in short ones. What is passed on may be. */
export const cutsOut = (
  { neural, abilities }: { readonly neural: boolean; readonly abilities: Pick<Abilities, 'cutoutSeconds'> },
  { kind, durationSeconds = 0 }: Film,
): boolean => neural || kind !== 'video' || durationSeconds <= abilities.cutoutSeconds

export type ReadPrompt = {
  readonly reading: KeptReading
  /** Where the characters are named. */
  readonly names: readonly NamePlace[]
  /** The prompt with blanks for those names. */
  readonly unnamed: string
  /** Words for people who are in the picture by them alone. */
  readonly company: readonly Company[]
}

type Company = TextRange & { readonly text: string; readonly people: number; readonly one: boolean }

/** What was chosen besides that decides what of a prompt is drawn. */
type PromptChoices = {
  readonly arrangement?: string | undefined
  readonly pose?: string | undefined
  /** Whether whoever is to be cut out can be: a film may be too long for it. */
  readonly cutOut?: boolean
}

/** What a prompt for pictures of these characters says. */
export type PromptReader = (
  prompt: string,
  characters: readonly NamedCharacter[],
  words: WordsAre,
  chosen?: PromptChoices,
) => ReadPrompt

/** Reads prompts. The same words are asked for again with every pause of whoever types, and when they are sent. */
export function promptReader(isWord: Dictionary): PromptReader {
  // The reading of a long text of scraps takes some room itself.
  const read = remembered((prompt) => readParts(prompt, isWord), { kept: 200 })

  return (prompt, characters, words, { arrangement, pose, cutOut = true } = {}) => {
    const names = namesIn(prompt, characters, isWord)
    const unnamed = withoutNames(prompt, names)
    const alone = read(unnamed)
    const count = Math.min(characters.length, maxPeople)
    const company = unnamedPeople(unnamed).map(({ at, end, people, isOne }) => ({
      start: at,
      end,
      text: prompt.slice(at, end),
      people,
      one: isOne,
    }))
    const isThere = ({ people }: Company) => people <= Math.max(1, count)
    const drawn =
      count > 1 && words === 'read'
        ? ofSeveral(
            alone,
            unnamed,
            arrangementOf(arrangement, prompt, count, pose !== undefined),
            company.filter(isThere),
          )
        : alone
    const { parts, unknown, corrected } = cutOut ? drawn : withoutParts(drawn, ({ field }) => field === 'cutOut')
    const told = <T extends TextRange>(place: T) => ({ ...place, text: prompt.slice(place.start, place.end) })
    const isRead = words === 'read'
    const reading = {
      parts: parts.map(told),
      unknown: isRead ? unknown.flatMap((place) => besideNames(prompt, place, names)).map(told) : [],
      corrected: isRead ? corrected.map(told) : [],
    }
    return { reading, names, unnamed, company: company.filter((one) => !isThere(one)) }
  }
}

/**
 * The same of several people in one picture: words that say how or that they are together are drawn, and what there is no
 * room or no free hand for is not.
 */
function ofSeveral(
  { parts, unknown, corrected }: Read,
  prompt: string,
  arrangement: ArrangementId,
  people: readonly TextRange[],
): Read {
  const together = [
    ...arrangementWords(arrangement, prompt),
    ...people.map(({ start, end }): readonly [number, number] => [start, end]),
  ]
  const isWithin = ({ start, end }: TextRange) => together.some(([from, to]) => start >= from && end <= to)
  return withoutParts(
    { parts, unknown: unknown.filter((place) => !isWithin(place)), corrected },
    (part) => isLeftOutTogether(arrangement, part.field, part.value) && !isWithin(part),
  )
}

/** What was understood and is not drawn all the same, told as that. */
function withoutParts({ parts, unknown, corrected }: Read, isLeftOut: (part: Read['parts'][number]) => boolean): Read {
  const left = parts.filter(isLeftOut).map(({ start, end }) => ({ start, end }))
  return {
    parts: parts.filter((part) => !isLeftOut(part)),
    unknown: [...unknown, ...left].toSorted((one, other) => one.start - other.start),
    corrected,
  }
}

function readParts(prompt: string, isWord: Dictionary): Read {
  const { understood, unknown, corrected, scene } = parsePrompt(prompt, { isWord })
  // Of many effects a picture shows some, and of many pieces of scenery.
  const shown = new Set<string>([...(scene.effects ?? []), ...(scene.scenery ?? [])])
  const isDrawn = ({ part, value }: StatedPart) => {
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

const placeOf = ({ at, end }: { readonly at: number; readonly end: number }): TextRange => ({ start: at, end })
