import { tradesOfTales } from './trades-of-tales.ts'
import { tradesOfToday } from './trades-of-today.ts'

/**
 * Who somebody is by trade, class, kin or scene: what people in such a word usually have on, then the words. Everything
 * here is only implied (`?`) and gives way to what a text says itself; where all of it does, the word stays as the
 * person's role. What nobody could tell from a picture is not here: a philatelist looks like anybody else else.
 */
export const tradeWords: readonly (readonly [claims: string, words: string])[] = [
  ...tradesOfToday,
  ...tradesOfTales,
].flatMap(([said, words]) =>
  Object.entries(Object.groupBy(words.split(', '), (word) => sexIn(word, said))).map(
    ([sex, some]) => [`${sex} ${said}`.trim(), (some ?? []).join(', ')] as const,
  ),
)

/** "An elf woman", "a vampire lord": what is part of a word is said as well. */
function sexIn(word: string, said: string): string {
  if (/sex=/.test(said)) return ''
  if (/\b(?:girl|woman|women|lady|queen|princess|maiden|witch|goddess|countess|mom|chick|belle|heroine)$/.test(word))
    return 'sex=female'
  return /\b(?:boy|man|guy|lord|king|prince|god|dad|bro|gentleman|master)$/.test(word) ? 'sex=male' : ''
}
