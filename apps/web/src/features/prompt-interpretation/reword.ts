import type { ReadPart } from '@eidolon/contract/readings.ts'
import { parsePrompt } from '@eidolon/people'
import { withWords } from './edits.ts'
import { fieldName } from './words.ts'

type WordChoice = { readonly id: string; readonly label: string; readonly words: readonly string[] }

export type Rewording = {
  readonly text: string
  readonly part: ReadPart
  /** What it was read as, where that is one of the choices, and what is meant. */
  readonly from: WordChoice | undefined
  readonly to: WordChoice
}

/** How many ways of saying it are tried. */
const max = 24

/**
 * Words for something else in the place of those that were read: "silver hair" becomes "black hair". The reader itself
 * is asked which of them it understands so, and leaves the rest of the text as it was.
 */
export function reworded({ text, part, from, to }: Rewording): { readonly text: string; readonly words: string } {
  const others = valuesBeside(text, part)
  let found: { readonly text: string; readonly words: string } | undefined
  for (const words of [...new Set(waysOf({ text, part, from, to }))].slice(0, max)) {
    const one = { text: withWords(text, part, words), words }
    const isSaid = parsePrompt(one.text).understood.some((read) => isMeant(read, part, to))
    if (isSaid && valuesBeside(one.text, { ...part, value: to.id }) === others) return one
    if (isSaid) found ??= one
  }
  return found ?? { text: withWords(text, part, to.label), words: to.label }
}

const isMeant = (read: { readonly part: string; readonly value: string }, { field }: ReadPart, { id }: WordChoice) =>
  read.part === field && read.value === id

/** Everything else that a text says. */
function valuesBeside(text: string, { field, value }: Pick<ReadPart, 'field' | 'value'>): string {
  const all = parsePrompt(text).understood.filter((read) => !(read.part === field && read.value === value))
  return JSON.stringify(all.map((read) => `${read.part} ${read.value}`).toSorted())
}

function waysOf({ part, from, to }: Rewording): readonly string[] {
  const names = [...to.words, to.label.toLowerCase()]
  const before = from ? [from.label.toLowerCase(), ...from.words, from.id.replaceAll('-', ' ')] : []
  const said = part.text.toLowerCase()
  // The longest that was said, so that of "dark brown hair" not only the brown is exchanged.
  const old = before.filter((words) => said.includes(words)).toSorted((one, other) => other.length - one.length)[0]
  const swapped =
    old === undefined ? [] : names.map((name) => exchanged(part.text, said.indexOf(old), old.length, name))
  const noun = fieldName(part.field).toLowerCase()
  return [...swapped.slice(0, max / 3), ...names.slice(0, max / 3), ...names.map((name) => `${name} ${noun}`)]
}

/** Other words in that place; a capital letter stays one. */
function exchanged(text: string, at: number, length: number, words: string): string {
  const isCapital = /^\p{Lu}/u.test(text.slice(at))
  const fitting = isCapital ? words.charAt(0).toUpperCase() + words.slice(1) : words
  return text.slice(0, at) + fitting + text.slice(at + length)
}
