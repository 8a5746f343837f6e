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
    found.push({ text: word, at, end: at + word.length, mark: !/[a-z0-9]/.test(word) })
  }
  return found
}

/** A phrase of the lexicon as its words, cut the same way. */
export const wordsOf = (phrase: string): readonly string[] => tokens(phrase).map((token) => token.text)

/** The word, then what it may be a form of: plural, -ing, -ed. The first that the lexicon knows counts. */
export function forms(word: string): readonly string[] {
  const all = [word]
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) all.push(word.slice(0, -1))
  if (/(s|x|z|ch|sh|o)es$/.test(word)) all.push(word.slice(0, -2))
  if (word.length > 4 && word.endsWith('ies')) all.push(`${word.slice(0, -3)}y`)
  if (word.length > 4 && word.endsWith('ves')) all.push(`${word.slice(0, -3)}f`)
  for (const ending of ['ing', 'ed', 'ly']) {
    if (word.length < ending.length + 3 || !word.endsWith(ending)) continue
    const stem = word.slice(0, -ending.length)
    all.push(stem, `${stem}e`)
    if (stem.at(-1) === stem.at(-2)) all.push(stem.slice(0, -1))
    if (ending !== 'ly') all.push(`${stem}ing`)
  }
  if (word.length > 2 && !word.endsWith('s')) all.push(`${word}s`)
  return all
}

/** Small letters without accents. No letter moves, so that a place in the folded text is one in the original. */
export const fold = (text: string): string => Array.from(text, foldLetter).join('')

/** One code unit for one: surrogate pairs (emoji) become two marks. */
const foldLetter = (letter: string): string =>
  letter.length === 1 ? (letter.toLowerCase().normalize('NFD')[0] ?? letter) : '·'.repeat(letter.length)
