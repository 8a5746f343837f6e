import type { Abilities } from '@eidolon/contract/engines.ts'
import { changedFrom, chosenFrom, type ChangeablePart, type NewGeneration } from '@eidolon/contract/generations.ts'
import type { MediaParts } from '@eidolon/contract/media.ts'
import { fieldsOf, textOf } from '#lib/narrow.ts'
import type { IconName } from '#ui/icon/paths.ts'

/** What is picked from a list for a part. */
type Picked = 'hairStyle' | 'expression' | 'outfit' | 'accessories' | 'background' | 'time' | 'light' | 'pose'

export type Field = { readonly field: Picked; readonly label: string; readonly icon: IconName }

const outfit: Field = { field: 'outfit', label: 'Outfit', icon: 'shirt' }

/** What is asked about a part. */
export const fieldsFor: Readonly<Record<ChangeablePart, readonly Field[]>> = {
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
}

/** Parts that have a colour to be picked, and what it is called. */
export const colourOf: Readonly<Partial<Record<ChangeablePart, string>>> = {
  hair: 'Hair colour',
  top: 'Colour',
  bottom: 'Colour',
  shoes: 'Colour',
}

export const listOf = (abilities: Abilities, field: Picked) =>
  field === 'hairStyle' || field === 'accessories'
    ? { choices: abilities[changedFrom[field].list], most: changedFrom[field].most }
    : { choices: abilities[chosenFrom[field]], most: 1 }

/** What was picked for one part so far; what is not there stays as it is. */
export type Wish = {
  readonly picks: Readonly<Partial<Record<Picked, readonly string[]>>>
  readonly colour: string
  readonly words: string
}

export const noWish: Wish = { picks: {}, colour: '', words: '' }

/** The fields of a request that say so; undefined where nothing was picked or said that is not so already. */
export function askedFor(
  part: ChangeablePart,
  { picks, colour, words }: Wish,
  now: Shown,
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
export type Shown = Readonly<Partial<Record<Picked, readonly string[]>>>

/** Read out of a picture's recipe. */
export function shownIn(recipe: unknown): Shown {
  const { setting, genes, cutOut } = fieldsOf(fieldsOf(recipe)['order'])
  const { expression, outfit: worn, accessories, background, time, light, pose } = fieldsOf(setting)
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
  }
}

/** The parts one can choose from: those that are seen, and what lies over all of them; before that is known, every one. */
export function partsToShow(abilities: Abilities, seen: MediaParts['parts'] | undefined) {
  const overall: readonly string[] = ['light', 'pose']
  return abilities.parts.filter(({ id }) => !seen || overall.includes(id) || seen.some(({ part }) => part === id))
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id))
