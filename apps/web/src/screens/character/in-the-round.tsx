import type { ReactNode } from 'react'
import type { Character } from '#features/characters/character.ts'
import { LiveStage } from '#features/figure/live-stage.tsx'
import type { Genes } from '#features/looks/genes.ts'

type Props = {
  readonly character: Character
  readonly genes: Genes
  readonly portrait: ReactNode
  readonly onClose: () => void
}

/** A character turned by hand, in what they have to wear. */
export function InTheRound({ character, genes, portrait, onClose }: Props) {
  return <LiveStage name={character.name} genes={genes} style={character.style} portrait={portrait} onClose={onClose} />
}
