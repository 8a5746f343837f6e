import { type AccessoryId } from '#catalogue/generated/accessories.ts'
import { hairColors, type HairColorId } from '#catalogue/colors.ts'
import { beards } from '#catalogue/beards.ts'
import { hairStyles } from '#catalogue/generated/hair-styles.ts'
import { outfits } from '#catalogue/generated/outfits.ts'
import { goTogether } from '#color/harmony.ts'
import { blend } from '#color/hex.ts'
import { clearOfSkin, nearSkin, skinLimit } from '#color/near-skin.ts'
import type { Random } from '#seed/random.ts'
import type { GeneValues } from './genes.ts'
import { ownColors, type Palette, palettes } from './palettes.ts'
import { nonEmpty, type Person, shareOf, sometimes, type Streams } from './person.ts'
import { skinOf } from './skin-color.ts'

type PersonWithGenes = Person & { readonly given: Partial<GeneValues> }

/** Skin, hair, beard and clothes by chance. */
export function randomLook(streams: Streams, person: PersonWithGenes): Partial<GeneValues> {
  const hairColour = randomHair(streams('hairColour'), person)
  const { given } = person
  const beard = given.beard ?? randomBeard(streams('beard'), person)
  const undertone = streams('undertone').middling() * 0.8
  const skinDye = 'natural'
  const outfit = randomOutfit(streams('outfit'), person)
  const skin = skinOf({ undertone, skinDye, ...person, ...given })
  const own = ownColors(streams('secondary'), given.outfit ?? outfit)
  const known = own && {
    primary: clearOfSkin(own.primary, skin, clearly),
    secondary: clearOfSkin(own.secondary, skin, clearly),
  }
  const palette = randomPalette(streams('primary'), skin, { ...known, ...given })
  return {
    undertone,
    skinDye,
    freckles: sometimes(streams('freckles'), 0.3 * (1 - person.skinTone), 0.2, 0.9),
    moles: Math.floor(sometimes(streams('moles'), 0.25, 1, 3)),
    scar: 'none',
    wrinkles: streams('wrinkles').middling() * 0.4,
    blush: 0.25 + streams('blush').middling() * 0.2,
    hairStyle: randomStyle(streams('hairStyle'), person),
    hairLength: streams('hairLength').middling() * 0.5,
    hairCurl: streams('hairCurl').middling() * 0.6,
    hairColour,
    highlight: blend(hairColour, '#f0dcb8', 0.35),
    highlights: sometimes(streams('highlights'), 0.3, 0.1, 0.5),
    grey: randomGray(streams('grey'), person.age),
    beard,
    outfit,
    accessories: randomAccessories(streams('accessories'), person),
    primary: known?.primary ?? palette[0],
    secondary: known?.secondary ?? palette[1],
    accent: palette[2],
  }
}

/** A hair more than the limit, since the genes of the skin are still to be rounded. */
const clearly = skinLimit + 0.004

/**
 * Colors that differ from the skin and go with the given ones. If the first colors do, they are kept, so
 * that a word about the skin does not change everybody's clothes.
 */
function randomPalette(stream: Random, skin: string, given: Partial<GeneValues>): Palette {
  const { primary, secondary, accent } = given
  const suits = (palette: Palette): boolean => {
    const worn = [primary ?? palette[0], secondary ?? palette[1], accent ?? palette[2]] as const
    const drawn = [...(primary ? [] : [worn[0]]), ...(secondary ? [] : [worn[1]])]
    if (drawn.some((color) => nearSkin(color, skin, clearly))) return false
    return goTogether(worn[0], worn[1]) && goTogether(worn[0], worn[2]) && goTogether(worn[1], worn[2])
  }
  const first = stream.pick(palettes)
  const [one, ...more] = suits(first) ? [first] : palettes.filter(suits)
  // Loud colors that are given can clash with each other; nothing goes with them then.
  return one ? stream.pick([one, ...more]) : first
}

/** None before forty, nearly all in the eighties, and everybody at their own pace. */
function randomGray(stream: Random, age: number): number {
  const gray = (age - 42) / 36 + stream.middling() * 0.35
  return age < 40 || gray < 0.08 ? 0 : Math.min(1, gray)
}

