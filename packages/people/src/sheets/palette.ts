import type { Genes } from '#genes/genes.ts'
import { skinOf } from '#genes/skin-color.ts'
import type { Setting } from '#scene/order.ts'

/** A color of a character, and the feature that has it. */
export type Swatch = { readonly label: string; readonly colour: string }

/** A character's own colors and those of the outfit. */
export function paletteOf(
  genes: Genes,
  { primary, secondary, accent }: Pick<Setting, 'primary' | 'secondary' | 'accent'>,
): readonly Swatch[] {
  return [
    { label: 'Hair', colour: genes.hairColour },
    { label: 'Eyes', colour: genes.eyeColour },
    { label: 'Skin', colour: skinOf(genes) },
    { label: 'Clothes', colour: primary },
    { label: 'With it', colour: secondary },
    { label: 'Accent', colour: accent },
  ]
}
