import type { Body } from '#body/body.ts'
import { hiddenUnder } from './covered.ts'
import { makers } from './outfits.ts'
import { tailorOf } from './tailor.ts'
import { wearerOf } from './wearer.ts'
import type { Dressed, Worn } from './worn.ts'

/** Dresses somebody: the clothes as parts, and where the bare body is not drawn. */
export function dress(body: Body, worn: Worn): Dressed {
  const { tailor, parts, fields, falling } = tailorOf(wearerOf(body), worn)
  makers[worn.outfit](tailor)
  return { parts, hidden: hiddenUnder(body.pack, fields), hangs: falling.length > 0 }
}
