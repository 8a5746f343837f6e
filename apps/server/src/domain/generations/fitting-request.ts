import type { Abilities } from '@eidolon/contract/engines.ts'
import {
  changedFrom,
  changeFields,
  type ChosenField,
  chosenFrom,
  type ManyField,
  manyFrom,
  type NewGeneration,
} from '@eidolon/contract/generations.ts'
import { type Fit, fittingCast } from './fitting-cast.ts'

/** A request that the engine can fulfil as it stands, or the first field that it cannot. */
export function fittingRequest(asked: NewGeneration, abilities: Abilities): Fit {
  const people = fittingCast(asked, abilities)
  if ('problem' in people) return people
  const given = people.request
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
  for (const field of ['hairStyle', 'accessories'] as const) {
    const known = abilities[changedFrom[field].list].map(({ id }) => id)
    if ([given[field] ?? []].flat().some((chosen) => !known.includes(chosen))) return wrong(field, known)
  }
  const misfit = changeProblem(given, abilities)
  if (misfit) return misfit
  const size = abilities.sizes.find(({ id }) => id === given.size)
  if (size && given.kind === 'video') return { field: 'size', problem: 'Films are drawn in the standard size' }
  const isClearFilm = given.background === 'none' && given.kind === 'video'
  if (isClearFilm && abilities.cutoutSeconds === 0) {
    return { field: 'background', problem: 'Films have a background' }
  }
  const max = given.enlarge ? 1 : Math.min(abilities.maxCount, size?.maxCount ?? abilities.maxCount)
  if (given.count > max) return { field: 'count', problem: `Value must be a valid range between 1 and ${max}` }
  if (given.enlarge && !size) return wrong('size', largerThan(abilities))
  if (given.enlarge && given.parentMediaId === undefined) {
    return { field: 'parentMediaId', problem: 'Value must name the picture that is to be drawn larger' }
  }
  for (const [field, can] of [
    ['negativePrompt', abilities.negativePrompt],
    ['seed', abilities.seed],
    ['strength', abilities.strength],
    ['likeness', abilities.likeness],
    ['guidance', abilities.guidance.length > 0],
    ['retries', abilities.retries > 0],
  ] as const) {
    if (!can && given[field] !== undefined && given[field] !== '') return { field, problem: 'The engine takes none' }
  }
  const posed = poseProblem(given, abilities)
  if (posed) return posed
  if (given.guidance && !abilities.guidance.includes(given.guidance.kind)) return wrong('guidance', abilities.guidance)
  if (given.retries && given.retries.times > abilities.retries) {
    return { field: 'retries', problem: `Value must be a valid range between 1 and ${abilities.retries}` }
  }
  if (given.retries && (given.kind === 'video' || given.enlarge)) {
    return { field: 'retries', problem: 'Only new pictures are drawn again' }
  }
  if (given.guidance && given.kind === 'video') return { field: 'guidance', problem: 'Only pictures are guided' }
  if (given.kind === 'image') {
    const still = { motion: undefined, camera: undefined, durationSeconds: undefined }
    // What is changed is what the new picture goes on from.
    const from = given.change && { parentMediaId: given.change.mediaId }
    return { request: { ...given, ...still, ...from } }
  }
  const durations = isClearFilm
    ? abilities.durations.filter((seconds) => seconds <= abilities.cutoutSeconds)
    : abilities.durations
  const { durationSeconds = usual(durations) } = given
  if (!durations.includes(durationSeconds)) return wrong('durationSeconds', durations)
  return { request: { ...given, durationSeconds } }
}

/** Poses of one's own are for engines that draw them, or are held to our drawing of them; ways between two are for films. */
function poseProblem(given: NewGeneration, { ownPoses }: Abilities): Exclude<Fit, { request: unknown }> | undefined {
  const { cast = [] } = given
  const at = cast.findIndex(({ joints }) => joints)
  const field = given.joints ? 'joints' : at < 0 ? undefined : `cast.${at}.joints`
  const canGoOn = given.kind === 'video' && ownPoses
  // Whoever has no pose of their own begins in the one that is for all.
  const stray = cast.findIndex(
    ({ jointsTo, joints, pose }) => jointsTo && !(canGoOn && (joints ?? (pose === undefined && given.joints))),
  )
  const going =
    given.jointsTo && !(given.joints && canGoOn) ? 'jointsTo' : stray < 0 ? undefined : `cast.${stray}.jointsTo`
  if (going !== undefined) {
    return { field: going, problem: 'Value is for films of the built-in engine that begin with an own pose' }
  }
  if (field === undefined || ownPoses || given.guidance) return undefined
  return { field, problem: 'The engine takes an own pose only where `guidance` holds it to our drawing of the scene' }
}

/** Fields that are picked for a change and say nothing without one. */
const onlyInChanges = ['hairStyle', 'hairColour', 'accessories'] as const

/** What has a say in some change or in the whole of a picture, and none in the change that is asked for. */
const others = [
  ...new Set<keyof NewGeneration>([
    ...Object.values(changeFields).flat(),
    'style',
    'framing',
    'angle',
    'view',
    'effects',
    'size',
    'strength',
    'guidance',
    'likeness',
    'retries',
    'enlarge',
    'motion',
    'camera',
    'durationSeconds',
  ]),
]

/** A change is of one picture, of a part that the engine knows, and says what that is to be and nothing else. */
function changeProblem(
  given: NewGeneration,
  { parts, masks }: Abilities,
): Exclude<Fit, { request: unknown }> | undefined {
  const { change } = given
  if (!change) {
    const field = onlyInChanges.find((one) => given[one] !== undefined)
    return field && { field, problem: 'Value is for a change of a picture: `change`' }
  }
  if (parts.length === 0) return { field: 'change', problem: 'The engine takes none' }
  if (!parts.some(({ id }) => id === change.part))
    return wrong(
      'change',
      parts.map(({ id }) => id),
    )
  const painted = [change.maskFileId, change.strokes].filter((one) => one !== undefined)
  if (painted.length > 0 && !masks) return { field: 'change', problem: 'The engine takes no masks' }
  if (painted.length > 1) return { field: 'change', problem: 'Either strokes or maskFileId says where' }
  if (change.part === 'painted' && painted.length === 0) {
    return { field: 'change', problem: 'strokes or maskFileId must say where' }
  }
  if (given.kind !== 'image') return { field: 'kind', problem: 'Only pictures can be changed; a film is drawn anew' }
  if (given.count !== 1) return { field: 'count', problem: 'A change is one picture' }
  if (given.parentMediaId !== undefined && given.parentMediaId !== change.mediaId) {
    return { field: 'parentMediaId', problem: 'Value must be the picture that is changed, or left out' }
  }
  if (given.negativePrompt !== '') return { field: 'negativePrompt', problem: 'A change says what is to be seen' }
  const own: readonly (keyof NewGeneration)[] = changeFields[change.part]
  const stray = others.find((field) => given[field] !== undefined && !own.includes(field))
  if (stray) return { field: stray, problem: `Value says nothing of the ${change.part}, which is changed` }
  if (given.prompt.trim() !== '' || own.some((field) => given[field] !== undefined)) return undefined
  return { field: own[0] ?? 'prompt', problem: `Value must say what the ${change.part} is to be; so may the prompt` }
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
