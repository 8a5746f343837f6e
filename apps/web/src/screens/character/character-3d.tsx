import { clothesOf, outfits } from '@eidolon/people'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { Character } from '#features/characters/character.ts'
import { type Outfit, wardrobeQuery } from '#features/characters/outfits.ts'
import { LiveStage, type StageOutfit, type StagePose } from '#features/viewer3d/live-stage.tsx'
import type { Genes } from '#features/appearance/genes.ts'
import { listedJoints, listedPoses } from '#features/poses/listed-poses.ts'
import { posesQuery } from '#features/poses/queries.ts'
import { useApi } from '#lib/use-api.tsx'
import { routes } from '#routes.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { stageHair } from './stage-hair.ts'

type Props = {
  readonly character: Character
  readonly genes: Genes
  readonly portrait: ReactNode
  readonly onClose: () => void
}

const everything = outfits
  .map(({ id, label }) => ({ $id: id, name: label, outfit: id, colours: [] }))
  .toSorted((one, other) => one.name.localeCompare(other.name))

const listed = listedPoses.map(({ id, label }): StagePose => ({
  id,
  label,
  joints: () => listedJoints(id),
  settings: { pose: id },
}))

/** A character turned by hand, in what they have to wear or anything else, in any pose. */
export function Character3d({ character, genes, portrait, onClose }: Props) {
  const navigate = useNavigate()
  const api = useApi()
  const { data: wardrobe } = useQuery(wardrobeQuery(api, character.$id))
  const { data: poses } = useQuery(posesQuery(api))
  const wearable = useMemo(() => {
    const own = (wardrobe ?? []).map((one) => wearing(genes, one))
    return [...own, ...everything.map((one) => wearing(genes, one))]
  }, [genes, wardrobe])
  const standing = useMemo(() => {
    const own = (poses ?? []).map(({ $id, name, joints }): StagePose => ({
      id: `own:${$id}`,
      label: `${name} (your own)`,
      joints: async () => joints,
      settings: { joints },
    }))
    return [...own, ...listed]
  }, [poses])
  return (
    <LiveStage
      name={character.name}
      genes={genes}
      style={character.style}
      outfits={wearable}
      hair={stageHair}
      poses={standing}
      portrait={portrait}
      onClose={onClose}
      onDraw={(chosen) => void navigate(routes.newMediaWith(character.$id, chosen))}
      more={
        <ButtonLink size="sm" to={routes.newPose(character.$id)}>
          Make a pose
        </ButtonLink>
      }
    />
  )
}

const wearing = (genes: Genes, one: Pick<Outfit, '$id' | 'name' | 'outfit' | 'colours'>): StageOutfit => ({
  id: one.$id,
  label: one.name,
  genes: clothesOf(genes, one),
  settings: { outfit: one.outfit, colours: one.colours },
})
