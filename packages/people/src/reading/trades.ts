import { tradesOfTales } from './trades-of-tales.ts'
import { tradesOfToday } from './trades-of-today.ts'

/**
 * Who somebody is by trade, class, kin or scene: what people in such a word usually have on, then the words. Everything
 * here is only implied (`?`) and gives way to what a text says itself; where all of it does, the word stays as the
 * person's role. What nobody could tell from a picture is not here: a philatelist looks like anybody else else.
 */
export const tradeWords: readonly (readonly [claims: string, words: string])[] = [...tradesOfToday, ...tradesOfTales]
