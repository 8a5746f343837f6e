import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { genesOf } from '#features/characters/character.ts'
import { characterQuery } from '#features/characters/queries.ts'
import { canShowFigures } from '#features/viewer3d/can-show.ts'
import type { PosedBy } from '#features/poses/pose-picture.ts'
import { useApi } from '#lib/use-api.tsx'

export type ShownOn = {
  readonly id: string
  readonly name: string
  readonly person: PosedBy
  /** Whether they can be turned by hand here; they are drawn in any case. */
  readonly canStand: boolean
  readonly failed: () => void
}

/** The character that the address names, to make a pose on; nobody where it is not one's own, or has no genes. */
export function useShownOn(): ShownOn | undefined {
  const [address] = useSearchParams()
  const id = address.get('on') ?? ''
  const [isLost, setLost] = useState(false)
  const { data: character } = useQuery({ ...characterQuery(useApi(), id), enabled: id !== '', retry: false })
  const { genes: kept = '', style = '' } = character ?? {}
  const person = useMemo(() => {
    const genes = genesOf({ genes: kept })
    return genes && { genes, style }
  }, [kept, style])
  if (!character || !person) return undefined
  return {
    id,
    name: character.name,
    person,
    canStand: !isLost && canShowFigures(),
    failed: () => setLost(true),
  }
}
