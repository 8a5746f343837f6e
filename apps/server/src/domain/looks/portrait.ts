import { usualStyle } from '@eidolon/contract/characters/characters.ts'
import type { LookView } from '@eidolon/contract/characters/looks.ts'
import {
  expressions,
  type FramingId,
  type Genes,
  type Joints,
  type PictureOrder,
  type StyleId,
  styles,
} from '@eidolon/people'

export type Portrait = {
  readonly genes: Genes
  readonly style: string
  /** Pixels of the height. */
  readonly size: number
  readonly view: LookView
  readonly expression: string
  /** A pose of somebody's own. */
  readonly joints?: Joints
}

const framings: Readonly<Record<LookView, FramingId>> = { portrait: 'portrait', half: 'half', full: 'full' }

/** How a look is shown before there is any scene: in the studio, dressed as the genes say, always alike. */
export function portraitOrder({ genes, style, size, view, expression, joints }: Portrait): PictureOrder {
  const { outfit, primary, secondary, accent, accessories } = genes
  return {
    genes,
    setting: {
      pose: view === 'full' && !joints ? 'relaxed' : 'standing',
      ...(joints && { joints }),
      expression: expressions.find(({ id }) => id === expression)?.id ?? 'smile',
      background: 'studio',
      time: 'day',
      weather: 'clear',
      framing: framings[view],
      camera: 'eye-level',
      outfit,
      primary,
      secondary,
      accent,
      accessories,
    },
    style: styleOf(style),
    seed: 1,
    // Somebody who stands is taller than wide; a pose may be anything.
    width: view === 'full' && !joints ? Math.round((size * 2) / 3) : size,
    height: size,
  }
}

/** The built-in style of that name, or the usual one: other engines may know others. */
const styleOf = (style: string): StyleId => styles.find(({ id }) => id === style)?.id ?? usualStyle
