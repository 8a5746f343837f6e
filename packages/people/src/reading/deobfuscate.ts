import { silent } from './vocabulary/common-words.ts'
import { apostropheOfYoung, youngAsPupils } from './vocabulary/minors.ts'
import { homoglyph, standIns } from './vocabulary/homoglyphs.ts'
import { isSlip } from './vocabulary/spelling.ts'
import { visible } from './vocabulary/visible.ts'

/** The words that disguises are looked through for. */
export type Vocabulary = {
  /** Phrases by how they read without their blanks. */
  readonly whole: ReadonlyMap<string, string>
  readonly phrases: ReadonlySet<string>
  /** The longer words of phrases. */
  readonly parts: ReadonlySet<string>
  /** How words of four letters and more begin, so that most places are passed by at once. */
  readonly beginnings: ReadonlySet<string>
  /** Long words that are recognized when misspelt. */
  readonly long: readonly string[]
}

/** `long` are words that are meant however they are spelt. */
export function vocabularyOf(phrases: readonly string[], long: readonly string[] = []): Vocabulary {
  const whole = new Map<string, string>()
  for (const phrase of phrases) {
    const key = phrase.replaceAll(' ', '')
    if (!whole.has(key) || !phrase.includes(' ')) whole.set(key, phrase)
  }
  const parts = new Set(phrases.flatMap((phrase) => phrase.split(' ')).filter((word) => word.length >= 4))
  const beginnings = new Set([...whole.keys(), ...parts].map((word) => word.slice(0, 4)))
  return {
    whole,
    phrases: new Set(phrases),
    parts,
    beginnings,
    long: long.filter((word) => word.length >= 7 && !/[ ]|s$/.test(word)),
  }
}

/**
 * The words of a text in small plain letters, one blank before and after each: no accents, signs or disguises. Words
 * that were spaced out, cut up, masked or written with digits are put together where a word of the vocabulary results.
 */
export function deobfuscate(text: string, vocabulary: Vocabulary): string {
  const chunks = folded(text).split(/\s+/u)
  const words = chunks.flatMap((chunk) => wordsOf(chunk, vocabulary))
  return ` ${rejoined(spelt(words, vocabulary), vocabulary).join(' ')} `
}

/** What says so without a letter of ours. Where words have no blanks between them they are looked for anywhere. */
const foreign: readonly (readonly [RegExp, string])[] = [
  [/\u{1f476}/gu, ' baby '],
  [/\u{1f466}/gu, ' little boy '],
  [/\u{1f467}/gu, ' little girl '],
  [/\u{1f9d2}|幼女|ロリ|ショタ|女子高生|小学生|中学生|高校生|子供|儿童|兒童|小孩|萝莉|正太/gu, ' child '],
  [/(?:реб[её]н|девочк|мальчик|подрост|школьни|малолет)\p{L}*/giu, ' child '],
  [/(?<=\d\s*)(?:歳|岁|歲|才|세|살|лет)/giu, ' years old '],
]

/** Nothing in it is another letter in disguise, or a number. */
const plainLetters = /^[A-Za-z\n ,;:.!?()-]*$/

