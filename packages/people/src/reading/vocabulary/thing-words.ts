import { accessories, type AccessoryId } from '#catalogue/generated/accessories.ts'
import { colours } from '#catalogue/colors.ts'
import { type CompanionPlace, companionPlaces } from '#catalogue/companion-places.ts'
import { isAnimal } from '#catalogue/slot-of.ts'
import { type ThingMaterialId, thingMaterials } from '#catalogue/thing-materials.ts'
import type { Claim, Said } from './attribute.ts'
import { hexOf, tinted } from './color-words.ts'

/**
 * What words say of single things that are worn or held: their color as it is shown, and what they are made of; of
 * animals also where they are, and how many.
 */
export type Tint = {
  readonly colour?: string
  readonly material?: ThingMaterialId
  readonly place?: CompanionPlace
  readonly many?: number
}
export type Tints = Readonly<Partial<Record<AccessoryId, Tint>>>

/** Between the id of a thing and what is said of it: `umbrella--green`. */
export const sign = '--'

/** Of which thing a value speaks, and what it says of it; nothing where it names none. */
export function ofThing(value: string): { readonly id: AccessoryId; readonly said: string } | undefined {
  const [name, said] = value.split(sign)
  const id = accessories.find((one) => one.id === name)?.id
  return id === undefined || said === undefined ? undefined : { id, said }
}

/** The things that words name, and animals. */
const thingsOf = (thing: readonly Claim[]): readonly string[] =>
  thing.flatMap(({ part, value }) => (part === 'accessories' && !value.startsWith('-') ? [value] : []))

/** What a color, by its name on cloth, says of the things that are claimed: "green umbrella". */
export function thingColors(
  cloth: string | undefined,
  tint: string | undefined,
  thing: readonly Claim[],
): readonly Claim[] {
  if (cloth === undefined) return []
  const color = tinted(tint, cloth, 'cloth')
  return thingsOf(thing).map((id) => ({ part: 'thingColour', value: `${id}${sign}${color}`, rank: 0 }))
}

const plainColors: ReadonlySet<string> = new Set(
  'white black red blue green yellow pink purple gold golden silver brown grey gray orange'.split(' '),
)

/** "red rose", "white flag": props whose own name begins with a color. */
export function colorWithin(id: string, phrase: string): readonly Claim[] {
  const [first = '', ...rest] = phrase.split(' ')
  if (rest.length === 0 || !plainColors.has(first) || isAnimal(id)) return []
  const color = colours.find(({ words }) => words.includes(first))?.id
  return color === undefined ? [] : [{ part: 'thingColour', value: `${id}${sign}${color}`, rank: 0 }]
}

/** What a material says of a thing: "glass sword". */
export const thingMaterial = (material: string, thing: readonly Claim[]): readonly Claim[] =>
  thingsOf(thing).map((id) => ({ part: 'thingMaterial', value: `${id}${sign}${material}`, rank: 0 }))

const asPlace = (said: string): CompanionPlace | undefined => companionPlaces.find((place) => place === said)

/** Colors that are called after a metal, which things of that color are made of. */
const metals: ReadonlySet<string> = new Set(['gold', 'silver', 'copper', 'bronze', 'rose-gold'])

/** What the texts say of every thing; undefined when they say nothing. */
export function toTints(attributes: readonly Said[]): Tints | undefined {
  const tints: Partial<Record<AccessoryId, Tint>> = {}
  for (const { part, value } of attributes) {
    const about = ofThing(value)
    if (!about) continue
    const colour = part === 'thingColour' ? hexOf(about.said, 'cloth') : undefined
    const material =
      part === 'thingMaterial'
        ? thingMaterials.find(({ id }) => id === about.said)?.id
        : part === 'thingColour' && metals.has(about.said) && !isAnimal(about.id)
          ? ('metal' as const)
          : undefined
    const place = part === 'thingPlace' ? asPlace(about.said) : undefined
    const many = part === 'thingCount' ? Number(about.said) : undefined
    const known = tints[about.id]
    if (colour !== undefined || material !== undefined || place !== undefined || many !== undefined)
      tints[about.id] = {
        ...(colour !== undefined && { colour }),
        ...(material !== undefined && { material }),
        ...(place !== undefined && { place }),
        ...(many !== undefined && { many }),
        ...known,
      }
  }
  return Object.keys(tints).length > 0 ? tints : undefined
}
