import type { Body } from '#body/body.ts'
import { hiddenUnder } from './covered.ts'
import { inCloth } from './in-cloth.ts'
import { outfits } from './outfits.generated.ts'
import { tailorOf } from './tailor.ts'
import { wearerOf } from './wearer.ts'
import type { Dressed, Worn } from './worn.ts'

/**
 * Dresses somebody: the clothes as parts, and where the bare body is not drawn. `pause` is asked before each piece, and
 * throws when the work is to end.
 */
export function dress(body: Body, worn: Worn, pause: () => void = () => {}): Dressed {
  const { tailor, parts, fields, falling } = tailorOf(wearerOf(body), worn, pause)
  outfits[worn.outfit].sew(tailor)
  const clothes = inCloth(parts, worn, body.phenotype.skin.colour)
  return { parts: clothes, hidden: hiddenUnder(body.pack, fields), hangs: falling.length > 0 }
}
