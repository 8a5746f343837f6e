import { Query } from 'appwrite'

export const sorts = [
  { id: 'newest', label: 'Newest first', order: Query.orderDesc('$createdAt') },
  { id: 'oldest', label: 'Oldest first', order: Query.orderAsc('$createdAt') },
  { id: 'changed', label: 'Recently changed', order: Query.orderDesc('$updatedAt') },
  { id: 'name', label: 'Name, A to Z', order: Query.orderAsc('name') },
  { id: 'name-down', label: 'Name, Z to A', order: Query.orderDesc('name') },
] as const
export type SortId = (typeof sorts)[number]['id']

/** What somebody wants to see of their characters; all of it is in the address, so that a link restores it. */
export type ListWish = {
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

export const noWish: ListWish = {
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

export function readWish(address: URLSearchParams): ListWish {
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
export function writeWish(wish: ListWish): URLSearchParams {
  const entries: Readonly<Record<string, string>> = {
    q: wish.search,
    looks: wish.appearance,
    style: wish.style,
    tag: wish.tag,
    favourite: wish.favorite ? '1' : '',
    archived: wish.archived ? '1' : '',
    media: wish.media,
    from: wish.ageFrom === null ? '' : String(wish.ageFrom),
    to: wish.ageTo === null ? '' : String(wish.ageTo),
    sort: wish.sort === 'newest' ? '' : wish.sort,
  }
  return new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== ''))
}

/** How many filters are set; search and order are none. */
export function filterCount(wish: ListWish): number {
  const age = wish.ageFrom !== null || wish.ageTo !== null
  return [wish.appearance, wish.style, wish.tag, wish.favorite, wish.archived, wish.media, age].filter(Boolean).length
}

/** The wish in the server's query language: the search matches name or description, whatever the case. */
export function wishQueries(wish: ListWish): string[] {
  const search = wish.search.trim()
  const appearance = wish.appearance.trim()
  const order = sorts.find(({ id }) => id === wish.sort)?.order ?? sorts[0].order
  return [
    Query.equal('archived', wish.archived),
    ...(search ? [Query.or([Query.contains('name', [search]), Query.contains('description', [search])])] : []),
    ...(appearance ? [Query.contains('appearance', [appearance])] : []),
    ...(wish.style ? [Query.equal('style', wish.style)] : []),
    ...(wish.tag ? [Query.contains('tags', [wish.tag])] : []),
    ...(wish.favorite ? [Query.equal('favorite', true)] : []),
    ...(wish.media === 'with' ? [Query.greaterThan('mediaCount', 0)] : []),
    ...(wish.media === 'without' ? [Query.equal('mediaCount', 0)] : []),
    ...(wish.ageFrom === null ? [] : [Query.greaterThanEqual('age', wish.ageFrom)]),
    ...(wish.ageTo === null ? [] : [Query.lessThanEqual('age', wish.ageTo)]),
    order,
  ]
}
