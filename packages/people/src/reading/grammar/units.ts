import { gap } from '#catalogue/marks/mark.ts'
import { slotOf } from '#catalogue/slot-of.ts'
import type { Claim } from '#reading/vocabulary/attribute.ts'
import { negators, silent } from '#reading/vocabulary/common-words.ts'
import type { Lexicon, Meaning, LexiconNode } from '#reading/vocabulary/lexicon.ts'
import { sensible } from './sensible.ts'
import { type Form, forms, type Token } from '#reading/vocabulary/tokens.ts'

/** A phrase of the text that means something together, or a word that means nothing to us. */
export type Unit = {
  readonly kind: 'known' | 'unknown' | 'silent' | 'negator' | 'mark' | 'number'
  /** Its first word, small letters. */
  readonly text: string
  readonly at: number
  readonly end: number
  readonly meaning: Meaning
  /** It says of the thing before it how it is there, and nothing more. */
  readonly ofThing?: true
  /** The tint that stood before a color. */
  readonly tint?: string
}

export const nothing: Meaning = { phrase: '', claims: [] }

/** Cuts the text into units: the longest phrase that the lexicon knows at each place, in any form, and means there. */
export function units(list: readonly Token[], lexicon: Lexicon): readonly Unit[] {
  const found: Unit[] = []
  for (let at = 0; at < list.length;) {
    const token = list[at]
    if (!token) break
    const match = token.mark ? undefined : meant(list, at, lexicon.root)
    const last = list[at + (match?.length ?? 1) - 1] ?? token
    const place = { text: token.text, at: token.at, end: last.end }
    const lacked = match ? undefined : lacking(token, lexicon.root)
    if (lacked) found.push({ kind: 'negator', text: 'no', at: token.at, end: token.at, meaning: nothing })
    const meaning = match?.meaning ?? lacked
    found.push(meaning ? { kind: 'known', ...place, meaning } : single(place, token))
    at += match?.length ?? 1
  }
  return withTints(found)
}

/** "Hatless", "a wingless angel": what somebody has not on. */
function lacking(token: Token, root: LexiconNode): Meaning | undefined {
  const stem = token.mark ? undefined : /^([a-z]{3,})less$/.exec(token.text)?.[1]
  const meaning = stem === undefined ? undefined : longest([{ ...token, text: stem }], 0, root, 1)?.meaning
  return meaning?.claims.length && meaning.claims.every(isLacked) ? meaning : undefined
}

const isLacked = ({ part, value, rank }: Claim): boolean =>
  rank < 2 && part === 'accessories' && lackedSlots.has(slotOf(value) ?? '')
/** Clothes are not among them: whoever is said to be without those is not drawn so. */
const lackedSlots: ReadonlySet<string> = new Set([
  'hat',
  'head',
  'eyes',
  'face',
  'hand',
  'hands',
  'ears',
  'tail',
  'back',
])

function single(place: Pick<Unit, 'text' | 'at' | 'end'>, token: Token): Unit {
  const of = (kind: Unit['kind']): Unit => ({ kind, ...place, meaning: nothing })
  if (token.mark) return of('mark')
  if (negators.has(token.text)) return of('negator')
  if (silent.has(token.text)) return of('silent')
  return of(/^\d/.test(token.text) ? 'number' : 'unknown')
}

type Match = { readonly length: number; readonly meaning: Meaning }

/** The longest match that holds beside its neighbors. */
function meant(list: readonly Token[], at: number, root: LexiconNode): Match | undefined {
  for (let max = Number.POSITIVE_INFINITY; max > 0;) {
    const match = longest(list, at, root, max)
    if (!match) return undefined
    const end = at + match.length
    const meaning = sensible(match.meaning, textOf(list, at, end), textOf(list, at - 4, at), textOf(list, end, end + 4))
    if (meaning) return { ...match, meaning }
    max = match.length - 1
  }
  return undefined
}

/** Plain words; what follows or goes before a mark is no neighbor. */
function textOf(list: readonly Token[], from: number, to: number): string {
  return list
    .slice(Math.max(0, from), to)
    .map((token) => token.text)
    .join(' ')
}

/** "Brush hair" is said as "brushing her hair", "play lute" as "plays a lute". */
const articles: ReadonlySet<string> = new Set('a an the her his their my your its some'.split(' '))

/** A word is met once for every phrase that might reach it; its forms are made once. */
const formsOf = (token: Token): readonly Form[] => {
  const known = madeForms.get(token)
  if (known) return known
  const made = forms(token.text)
  madeForms.set(token, made)
  return made
}
const madeForms = new WeakMap<Token, readonly Form[]>()

function longest(
  list: readonly Token[],
  at: number,
  node: LexiconNode,
  max: number,
  passes = false,
): Match | undefined {
  const token = list[at]
  if (!token || token.mark || max < 1) return undefined
  let best: Match | undefined
  if (passes && articles.has(token.text)) {
    const further = longest(list, at + 1, node, max - 1)
    if (further && isDeed(further.meaning)) best = { length: further.length + 1, meaning: further.meaning }
  }
  const follow = (form: Form, next: LexiconNode) => {
    const further = longest(list, at + 1, next, max - 1, true)
    // "Braided hair" is a kind of hair; "braided her hair" is something done.
    if (
      further &&
      isDeed(further.meaning) &&
      form[1] === 'done' &&
      token.text.endsWith('ed') &&
      !articles.has(list[at + 1]?.text ?? '')
    )
      return
    const here = further ? { length: further.length + 1, meaning: further.meaning } : undefined
    const match = here ?? (next.meaning && takes(form, next.meaning) ? { length: 1, meaning: next.meaning } : undefined)
    if (match && match.length > (best?.length ?? 0)) best = match
  }
  for (const form of formsOf(token)) {
    const next = node.next.get(form[0])
    if (next) follow(form, next)
    if (node.either && form[1] !== 'done')
      for (const [words, after] of node.either.values()) if (words.has(form[0])) follow(form, after)
  }
  const after = node.next.get('_')
  for (let skipped = 0; after && skipped <= widest && skipped < max; skipped += 1) {
    const match = longest(list, at + skipped, after, max - skipped)
    if (match && match.length + skipped > (best?.length ?? 0)) best = { ...match, length: match.length + skipped }
    if (!gap.has(list[at + skipped]?.text ?? '')) break
  }
  return best
}

/** How many words a gap in a phrase may take. */
const widest = 4

const deeds: ReadonlySet<string> = new Set([
  'pose',
  'expression',
  'motion',
  'cameraMove',
  'freckles',
  'wrinkles',
  'scar',
])

const isDeed = ({ claims }: Pick<Meaning, 'claims'>): boolean =>
  claims.length > 0 && claims.every(({ part, rank }) => deeds.has(part) || (part === 'background' && rank === 2))

/** "Watching" is no watch and "parked" no park: only what can be done has such forms; "oranges" are no color. */
function takes([, kind]: Form, { claims, colour, tint }: Meaning): boolean {
  if (kind === 'done') return isDeed({ claims })
  return kind === 'same' || (colour === undefined && tint === undefined)
}

/** A tint right before a color becomes part of it. */
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