const darkHair: ReadonlySet<HairColorId> = new Set<HairColorId>(['black', 'dark-brown'])
const browns: ReadonlySet<HairColorId> = new Set<HairColorId>(['brown', 'chestnut', 'light-brown'])
const aged: ReadonlySet<HairColorId> = new Set<HairColorId>(['salt-and-pepper', 'grey', 'silver', 'white'])

/** The color before any gray: dark for most, the whole range with the European share. */
function randomHair(stream: Random, person: Person): string {
  const light = shareOf('european', person)
  const weight = (id: HairColorId) =>
    aged.has(id) ? 0 : darkHair.has(id) ? 2.2 - light * 1.6 : light * light * (browns.has(id) ? 1.2 : 0.5)
  return stream.weighted(nonEmpty(hairColors), ({ id }) => weight(id)).more
}

/** Styles that grow from tight curls, which straight hair cannot wear. */
const coiled: ReadonlySet<string> = new Set(['afro', 'dreadlocks', 'cornrows'])

function randomStyle(stream: Random, person: Person): GeneValues['hairStyle'] {
  const feminine = 1 - person.presentation
  const african = shareOf('african', person)
  const weight = (id: string, style: number) => {
    if (id === 'bald') return person.sex > 0.5 ? 0.1 + Math.max(0, person.age - 35) * 0.012 : 0
    const suits = Math.max(0.02, 1 - Math.abs(style - feminine) * 1.5)
    return suits * (coiled.has(id) ? african * 1.6 : id === 'mohawk' || id === 'spiky' ? 0.3 : 1)
  }
  return stream.weighted(nonEmpty(hairStyles), ({ id, more }) => ('asked' in more ? 0 : weight(id, more.feminine))).id
}

/**
 * How likely each beard is with whom words describe, and with whom chance alone makes. The second are known by their
 * faces and nothing else: of two men who are alike otherwise one mostly has another beard.
 */
const beardShares: Readonly<Record<GeneValues['beard'], readonly [described: number, byChance: number]>> = {
  none: [7, 6],
  stubble: [3.4, 2],
  moustache: [0.6, 0.6],
  handlebar: [0.15, 0.15],
  goatee: [0.7, 1.7],
  'van-dyke': [0.4, 1.6],
  short: [1.4, 2.6],
  full: [1, 2.2],
  long: [0.4, 0.5],
  sideburns: [0.2, 0.4],
}

function randomBeard(stream: Random, { sex, presentation, age, given }: PersonWithGenes): GeneValues['beard'] {
  // Whoever is between the sexes has one when it is asked for.
  if (sex < 0.5 || presentation < 0.6) return 'none'
  const grown: Partial<Record<GeneValues['beard'], number>> = { full: age > 32 ? 1 : 0.2, long: age > 45 ? 1 : 0.25 }
  const column = Object.keys(given).length > 0 ? 0 : 1
  return stream.weighted(nonEmpty(beards), ({ id }) => beardShares[id][column] * (grown[id] ?? 1)).id
}

function randomOutfit(stream: Random, { presentation }: Person): GeneValues['outfit'] {
  const often = {
    everyday: 1,
    formal: 0.5,
    sport: 0.5,
    work: 0.2,
    weather: 0.2,
    fantasy: 0.05,
    future: 0.05,
    tradition: 0.1,
  }
  const feminine = 1 - presentation
  return stream.weighted(nonEmpty(outfits), ({ more }) => {
    if (more.asked) return 0
    const apart = Math.abs(more.feminine - feminine)
    return often[more.group] * (apart > 0.75 ? 0 : 1 - apart * 0.8)
  }).id
}

function randomAccessories(stream: Random, { presentation, age }: Person): readonly AccessoryId[] {
  const chances: readonly (readonly [AccessoryId, number])[] = [
    ['glasses', 0.12 + Math.max(0, age - 40) * 0.008],
    ['earrings', presentation < 0.4 ? 0.35 : 0.04],
    ['necklace', presentation < 0.4 ? 0.2 : 0.04],
    ['watch', 0.12],
    ['scarf', 0.06],
  ]
  return chances.filter(([, chance]) => stream.chance(chance)).map(([id]) => id)
}
