import { negators, silent } from './common-words.ts'
import type { Lexicon, Meaning, Node } from './lexicon.ts'
import { isSlip } from './spelling.ts'
import { forms, type Token } from './tokens.ts'

/** A phrase of the text that means something together, or a word that means nothing to us. */
export type Unit = {
  readonly kind: 'known' | 'unknown' | 'silent' | 'negator' | 'mark' | 'number'
  /** Its first word, small letters. */
  readonly text: string
  readonly at: number
  readonly end: number
  readonly meaning: Meaning
  /** The tint that stood before a colour. */
  readonly tint?: string
}

const nothing: Meaning = { phrase: '', claims: [] }

/** Cuts the text into units: the longest phrase that the lexicon knows at each place, forms and slips included. */
export function units(list: readonly Token[], lexicon: Lexicon): readonly Unit[] {
  const found: Unit[] = []
  for (let at = 0; at < list.length;) {
    const token = list[at]
    if (!token) break
    const match = token.mark ? undefined : longest(list, at, lexicon.root)
    const last = list[at + (match?.length ?? 1) - 1] ?? token
    const place = { text: token.text, at: token.at, end: last.end }
    found.push(match ? { kind: 'known', ...place, meaning: match.meaning } : single(place, token, lexicon))
    at += match?.length ?? 1
  }
  return withTints(found)
}

function single(place: Pick<Unit, 'text' | 'at' | 'end'>, token: Token, lexicon: Lexicon): Unit {
  if (token.mark) return { kind: 'mark', ...place, meaning: nothing }
  if (negators.has(token.text)) return { kind: 'negator', ...place, meaning: nothing }
  if (silent.has(token.text)) return { kind: 'silent', ...place, meaning: nothing }
  if (/^\d/.test(token.text)) return { kind: 'number', ...place, meaning: nothing }
  const mended = mend(token.text, lexicon)
  return mended ? { kind: 'known', ...place, meaning: mended } : { kind: 'unknown', ...place, meaning: nothing }
}

type Match = { readonly length: number; readonly meaning: Meaning }

function longest(list: readonly Token[], at: number, node: Node): Match | undefined {
  const token = list[at]
  if (!token || token.mark) return undefined
  let best: Match | undefined
  for (const form of forms(token.text)) {
    const next = node.next.get(form)
    if (!next) continue
    const further = longest(list, at + 1, next)
    const here = further ? { length: further.length + 1, meaning: further.meaning } : undefined
    const match = here ?? (next.meaning ? { length: 1, meaning: next.meaning } : undefined)
    if (match && match.length > (best?.length ?? 0)) best = match
  }
  return best
}

/** The one word that this may be a misspelling of; when two come into question, none. */
function mend(typed: string, lexicon: Lexicon): Meaning | undefined {
  const near = lexicon.near(typed).flatMap(([word, meaning]) => (isSlip(typed, word) ? [meaning] : []))
  const [first] = near
  const same = first && near.every((other) => sense(other) === sense(first))
  return same ? first : undefined
}

const sense = ({ claims, noun, colour, tint }: Meaning): string => JSON.stringify([claims, noun, colour, tint])

/** A tint right before a colour becomes part of it. */
function withTints(list: readonly Unit[]): readonly Unit[] {
  const found: Unit[] = []
  for (const unit of list) {
    const before = found.at(-1)
    if (unit.meaning.colour && before?.meaning.tint !== undefined) {
      found.pop()
      found.push({ ...unit, at: before.at, text: before.text, tint: before.meaning.tint })
    } else {
      found.push(unit)
    }
  }
  return found
}