function folded(text: string): string {
  // As most texts are: of all that follows only the last could find something.
  if (plainLetters.test(text))
    return text.toLowerCase().replaceAll(youngAsPupils, '').replaceAll(besideName, ' aged $1 ')
  const whole = text.replaceAll(/[¼-¾⅐-⅞]/gu, '')
  const told = foreign
    .reduce((rest, [sign, word]) => rest.replaceAll(sign, word), visible(whole.replaceAll(apostropheOfYoung, "'")))
    .replaceAll(youngAsPupils, '')
  const letters = Array.from(told.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase(), homoglyph).join('')
  return (
    letters
      .replaceAll(/['’`´]s\b/g, '')
      .replaceAll(/(?<=\bborn (?:in )?)['’`´](?=\d\d\b)/g, '20')
      .replaceAll(/(\d),(?=\d{3}\b)/g, '$1')
      // Halves of years do not matter, and are no ages of their own.
      .replaceAll(/(\d)\.\d+/g, '$1')
      .replaceAll(/<=?\s*(?=\d)/g, ' under ')
      .replaceAll(/(?<=\d)(?=(?:yrs?|years?)\b)|(?<=\bage[ds]?|\bborn)(?=\d)/g, ' ')
      .replaceAll(besideName, ' aged $1 ')
  )
}

/** "Emma, 16, blond", "Emma (fifteen)": a number by itself after a word. */
const besideName =
  /(?<=[a-z]\s?)[,(]\s?(1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\s?(?:[,).;]|$)/g

const isKnown = (word: string, { whole, parts }: Vocabulary): boolean => whole.has(word) || parts.has(word)
const lettersOnly = (word: string): string => word.replaceAll(/[^\p{L}\p{N}]/gu, '')

/** What stands between two blanks. */
function wordsOf(chunk: string, vocabulary: Vocabulary): readonly string[] {
  const plain = chunk.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  // Looked at from where a run begins, so that a long run inside a chunk is read once.
  const bare = chunk.replaceAll(/^["'“”‘’([{<]+|(?<!["'“”‘’)\]}>.,;:!?…])["'“”‘’)\]}>.,;:!?…]+$/gu, '')
  const phrase = vocabulary.whole.get(bare)
  if (phrase !== undefined) return [phrase]
  const glued = unglued(bare, vocabulary)
  if (glued !== undefined) return glued
  if (/^[a-z]*$/.test(bare) && !/(.)\1\1/.test(bare)) return plain.map((word) => swapped(word, vocabulary) ?? word)
  const meant = disguised(bare, vocabulary)
  if (meant !== undefined && !isKnown(plain.join(' '), vocabulary)) return [meant]
  if (plain.length <= 1) return plain
  return plain.map((word) => (/\d|(.)\1\1/.test(word) ? (disguised(word, vocabulary) ?? word) : word))
}

/** "16yearsold", "littlegirls": nothing but numbers and words of the vocabulary, one after the other. */
function unglued(chunk: string, vocabulary: Vocabulary): readonly string[] | undefined {
  if (chunk.length > 40 || !/^(?=.*[a-z])[a-z0-9]{5,}$/.test(chunk) || isKnown(chunk, vocabulary)) return undefined
  const { words, covered } = cutUp(chunk, vocabulary)
  const digits = chunk.replaceAll(/\D/g, '').length
  return words.length > 1 && covered + digits === chunk.length ? words : undefined
}

/** "Kld", "chiId", "rninor", "kidz": letters that are taken for others, where nothing else is meant. */
function swapped(word: string, vocabulary: Vocabulary): string | undefined {
  if (word.length < 3 || word.length > 20 || word === 'loll' || isKnown(word, vocabulary)) return undefined
  const tries = [
    ...(/[il]/.test(word) ? withEither(word) : []),
    word.replaceAll('rn', 'm'),
    word.replaceAll('vv', 'w'),
    word.replace(/z$/, 's'),
  ]
  const meant = tries.find((each) => each !== word && vocabulary.whole.has(each))
  return meant === undefined ? undefined : vocabulary.whole.get(meant)
}

/** Each way to read an i or an l as the other. */
function withEither(word: string): readonly string[] {
  let readings = ['']
  for (const letter of word) {
    const options = letter === 'i' || letter === 'l' ? ['i', 'l'] : [letter]
    readings = readings.flatMap((reading) => options.map((each) => reading + each)).slice(0, 32)
  }
  return readings
}

/** The word that letters, digits and signs stand for together. */
function disguised(chunk: string, vocabulary: Vocabulary): string | undefined {
  if (!/\p{L}/u.test(chunk) || chunk.length > 40) return undefined
  const asWord = (word: string) =>
    word.length >= 3 && isKnown(word, vocabulary) ? (vocabulary.whole.get(word) ?? word) : undefined
  const letters = withLetters(chunk).map(lettersOnly)
  const tries = [lettersOnly(chunk), ...letters, ...letters.map((word) => word.replace(/z$/, 's'))]
  for (const word of tries.flatMap((each) => [each, ...squeezed(each)])) {
    const meant = asWord(word)
    if (meant !== undefined) return meant
  }
  return masked(chunk, vocabulary)
}

/** Each way in which digits and signs may stand for letters; a few, however many there are. */
function withLetters(chunk: string): readonly string[] {
  let readings = ['']
  for (const sign of chunk) {
    const options = Array.from(standIns.get(sign) ?? sign)
    readings = readings.flatMap((reading) => options.map((letter) => reading + letter)).slice(0, 16)
  }
  return readings
}

const firstLetters = (text: string): string => Array.from(text, (sign) => standIns.get(sign)?.[0] ?? sign).join('')
const lastLetters = (text: string): string => Array.from(text, (sign) => standIns.get(sign)?.at(-1) ?? sign).join('')

/** "Kiiid", "teeeen": letters that are held down once or twice. */
function squeezed(word: string): readonly string[] {
  if (!/(.)\1\1/.test(word)) return []
  return [word.replaceAll(/(.)\1\1+/g, '$1'), word.replaceAll(/(.)\1\1+/g, '$1$1')]
}

/** "Ch*ld": at most half of the letters, none of the outer ones. */
function masked(chunk: string, { whole }: Vocabulary): string | undefined {
  const hidden = chunk.match(/[*#%]/g)?.length ?? 0
  if (hidden === 0 || hidden * 2 > chunk.length || !/^[a-z][a-z*#%]+[a-z]$/.test(chunk)) return undefined
  const pattern = new RegExp(`^${chunk.replaceAll(/[*#%]/g, '[a-z]')}$`)
  return [...whole].find(([word]) => pattern.test(word))?.[1]
}

/** Runs of single letters, read as words where they hold some. */
function spelt(words: readonly string[], vocabulary: Vocabulary): readonly string[] {
  const found: string[] = []
  for (let at = 0; at < words.length;) {
    let end = at
    while (end < words.length && words[end]?.length === 1) end += 1
    const run = words.slice(at, end)
    if (run.length >= 3) found.push(...(segmented(run.join(''), vocabulary) ?? run))
    else found.push(...words.slice(at, Math.max(end, at + 1)))
    at = Math.max(end, at + 1)
  }
  return found
}

/** The letters cut into words, by the reading that holds most of the vocabulary. */
function segmented(letters: string, vocabulary: Vocabulary): readonly string[] | undefined {
  const alone = vocabulary.whole.get(letters) ?? vocabulary.whole.get(letters.replace(/^a/, ''))
  if (alone !== undefined) return [alone]
  let best: { readonly words: readonly string[]; readonly covered: number } | undefined
  for (const reading of new Set([letters, firstLetters(letters), lastLetters(letters)])) {
    const cut = cutUp(reading, vocabulary)
    if (cut.covered > (best?.covered ?? 0)) best = cut
  }
  return best?.words
}

const longestWord = 24

function cutUp(letters: string, { whole, parts, beginnings }: Vocabulary): { words: string[]; covered: number } {
  const words: string[] = []
  let rest = ''
  let covered = 0
  const flush = () => {
    if (rest !== '') words.push(...(rest.match(/\d+|\D+/g) ?? []))
    rest = ''
  }
  for (let at = 0; at < letters.length;) {
    let length = beginnings.has(letters.slice(at, at + 4)) ? Math.min(longestWord, letters.length - at) : 0
    while (length >= 4 && !whole.has(letters.slice(at, at + length)) && !parts.has(letters.slice(at, at + length))) {
      length -= 1
    }
    if (length >= 4) {
      flush()
      const word = letters.slice(at, at + length)
      words.push(whole.get(word) ?? word)
      covered += length
      at += length
    } else {
      rest += letters[at] ?? ''
      at += 1
    }
  }
  flush()
  return { words, covered }
}

/** Short words that stand beside each other by themselves: "5 min or so". */
const ordinary = new Set([
  ...silent,
  ...'min rap strip per skirt born be bad so me ten seven six four'.split(' '),
  ...'little body face facial head eye eyes hair skin lips mouth nose ear ears brow brows eyebrow eyebrows beard'.split(
    ' ',
  ),
  ...'outfit clothes clothing attire costume dress styled stylised stylized light lights lit camera high sharp'.split(
    ' ',
  ),
  ...'focus simple plain front side top bottom middle centre center back day time wide full small big large long'.split(
    ' ',
  ),
  ...'short medium dark deep bright pale soft thick thin heavy tall low open closed first second third model'.split(
    ' ',
  ),
  ...'photo photograph portrait'.split(' '),
])

/** "Chi ld", "sch ool girl": pieces that are a word of the vocabulary together, and nothing by themselves. */
function rejoined(words: readonly string[], { whole, phrases, long }: Vocabulary): readonly string[] {
  const found: string[] = []
  for (let at = 0; at < words.length;) {
    const length = [4, 3, 2].find((count) => {
      const pieces = words.slice(at, at + count)
      const together = pieces.join('')
      return (
        pieces.length === count &&
        together.length >= 4 &&
        together.length <= longestWord &&
        whole.has(together) &&
        !phrases.has(pieces.join(' ')) &&
        !pieces.every((piece) => ordinary.has(piece))
      )
    })
    const word = words[at] ?? ''
    if (length === undefined) found.push(mended(word, whole, long))
    else found.push(whole.get(words.slice(at, at + length).join('')) ?? '')
    at += length ?? 1
  }
  return found
}

/** Long words that are near others and mean something else. */
const proper = new Set('kindergarten kindergartens adolescence juvenilia teenaged youngest'.split(' '))

function mended(word: string, whole: Vocabulary['whole'], long: Vocabulary['long']): string {
  if (word.length < 6 || !/^[a-z]+$/.test(word) || whole.has(word) || proper.has(word)) return word
  return long.find((each) => isSlip(word, each)) ?? word
}
