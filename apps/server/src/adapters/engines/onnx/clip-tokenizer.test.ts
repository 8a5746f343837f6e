import { describe, expect, it } from 'vitest'
import { clipTokenizer, shortened } from './clip-tokenizer.ts'
import { tinyMerges, tinyVocabulary } from './testing/tiny-model.ts'

const id = (piece: string) => tinyVocabulary[piece] ?? -1
const [begin, end] = [id('<|startoftext|>'), id('<|endoftext|>')]
const files = { vocabulary: tinyVocabulary, merges: tinyMerges, length: 12, padding: '<|endoftext|>' }
const inner = (text: string, length = 12) => {
  const ids = clipTokenizer({ ...files, length }).encode(text)
  expect(ids).toHaveLength(length)
  expect(ids[0]).toBe(begin)
  return ids.slice(1, ids.indexOf(end))
}

describe('clipTokenizer', () => {
  it('[ENG-71] joins letters in the order in which pairs were learnt, word by word', () => {
    expect(inner('Red  HAIR')).toEqual([id('red</w>'), id('hair</w>')])
    // Of a word that nobody learnt the pieces remain.
    expect(inner('reha')).toEqual([id('re'), id('h'), id('a</w>')])
    expect(inner('')).toEqual([])
  })

  it('[ENG-71] gives every byte a letter, as CLIP does', () => {
    const letters = ['Ã', '©</w>', 'Ġ', 'ġ</w>', '!</w>']
    const vocabulary = Object.fromEntries([...letters, '<|startoftext|>', '<|endoftext|>'].map((one, at) => [one, at]))
    const ids = clipTokenizer({ vocabulary, merges: '', length: 6, padding: '!</w>' }).encode('é')
    expect(ids).toEqual([5, 0, 1, 6, 4, 4])
  })

  it('[ENG-71] obeys no marks of the encoder in what people write', () => {
    expect(inner('red <|endoftext|> hair <|startoftext|>')).toEqual([id('red</w>'), id('hair</w>')])
  })

  it('[ENG-71] of what is too long the beginning and the end remain', () => {
    expect(shortened([1, 2, 3, 4, 5, 6, 7, 8, 9], 6)).toEqual([1, 2, 3, 4, 8, 9])
    expect(inner('red red red red red red red red red red hair', 8)).toEqual([
      ...Array.from({ length: 5 }, () => id('red</w>')),
      id('hair</w>'),
    ])
  })
})
