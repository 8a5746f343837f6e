import { accessories, type AccessoryId } from '#catalogue/generated/accessories.ts'
import { skinDyes } from '#catalogue/colors.ts'
import { comesAlong, dyeOf, slotOf } from '#catalogue/slot-of.ts'
import { type MarkId, marks, motifs } from '#catalogue/marks/marks.ts'
import { beards } from '#catalogue/beards.ts'
import { outfits } from '#catalogue/generated/outfits.ts'
import { type GeneValues, geneTable } from '#genes/genes.ts'
import type { Said } from './vocabulary/attribute.ts'
import { hexOf } from './vocabulary/color-words.ts'
import { hairGenes } from './hair-genes.ts'
import { ofThing } from './vocabulary/thing-words.ts'
import { heritageTones, traitGenes } from './trait-genes.ts'

/** The genes that a text speaks of; the others are nobody's business but chance's. */
export function toGenes(attributes: readonly Said[]): Partial<GeneValues> {
  const positive = attributes.filter(({ value }) => !value.startsWith('-'))
  const said = new Map(positive.toReversed().map(({ part, value }) => [part as string, value]))
  const male = said.get('sex') === 'male'
  const traits = positive.map(({ part, value }) => traitGenes(part, value))
  const pick = <Id extends string>(part: string, ids: readonly Id[]): Id | undefined =>
    ids.find((id) => id === said.get(part))
  const color = (part: string, kind: 'eyes' | 'cloth') => hexOf(said.get(part) ?? '', kind)
  const worn = (part: string) => (said.get(part) === 'none' ? '' : color(part, 'cloth'))
  const tone = said.has('skinTone') ? undefined : heritageTones[said.get('heritage') ?? '']
  const extras = extraIds(attributes)
  // An outfit that was named brings its own colors where none are.
  const outfit = outfits.find(({ id }) => id === said.get('outfit'))
  const given: { [Id in keyof GeneValues]?: GeneValues[Id] | undefined } = {
    ...(tone === undefined ? {} : { skinTone: tone }),
    ...Object.assign({}, ...traits),
    ...hairGenes(said, !male),
    age: ageOf(said.get('age')),
    height: heightOf(said.get('height'), male) ?? Object.assign({}, ...traits).height,
    eyeColour: color('eyeColour', 'eyes'),
    lipstick: worn('lipstick'),
    skinDye: pick(
      'skinDye',
      skinDyes.map(({ id }) => id),
    ),
    scar: pick('scar', geneTable.scar.choices),
    headShape: pick('headShape', geneTable.headShape.choices),
    beard:
      pick(
        'beard',
        beards.map(({ id }) => id),
      ) ?? (denies(attributes, 'beard') ? 'none' : undefined),
    marks: markIds(positive),
    motif: pick(
      'motif',
      motifs.map(({ id }) => id),
    ),
    ink: color('ink', 'cloth'),
    paint: color('paint', 'cloth'),
    nails: worn('nails'),
    eyeshadow: worn('eyeshadow'),
    otherEye: said.get('otherEye') === 'odd' ? oddEye : color('otherEye', 'eyes'),
    outfit: outfit?.id,
    accessories: extras.length > 0 || denies(attributes, 'accessories') ? extras : undefined,
    primary: color('colour', 'cloth') ?? outfit?.more.primary,
    secondary: color('colour2', 'cloth') ?? outfit?.more.secondary,
    accent: color('accent', 'cloth') ?? colorOfThings(positive) ?? dyeOf(extras),
  }
  // With exact optional properties an absent gene and an undefined one differ; only what was said is handed on.
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<GeneValues>
}

/** Second eye color if the prompt only says that they differ. The renderer uses another for blue eyes. */
const oddEye = '#8fbfe0'

/** What is worn always; things in the hand and animals belong to one picture. */
function extraIds(attributes: readonly Said[]): readonly AccessoryId[] {
  const wanted = attributes.filter(({ part }) => part === 'accessories').map(({ value }) => value)
  return accessories
    .filter(({ id, more }) => more.slot !== 'hand' && !comesAlong(id) && wanted.includes(id))
    .map(({ id }) => id)
}

/** Whoever is described with a red scarf has one in every picture: what is worn always takes the accent. */
function colorOfThings(attributes: readonly Said[]): string | undefined {
  const worn = attributes.flatMap(({ part, value }) => {
    const thing = part === 'thingColour' ? ofThing(value) : undefined
    return thing && slotOf(thing.id) !== 'hand' ? [thing.said] : []
  })
  return hexOf(worn[0] ?? '', 'cloth')
}

function markIds(positive: readonly Said[]): readonly MarkId[] | undefined {
  const said = positive.filter(({ part }) => part === 'marks').map(({ value }) => value)
  const ids = marks.filter(({ id }) => said.includes(id)).map(({ id }) => id)
  return ids.length > 0 ? ids : undefined
}

const denies = (attributes: readonly Said[], wanted: string): boolean =>
  attributes.some(({ part, value }) => part === wanted && value.startsWith('-'))

const ageOf = (value: string | undefined): number | undefined =>
  value === undefined ? undefined : Math.min(90, Math.max(18, Number(value)))

/** Centimeters within the sex, whose averages the body data puts at about 163 and 176. */
function heightOf(value: string | undefined, male: boolean): number | undefined {
  const cm = Number(value)
  return Number.isFinite(cm) && cm > 0 ? 0.5 + (cm - (male ? 176 : 163)) / 70 : undefined
}
