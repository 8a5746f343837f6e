import type { Phenotype } from '#genes/phenotype.ts'
import { mixTints, type Tint, tintOf } from './tint.ts'

/** The colour that hair of the head comes to, grey included. */
export function hairTint({ hair: { colour, grey } }: Phenotype): Tint {
  return mixTints(tintOf(colour), [0.42, 0.42, 0.43], grey * 0.85)
}
