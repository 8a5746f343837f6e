import type { Body } from '#body/body.ts'
import { linear } from '#geometry/colour.ts'
import type { Part } from '#geometry/part.ts'
import { hiddenUnder } from './covered.ts'
import { inCloth } from './in-cloth.ts'
import { footwear } from './pieces/feet.ts'
import { outfits } from './outfits.generated.ts'
import { type Tailor, tailorOf } from './tailor.ts'
import { wearerOf } from './wearer.ts'
import type { Dressed, Worn } from './worn.ts'

/**
 * Dresses somebody: the clothes as parts, and where the bare body is not drawn. `pause` is asked before each piece, and
 * throws when the work is to end.
 */
export function dress(
  body: Body,
  worn: Worn,
  pause: () => void = () => {},
  separates: readonly Separate[] = [],
): Dressed {
  const { tailor, parts, fields, falling } = tailorOf(wearerOf(body), worn, pause)
  const sewn = ({ sew, colour, finish }: Separate) => {
    const before = parts.length
    sew({ ...tailor, primary: colour === undefined ? tailor.accent : linear(colour) })
    parts.push(...parts.splice(before).map(finish))
  }
  const isShod = separates.some(({ slot }) => slot === 'feet')
  // From the inside out: socks, the outfit, then shoes in place of its own.
  for (const one of separates) if (one.slot !== 'feet') sewn(one)
  outfits[worn.outfit].sew(isShod || worn.barefoot ? withoutShoes(tailor) : tailor)
  for (const one of separates) if (one.slot === 'feet') sewn(one)
  const clothes = inCloth(parts, worn, body.phenotype.skin.colour)
  return { parts: clothes, hidden: hiddenUnder(body.pack, fields), hangs: falling.length > 0 }
}

/** Something that is worn with any outfit: socks below it, shoes instead of its own. */
export type Separate = {
  readonly slot: 'feet' | 'legs'
  readonly sew: (tailor: Tailor) => void
  /** The colour that was asked for; the accent otherwise. */
  readonly colour?: string
  /** Makes its pieces of another material, where one was asked for. */
  readonly finish: (part: Part) => Part
}

/** A tailor who leaves out whatever an outfit has on its feet. */
const withoutShoes = (tailor: Tailor): Tailor => ({
  ...tailor,
  shell: (form) => tailor.shell(footwear.has(form.name) ? { ...form, where: () => -1 } : form),
})
