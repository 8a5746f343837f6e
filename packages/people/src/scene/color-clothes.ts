import { type OutfitId, outfits } from '#catalogue/generated/outfits.ts'
import { goTogether } from '#color/harmony.ts'
import { dyeOf } from '#catalogue/slot-of.ts'
import { clearOfSkin } from '#color/near-skin.ts'
import type { Genes } from '#genes/genes.ts'
import { skinOf } from '#genes/skin-color.ts'
import type { Scene } from '#reading/to-scene.ts'
import type { Setting } from './order.ts'

type Colors = Pick<Setting, 'primary' | 'secondary' | 'accent'>

/** For trimmings of clothes that the person's own accent clashes with; the first that goes with them is taken. */
const accents = ['#c9993f', '#efe2c6', '#3f5378', '#a8424a', '#2f7f7a', '#33343c'] as const

/**
 * Keeps the chosen colors of clothes distinct from the wearer's skin: no one should look
 * undressed. What words call a color is left as it is.
 */
export function clearOfTheirSkin(genes: Genes, { scene, by = {} }: Picked): Scene {
  const skin = skinOf(genes)
  const moved = (['primary', 'secondary'] as const).flatMap((part) => {
    const color = scene[part]
    return color !== undefined && by[part] === 'choice' ? [[part, clearOfSkin(color, skin)] as const] : []
  })
  return moved.length === 0 ? scene : { ...scene, ...Object.fromEntries(moved) }
}

/** What decided about a scene, as far as it matters here. */
type Picked = { readonly scene: Scene; readonly by?: Readonly<Partial<Record<keyof Scene, string>>> }

/**
 * The colors of an outfit. What the scene names stands; so do the person's own in their own clothes. Another outfit
 * comes in its own colors, kept distinct from the wearer's skin, since the prompt didn't ask for them.
 */
export function colorClothes(genes: Genes, scene: Scene, outfit: OutfitId): Colors {
  const own = outfits.find(({ id }) => id === outfit)?.more
  const skin = skinOf(genes)
  const usual = (name: 'primary' | 'secondary'): string => {
    const color = outfit === genes.outfit || !own ? genes[name] : own[name]
    // If only an outfit was described, its colors are in the genes.
    return color === own?.[name] ? clearOfSkin(color, skin) : color
  }
  const [primary, secondary] = [scene.primary ?? usual('primary'), scene.secondary ?? usual('secondary')]
  const suits = (accent: string) => goTogether(accent, primary) && goTogether(accent, secondary)
  const changed = primary !== genes.primary || secondary !== genes.secondary
  const accent =
    scene.accent ??
    dyeOf(scene.accessories) ??
    (changed && !suits(genes.accent) ? (accents.find(suits) ?? genes.accent) : genes.accent)
  return { primary, secondary, accent }
}
