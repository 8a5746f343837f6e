import type { Abilities, Engine, GuidanceKind, Kind } from '@eidolon/contract/engines.ts'
import {
  chosenFrom,
  largestSeed,
  manyFrom,
  NewGeneration,
  type CastEntry,
  type ChosenField,
  type ManyField,
} from '@eidolon/contract/generations.ts'
import { limits } from '@eidolon/contract/limits.ts'
import type { Joints } from '@eidolon/contract/characters/bones.ts'
import { PresetSettings, readPresetSettings } from '@eidolon/contract/presets.ts'
import type { NewRequest } from '#features/generations/calls.ts'
import { fieldsOf } from '#lib/json-guards.ts'

export type Choices = Readonly<Partial<Record<ChosenField, string>>>
/** Of which several may be chosen. */
export type Several = Readonly<Partial<Record<ManyField, readonly string[]>>>

/** What one of several people has of their own. */
export type CastMember = Partial<CastEntry> & Pick<CastEntry, 'characterId'>

/** Everything the form holds beside whom to draw first. */
export type FormValues = {
  readonly kind: Kind
  readonly prompt: string
  readonly negativePrompt: string
  readonly choices: Choices
  readonly several: Several
  /** Of the clothes: the first, the second and of trimmings; empty ones are as the clothes have them. */
  readonly colours: readonly string[]
  /** A pose of one's own instead of one of the list, and in a film the one that it goes to. */
  readonly joints: Joints | undefined
  readonly jointsTo: Joints | undefined
  readonly durationSeconds: number | undefined
  readonly count: number
  readonly seed: string
  /** Whether the seed stays as it is or is drawn anew each time. */
  readonly seedKept: boolean
  readonly strength: number
  /** Whether a picture is held to our drawing of the scene; undefined: where the engine has models for it. */
  readonly directed: boolean | undefined
  readonly guidance: { readonly kind: GuidanceKind; readonly strength: number }
  /** How closely to keep to the character's face; undefined: as the engine does by itself. */
  readonly likeness: number | undefined
  /** How often a picture that is not alike enough is drawn again; undefined: never. */
  readonly retries: { readonly times: number; readonly below?: number | undefined } | undefined
  readonly engine: string
  readonly albumId: string
  /** The picture that this one goes on from. */
  readonly parentMediaId: string
  /** Who is in the picture besides. */
  readonly others: readonly string[]
  /** How they stand to each other; empty: as it comes. */
  readonly arrangement: string
  readonly cast: readonly CastMember[]
}

export type Problems = Readonly<Partial<Record<string, string>>>

export const emptyValues: FormValues = {
  kind: 'image',
  prompt: '',
  negativePrompt: '',
  choices: { aspect: '4:5' },
  several: {},
  colours: [],
  joints: undefined,
  jointsTo: undefined,
  durationSeconds: undefined,
  count: 1,
  seed: '',
  seedKept: false,
  strength: 0.3,
  directed: undefined,
  guidance: { kind: 'depth', strength: 0.8 },
  likeness: undefined,
  retries: undefined,
  engine: '',
  albumId: '',
  parentMediaId: '',
  others: [],
  arrangement: '',
  cast: [],
}

const chosenFields = Object.keys(chosenFrom).filter((name): name is ChosenField => name in chosenFrom)
const manyFields = Object.keys(manyFrom).filter((name): name is ManyField => name in manyFrom)
/** What only films have. */
const moving: readonly ChosenField[] = ['motion', 'camera']

/** What only pictures have. */
const still: readonly ChosenField[] = ['size']

