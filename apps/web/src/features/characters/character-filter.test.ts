import { describe, expect, it } from 'vitest'
import {
  filterCount,
  emptyFilter,
  readFilter,
  filterQueries,
  writeFilter,
  type CharacterFilter,
} from './character-filter.ts'

const queries = (filter: Partial<CharacterFilter>) =>
  filterQueries({ ...emptyFilter, ...filter }).map((query): unknown => JSON.parse(query))

describe('what somebody wants to see', () => {
  it('[CWEB-1] each word of the search has to be in something that is said of a character', () => {
    const said = (word: string) => ({
      method: 'or',
      values: [
        ...['name', 'description', 'appearance', 'personality', 'style'].map((attribute) => ({
          method: 'contains',
          attribute,
          values: [word],
        })),
        { method: 'search', attribute: 'all', values: [word] },
      ],
    })
    expect(queries({ search: ' silver   Ines ' })).toEqual(expect.arrayContaining([said('silver'), said('Ines')]))
    expect(queries({ search: 'word '.repeat(50) })).toHaveLength(queries({}).length + 8)
    expect(queries({ search: '  ' })).toEqual(queries({}))
  })

  it('[CWEB-2] each filter is asked of the server; archived ones are shown only when wanted', () => {
    const asked = queries({
      style: 'noir',
      tag: 'river',
      favorite: true,
      archived: true,
      appearance: 'red hair',
      media: 'with',
      ageFrom: 20,
      ageTo: 40,
    })
    expect(asked).toEqual([
      { method: 'equal', attribute: 'archived', values: [true] },
      { method: 'contains', attribute: 'appearance', values: ['red hair'] },
      { method: 'equal', attribute: 'style', values: ['noir'] },
      { method: 'contains', attribute: 'tags', values: ['river'] },
      { method: 'equal', attribute: 'favorite', values: [true] },
      { method: 'greaterThan', attribute: 'mediaCount', values: [0] },
      { method: 'greaterThanEqual', attribute: 'age', values: [20] },
      { method: 'lessThanEqual', attribute: 'age', values: [40] },
      { method: 'orderDesc', attribute: '$createdAt' },
    ])
    expect(queries({})).toEqual([
      { method: 'equal', attribute: 'archived', values: [false] },
      { method: 'orderDesc', attribute: '$createdAt' },
    ])
  })

  it('[CWEB-1] [CWEB-2] [CWEB-3] an address brings it back, and the plain list has a plain address', () => {
    const filter: CharacterFilter = {
      search: 'Ines & co',
      appearance: 'red hair',
      style: 'noir',
      tag: 'river',
      favorite: true,
      archived: true,
      media: 'without',
      ageFrom: 18,
      ageTo: 60,
      sort: 'name',
    }
    expect(readFilter(new URLSearchParams(String(writeFilter(filter))))).toEqual(filter)
    expect([String(writeFilter(emptyFilter)), filterCount(emptyFilter), filterCount(filter)]).toEqual(['', 0, 7])
  })

  it('[CWEB-2] whatever else an address says is as good as nothing', () => {
    expect(readFilter(new URLSearchParams('from=many&media=some&sort=random&favourite=yes'))).toEqual(emptyFilter)
  })
})
