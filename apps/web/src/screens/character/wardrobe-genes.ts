import { outfits } from '@eidolon/people'
import type { Outfit } from '#features/characters/wardrobe.ts'
import type { Genes } from '#features/looks/genes.ts'

type Worn = Pick<Outfit, 'outfit' | 'colours'>

/** The person with an outfit as their own clothes: what their pictures and their portrait show unless words say otherwise. */
export function dressedIn(genes: Genes, worn: Worn): Genes {
  return { ...genes, ...clothesOf(genes, worn) }
}

/** Whether the person wears it by default already. */
export function isWorn(genes: Genes, worn: Worn): boolean {
  return Object.entries(clothesOf(genes, worn)).every(([gene, value]) => genes[gene] === value)
}

/** A colour that was left open is the one that the clothes have by themselves; trimmings stay the person's own. */
export function clothesOf(genes: Genes, { outfit, colours: [primary, secondary, accent] }: Worn): Genes {
  const own = outfits.find(({ id }) => id === outfit)?.more
  return {
    outfit,
    primary: primary || (own?.primary ?? genes['primary']),
    secondary: secondary || (own?.secondary ?? genes['secondary']),
    ...(accent && { accent }),
  }
}