/** The form with these settings; what they leave out stays. */
export function withSettings(values: FormValues, fields: object): FormValues {
  const settings = readSettings(fields)
  const chosen = chosenFields.flatMap((field) =>
    settings[field] === undefined ? [] : [[field, settings[field]] as const],
  )
  const lists = manyFields.flatMap((field) => (settings[field] ? [[field, settings[field]] as const] : []))
  return {
    ...values,
    ...(settings.kind && { kind: settings.kind }),
    ...(settings.prompt !== undefined && { prompt: settings.prompt }),
    ...(settings.negativePrompt !== undefined && { negativePrompt: settings.negativePrompt }),
    choices: withoutPose({ ...values.choices, ...Object.fromEntries(chosen) }, settings.joints),
    ...((settings.joints ?? settings.pose) && { joints: settings.joints, jointsTo: settings.jointsTo }),
    several: { ...values.several, ...Object.fromEntries(lists) },
    ...(settings.colours && { colours: settings.colours }),
    ...(settings.durationSeconds !== undefined && { durationSeconds: settings.durationSeconds }),
    ...(settings.count !== undefined && { count: settings.count }),
    ...(settings.seed !== undefined && { seed: String(settings.seed), seedKept: true }),
    ...(settings.strength !== undefined && { strength: settings.strength }),
    ...(settings.guidance && { directed: true, guidance: settings.guidance }),
    ...(settings.likeness !== undefined && { likeness: settings.likeness }),
    ...(settings.retries && { retries: settings.retries }),
    ...(settings.engine !== undefined && { engine: settings.engine }),
    ...(settings.arrangement !== undefined && { arrangement: settings.arrangement }),
    ...peopleIn(fields),
  }
}

/** A pose of one's own has no other beside it. */
function withoutPose({ pose, ...choices }: Choices, joints: Joints | undefined): Choices {
  return pose === undefined || joints ? choices : { ...choices, pose }
}

/** Whom a request shows besides the first, and what each has of their own. */
function peopleIn(fields: object): Partial<Pick<FormValues, 'others' | 'cast'>> {
  const given = fieldsOf(fields)
  const ids = NewGeneration.shape.characterIds.safeParse(given['characterIds']).data
  const cast = NewGeneration.shape.cast.safeParse(given['cast']).data
  return { ...(ids && { others: ids.slice(1) }), ...(cast && { cast }) }
}

/** What a preset keeps. */
export function settingsOf(values: FormValues, abilities: Abilities): PresetSettings {
  const asked = requestOf('', values, abilities)
  const {
    characterId: _who,
    characterIds: _all,
    cast: _own,
    albumId: _album,
    parentMediaId: _from,
    ...settings
  } = asked
  return settings
}

/** What is sent: only what the engine can do, and nothing that was left open. */
export function requestOf(characterId: string, values: FormValues, abilities: Abilities): NewRequest {
  const { kind, prompt, negativePrompt, choices, several, durationSeconds, count, seed, strength } = values
  const film = kind === 'video'
  const isPosed = posedArrangement(characterId, values, abilities) !== undefined
  const picked = chosenFields.flatMap((field) => {
    const id = choices[field]
    const isFree = field !== 'pose' || !(isPosed || ownPoseIn(values, abilities))
    const known = abilities[chosenFrom[field]].some((choice) => choice.id === id) && isFree
    return id && known && !(film ? still : moving).includes(field) ? [[field, id] as const] : []
  })
  const lists = manyFields.flatMap((field) => {
    const { list, max } = manyFrom[field]
    const ids = several[field]?.filter((id) => abilities[list].some((choice) => choice.id === id)) ?? []
    return ids.length > 0 ? [[field, ids.slice(0, max)] as const] : []
  })
  const duration = durationSeconds !== undefined && durationsFor(values, abilities).includes(durationSeconds)
  return {
    characterId,
    kind,
    prompt: prompt.trim(),
    ...(abilities.negativePrompt && negativePrompt.trim() && { negativePrompt: negativePrompt.trim() }),
    ...Object.fromEntries(picked),
    ...Object.fromEntries(lists),
    ...(values.colours.some((color) => color !== '') && { colours: [...values.colours] }),
    ...(!isPosed && ownPoseIn(values, abilities)),
    ...(film && duration && { durationSeconds }),
    count: Math.min(count, mostOf(values, abilities)),
    ...(abilities.seed && seed.trim() && { seed: Number(seed) }),
    ...(abilities.strength && values.parentMediaId && { strength }),
    ...(isDirected(values, abilities) && { guidance: guidanceFor(values, abilities) }),
    ...(abilities.likeness && !film && values.likeness !== undefined && { likeness: values.likeness }),
    ...retriesIn(values, abilities),
    ...togetherIn(characterId, values, abilities),
    ...(values.engine && { engine: values.engine }),
    ...(values.albumId && { albumId: values.albumId }),
    ...(values.parentMediaId && { parentMediaId: values.parentMediaId }),
  }
}

