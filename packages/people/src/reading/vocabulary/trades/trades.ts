import { looksOfKin } from './looks-of-kin.ts'
import { tradesOfPastimes } from './trades-of-pastimes.ts'
import { tradesOfTales } from './trades-of-tales.ts'
import { tradesOfToday } from './trades-of-today.ts'

/**
 * Who somebody is by trade, class, kin or scene: what people in such a word usually have on, then the words. Everything
 * here is only implied (`?`) and gives way to what a text says itself; where all of it does, the word stays as the
 * person's role. What nobody could tell from a picture is not here: a philatelist looks like anybody else.
 */
export const tradeWords: Rows = withTheirs([...tradesOfToday, ...tradesOfTales, ...tradesOfPastimes])

/** What is seen of kin, with the same words as their trades or others. */
export const kinWords: Rows = withTheirs(looksOfKin)

type Rows = readonly (readonly [claims: string, words: string])[]

/** Every row with what single words of it say themselves. */
function withTheirs(rows: Rows): Rows {
  return rows.flatMap(([said, words]) =>
    Object.entries(Object.groupBy(words.split(', '), (word) => `${sexIn(word, said)} ${kinIn(word, said)}`.trim())).map(
      ([theirs, some]) => [`${theirs} ${said}`.trim(), (some ?? []).join(', ')] as const,
    ),
  )
}

/** "An elf woman", "a vampire lord": what is part of a word is said as well. */
function sexIn(word: string, said: string): string {
  if (/sex=/.test(said)) return ''
  if (
    /\b(?:girl|woman|women|lady|queen|princess|maiden|witch|goddess|countess|mom|mum|grandma|chick|belle|heroine|siren)$/.test(
      word,
    )
  )
    return 'sex=female'
  return /\b(?:boy|man|guy|lord|king|prince|god|dad|bro|dude|gentleman|master)$/.test(word) ? 'sex=male' : ''
}

/** "A dark elf assassin", "a dwarven king": kin that a word names has its ears and its height there too. */
function kinIn(word: string, said: string): string {
  if (/\b(?:elf|elven|elvish|drow|fairy)\b/.test(word) && !/ears/.test(said)) return 'ears?=pointed'
  return /\b(?:dwarf|dwarven)\b/.test(word) && !/height/.test(said) ? 'height?=short' : ''
}
