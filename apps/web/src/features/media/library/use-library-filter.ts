import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useAhead } from '#lib/use-ahead.ts'
import { useLateText } from '#lib/use-late-text.ts'
import { noWish, readWish, writeWish, type MediaWish } from './library-filter.ts'

/** Which picture is open, and beside which other one. */
export type Opened = { readonly open: string; readonly beside: string }

/** What is wanted and what is open, kept in the address. */
export function useMediaWish() {
  const [address, setAddress] = useSearchParams()
  const opened: Opened = { open: address.get('open') ?? '', beside: address.get('beside') ?? '' }
  const here = String(writeWish(readWish(address)))
  const kept = useMemo(() => readWish(new URLSearchParams(here)), [here])
  const [wish, setWish] = useAhead(here, kept)
  const change = (next: Partial<MediaWish> | 'all') => {
    const wanted = next === 'all' ? { ...noWish, trash: wish.trash } : { ...wish, ...next }
    setWish(wanted)
    setAddress(writeWish(wanted), { replace: true, preventScrollReset: true })
  }
  /** Opening is a step that one can go back from; going on to the next picture is not. */
  const open = (id: string, { beside = '', step = false } = {}) => {
    const next = writeWish(wish)
    if (id) next.set('open', id)
    if (id && beside) next.set('beside', beside)
    setAddress(next, { replace: !step, preventScrollReset: true })
  }
  const [search, setSearch] = useLateText(wish.search, (text) => change({ search: text }))
  return { wish, change, search, setSearch, opened, open }
}
