import { mediaSorts, type MediaSort } from '@eidolon/contract/media.ts'
import { Query } from 'appwrite'
import type { MediaItem } from '#features/media/media-item.ts'

export const sorts: readonly { readonly id: MediaSort; readonly label: string }[] = [
  { id: 'newest', label: 'Newest first' },
  { id: 'oldest', label: 'Oldest first' },
  { id: 'score', label: 'Best likeness' },
  { id: 'size', label: 'Largest files' },
]

/** Stands in the address for what has no engine. */
export const uploadsId = 'uploads'

/** What somebody wants to see of the library; all of it is in the address, so that a link restores it. */
export type MediaWish = {
  readonly search: string
  readonly character: string
  readonly kind: '' | 'image' | 'video'
  readonly style: string
  /** Days, as 2026-11-14. */
  readonly from: string
  readonly to: string
  readonly favorite: boolean
  readonly album: string
  readonly engine: string
  /** The least likeness, in hundredths; 0 asks for none. */
  readonly score: number
  readonly trash: boolean
  readonly sort: MediaSort
}

export const noWish: MediaWish = {
  search: '',
  character: '',
  kind: '',
  style: '',
  from: '',
  to: '',
  favorite: false,
  album: '',
  engine: '',
  score: 0,
  trash: false,
  sort: 'newest',
}

export function readWish(address: URLSearchParams): MediaWish {
  const text = (key: string) => address.get(key)?.slice(0, 200) ?? ''
  const day = (key: string) => (isDay(text(key)) ? text(key) : '')
  const kind = text('kind')
  return {
    search: text('q'),
    character: text('character'),
    kind: kind === 'image' || kind === 'video' ? kind : '',
    style: text('style'),
    from: day('from'),
    to: day('to'),
    favorite: text('favourite') === '1',
    album: text('album'),
    engine: text('engine'),
    score: /^\d{1,2}$/.test(text('score')) ? Number(text('score')) : 0,
    trash: text('trash') === '1',
    sort: sorts.find(({ id }) => id === text('sort'))?.id ?? 'newest',
  }
}

/** Only what differs from the plain library is written. */
export function writeWish(wish: MediaWish): URLSearchParams {
  const entries: Readonly<Record<string, string>> = {
    q: wish.search,
    character: wish.character,
    kind: wish.kind,
    style: wish.style,
    from: wish.from,
    to: wish.to,
    favourite: wish.favorite ? '1' : '',
    album: wish.album,
    engine: wish.engine,
    score: wish.score > 0 ? String(wish.score) : '',
    trash: wish.trash ? '1' : '',
    sort: wish.sort === 'newest' ? '' : wish.sort,
  }
  return new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== ''))
}

/** How many filters are set; search, order, and whether it is the trash one looks at are none. */
export function filterCount(wish: MediaWish): number {
  const { character, kind, style, favorite, album, engine, score } = wish
  return [character, kind, style, wish.from || wish.to, favorite, album, engine, score].filter(Boolean).length
}

/** What is looked for, in the server's query language, without its order. */
export function wishFilters(wish: MediaWish): string[] {
  const search = wish.search.trim()
  return [
    wish.trash ? Query.isNotNull('trashedAt') : Query.isNull('trashedAt'),
    ...(search ? [Query.search('prompt', search)] : []),
    ...(wish.character ? [Query.equal('characterId', wish.character)] : []),
    ...(wish.kind ? [Query.equal('kind', wish.kind)] : []),
    ...(wish.style ? [Query.equal('style', wish.style)] : []),
    ...(wish.from ? [Query.greaterThanEqual('$createdAt', `${wish.from}T00:00:00.000+00:00`)] : []),
    ...(wish.to ? [Query.lessThan('$createdAt', `${dayAfter(wish.to)}T00:00:00.000+00:00`)] : []),
    ...(wish.favorite ? [Query.equal('favorite', true)] : []),
    ...(wish.album ? [Query.contains('albumIds', [wish.album])] : []),
    ...(wish.engine ? [Query.equal('engine', wish.engine === uploadsId ? '' : wish.engine)] : []),
    ...(wish.score > 0 ? [Query.greaterThanEqual('identity', wish.score / 100)] : []),
  ]
}

export function wishOrder({ sort }: MediaWish): string {
  const { attribute, direction } = mediaSorts[sort]
  return direction === 'desc' ? Query.orderDesc(attribute) : Query.orderAsc(attribute)
}

/** What comes before this one in the order that is wanted. What has no likeness or size comes last. */
export function wishBefore({ sort }: MediaWish, item: Pick<MediaItem, '$createdAt' | 'identity' | 'bytes'>): string {
  const { attribute, direction } = mediaSorts[sort]
  const value = attribute === '$createdAt' ? item.$createdAt : item[attribute]
  if (value === null) return Query.isNotNull(attribute)
  return direction === 'desc' ? Query.greaterThan(attribute, value) : Query.lessThan(attribute, value)
}

/** Whether the order goes along the months, so that one can jump between them. */
export const byMonth = ({ sort }: MediaWish): boolean => sort === 'newest' || sort === 'oldest'

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
}
