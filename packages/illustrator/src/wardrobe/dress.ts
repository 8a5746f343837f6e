import type { Slot } from '@eidolon/people'
import type { Body } from '#body/body.ts'
import { linear } from '#geometry/colour.ts'
import type { Part } from '#geometry/part.ts'
import { hiddenUnder } from './covered.ts'
import { inCloth } from './in-cloth.ts'
import { footwear } from './pieces/feet.ts'
import { outfits } from './outfits.generated.ts'
import type { ShellForm } from './shell.ts'
import type { Paint } from './surfaces.ts'
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
    sew?.({ ...tailor, primary: colour === undefined ? tailor.accent : linear(colour) })
    parts.push(...parts.splice(before).map(finish))
  }
  const isShod = separates.some(({ slot }) => slot === 'feet')
  const isBelow = ({ slot }: Separate) => slot === 'legs' || slot === 'bottoms'
  const bare = separates.some(({ slot }) => slot === 'bottoms') ? recutting(tailor, withoutTrousers) : tailor
  const cutter = separates.reduce((before, { recut }) => (recut ? recutting(before, recut) : before), bare)
  // From the inside out: socks and trousers, the outfit, then shoes in place of its own and what is worn over it.
  for (const slot of ['legs', 'bottoms']) for (const one of separates) if (one.slot === slot) sewn(one)
  outfits[worn.outfit].sew(isShod || worn.barefoot ? recutting(cutter, withoutShoes) : cutter)
  for (const one of separates) if (!isBelow(one)) sewn(one)
  const clothes = inCloth(parts, worn, body.phenotype.skin.colour)
  return { parts: clothes, hidden: hiddenUnder(body.pack, fields), hangs: falling.length > 0 }
}

/** Something that is worn with any outfit: socks below it, a skirt or shoes instead of its own, a cape over it; or another cut of it. */
export type Separate = {
  readonly slot: Slot
  readonly sew?: (tailor: Tailor) => void
  /** How pieces of the outfit itself are cut instead: without sleeves, say. */
  readonly recut?: Recut
  /** The colour that was asked for; the accent otherwise. */
  readonly colour?: string
  /** Makes its pieces of another material, where one was asked for. */
  readonly finish: (part: Part) => Part
}

export type Recut = (form: ShellForm) => ShellForm

/** Paints something onto every piece of cloth of an outfit, above all that is on it. */
export const painted =
  (paint: Paint): Recut =>
  (form) => {
    if ((form.material ?? 'cloth') !== 'cloth') return form
    const { surface } = form
    return {
      ...form,
      surface: (spot) => {
        surface(spot)
        paint(spot)
      },
    }
  }

const recutting = (tailor: Tailor, recut: Recut): Tailor => ({
  ...tailor,
  shell: (form) => tailor.shell(recut(form)),
  trim: (form) => tailor.trim(recut(form)),
})

/** What trousers and the bands of skirts are called as pieces; a skirt hangs from its band and goes with it. */
const trouserPieces: ReadonlySet<string> = new Set(['trousers', 'leggings', 'shorts', 'waistband'])

/** Leaves out whatever an outfit has on its legs, where that is a piece of its own. */
const withoutTrousers: Recut = (form) => (trouserPieces.has(form.name) ? { ...form, where: () => -1 } : form)

/** Leaves out whatever an outfit has on its feet. */
const withoutShoes: Recut = (form) => (footwear.has(form.name) ? { ...form, where: () => -1 } : form)
