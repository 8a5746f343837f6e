import type { Abilities } from '@eidolon/contract/engines.ts'
import { type CastEntry, everybodyIn, type NewGeneration } from '@eidolon/contract/generations.ts'

/** A request that can be fulfilled, or the field that cannot. */
export type Fit = { readonly request: NewGeneration } | { readonly field: string; readonly problem: string }

/** The lists that each person of a picture is given a choice of their own from. */
const chosenForEach = { expression: 'expressions', outfit: 'outfits', pose: 'poses' } as const

/**
 * A request whose people the engine can draw together, or the first field that says otherwise. What is asked of somebody
 * who is alone is asked of the picture.
 */
export function fittingCast(given: NewGeneration, abilities: Abilities): Fit {
  const everybody = everybodyIn(given)
  const { cast = [], arrangement } = given
  const { maxCharacters, maxFilmCharacters = maxCharacters } = abilities
  const most = given.kind === 'video' ? maxFilmCharacters : maxCharacters
  if (everybody[0] !== given.characterId) {
    return { field: 'characterIds', problem: 'Value must begin with `characterId`' }
  }
  if (everybody.length > most) {
    const what = given.kind === 'video' ? 'film' : 'picture'
    const problem = most === 1 ? `The engine draws one character in a ${what}` : `The engine draws at most ${most}`
    return { field: 'characterIds', problem }
  }
  if (arrangement !== undefined) {
    const known = abilities.arrangements
      .filter(({ least, most: upTo }) => everybody.length >= least && everybody.length <= upTo)
      .map(({ id }) => id)
    if (everybody.length === 1) return { field: 'arrangement', problem: 'Value is for several: `characterIds`' }
    if (!known.includes(arrangement)) return wrong('arrangement', known)
    const posed = poseBeside(given, abilities)
    if (posed) return posed
  }
  for (const [index, person] of cast.entries()) {
    const problem = problemOf(person, everybody, abilities)
    if (problem) return { ...problem, field: `cast.${index}.${problem.field}` }
  }
  if (everybody.length > 1) {
    if (given.change) return { field: 'change', problem: 'It shows whom the picture shows: leave `characterIds` out' }
    return { request: given }
  }
  const { characterId: _self, looksAt: _nobody, ...own } = cast[0] ?? { characterId: '' }
  const chosen = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined))
  return { request: { ...given, ...chosen, characterIds: undefined, cast: undefined } }
}

/** A pose that was chosen where the arrangement has poses of its own. */
function poseBeside(given: NewGeneration, { arrangements }: Abilities): Problem | undefined {
  const { arrangement, cast = [] } = given
  const pose = given.pose ?? given.joints
  const own = arrangements.find(({ id, posed }) => id === arrangement && posed)
  if (!own) return undefined
  const at = cast.findIndex((person) => (person.pose ?? person.joints) !== undefined)
  const problem = `The arrangement “${own.label}” has poses of its own`
  const field = (of: { readonly pose?: unknown } | undefined) => (of?.pose === undefined ? 'joints' : 'pose')
  if (pose !== undefined) return { field: field(given), problem }
  return at < 0 ? undefined : { field: `cast.${at}.${field(cast[at])}`, problem }
}

type Problem = { readonly field: string; readonly problem: string }

function problemOf(person: CastEntry, everybody: readonly string[], abilities: Abilities): Problem | undefined {
  if (!everybody.includes(person.characterId)) {
    return { field: 'characterId', problem: 'Value must be one of `characterIds`' }
  }
  for (const field of ['expression', 'outfit', 'pose'] as const) {
    const chosen = person[field]
    const known = abilities[chosenForEach[field]].map(({ id }) => id)
    if (chosen !== undefined && !known.includes(chosen)) return wrong(field, known)
  }
  const { looksAt } = person
  const seen = ['camera', ...everybody.filter((id) => id !== person.characterId)]
  return looksAt === undefined || seen.includes(looksAt) ? undefined : wrong('looksAt', seen)
}

const wrong = (field: string, known: readonly string[]): Problem => ({
  field,
  problem: `Value must be one of (${known.join(', ')})`,
})
