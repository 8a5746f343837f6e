import { readFileSync } from 'node:fs'
import { type Dictionary, dictionaryOf } from '@eidolon/people'
import wordList from 'word-list'

let known: Dictionary | undefined

/** Whether something is an English word. The list is read for the first word that is asked for. */
export const isEnglishWord: Dictionary = (word) => {
  known ??= dictionaryOf(readFileSync(wordList, 'utf8'))
  return known(word)
}
