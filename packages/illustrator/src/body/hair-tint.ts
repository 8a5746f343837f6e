import type { Phenotype } from '@eidolon/people'
import { mixTints, type Tint, tintOf } from './tint.ts'

/** The colour that hair of the head comes to; `greys` is how far it has followed, since brows keep theirs for longer. */
export function hairTint({ hair: { colour, grey } }: Phenotype, greys = 0.85): Tint {
  return mixTints(tintOf(colour), [0.41, 0.395, 0.37], grey * greys)
}
