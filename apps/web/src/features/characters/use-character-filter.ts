import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useOptimisticChoice } from '#lib/hooks/use-optimistic-choice.ts'
import { useDebouncedText } from '#lib/hooks/use-debounced-text.ts'
import { emptyFilter, readFilter, writeFilter, type CharacterFilter } from './character-filter.ts'

/** The filter, kept in the address. The search box is ahead of it while text is being typed. */
export function useCharacterFilter() {
  const [address, setAddress] = useSearchParams()
  const here = String(address)
  const kept = useMemo(() => readFilter(new URLSearchParams(here)), [here])
  const [filter, setFilter] = useOptimisticChoice(here, kept)
  const change = (next: Partial<CharacterFilter> | 'all') => {
    const wanted = next === 'all' ? emptyFilter : { ...filter, ...next }
    setFilter(wanted)
    setAddress(writeFilter(wanted), { replace: true })
  }
  const [search, setSearch] = useDebouncedText(filter.search, (text) => change({ search: text }))
  return { filter, change, search, setSearch }
}
