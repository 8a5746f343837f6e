import type { Abilities } from '@eidolon/contract/engines.ts'
import { changedFrom, chosenFrom, type ChangeablePart, type NewGeneration } from '@eidolon/contract/generations.ts'
import { lookPicturePath } from '@eidolon/contract/characters/looks.ts'
import type { MediaParts } from '@eidolon/contract/media/media.ts'
import { fieldsOf, textOf } from '#lib/json-guards.ts'
import type { IconName } from '#ui/icon/paths.ts'

/** What is picked from a list for a part. */
type Picked = 'hairStyle' | 'expression' | 'outfit' | 'accessories' | 'background' | 'time' | 'light' | 'pose'

export type ChangeField = { readonly field: Picked; readonly label: string; readonly icon: IconName }

const outfit: ChangeField = { field: 'outfit', label: 'Outfit', icon: 'shirt' }

/** What is asked about a part. */
export const fieldsFor: Readonly<Record<ChangeablePart, readonly ChangeField[]>> = {
  hair: [{ field: 'hairStyle', label: 'Hair style', icon: 'person' }],
  face: [{ field: 'expression', label: 'Expression', icon: 'mood' }],
  top: [outfit],
  bottom: [outfit],
  shoes: [outfit],
  accessories: [{ field: 'accessories', label: 'Accessories', icon: 'star' }],
  background: [
    { field: 'background', label: 'Background', icon: 'image' },
    { field: 'time', label: 'Time', icon: 'clock' },
  ],
  light: [{ field: 'light', label: 'Light', icon: 'sun' }],
  pose: [{ field: 'pose', label: 'Pose', icon: 'pose' }],
  painted: [],
}

/** Parts that have a color to be picked, and what it is called. */
export const colorOf: Readonly<Partial<Record<ChangeablePart, string>>> = {
  hair: 'Hair colour',
  top: 'Colour',
  bottom: 'Colour',
  shoes: 'Colour',
}

/** What can be picked, and how many; hair is shown on the very person. */
export function listOf(
  abilities: Abilities,
  field: Picked,
  { genes, style = '' }: Pick<ChangeFieldValues, 'genes' | 'style'> = {},
) {
  if (field !== 'hairStyle' && field !== 'accessories') return { choices: abilities[chosenFrom[field]], max: 1 }
  const { list, max } = changedFrom[field]
  const choices = abilities[list]
  if (field !== 'hairStyle' || !genes) return { choices, max }
  const worn = (hairStyle: string) =>
    lookPicturePath({ ...genes, hairStyle, hairLength: 0, hairCurl: 0 }, { style, size: small })
  return { choices: choices.map((choice) => ({ ...choice, previewUrl: `/v1${worn(choice.id)}` })), max }
}

/** Pixels a side of what is only glanced at. */
const small = 192

/** What was picked for one part so far; what is not there stays as it is. */
export type PartChoices = {
  readonly picks: Readonly<Partial<Record<Picked, readonly string[]>>>
  readonly colour: string
  readonly words: string
}

export const nothingChosen: PartChoices = { picks: {}, colour: '', words: '' }

/** The fields of a request that say so; undefined where nothing was picked or said that is not so already. */
export function changeFields(
  part: ChangeablePart,
  { picks, colour, words }: PartChoices,
  now: ChangeFieldValues,
): Partial<NewGeneration> | undefined {
  const picked = fieldsFor[part].flatMap(({ field }) => {
    const ids = picks[field]
    if (!ids || isSame(ids, now[field] ?? [])) return []
    return [[field, field === 'accessories' ? ids : ids[0]] as const]
  })
  const dyed = colour === '' ? {} : part === 'hair' ? { hairColour: colour } : { colours: [colour] }
  const said = words.trim()
  const asked = { ...Object.fromEntries(picked), ...dyed, ...(said !== '' && { prompt: said }) }
  return Object.values(asked).some((value) => value !== undefined) ? asked : undefined
}

/** What a picture shows now, as far as it is known. */
export type ChangeFieldValues = Readonly<Partial<Record<Picked, readonly string[]>>> & {
  readonly genes?: Readonly<Record<string, unknown>>
  readonly style?: string
  /** The colors of hair and clothes. */
  readonly colours?: Readonly<Partial<Record<ChangeablePart, string>>>
}

/** Read out of a picture's recipe, as one of its people has it. */
export function shownIn(recipe: unknown, person = 0): ChangeFieldValues {
  const order = fieldsOf(fieldsOf(recipe)['order'])
  const { others } = fieldsOf(order['together'])
  const other = person > 0 && Array.isArray(others) ? fieldsOf(others[person - 1]) : undefined
  const { cutOut, style } = order
  const genes = other ? other['genes'] : order['genes']
  const setting = other ? { ...fieldsOf(order['setting']), ...fieldsOf(other['setting']) } : order['setting']
  const { expression, outfit: worn, accessories, background, time, light, pose, primary } = fieldsOf(setting)
  const one = (value: unknown) => (textOf(value) === '' ? [] : [textOf(value)])
  return {
    hairStyle: one(fieldsOf(genes)['hairStyle']),
    expression: one(expression),
    outfit: one(worn),
    accessories: Array.isArray(accessories) ? accessories.map(String) : [],
    background: cutOut === true ? ['none'] : one(background),
    time: one(time),
    light: one(light),
    pose: one(pose),
    ...(genes !== undefined && { genes: fieldsOf(genes) }),
    style: textOf(style),
    colours: { hair: textOf(fieldsOf(genes)['hairColour']), top: textOf(primary) },
  }
}

/** What can be chosen of one of the people in a picture, or of all of it. */
export type PartGroup = {
  readonly name: string | undefined
  readonly person: number
  readonly parts: Abilities['parts']
}

/** Whom the picture of a recipe shows, by their ids, where they are several. */
export function severalIn(recipe: unknown): readonly string[] {
  const ids = fieldsOf(fieldsOf(recipe)['request'])['characterIds']
  return Array.isArray(ids) && ids.length > 1 ? ids.map(textOf) : []
}

/** The parts of everybody by their names, and what is everybody's; of one who is alone, all of them together. */
export function groupsToShow(
  abilities: Pick<Abilities, 'parts'>,
  seen: MediaParts['parts'] | undefined,
  names: readonly string[],
  known = true,
): readonly PartGroup[] {
  if (names.length < 2) return [{ name: undefined, person: 0, parts: partsToShow(abilities, seen, known) }]
  const common: readonly string[] = ['background', 'light']
  const isOwn = (id: string) => id !== 'pose' && id !== 'painted' && !common.includes(id)
  const isSeen = (id: string, person: number) => !seen || seen.some((one) => one.part === id && one.person === person)
  const own = names.map((name, person) => ({
    name,
    person,
    parts: abilities.parts.filter(({ id }) => isOwn(id) && isSeen(id, person)),
  }))
  const all = { name: 'All of it', person: 0, parts: abilities.parts.filter(({ id }) => common.includes(id)) }
  return [...own, all].filter(({ parts }) => parts.length > 0)
}

/**
 * The parts one can choose from: those that are seen, and what lies over all of them; before that is known, every one.
 * Where it cannot be known what is where, one paints.
 */
export function partsToShow({ parts }: Pick<Abilities, 'parts'>, seen: MediaParts['parts'] | undefined, known = true) {
  const overall: readonly string[] = known ? ['light', 'pose', 'painted'] : ['painted']
  if (!known) return parts.filter(({ id }) => overall.includes(id))
  return parts.filter(({ id }) => !seen || overall.includes(id) || seen.some(({ part }) => part === id))
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id))
