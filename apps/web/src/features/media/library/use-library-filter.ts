import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useOptimisticChoice } from '#lib/hooks/use-optimistic-choice.ts'
import { useDebouncedText } from '#lib/hooks/use-debounced-text.ts'
import { emptyFilter, readFilter, writeFilter, type LibraryFilter } from './library-filter.ts'

/** Which picture is open, and beside which other one. */
export type Opened = { readonly open: string; readonly beside: string }

/** The filter and what is open, kept in the address. */
export function useLibraryFilter() {
  const [address, setAddress] = useSearchParams()
  const opened: Opened = { open: address.get('open') ?? '', beside: address.get('beside') ?? '' }
  const here = String(writeFilter(readFilter(address)))
  const kept = useMemo(() => readFilter(new URLSearchParams(here)), [here])
  const [filter, setFilter] = useOptimisticChoice(here, kept)
  const change = (next: Partial<LibraryFilter> | 'all') => {
    const wanted = next === 'all' ? { ...emptyFilter, trash: filter.trash } : { ...filter, ...next }
    setFilter(wanted)
    setAddress(writeFilter(wanted), { replace: true, preventScrollReset: true })
  }
  /** Opening is a step that one can go back from; going on to the next picture is not. */
  const open = (id: string, { beside = '', step = false } = {}) => {
    const next = writeFilter(filter)
    if (id) next.set('open', id)
    if (id && beside) next.set('beside', beside)
    setAddress(next, { replace: !step, preventScrollReset: true })
  }
  const [search, setSearch] = useDebouncedText(filter.search, (text) => change({ search: text }))
  return { filter, change, search, setSearch, opened, open }
}
