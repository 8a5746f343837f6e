import { type MarkId, marks } from '#catalogue/marks/marks.ts'
import { outfits } from '#catalogue/generated/outfits.ts'
import type { Genes, GeneValues } from '#genes/genes.ts'
import { withGenes } from '#genes/read.ts'
import type { Attribute, PromptPart, Said } from '#reading/vocabulary/attribute.ts'
import { toGenes } from '#reading/to-genes.ts'
import type { Denied } from './negative-prompt.ts'

/** What a prompt may change of somebody for one picture; their face, their sex and where they come from stay. */
const changed: ReadonlySet<PromptPart> = new Set<PromptPart>([
  'age',
  'build',
  'skinTone',
  'skinDye',
  'freckles',
  'wrinkles',
  'scar',
  'moles',
  'eyeColour',
  'lipstick',
  'hairStyle',
  'hairLength',
  'hairTexture',
  'hairColour',
  'highlight',
  'beard',
  'marks',
  'motif',
  'ink',
  'paint',
  'nails',
  'eyeshadow',
  'otherEye',
])
/** What is gone when the negative prompt names it, whichever kind of it. */
const gone: Readonly<Partial<Record<PromptPart, string>>> = {
  beard: 'none',
  freckles: 'none',
  wrinkles: 'none',
  scar: 'none',
  moles: 'none',
  lipstick: 'none',
  skinDye: 'natural',
  nails: 'none',
  eyeshadow: 'none',
}

/** The person as a picture shows them: with what its words say outright of their looks, and without what is denied. */
export function promptOverrides(person: Genes, words: readonly Attribute[], denied: Denied): Genes {
  const said = words.filter(
    ({ part, value, implied }) => changed.has(part) && !implied && !value.startsWith('-') && !denied.has(part, value),
  )
  const away = denied.said.flatMap(({ part }): readonly Said[] => {
    const value = gone[part]
    return value === undefined ? [] : [{ part, value }]
  })
  const own: Said = { part: 'sex', value: person.sex > 0.5 ? 'male' : 'female' }
  const {
    sex: _sex,
    presentation: _presentation,
    ...given
  } = toGenes([...away, ...said.filter(({ part }) => !away.some((one) => one.part === part)), own])
  const kept = marksOf(person, given.marks ?? [], [...denied.said, ...deniedBy(words)])
  return withGenes(person, { ...given, marks: kept, ...otherClothes(person, denied) })
}

/** What the words themselves deny. */
const deniedBy = (words: readonly Attribute[]): readonly Said[] =>
  words.flatMap(({ part, value }) => (value.startsWith('-') ? [{ part, value: value.slice(1) }] : []))

/** The person's own marks and those that are said, without what is denied: "no tattoos" means none of any kind. */
function marksOf(person: Genes, said: readonly MarkId[], away: readonly Said[]): readonly MarkId[] {
  const gone = away.flatMap(({ part, value }) => {
    const mark = part === 'marks' ? marks.find(({ id }) => id === value) : undefined
    return mark
      ? marks.filter(({ id, more }) => id === mark.id || (mark.more.all && more.family === mark.more.family))
      : []
  })
  return [...person.marks, ...said].filter((mark) => gone.every(({ id }) => id !== mark))
}

/** Clothes for whoever must not be seen in their own. */
function otherClothes({ outfit }: Genes, denied: Denied): Partial<GeneValues> {
  if (!denied.has('outfit', outfit)) return {}
  const other = outfits.find(({ id, more }) => more.group === 'everyday' && !denied.has('outfit', id))
  return other ? { outfit: other.id, primary: other.more.primary, secondary: other.more.secondary } : {}
}
