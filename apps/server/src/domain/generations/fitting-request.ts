import type { Abilities } from '@eidolon/contract/engines.ts'
import {
  type ChosenField,
  chosenFrom,
  type ManyField,
  manyFrom,
  type NewGeneration,
} from '@eidolon/contract/generations.ts'

type Fit = { readonly request: NewGeneration } | { readonly field: string; readonly problem: string }

/** A request that the engine can fulfil as it stands, or the first field that it cannot. */
export function fittingRequest(given: NewGeneration, abilities: Abilities): Fit {
  if (!abilities.kinds.includes(given.kind)) return wrong('kind', abilities.kinds)
  for (const field of fields) {
    const chosen = given[field]
    const known = abilities[chosenFrom[field]].map(({ id }) => id)
    if (chosen !== undefined && !known.includes(chosen)) return wrong(field, known)
  }
  for (const field of manyFields) {
    const known = abilities[manyFrom[field].list].map(({ id }) => id)
    if (given[field]?.some((chosen) => !known.includes(chosen))) return wrong(field, known)
  }
  const size = abilities.sizes.find(({ id }) => id === given.size)
  if (size && given.kind === 'video') return { field: 'size', problem: 'Films are drawn in the standard size' }
  if (given.background === 'none' && given.kind === 'video') {
    return { field: 'background', problem: 'Films have a background' }
  }
  const most = given.enlarge ? 1 : Math.min(abilities.maxCount, size?.maxCount ?? abilities.maxCount)
  if (given.count > most) return { field: 'count', problem: `Value must be a valid range between 1 and ${most}` }
  if (given.enlarge && !size) return wrong('size', largerThan(abilities))
  if (given.enlarge && given.parentMediaId === undefined) {
    return { field: 'parentMediaId', problem: 'Value must name the picture that is to be drawn larger' }
  }
  for (const [field, can] of [
    ['negativePrompt', abilities.negativePrompt],
    ['seed', abilities.seed],
    ['strength', abilities.strength],
  ] as const) {
    if (!can && given[field] !== undefined && given[field] !== '') return { field, problem: 'The engine takes none' }
  }
  if (given.kind === 'image')
    return { request: { ...given, motion: undefined, camera: undefined, durationSeconds: undefined } }
  const { durationSeconds = usual(abilities.durations) } = given
  if (!abilities.durations.includes(durationSeconds)) return wrong('durationSeconds', abilities.durations)
  return { request: { ...given, durationSeconds } }
}

// The keys of a constant table are its type's keys; Object.keys cannot know.
const fields = Object.keys(chosenFrom) as readonly ChosenField[]
const manyFields = Object.keys(manyFrom) as readonly ManyField[]

const wrong = (field: string, known: readonly (string | number)[]) => ({
  field,
  problem: `Value must be one of (${known.join(', ')})`,
})

const largerThan = ({ sizes }: Abilities): readonly string[] =>
  sizes.flatMap(({ id, factor }) => (factor > 1 ? [id] : []))

/** Four seconds, or as near to it as there is. */
const usual = (durations: readonly number[]): number =>
  durations.toSorted((one, other) => Math.abs(one - 4) - Math.abs(other - 4))[0] ?? 4
