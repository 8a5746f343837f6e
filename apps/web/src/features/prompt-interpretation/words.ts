import { lookParts, type LookPart } from '@eidolon/contract/characters/looks.ts'
import { KeptReading } from '@eidolon/contract/readings.ts'

type PromptText = { readonly text: string }

const isPart = (part: string): part is LookPart => Object.hasOwn(lookParts, part)

/** What a field is called: "Time of day". */
export const fieldName = (field: string): string => (isPart(field) ? lookParts[field] : field)

/** The words that are not drawn, each once, in one sentence; nothing where everything is. */
export function notDrawn(unknown: readonly PromptText[], engine?: string): string {
  const words = [...new Set(unknown.map(({ text }) => text.replaceAll(/\s+/g, ' ')))]
  return words.length === 0 ? '' : `Not drawn${engine ? ` by ${inASentence(engine)}` : ''}: ${words.join(', ')}.`
}

/** An engine's name within a sentence: "the built-in illustrator", but "ComfyUI". */
export function inASentence(engine: string): string {
  const [first = '', ...more] = engine.split(' ')
  const last = more.at(-1) ?? ''
  return /^[a-z]/.test(last) ? `the ${first.charAt(0).toLowerCase()}${first.slice(1)} ${more.join(' ')}` : engine
}

/** The words of a negative prompt that name nothing one could leave out. */
export function notKeptOut(unknown: readonly PromptText[]): string {
  const words = [...new Set(unknown.map(({ text }) => text.replaceAll(/\s+/g, ' ')))]
  return words.length === 0 ? '' : `Not known, so not kept out: ${words.join(', ')}.`
}

/** What the words were read as that nobody can spell in a hurry. */
export function readAs(corrected: readonly (PromptText & { readonly to: string })[]): string {
  const words = [...new Set(corrected.map(({ text, to }) => `${text} read as ${to}`))]
  return words.length === 0 ? '' : `${capital(words.join(', '))}.`
}

/** What each picture has its own of. */
export function leftToChance(open: readonly string[]): string {
  return open.length === 0 ? '' : `Left to chance: ${open.map((field) => fieldName(field).toLowerCase()).join(', ')}.`
}

/** How a request was read when it was taken; older ones do not tell. */
export function keptReading(request: Readonly<Record<string, unknown>>): KeptReading | undefined {
  return KeptReading.safeParse(request['reading']).data
}

/** The same of what was to be left out. */
export function keptNegative(request: Readonly<Record<string, unknown>>): KeptReading | undefined {
  return KeptReading.safeParse(request['negativeReading']).data
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
