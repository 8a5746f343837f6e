import { clothesOf } from '@eidolon/people'
import type { Outfit } from '#features/characters/outfits.ts'
import type { Genes } from '#features/appearance/genes.ts'

/** The person with an outfit as their own clothes: what their pictures and their portrait show unless words say otherwise. */
export const dressedIn = (genes: Genes, worn: Pick<Outfit, 'outfit' | 'colours'>): Genes => ({
  ...genes,
  ...clothesOf(genes, worn),
})
