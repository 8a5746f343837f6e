import type { CharacterId } from '@eidolon/contract/ids.ts'
import type { Dictionary } from '@eidolon/people'

/** Somebody whose name may stand in a text. */
export type NamedCharacter = { readonly id: CharacterId; readonly name: string }

/** From the first UTF-16 unit to the one after the last. */
export type TextRange = { readonly start: number; readonly end: number }
export type NamePlace = TextRange & { readonly id: CharacterId }

/**
 * Where a text names these characters, by their whole names or the first of them: as they are written or in capitals,
 * and in any case where the name is no word, since Rose is somebody and a rose is not. Names that are inside other words
 * are none, and of two characters of one name the first is meant.
 */
export function namesIn(text: string, characters: readonly NamedCharacter[], isWord: Dictionary): readonly NamePlace[] {
  const shown = flat(text)
  const wanted = characters
    .flatMap(({ id, name }) => spellings(name).map((spelling) => ({ id, spelling })))
    // Whoever is called Mira Vance is not meant by Mira alone where all of the name stands.
    .toSorted((one, other) => other.spelling.length - one.spelling.length)
  const found: NamePlace[] = []
  for (const { id, spelling } of wanted) {
    const isFree = spelling.length > 2 && !spelling.split(/\s+/).every((word) => isWord(word.toLowerCase()))
    const written = [spelling, spelling.toUpperCase()]
    for (const start of placesOf(flat(spelling), shown, text)) {
      const place = { start, end: start + spelling.length, id }
      const isMeant = isFree || written.includes(text.slice(place.start, place.end))
      if (isMeant && !found.some((other) => overlap(place, other))) found.push(place)
    }
  }
  return found.toSorted((one, other) => one.start - other.start)
}

/** The same text with blanks for the names: every other word stays where it is. */
export function withoutNames(text: string, names: readonly TextRange[]): string {
  return names.reduce(
    (rest, { start, end }) => `${rest.slice(0, start)}${' '.repeat(end - start)}${rest.slice(end)}`,
    text,
  )
}

/** A request whose prompt does not name the character: a name is no word for anything that could be drawn. */
export function unnamed<T extends { readonly prompt: string }>(
  request: T,
  character: NamedCharacter,
  isWord: Dictionary,
): T {
  const { prompt } = request
  return { ...request, prompt: withoutNames(prompt, namesIn(prompt, [character], isWord)) }
}

/**
 * What a text says of each of several people: from where it names somebody until it names another, unless that one is
 * joined by an "and". What stands before the
 * first name, and everything where nobody is named, is said of all.
 */
export function wordsOfEach(
  text: string,
  characters: readonly NamedCharacter[],
  isWord: Dictionary,
): readonly string[] {
  const names = namesIn(text, characters, isWord)
  const bare = withoutNames(text, names).replaceAll('@', ' ')
  const [first] = names
  if (!first) return characters.map(() => bare)
  const shared = bare.slice(0, first.start)
  const said = names.map((name, at) => bare.slice(name.start, names[at + 1]?.start))
  // "Mira and Kofi laughing": what follows the last of names that are joined is said of all of them.
  for (let at = names.length - 2; at >= 0; at -= 1) if (joins.test(said[at]!)) said[at] = said[at + 1]!
  return characters.map(({ id }) => {
    const own = names.map((name, at) => (name.id === id ? said[at]! : ''))
    return [shared, ...own].join(' ').trim()
  })
}

const joins = /^(?:\s|,|&|and(?=\s))*$/iu

/** What is left of a stretch of text around names, without the signs that stood between. */
export function besideNames(text: string, place: TextRange, names: readonly TextRange[]): readonly TextRange[] {
  const cuts = names.filter((name) => overlap(place, name)).toSorted((one, other) => one.start - other.start)
  if (cuts.length === 0) return [place]
  const starts = [place.start, ...cuts.map(({ end }) => end)]
  const ends = [...cuts.map(({ start }) => start), place.end]
  return starts.flatMap((start, index) => trimmed(text, { start, end: ends[index] ?? place.end }))
}

const overlap = (one: TextRange, other: TextRange): boolean => one.start < other.end && other.start < one.end

/** First words that are nobody's name by themselves. */
const titles: ReadonlySet<string> = new Set('the sir lady lord miss mister master doctor captain'.split(' '))

function spellings(name: string): readonly string[] {
  const whole = name.trim()
  const [first = ''] = whole.split(/\s+/)
  const isName = first !== whole && /^\p{L}{3,}$/u.test(first) && !titles.has(first.toLowerCase())
  return whole === '' ? [] : isName ? [whole, first] : [whole]
}

function* placesOf(wanted: string, shown: string, text: string): Iterable<number> {
  for (let at = shown.indexOf(wanted); at >= 0; at = shown.indexOf(wanted, at + 1)) {
    if (isApart(text, at) && isApart(text, at + wanted.length)) yield at
  }
}

/** Small letters where that moves none of them: a place in it is one in the text. */
const flat = (text: string): string =>
  Array.from(text, (sign) => (sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign)).join('')

const inWord = /^[\p{L}\p{N}\p{M}]$/u

/** Whether no word goes on across this place. */
function isApart(text: string, at: number): boolean {
  return !(inWord.test(signBefore(text, at)) && inWord.test(signAt(text, at)))
}

const signAt = (text: string, at: number): string =>
  at < text.length ? String.fromCodePoint(text.codePointAt(at) ?? 0) : ''

function signBefore(text: string, at: number): string {
  const pair = at > 1 ? signAt(text, at - 2) : ''
  return pair.length === 2 ? pair : (text[at - 1] ?? '')
}

/** Without a possessive s and the signs around; nothing where there are no words. */
function trimmed(text: string, { start, end }: TextRange): readonly TextRange[] {
  const piece = text.slice(start, end)
  const before = /^(?:['’]s(?![\p{L}\p{N}]))?[^\p{L}\p{N}]*/u.exec(piece)?.[0].length ?? 0
  const rest = piece.slice(before)
  let length = rest.length
  while (length > 0 && !inWord.test(signBefore(rest, length))) length -= 1
  return length === 0 ? [] : [{ start: start + before, end: start + before + length }]
}
