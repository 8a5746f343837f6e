import { clothesOf, outfits } from '@eidolon/people'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { Character } from '#features/characters/character.ts'
import { type Outfit, wardrobeQuery } from '#features/characters/wardrobe.ts'
import { LiveStage, type StageOutfit } from '#features/figure/live-stage.tsx'
import type { Genes } from '#features/looks/genes.ts'
import { useApi } from '#lib/use-api.tsx'
import { routes } from '#routes.ts'

type Props = {
  readonly character: Character
  readonly genes: Genes
  readonly portrait: ReactNode
  readonly onClose: () => void
}

const everything = outfits
  .map(({ id, label }) => ({ $id: id, name: label, outfit: id, colours: [] }))
  .toSorted((one, other) => one.name.localeCompare(other.name))

/** A character turned by hand, in what they have to wear or anything else. */
export function InTheRound({ character, genes, portrait, onClose }: Props) {
  const navigate = useNavigate()
  const { data: wardrobe } = useQuery(wardrobeQuery(useApi(), character.$id))
  const wearable = useMemo(() => {
    const own = (wardrobe ?? []).map((one) => wearing(genes, one))
    return [...own, ...everything.map((one) => wearing(genes, one))]
  }, [genes, wardrobe])
  return (
    <LiveStage
      name={character.name}
      genes={genes}
      style={character.style}
      outfits={wearable}
      portrait={portrait}
      onClose={onClose}
      onDraw={(chosen) => void navigate(routes.newMediaWith(character.$id, chosen))}
    />
  )
}

const wearing = (genes: Genes, one: Pick<Outfit, '$id' | 'name' | 'outfit' | 'colours'>): StageOutfit => ({
  id: one.$id,
  label: one.name,
  genes: clothesOf(genes, one),
  settings: { outfit: one.outfit, colours: one.colours },
})
