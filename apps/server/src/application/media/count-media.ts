import type { MediaCounts, MediaMonths } from '@eidolon/contract/media/media.ts'
import type { ServedCollection } from '#application/documents/collections.ts'
import { checked } from '#application/documents/refusals.ts'
import type { UserCaller } from '#domain/accounts/caller.ts'
import type { Filter } from '#domain/documents/query.ts'
import type { MediaLibrary } from './ports.ts'

type Deps = { readonly library: Pick<MediaLibrary, 'figures' | 'months'>; readonly parse: ServedCollection['parse'] }

export type CountMedia = {
  months(caller: UserCaller, queries: readonly string[]): Promise<MediaMonths>
  counts(caller: UserCaller): Promise<MediaCounts>
}

/** Figures of one's own library. */
export function countMedia({ library, parse }: Deps): CountMedia {
  return {
    async months({ userId }, queries) {
      const { filters } = checked(() => parse(queries))
      if (filters.length > 0 && !filters.every(isShown)) return summed(await library.months(userId, filters))
      const figures = await library.figures(userId, 'month')
      const months = figures.map(({ value, n }) => ({ month: value, count: n }))
      return summed(months.toSorted((one, other) => (one.month < other.month ? 1 : -1)))
    },

    async counts({ userId }) {
      const figures = await library.figures(userId)
      const sum = (figure: string, value?: string): number =>
        figures
          .filter((each) => each.figure === figure && (value === undefined || each.value === value))
          .reduce((total, { n }) => total + n, 0)
      const list = (figure: string) =>
        figures
          .filter((each) => each.figure === figure)
          .map(({ value, n }) => ({ id: value, count: n }))
          .toSorted((one, other) => other.count - one.count || (one.id < other.id ? -1 : 1))
      return {
        total: sum('kind'),
        images: sum('kind', 'image'),
        videos: sum('kind', 'video'),
        sheets: sum('kind', 'sheet'),
        favorites: sum('favorite'),
        trashed: sum('trashed'),
        bytes: sum('bytes'),
        characters: list('character').filter(({ id }) => id !== ''),
        styles: list('style').filter(({ id }) => id !== ''),
        engines: list('engine'),
        albums: list('album'),
      }
    },
  }
}

const isShown = (filter: Filter): boolean => filter.method === 'isNull' && filter.attribute === 'trashedAt'

const summed = (months: readonly MediaMonths['months'][number][]): MediaMonths => ({
  total: months.reduce((total, { count }) => total + count, 0),
  months: [...months],
})
