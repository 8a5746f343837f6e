import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useLateText } from '#lib/use-late-text.ts'
import { noWish, readWish, writeWish, type ListWish } from './list-wish.ts'

/** What is wanted, kept in the address. The search box is ahead of it while somebody types. */
export function useListWish() {
  const [address, setAddress] = useSearchParams()
  const wish = useMemo(() => readWish(address), [address])
  const change = useCallback(
    (next: Partial<ListWish> | 'all') =>
      setAddress((now) => writeWish(next === 'all' ? noWish : { ...readWish(now), ...next }), { replace: true }),
    [setAddress],
  )
  const [search, setSearch] = useLateText(wish.search, (text) => change({ search: text }))
  return { wish, change, search, setSearch }
}
