import { Query } from 'appwrite'

export const sorts = [
  { id: 'newest', label: 'Newest first', order: [Query.orderDesc('$createdAt')] },
  {
    id: 'favourites',
    label: 'Favourites first',
    order: [Query.orderDesc('favorite'), Query.orderDesc('$createdAt')],
  },
  { id: 'oldest', label: 'Oldest first', order: [Query.orderAsc('$createdAt')] },
  { id: 'changed', label: 'Recently changed', order: [Query.orderDesc('$updatedAt')] },
  { id: 'name', label: 'Name, A to Z', order: [Query.orderAsc('name')] },
  { id: 'name-down', label: 'Name, Z to A', order: [Query.orderDesc('name')] },
] as const
export type SortId = (typeof sorts)[number]['id']

/** Which characters are listed, and how; all of it is in the address, so that a link restores it. */
export type CharacterFilter = {
  readonly search: string
  readonly appearance: string
  readonly style: string
  readonly tag: string
  readonly favorite: boolean
  /** Archived ones instead of the others. */
  readonly archived: boolean
  readonly media: '' | 'with' | 'without'
  readonly ageFrom: number | null
  readonly ageTo: number | null
  readonly sort: SortId
}

export const emptyFilter: CharacterFilter = {
  search: '',
  appearance: '',
  style: '',
  tag: '',
  favorite: false,
  archived: false,
  media: '',
  ageFrom: null,
  ageTo: null,
  sort: 'newest',
}

export function readFilter(address: URLSearchParams): CharacterFilter {
  const text = (key: string) => address.get(key)?.slice(0, 200) ?? ''
  const age = (key: string) => (/^\d{1,3}$/.test(text(key)) ? Number(text(key)) : null)
  const media = text('media')
  return {
    search: text('q'),
    appearance: text('looks'),
    style: text('style'),
    tag: text('tag'),
    favorite: text('favourite') === '1',
    archived: text('archived') === '1',
    media: media === 'with' || media === 'without' ? media : '',
    ageFrom: age('from'),
    ageTo: age('to'),
    sort: sorts.find(({ id }) => id === text('sort'))?.id ?? 'newest',
  }
}

/** Only what differs from the plain list is written. */
export function writeFilter(filter: CharacterFilter): URLSearchParams {
  const entries: Readonly<Record<string, string>> = {
    q: filter.search,
    looks: filter.appearance,
    style: filter.style,
    tag: filter.tag,
    favourite: filter.favorite ? '1' : '',
    archived: filter.archived ? '1' : '',
    media: filter.media,
    from: filter.ageFrom === null ? '' : String(filter.ageFrom),
    to: filter.ageTo === null ? '' : String(filter.ageTo),
    sort: filter.sort === 'newest' ? '' : filter.sort,
  }
  return new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== ''))
}

/** How many filters are set; search and order are none. */
export function filterCount(filter: CharacterFilter): number {
  const age = filter.ageFrom !== null || filter.ageTo !== null
  return [filter.appearance, filter.style, filter.tag, filter.favorite, filter.archived, filter.media, age].filter(
    Boolean,
  ).length
}

const searched = ['name', 'description', 'appearance', 'personality', 'style']
/** More words than these narrow nothing down any further. */
const maxWords = 8

/**
 * Each word of a search has to be in something that is said of a character: "silver courier" finds whoever looks the
 * one and is described as the other. Tags are found by the beginnings of their words.
 */
function searchQueries(search: string): string[] {
  const words = search.split(/\s+/).filter((word) => word !== '')
  return words
    .slice(0, maxWords)
    .map((word) =>
      Query.or([...searched.map((attribute) => Query.contains(attribute, [word])), Query.search('all', word)]),
    )
}

/** The filter in the server's query language. */
export function filterQueries(filter: CharacterFilter): string[] {
  const appearance = filter.appearance.trim()
  const order = sorts.find(({ id }) => id === filter.sort)?.order ?? sorts[0].order
  return [
    Query.equal('archived', filter.archived),
    ...searchQueries(filter.search),
    ...(appearance ? [Query.contains('appearance', [appearance])] : []),
    ...(filter.style ? [Query.equal('style', filter.style)] : []),
    ...(filter.tag ? [Query.contains('tags', [filter.tag])] : []),
    ...(filter.favorite ? [Query.equal('favorite', true)] : []),
    ...(filter.media === 'with' ? [Query.greaterThan('mediaCount', 0)] : []),
    ...(filter.media === 'without' ? [Query.equal('mediaCount', 0)] : []),
    ...(filter.ageFrom === null ? [] : [Query.greaterThanEqual('age', filter.ageFrom)]),
    ...(filter.ageTo === null ? [] : [Query.lessThanEqual('age', filter.ageTo)]),
    ...order,
  ]
}
