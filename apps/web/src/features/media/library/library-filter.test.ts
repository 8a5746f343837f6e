import { expect, it } from 'vitest'
import {
  filterCount,
  emptyFilter,
  readFilter,
  beforeQuery,
  filterQueries,
  orderQuery,
  writeFilter,
  type LibraryFilter,
} from './library-filter.ts'

const everything: LibraryFilter = {
  search: 'rain',
  character: 'mira',
  together: 'kofi',
  kind: 'video',
  style: 'noir',
  from: '2026-01-02',
  to: '2026-03-31',
  favorite: true,
  album: 'spring',
  engine: 'uploads',
  score: 90,
  stars: 4,
  trash: true,
  sort: 'score',
}

it('[LIB-4] the address holds every filter, and nothing for what is not wished', () => {
  expect(readFilter(writeFilter(everything))).toEqual(everything)
  expect(String(writeFilter(emptyFilter))).toBe('')
  expect(readFilter(new URLSearchParams('kind=song&from=soon&score=-3&stars=6&sort=random&favourite=yes'))).toEqual(
    emptyFilter,
  )
  expect([filterCount(emptyFilter), filterCount(everything)]).toEqual([0, 9])
})

it('[LIB-4] filters become queries of the server; the last day counts', () => {
  const read = (query: string) => Object.values(JSON.parse(query)).flat().join(' ')
  expect(filterQueries(everything).map(read)).toEqual([
    'isNotNull trashedAt',
    'search all rain',
    'contains characterIds mira',
    'contains characterIds kofi',
    'equal kind video',
    'equal style noir',
    'greaterThanEqual $createdAt 2026-01-02T00:00:00.000+00:00',
    'lessThan $createdAt 2026-04-01T00:00:00.000+00:00',
    'equal favorite true',
    'contains albumIds spring',
    'equal engine ',
    'greaterThanEqual rating 4',
    'greaterThanEqual identity 0.9',
  ])
  expect(read(orderQuery(everything))).toBe('orderDesc identity')
  expect(filterQueries(emptyFilter).map(read)).toEqual(['isNull trashedAt'])
})

it('[LIB-39] with whom is asked once somebody is chosen', () => {
  const alone = { ...emptyFilter, together: 'kofi' }
  expect(filterQueries(alone)).toEqual(filterQueries(emptyFilter))
  expect(String(writeFilter(alone))).toBe('')
  expect(String(writeFilter({ ...alone, character: 'mira' }))).toBe('character=mira&with=kofi')
})

it('[LIB-20] says who comes before one in every order', () => {
  const item = { $createdAt: '2026-11-15T08:00:00.000+00:00', identity: null, bytes: 700, rating: null }
  const before = (sort: LibraryFilter['sort']) =>
    Object.values(JSON.parse(beforeQuery({ ...emptyFilter, sort }, item))).join(' ')
  expect(before('newest')).toBe('greaterThan $createdAt 2026-11-15T08:00:00.000+00:00')
  expect(before('oldest')).toBe('lessThan $createdAt 2026-11-15T08:00:00.000+00:00')
  expect(before('rating')).toBe('isNotNull rating')
  expect(before('size')).toBe('greaterThan bytes 700')
  expect(before('score')).toBe('isNotNull identity')
})
