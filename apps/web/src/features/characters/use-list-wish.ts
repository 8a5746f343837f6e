import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLateText } from '#lib/use-late-text.ts'
import { noWish, readWish, writeWish, type ListWish } from './list-wish.ts'

/**
 * What is wanted, kept in the address. The router changes the address a moment later; until then the choice itself
 * counts, so that a control shows at once what was chosen. The search box is ahead of both while somebody types.
 */
export function useListWish() {
  const [address, setAddress] = useSearchParams()
  const [chosen, setChosen] = useState<{ readonly wish: ListWish; readonly over: string }>()
  const here = String(address)
  const wish = useMemo(
    () => (chosen?.over === here ? chosen.wish : readWish(new URLSearchParams(here))),
    [chosen, here],
  )
  const change = (next: Partial<ListWish> | 'all') => {
    const wanted = next === 'all' ? noWish : { ...wish, ...next }
    setChosen({ wish: wanted, over: here })
    setAddress(writeWish(wanted), { replace: true })
  }
  const [search, setSearch] = useLateText(wish.search, (text) => change({ search: text }))
  return { wish, change, search, setSearch }
}