/** Drawing again what is not alike, as far as the engine can tell. */
export function retriesIn({ kind, retries }: FormValues, abilities: Abilities): Pick<NewRequest, 'retries'> {
  if (kind !== 'image' || !retries || abilities.retries === 0) return {}
  const { times, below } = retries
  return { retries: { times: Math.min(times, abilities.retries), ...(below !== undefined && { below }) } }
}

/** The pose of one's own, where the engine draws it or is held to our drawing of it. */
function ownPoseIn(values: FormValues, abilities: Abilities): Pick<NewRequest, 'joints' | 'jointsTo'> | undefined {
  const { joints, jointsTo, kind } = values
  if (!joints || !(abilities.ownPoses || isDirected(values, abilities))) return undefined
  return { joints, ...(jointsTo && kind === 'video' && abilities.ownPoses && { jointsTo }) }
}

/** Whether a picture is held to our drawing of the scene. The picture itself guides every model, but costs some its references. */
export function isDirected({ kind, directed }: FormValues, { guidance }: Abilities): boolean {
  return kind === 'image' && guidance.length > 0 && (directed ?? guidance.some((each) => each !== 'render'))
}

/** By what, as far as the engine can. */
export function guidanceFor({ guidance }: FormValues, abilities: Abilities): FormValues['guidance'] {
  const [first = guidance.kind] = abilities.guidance
  return { ...guidance, kind: abilities.guidance.includes(guidance.kind) ? guidance.kind : first }
}

/** How long a film can be: of somebody who is cut out, a short one. */
export function durationsFor({ choices }: FormValues, { durations, cutoutSeconds }: Abilities): readonly number[] {
  const isCutOut = choices.background === 'none' && cutoutSeconds > 0
  return isCutOut ? durations.filter((seconds) => seconds <= cutoutSeconds) : durations
}

/** How many people the engine draws together in a picture, or in a film. */
export const maxTogether = (
  { kind }: Pick<FormValues, 'kind'>,
  { maxCharacters, maxFilmCharacters = maxCharacters }: Pick<Abilities, 'maxCharacters' | 'maxFilmCharacters'>,
): number => (kind === 'video' ? maxFilmCharacters : maxCharacters)

/** Everybody who is drawn, the first one first: as many as the engine can. */
export function everybodyDrawn(
  characterId: string,
  values: Pick<FormValues, 'others' | 'kind'>,
  abilities: Pick<Abilities, 'maxCharacters' | 'maxFilmCharacters'>,
): readonly string[] {
  return [characterId, ...values.others.filter((id) => id !== characterId)].slice(0, maxTogether(values, abilities))
}

/** How so many people can stand to each other. */
export const arrangementsFor = (count: number, { arrangements }: Pick<Abilities, 'arrangements'>) =>
  arrangements.filter(({ least, most }) => count >= least && count <= most)

/** The arrangement that was picked, where it has poses of its own: none is asked for besides. */
export const posedArrangement = (characterId: string, values: FormValues, abilities: Abilities) =>
  posedAmong(everybodyDrawn(characterId, values, abilities).length, values.arrangement, abilities)

const posedAmong = (count: number, arrangement: string, abilities: Pick<Abilities, 'arrangements'>) =>
  arrangementsFor(count, abilities).find(({ id, posed }) => posed && id === arrangement)

