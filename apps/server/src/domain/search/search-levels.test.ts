import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSearch } from './read-search.ts'
import { type Condition, searchLevels, whyFound } from './search-levels.ts'

describe('what is looked for', () => {
  it('[SEARCH-3] is read as a prompt is', () => {
    const { wanted, without } = readSearch('red dress by the sea at night, no hat, flibbert wobbel')
    expect(wanted.map(({ label, part }) => [label, part])).toEqual([
      ['Red clothes', 'colour:red'],
      ['Summer dress', 'outfit:summer-dress'],
      ['Beach', 'background:beach'],
      ['Night', 'time:night'],
      ['flibbert wobbel', undefined],
    ])
    expect(without).toEqual(expect.arrayContaining(['accessories:fedora', 'accessories:top-hat']))
  })

  it('[SEARCH-4] may end in a word that is still being typed', () => {
    const last = (text: string) => readSearch(text).wanted.at(-1)
    expect(last('flibb')).toMatchObject({ words: ['flibb'], isOpen: true })
    expect(last('flibb ')).toMatchObject({ words: ['flibb'], isOpen: false })
    expect(last('fl')).toMatchObject({ isOpen: false })
  })

  it('[SEARCH-6] is never more than words and parts, whatever is typed', () => {
    const odd = ['"a" NEAR b', 'a* AND -b', '(((', "'; drop table media; --", '@user:sam', '2:outfit:suit', 'a:* | !b']
    const text = fc.oneof(fc.constantFrom(...odd), fc.string({ unit: 'binary', maxLength: 300 }))
    fc.assert(
      fc.property(text, (given) => {
        for (const word of terms(searchLevels(readSearch(given))))
          expect(word).toMatch(/^([\p{L}\p{N}]{1,128}|[a-z0-9]+:[a-z0-9-]+)$/u)
      }),
      { numRuns: 300 },
    )
    expect(terms(searchLevels(readSearch('@user:sam')))).not.toContain('@user:sam')
  })
})

describe('levels', () => {
  const plain = (word: string) => ({ label: word, part: undefined, words: [word], isOpen: false })
  const names = ['a', 'b', 'c', 'd']

  it('[SEARCH-3] hold each picture once, and those that meet more before those that meet less', () => {
    const levels = searchLevels({
      wanted: [{ ...plain('a'), part: 'outfit:a' }, ...names.slice(1).map(plain)],
      without: ['accessories:cap'],
    })
    const some = fc.subarray([...names, 'outfit:a', 'accessories:cap'])
    fc.assert(
      fc.property(some, (has) => {
        const found = {
          says: has.filter((one) => one.includes(':')).join(' '),
          caption: has.filter((one) => !one.includes(':')).join(' '),
          prompt: '',
        }
        const on = levels.flatMap(({ is, not, has: isOn }, at) =>
          (!is || meets(is, has)) && !not.some((one) => meets(one, has)) && isOn(found) ? [at] : [],
        )
        const met = names.filter((name) => has.includes(name) || has.includes(`${name === 'a' ? 'outfit:' : '-'}a`))
        const isShown = has.includes('outfit:a') && met.length === 4
        const expected = met.length === 0 || has.includes('accessories:cap') ? [] : [isShown ? 0 : 5 - met.length]
        expect(on).toEqual(expected)
      }),
    )
  })

  it('[SEARCH-3] are none where nothing is looked for, and one where something is only denied', () => {
    expect(searchLevels(readSearch('…'))).toEqual([])
    expect(searchLevels(readSearch('no hat'))).toMatchObject([{ is: undefined }])
  })
})

it('[SEARCH-5] a hit says what it meets, by its recipe or by its words', () => {
  const search = readSearch('red dress by the sea, golden retr')
  const found = { says: 'outfit:summer-dress background:beach', caption: 'Mara in a summer dress', prompt: '' }
  expect(whyFound(search, found)).toEqual(['Summer dress', 'Beach'])
  expect(whyFound(search, { says: '', caption: '', prompt: 'Red DRESS, her golden retriever' })).toEqual([
    'Red clothes',
    'Summer dress',
    'golden retr',
  ])
})

function meets(condition: Condition, has: readonly string[]): boolean {
  if ('part' in condition) return has.includes(condition.part)
  if ('word' in condition) return has.includes(condition.word)
  if ('all' in condition) return condition.all.every((one) => meets(one, has))
  return condition.any.some((one) => meets(one, has))
}

function terms(levels: ReturnType<typeof searchLevels>): string[] {
  const of = (condition: Condition): string[] => {
    if ('part' in condition) return [condition.part]
    if ('word' in condition) return [condition.word]
    return ('all' in condition ? condition.all : condition.any).flatMap(of)
  }
  return levels.flatMap(({ is, not }) => [...(is ? of(is) : []), ...not.flatMap(of)])
}
