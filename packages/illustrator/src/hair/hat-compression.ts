import type { Vector } from '#geometry/vector.ts'
import { accessories, type AccessoryId, type HairStyleId } from '@eidolon/people'
import { hairStyles } from './styles.generated.ts'

const pressOfOne = (id: AccessoryId) => accessories.find((one) => one.id === id)?.more.presses

/** Hats that cover the head down to the forehead: hair above their rim is pressed against it. */
const covers = (id: AccessoryId): boolean => pressOfOne(id) === 'hat'

/** What the whole head is in: all hair is tucked away below it. */
const tucks = (id: AccessoryId): boolean => id === 'hood' || pressOfOne(id) === 'all' || hidesHair(id)

/** What leaves no hair to be seen. */
const hidesHair = (id: AccessoryId): boolean => pressOfOne(id) === 'hidden'

/** Height of a hat's rim at this depth of the head: higher at the forehead than at the back. */
const rim = (depth: number): number => 7.55 + (depth - 0.54) * 0.237

/** Room below hats and bands. */
const under = 0.09

/** How far from the skin hair may stand at a place, given what is on the head. */
export function hatCompression(worn: readonly AccessoryId[]): (at: Vector) => number {
  const hat = worn.some(covers)
  const rings = worn.map(pressOfOne).filter((one) => typeof one === 'object')
  const bow = worn.includes('headphones')
  if (worn.some(tucks)) return () => under
  if (!hat && !bow && rings.length === 0) return () => Number.POSITIVE_INFINITY
  return ([, y, z]) => {
    const above = y - rim(z)
    if (hat && above > -0.06) return under
    // Below a hat hair widens again, little by little.
    if (hat) return under + Math.max(0, -above - 0.06) * 1.6
    // A bow from ear to ear.
    if (bow && y > 7.5 && Math.abs(z - 0.5) < 0.3) return under + Math.max(0, Math.abs(z - 0.5) - 0.12) * 1.5
    for (const [middle, half] of rings) {
      const off = Math.abs(above - middle) - half
      if (off < 0) return under
      if (off < 0.2) return under + off * 2.5
    }
    return Number.POSITIVE_INFINITY
  }
}

/** Whether hair at this place is inside a hat, where nobody sees it. A beanie's fold reaches lower than any brim. */
export function insideHat(worn: readonly AccessoryId[]): ((at: Vector) => boolean) | undefined {
  if (worn.some(hidesHair)) return () => true
  const from = worn.includes('beanie') ? 0.02 : 0.13
  return worn.some(covers) ? ([, y, z]) => y - rim(z) > from : undefined
}

/** Hair that lies flat needs little room below a band, hair that stands off more. */
export function roomForHair(style: HairStyleId): number {
  return hairStyles[style].flat ? 0.03 : 0.11
}

/** Whether the crown of the head is below a hat, where no bun fits. */
export const isHatted = (worn: readonly AccessoryId[]): boolean => worn.some((id) => covers(id) || tucks(id))

/** As much of a hair style as is seen below what is worn: under a hood or a helmet nothing hangs or stands. */
export const tuckedStyle = (style: HairStyleId, worn: readonly AccessoryId[]): HairStyleId =>
  worn.some(tucks) ? (hairStyles[style].underHood ?? style) : style
