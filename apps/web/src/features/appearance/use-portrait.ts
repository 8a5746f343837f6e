import { useQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import { useApi } from '#lib/use-api.tsx'
import { useCalmed } from '#lib/hooks/use-debounced.ts'
import type { Genes } from './genes.ts'
import { portraitQuery } from './queries.ts'

const sizes = { coarse: 128, fine: 768 } as const

export type Portrait = {
  /** The best picture of these genes so far; the coarse one comes first. */
  readonly picture: Blob | undefined
  readonly fine: Blob | undefined
  readonly state: 'none' | 'drawing' | 'done' | 'failed'
}

/** A character's portrait, drawn coarse and then fine: at once, and of genes that change within `pause` milliseconds when they stop. */
export function usePortrait(genes: Genes | undefined, style: string, pause = 120): Portrait {
  const api = useApi()
  // Only what a slot's name may be made of.
  const slot = `form${useId().replaceAll(/[^A-Za-z0-9]/g, '')}`
  const wanted = useMemo(() => (genes ? { genes, style } : undefined), [genes, style])
  const still = useCalmed(wanted, pause)
  const coarse = useQuery(portraitQuery(api, still && { ...still, size: sizes.coarse, slot: `${slot}-coarse` }))
  const ready = coarse.isSuccess || coarse.isError
  const fine = useQuery(
    portraitQuery(api, still && ready ? { ...still, size: sizes.fine, slot: `${slot}-fine` } : undefined),
  )
  const current = still === wanted
  if (!wanted) return { picture: undefined, fine: undefined, state: 'none' }
  const picture = fine.data ?? coarse.data
  if (current && fine.data) return { picture, fine: fine.data, state: 'done' }
  return { picture, fine: undefined, state: current && fine.isError ? 'failed' : 'drawing' }
}
