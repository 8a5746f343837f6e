import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useAhead } from '#lib/use-ahead.ts'
import { useLateText } from '#lib/use-late-text.ts'
import { noWish, readWish, writeWish, type ListWish } from './list-wish.ts'

/** What is wanted, kept in the address. The search box is ahead of it while somebody types. */
export function useListWish() {
  const [address, setAddress] = useSearchParams()
  const here = String(address)
  const kept = useMemo(() => readWish(new URLSearchParams(here)), [here])
  const [wish, setWish] = useAhead(here, kept)
  const change = (next: Partial<ListWish> | 'all') => {
    const wanted = next === 'all' ? noWish : { ...wish, ...next }
    setWish(wanted)
    setAddress(writeWish(wanted), { replace: true })
  }
  const [search, setSearch] = useLateText(wish.search, (text) => change({ search: text }))
  return { wish, change, search, setSearch }
}
