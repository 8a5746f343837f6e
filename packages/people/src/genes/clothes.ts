import { outfits } from '#catalogue/generated/outfits.ts'

type Known = Readonly<Record<string, unknown>>
/** Clothes by their name, with colors for the first, the second and the trimmings; an empty one is left open. */
type Worn = { readonly outfit: string; readonly colours: readonly string[] }

/** An unset color is the clothes' own. Trimmings keep the person's color. */
export function clothesOf(genes: Known, { outfit, colours: [primary, secondary, accent] }: Worn): Known {
  const own = outfits.find(({ id }) => id === outfit)?.more
  return {
    outfit,
    primary: primary || (own?.primary ?? genes['primary']),
    secondary: secondary || (own?.secondary ?? genes['secondary']),
    ...(accent && { accent }),
  }
}

/** Whether the person wears it by default already. */
export function isWorn(genes: Known, worn: Worn): boolean {
  return Object.entries(clothesOf(genes, worn)).every(([gene, value]) => genes[gene] === value)
}
