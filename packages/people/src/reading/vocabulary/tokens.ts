/** A word or a mark of the text, small letters without accents, with where it stood. */
export type Token = { readonly text: string; readonly at: number; readonly end: number; readonly mark: boolean }

/** Words and marks; hyphens and apostrophes part words, and a possessive s is dropped. */
export function tokens(text: string): readonly Token[] {
  const found: Token[] = []
  const plain = fold(text)
  for (const match of plain.matchAll(/[a-z0-9]+|[^\sa-z0-9]/g)) {
    const [word] = match
    const at = match.index
    const before = plain[at - 1]
    if (word === 's' && (before === "'" || before === '’')) continue
    const apart = /\s/.test(before ?? ' ') && /\s/.test(plain[at + 1] ?? ' ')
    if ((word === '-' && !apart) || word === "'" || word === '’' || word === '‑') continue
    // "3/4 view"
    if (word === '/' && /\d/.test(before ?? '') && /\d/.test(plain[at + 1] ?? '')) continue
    found.push({ text: word, at, end: at + word.length, mark: !/[a-z0-9]/.test(word) })
  }
  return found
}

/** A phrase of the lexicon as its words, cut the same way. */
export const wordsOf = (phrase: string): readonly string[] => tokens(phrase).map((token) => token.text)

/** What a word may be a form of: itself, one of many, many of one, or something done (-ing, -ed, -ly). */
export type Form = readonly [word: string, kind: 'same' | 'plural' | 'singular' | 'done']

/** Words that mean something else with an s: shade and shades, a bow and bows, short and shorts. */
const notPlural = new Set(
  'shade short tail stud spike wave bow tip end hip boot glass spec bunch hoop plait text'.split(' '),
)

/** The word, then what it may be a form of. The first that the lexicon knows counts. */
export function forms(word: string): readonly Form[] {
  const all: Form[] = [[word, 'same']]
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) all.push([word.slice(0, -1), 'plural'])
  if (/(s|x|z|ch|sh|o)es$/.test(word)) all.push([word.slice(0, -2), 'plural'])
  if (word.length > 4 && word.endsWith('ies')) all.push([`${word.slice(0, -3)}y`, 'plural'])
  if (word.length > 4 && word.endsWith('ves')) all.push([`${word.slice(0, -3)}f`, 'plural'])
  for (const ending of ['ing', 'ed', 'ly']) {
    if (word.length < ending.length + 3 || !word.endsWith(ending)) continue
    const stem = word.slice(0, -ending.length)
    all.push([stem, 'done'], [`${stem}e`, 'done'])
    if (stem.at(-1) === stem.at(-2)) all.push([stem.slice(0, -1), 'done'])
  }
  if (word.length > 2 && !word.endsWith('s') && !notPlural.has(word)) all.push([`${word}s`, 'singular'])
  return all
}

/** Small letters without accents. No letter moves, so that a place in the folded text is one in the original. */
export const fold = (text: string): string =>
  plain.test(text) ? text.toLowerCase() : Array.from(text, foldLetter).join('')

/** Nearly every prompt: nothing to fold but capitals. */
const plain = /^[\n -~]*$/

/** One code unit for one: surrogate pairs (emoji) become two marks. */
const foldLetter = (letter: string): string =>
  letter.length === 1 ? (letter.toLowerCase().normalize('NFD')[0] ?? letter) : '·'.repeat(letter.length)