/** The part of a request that is about several people; nothing where one is alone. */
function togetherIn(characterId: string, values: FormValues, abilities: Abilities): Partial<NewRequest> {
  const everybody = everybodyDrawn(characterId, values, abilities)
  if (everybody.length < 2) return {}
  const known = (list: readonly { readonly id: string }[], id: string | undefined) =>
    list.find((choice) => choice.id === id)?.id
  const isPosed = posedArrangement(characterId, values, abilities) !== undefined
  const ownFor = ({ joints }: CastMember) =>
    !isPosed && (abilities.ownPoses || isDirected(values, abilities)) ? joints : undefined
  const cast = values.cast.flatMap((person): CastEntry[] => {
    const { characterId: who, looksAt } = person
    const own = {
      expression: known(abilities.expressions, person.expression),
      outfit: known(abilities.outfits, person.outfit),
      pose: isPosed ? undefined : known(abilities.poses, person.pose),
      colours: person.colours,
      poseId: undefined,
      joints: ownFor(person),
      poseToId: undefined,
      jointsTo: values.kind === 'video' && abilities.ownPoses && ownFor(person) ? person.jointsTo : undefined,
      looksAt: looksAt !== undefined && ['camera', ...everybody].includes(looksAt) ? looksAt : undefined,
    }
    const isAny = Object.values(own).some((value) => value !== undefined)
    return everybody.includes(who) && isAny ? [{ characterId: who, ...own }] : []
  })
  const arrangement = known(arrangementsFor(everybody.length, abilities), values.arrangement)
  return {
    characterIds: [...everybody],
    ...(arrangement !== undefined && { arrangement }),
    ...(cast.length > 0 && { cast }),
  }
}

/** How many can be asked for at once: of what is large, fewer. */
export function mostOf({ kind, choices }: FormValues, { maxCount, sizes }: Abilities): number {
  const size = kind === 'image' ? sizes.find(({ id }) => id === choices.size) : undefined
  return Math.min(maxCount, size?.maxCount ?? maxCount)
}

/** Which fields of a reading nothing decides, when these are chosen by hand; two are called otherwise there. */
export function stillOpen(
  open: readonly string[],
  { choices, several, people, arrangement }: ChosenSetting,
  abilities: Pick<Abilities, 'arrangements'>,
): string[] {
  const { angle, camera, ...same } = choices
  const posed = posedAmong(people, arrangement, abilities) && { pose: arrangement }
  const chosen: Readonly<Partial<Record<string, unknown>>> = {
    ...same,
    ...posed,
    camera: angle,
    cameraMove: camera,
    ...several,
  }
  return open.filter((field) => !chosen[field])
}

/** What was chosen by hand for so many people. */
type ChosenSetting = Pick<FormValues, 'choices' | 'several' | 'arrangement'> & { readonly people: number }

/** What has to be mended before anything is sent, by field. */
export function problemsOf(values: FormValues, abilities: Abilities): Problems {
  const { prompt, negativePrompt, seed } = values
  const tooLong = (text: string, limit: number) =>
    text.trim().length > limit ? `That is ${text.trim().length - limit} characters too many.` : undefined
  const found: Problems = {
    prompt: tooLong(prompt, limits.media.prompt),
    negativePrompt: abilities.negativePrompt ? tooLong(negativePrompt, limits.media.negativePrompt) : undefined,
    seed: abilities.seed && !isSeed(seed) ? `A seed is a whole number from 0 to ${largestSeed}.` : undefined,
  }
  return Object.fromEntries(Object.entries(found).filter(([, words]) => words !== undefined))
}

function isSeed(text: string): boolean {
  return text.trim() === '' || (/^\d{1,10}$/.test(text.trim()) && Number(text) <= largestSeed)
}

export function randomSeed(): string {
  return String(Math.floor(Math.random() * (largestSeed + 1)))
}

/** Who draws: the engine that the form names if it is there, otherwise the usual one, or one that can when that one cannot. */
export function engineFor(engines: readonly Engine[], id: string): Engine | undefined {
  const usual = engines.find((one) => one.default) ?? engines[0]
  const able = usual?.available ? usual : engines.find((one) => one.available)
  return engines.find((one) => one.id === id) ?? able ?? usual
}

/** The form as this engine can fulfil it; a kind that it cannot make becomes one that it can. */
export function fitting(values: FormValues, { kinds }: Pick<Abilities, 'kinds'>): FormValues {
  const [first] = kinds
  return kinds.includes(values.kind) || !first ? values : { ...values, kind: first }
}

/** Whatever of it are settings of the generator; a field that is none is left out. */
function readSettings(stored: object): PresetSettings {
  const fields = Object.entries(PresetSettings.shape).flatMap(([name, schema]) => {
    if (!(name in stored)) return []
    const value = fieldsOf(stored)[name]
    return schema.safeParse(value).data === undefined ? [] : [[name, value] as const]
  })
  return readPresetSettings(JSON.stringify(Object.fromEntries(fields))) ?? {}
}
