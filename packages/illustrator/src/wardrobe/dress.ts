import type { Slot } from '@eidolon/people'
import type { Body } from '#body/body.ts'
import { linear } from '#geometry/color.ts'
import type { Part } from '#geometry/part.ts'
import { hiddenUnder } from './covered.ts'
import { inCloth } from './in-cloth.ts'
import { garmentOf, isBottom } from './garment.ts'
import { footwear } from './pieces/feet.ts'
import { outfits } from './outfits.generated.ts'
import type { ShellForm } from './shell.ts'
import type { Paint } from './cloth/surfaces.ts'
import { type Tailor, tailorOf } from './tailor.ts'
import { type Wearer, wearerOf } from './wearer.ts'
import type { Dressed, Garment, Worn } from './worn.ts'

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
  const wearer = wearerOf(body)
  const { tailor, parts, fields, falling } = tailorOf(wearer, worn, pause)
  const kinds: Dressed['kinds'][number][] = []
  const sewn = ({ slot, sew, colour, finish }: Separate) => {
    const before = parts.length
    sew?.({ ...tailor, primary: colour === undefined ? tailor.accent : linear(colour) })
    parts.push(...parts.splice(before).map(finish))
    while (kinds.length < parts.length) kinds.push(slotGarments[slot] ?? 'accessories')
  }
  const isShod = separates.some(({ slot }) => slot === 'feet')
  const isBelow = ({ slot }: Separate) => slot === 'legs' || slot === 'bottoms'
  const bare = separates.some(({ slot }) => slot === 'bottoms') ? recutting(tailor, withoutTrousers) : tailor
  const cutter = separates.reduce((before, { recut }) => (recut ? recutting(before, recut) : before), bare)
  // From the inside out: socks and trousers, the outfit, then shoes in place of its own and what is worn over it.
  for (const slot of ['legs', 'bottoms']) for (const one of separates) if (one.slot === slot) sewn(one)
  const { skin } = body.bodyParams
  const others = borrowed(wearer, worn, { isShod, isLower: separates.some(isBelow) }, pause).map((one) => ({
    ...one,
    parts: inCloth(one.parts, one.worn, skin.colour),
  }))
  const isOwn = (name: string) => !others.some(({ garment }) => garment === garmentOf(name))
  const [partsBelow, fieldsBelow] = [parts.length, fields.length]
  const named = withNames(isShod || worn.barefoot ? recutting(cutter, withoutShoes) : cutter)
  outfits[worn.outfit].sew(named.tailor)
  if (others.length > 0) {
    parts.push(...parts.splice(partsBelow).filter(({ name }) => isOwn(name)))
    fields.push(...fields.splice(fieldsBelow).filter((_, at) => isOwn(named.names[at] ?? '')))
  }
  for (const { name } of parts.slice(kinds.length)) kinds.push(garmentOf(name))
  for (const one of separates) if (!isBelow(one)) sewn(one)
  const clothes = inCloth(parts, worn, skin.colour)
  return {
    parts: [...clothes, ...others.flatMap((one) => one.parts)],
    kinds: [...kinds, ...others.flatMap((one) => one.parts.map(() => one.garment))],
    hidden: hiddenUnder(body.pack, [...fields, ...others.flatMap((one) => one.fields)]),
    hangs: falling.length > 0 || others.some((one) => one.hangs),
  }
}

type Borrowed = {
  readonly garment: Garment
  readonly worn: Worn
  readonly parts: readonly Part[]
  readonly fields: readonly Float32Array[]
  readonly hangs: boolean
}

/**
 * Trousers, skirts and shoes of other outfits. Nothing comes of an outfit that is all of one piece, of shoes for who is
 * barefoot, and of what something else that is worn takes the place of.
 */
function borrowed(
  wearer: Wearer,
  { bottom, shoes, ...own }: Worn,
  { isShod, isLower }: { readonly isShod: boolean; readonly isLower: boolean },
  pause: () => void,
): readonly Borrowed[] {
  const wanted = [
    ...(bottom && !isLower ? [['bottom', bottom] as const] : []),
    ...(shoes && !isShod && !own.barefoot ? [['shoes', shoes] as const] : []),
  ]
  return wanted.flatMap(([garment, clothes]): readonly Borrowed[] => {
    const { material, pattern, torn, ...rest } = clothes
    const worn: Worn = { ...own, ...rest, material, pattern, torn }
    const { tailor, parts, fields, falling } = tailorOf(wearer, worn, pause)
    const named = withNames(recutting(tailor, underTop))
    outfits[worn.outfit].sew(named.tailor)
    if (garment === 'bottom' && !parts.some(({ name }) => isBottom(name))) return []
    const isOf = (name: string) => garmentOf(name) === garment
    const kept = parts.filter(({ name }) => isOf(name))
    const covering = fields.filter((_, at) => isOf(named.names[at] ?? ''))
    return [{ garment, worn, parts: kept, fields: covering, hangs: falling.some((part) => kept.includes(part)) }]
  })
}

/** Bands lie flat where the top of another outfit hangs over them. */
const underTop: Recut = (form) =>
  trouserPieces.has(form.name) || form.name === 'skirt band'
    ? { ...form, thick: (at) => Math.min(form.thick(at), at.y > flatFrom ? flat : Infinity) }
    : form

/** From the hips up, and as thick as a shirt at most. Decimeters of the base mesh. */
const [flatFrom, flat] = [0.4, 0.04]

/** A tailor who notes what the shells are called that hide the body. */
function withNames(tailor: Tailor): { readonly tailor: Tailor; readonly names: readonly string[] } {
  const names: string[] = []
  return {
    names,
    tailor: {
      ...tailor,
      shell: (form) => {
        names.push(form.name)
        return tailor.shell(form)
      },
    },
  }
}

/** What is worn in these places is a part of the outfit; the rest are accessories. */
const slotGarments: Readonly<Partial<Record<Slot, Garment>>> = { feet: 'shoes', legs: 'bottom', bottoms: 'bottom' }

/** Something that is worn with any outfit: socks below it, a skirt or shoes instead of its own, a cape over it; or another cut of it. */
export type Separate = {
  readonly slot: Slot
  readonly sew?: (tailor: Tailor) => void
  /** How pieces of the outfit itself are cut instead: without sleeves, say. */
  readonly recut?: Recut
  /** The color that was asked for; the accent otherwise. */
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
