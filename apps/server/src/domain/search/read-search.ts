import { parsePrompt } from '@eidolon/people'
import { saidPart } from '#domain/captions/write-caption.ts'
import { wordsOf } from '#domain/documents/folding.ts'
import { labelOf } from '#domain/readings/labels.ts'

/** One thing that somebody looks for. */
export type SearchTerm = {
  /** What a hit is told to have been found by. */
  readonly label: string
  /** The part of a picture that it names, as captions keep it; undefined for words that name none. */
  readonly part: string | undefined
  /** Its own words, all of which a text has to have. */
  readonly words: readonly string[]
  /** Whether the last word may be the beginning of a longer one, because it is still being typed. */
  readonly isOpen: boolean
}

export type Search = {
  readonly wanted: readonly SearchTerm[]
  /** Parts that must not be there. */
  readonly without: readonly string[]
  /** What those are called by whoever does not want them. */
  readonly denied: readonly string[]
}

/** Things beyond these are not looked for: each of them doubles the ways to meet some of them. */
const max = 5

/** Reads what somebody looks for as a prompt is read: "by the sea" asks for a beach, whatever a picture calls it. */
export function readSearch(text: string): Search {
  const { understood, unknown, scene } = parsePrompt(text)
  const wanted = new Map<string, SearchTerm>()
  const without = new Set(scene.without.flatMap((id) => saidPart('accessories', id) ?? []))
  const denied = new Set<string>()
  const want = (one: SearchTerm) => {
    const key = one.part ?? one.words.join(' ')
    if (!wanted.has(key) && (one.part !== undefined || one.words.length > 0)) wanted.set(key, one)
  }
  for (const { part, value, words, at, end } of understood) {
    const said = saidPart(part === 'gesture' ? 'pose' : part, value.replace(/^-/, ''))
    if (value.startsWith('-')) {
      if (said !== undefined) without.add(said)
      denied.add(labelOf(part, value, words))
    } else {
      want({ label: labelOf(part, value, words), part: said, words: wordsOf(text.slice(at, end)), isOpen: false })
    }
  }
  for (const { at, end } of unknown) want(plainly(text, at, end))
  // Words that prompts are full of, and that say nothing there.
  if (wanted.size === 0 && without.size === 0) want(plainly(text, 0, text.length))
  return { wanted: [...wanted.values()].slice(0, max), without: [...without], denied: [...denied] }
}

/** Shorter beginnings are those of too many words. */
const shortestBeginning = 3

function plainly(text: string, at: number, end: number): SearchTerm {
  const words = wordsOf(text.slice(at, end)).slice(0, 12)
  const isLast = text.slice(end).trim() === '' && !/\s$/.test(text)
  const isOpen = isLast && (words.at(-1)?.length ?? 0) >= shortestBeginning
  return { label: text.slice(at, end).trim(), part: undefined, words, isOpen }
}
