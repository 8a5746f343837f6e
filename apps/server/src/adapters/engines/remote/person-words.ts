import {
  accessories,
  beards,
  colours,
  distance,
  type CatalogEntry,
  eyeColors,
  type GeneId,
  type GeneValues,
  hairColors,
  hairStyles,
  marks,
  skinDyes,
} from '@eidolon/people'

type GenePhrase = readonly [about: GeneId, words: string | false | undefined]

/**
 * What the genes know about somebody and the description does not say: it was left to chance once and is part of the
 * person since. `told` are the genes that the description speaks of.
 */
export function personWords(genes: GeneValues, told: Partial<GeneValues>): string {
  const hair = nameOf([...hairColors, ...colours], genes.hairColour)
  const style = hairStyles.find(({ id }) => id === genes.hairStyle)
  const bald = genes.hairStyle === 'bald'
  const said: readonly GenePhrase[] = [
    ['sex', genes.sex < 0.4 ? 'woman' : genes.sex > 0.6 ? 'man' : 'androgynous person'],
    ['skinTone', genes.skinDye === 'natural' && `${skins[Math.round(genes.skinTone * (skins.length - 1))]} skin`],
    ['skinDye', genes.skinDye !== 'natural' && `${labelOf(skinDyes, genes.skinDye)} skin`],
    ['hairColour', !bald && hair && `${hair} hair`],
    ['hairStyle', bald ? 'bald' : style && `hair: ${style.label.toLowerCase()}`],
    ['eyeColour', `${nameOf([...eyeColors, ...colours], genes.eyeColour)} eyes`],
    ['beard', genes.beard !== 'none' && labelOf(beards, genes.beard)],
    ['freckles', genes.freckles > 0.35 && 'freckles'],
    ['scar', genes.scar !== 'none' && `a scar on the ${genes.scar}`],
    ['weight', genes.weight < 0.3 ? 'slim' : genes.weight > 0.68 && 'heavily built'],
    ['muscle', genes.muscle > 0.72 && 'muscular'],
    ['marks', genes.marks.map((id) => labelOf(marks, id)).join(', ')],
    ['accessories', genes.accessories.map((id) => labelOf(accessories, id)).join(', ')],
  ]
  return said.flatMap(([about, words]) => (words && told[about] === undefined ? [words] : [])).join(', ')
}

/** Evenly spaced over the gene. */
const skins = ['very fair', 'fair', 'light', 'olive', 'tan', 'light brown', 'brown', 'dark brown', 'deep dark'] as const

const labelOf = (list: readonly CatalogEntry[], id: string): string | undefined =>
  list.find((entry) => entry.id === id)?.label.toLowerCase()

/** The nearest color that has a name. */
function nameOf(list: readonly CatalogEntry<string, string>[], color: string): string | undefined {
  const [nearest] = list.toSorted((one, other) => distance(one.more, color) - distance(other.more, color))
  return nearest?.label.toLowerCase()
}
