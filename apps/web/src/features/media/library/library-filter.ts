import { type ResultKind, resultKinds } from '@eidolon/contract/generations.ts'
import { mediaSorts, type MediaSort } from '@eidolon/contract/media/media.ts'
import { Query } from 'appwrite'
import type { MediaItem } from '#features/media/media-item.ts'

export const sorts: readonly { readonly id: MediaSort; readonly label: string }[] = [
  { id: 'newest', label: 'Newest first' },
  { id: 'oldest', label: 'Oldest first' },
  { id: 'rating', label: 'Best rated' },
  { id: 'score', label: 'Best likeness' },
  { id: 'size', label: 'Largest files' },
]

/** Orders of what was searched for: best first, unless one of the others is wanted. */
export const foundSorts = sorts.map((sort) => (sort.id === 'newest' ? { ...sort, label: 'Best match' } : sort))

/** Whether something is searched for by meaning, best first, instead of listed in some order. */
export const isFound = ({ search, sort }: LibraryFilter): boolean => search.trim() !== '' && sort === 'newest'

/** Stands in the address for what has no engine. */
export const uploadsId = 'uploads'

/** Which part of the library is shown, and in what order; all of it is in the address, so that a link restores it. */
export type LibraryFilter = {
  readonly search: string
  readonly character: string
  /** Somebody else who is in the same pictures; of no account without `character`. */
  readonly together: string
  readonly kind: '' | ResultKind
  readonly style: string
  /** Days, as 2026-11-14. */
  readonly from: string
  readonly to: string
  readonly favorite: boolean
  readonly album: string
  readonly engine: string
  /** The least likeness, in hundredths; 0 asks for none. */
  readonly score: number
  /** The fewest stars; 0 asks for none. */
  readonly stars: number
  readonly trash: boolean
  readonly sort: MediaSort
}

export const emptyFilter: LibraryFilter = {
  search: '',
  character: '',
  together: '',
  kind: '',
  style: '',
  from: '',
  to: '',
  favorite: false,
  album: '',
  engine: '',
  score: 0,
  stars: 0,
  trash: false,
  sort: 'newest',
}

export function readFilter(address: URLSearchParams): LibraryFilter {
  const text = (key: string) => address.get(key)?.slice(0, 200) ?? ''
  const day = (key: string) => (isDay(text(key)) ? text(key) : '')
  const kind = text('kind')
  return {
    search: text('q'),
    character: text('character'),
    together: text('with'),
    kind: resultKinds.find((one) => one === kind) ?? '',
    style: text('style'),
    from: day('from'),
    to: day('to'),
    favorite: text('favourite') === '1',
    album: text('album'),
    engine: text('engine'),
    score: /^\d{1,2}$/.test(text('score')) ? Number(text('score')) : 0,
    stars: /^[1-5]$/.test(text('stars')) ? Number(text('stars')) : 0,
    trash: text('trash') === '1',
    sort: sorts.find(({ id }) => id === text('sort'))?.id ?? 'newest',
  }
}

/** Only what differs from the plain library is written. */
export function writeFilter(filter: LibraryFilter): URLSearchParams {
  const entries: Readonly<Record<string, string>> = {
    q: filter.search,
    character: filter.character,
    with: filter.character && filter.together,
    kind: filter.kind,
    style: filter.style,
    from: filter.from,
    to: filter.to,
    favourite: filter.favorite ? '1' : '',
    album: filter.album,
    engine: filter.engine,
    score: filter.score > 0 ? String(filter.score) : '',
    stars: filter.stars > 0 ? String(filter.stars) : '',
    trash: filter.trash ? '1' : '',
    sort: filter.sort === 'newest' ? '' : filter.sort,
  }
  return new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== ''))
}

/** How many filters are set; search, order, and whether it is the trash one looks at are none. */
export function filterCount(filter: LibraryFilter): number {
  const { character, kind, style, favorite, album, engine, score, stars } = filter
  return [character, kind, style, filter.from || filter.to, favorite, album, engine, score, stars].filter(Boolean)
    .length
}

/** What is looked for, in the server's query language, without its order. */
export function filterQueries(filter: LibraryFilter): string[] {
  const search = filter.search.trim()
  return [
    filter.trash ? Query.isNotNull('trashedAt') : Query.isNull('trashedAt'),
    ...(search ? [Query.search('all', search)] : []),
    ...narrowingQueries(filter),
  ]
}

/** What the filters alone ask for. */
export function narrowingQueries(filter: LibraryFilter): string[] {
  return [
    ...(filter.character ? [Query.contains('characterIds', [filter.character])] : []),
    ...(filter.character && filter.together ? [Query.contains('characterIds', [filter.together])] : []),
    ...(filter.kind ? [Query.equal('kind', filter.kind)] : []),
    ...(filter.style ? [Query.equal('style', filter.style)] : []),
    ...(filter.from ? [Query.greaterThanEqual('$createdAt', `${filter.from}T00:00:00.000+00:00`)] : []),
    ...(filter.to ? [Query.lessThan('$createdAt', `${dayAfter(filter.to)}T00:00:00.000+00:00`)] : []),
    ...(filter.favorite ? [Query.equal('favorite', true)] : []),
    ...(filter.album ? [Query.contains('albumIds', [filter.album])] : []),
    ...(filter.engine ? [Query.equal('engine', filter.engine === uploadsId ? '' : filter.engine)] : []),
    ...(filter.stars > 0 ? [Query.greaterThanEqual('rating', filter.stars)] : []),
    ...(filter.score > 0 ? [Query.greaterThanEqual('identity', filter.score / 100)] : []),
  ]
}

export function orderQuery({ sort }: LibraryFilter): string {
  const { attribute, direction } = mediaSorts[sort]
  return direction === 'desc' ? Query.orderDesc(attribute) : Query.orderAsc(attribute)
}

/** What comes before this one in the order that is wanted. What has no likeness, size or stars comes last. */
export function beforeQuery(
  { sort }: LibraryFilter,
  item: Pick<MediaItem, '$createdAt' | 'identity' | 'bytes' | 'rating'>,
): string {
  const { attribute, direction } = mediaSorts[sort]
  const value = attribute === '$createdAt' ? item.$createdAt : item[attribute]
  if (value === null) return Query.isNotNull(attribute)
  return direction === 'desc' ? Query.greaterThan(attribute, value) : Query.lessThan(attribute, value)
}

/** Whether the order goes along the months, so that one can jump between them. */
export const byMonth = ({ sort }: LibraryFilter): boolean => sort === 'newest' || sort === 'oldest'

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
}
