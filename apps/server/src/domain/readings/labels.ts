import { lookParts } from '@eidolon/contract/characters/looks.ts'
import {
  accessories,
  backgrounds,
  beards,
  cameraMoves,
  cameras,
  colours,
  compositions,
  effects,
  type CatalogEntry,
  expressions,
  eyeColors,
  cutOuts,
  focuses,
  framings,
  grades,
  hairColors,
  hairStyles,
  lenses,
  lights,
  marks,
  motifs,
  motions,
  ofThing,
  outfits,
  poses,
  scenery,
  skinDyes,
  styles,
  thingMaterials,
  times,
  views,
  weathers,
} from '@eidolon/people'
import { severalOf, whereAnimalsAre } from '#domain/looks/animals.ts'

/** Where the names of a part's values are. */
const lists: Readonly<Record<string, readonly CatalogEntry[]>> = {
  accessories,
  background: backgrounds,
  beard: beards,
  camera: cameras,
  cameraMove: cameraMoves,
  effects,
  expression: expressions,
  framing: framings,
  hairStyle: hairStyles,
  lens: lenses,
  focus: focuses,
  cutOut: cutOuts,
  composition: compositions,
  light: lights,
  lightColour: colours,
  lightColour2: colours,
  effectColour: colours,
  grade: grades,
  tones: colours,
  marks,
  motif: motifs,
  motion: motions,
  outfit: outfits,
  pose: poses,
  gesture: poses,
  scenery,
  style: styles,
  time: times,
  view: views,
  weather: weathers,
  eyeColour: [...eyeColors, ...colours],
  hairColour: [...hairColors, ...colours],
  highlight: [...hairColors, ...colours],
  skinDye: skinDyes,
  colour: colours,
  colour2: colours,
  accent: colours,
  lipstick: colours,
  ink: colours,
  paint: colours,
  nails: colours,
  eyeshadow: colours,
  otherEye: [...eyeColors, ...colours],
}

/** What a value is said of, where it says nothing by itself: silver hair, long legs, a round face. */
const nouns: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'build shoulders legs hips neck freckles wrinkles scar moles forehead cheekbones cheeks jaw chin lashes brows nose lips mouth lipstick ears beard'
      .split(' ')
      .map((part) => [part, part]),
  ),
  skinTone: 'skin',
  skinDye: 'skin',
  headShape: 'face',
  eyeColour: 'eyes',
  eyeSize: 'eyes',
  eyeShape: 'eyes',
  hairLength: 'hair',
  hairTexture: 'hair',
  hairColour: 'hair',
  highlight: 'highlights',
  motif: 'tattoo',
  ink: 'ink',
  paint: 'paint',
  nails: 'nails',
  eyeshadow: 'eye shadow',
  otherEye: 'left eye',
  colour: 'clothes',
  lightColour: 'light',
  lightColour2: 'light',
  effectColour: 'effect',
  tones: 'tones',
}

/** Values that are called otherwise than they are written. */
const proper: Readonly<Record<string, string>> = {
  'sex female': 'Woman',
  'sex male': 'Man',
  'heritage middle-eastern': 'Middle Eastern',
  'heritage south-asian': 'South Asian',
  'height average': 'Average height',
  'otherEye odd': 'Eyes of two colours',
  'motif floral': 'Flower tattoo',
  'motif japanese': 'Koi and waves tattoo',
  'motif script': 'Written tattoo',
  'motif runes': 'Rune tattoo',
}

/** What people do or how they look is not done; a thing is no thing. */
const done: ReadonlySet<string> = new Set(['pose', 'gesture', 'expression', 'motion', 'cameraMove'])

/**
 * What a chip says of something that was read: "Silver hair", "No hat", "Beach". `words` are those that said it; by
 * them a thing is called that must not be seen, since whoever wants no hat has not spoken of a fedora.
 */
export function labelOf(field: string, value: string, words: string): string {
  if (!value.startsWith('-')) return nameOf(field, value)
  const id = value.slice(1)
  const entry = lists[field]?.find((one) => one.id === id)
  const said = entry && longestIn(words, entry.words)
  return `${done.has(field) ? 'Not' : 'No'} ${said ?? nameOf(field, id).toLowerCase()}`
}

/** "Green umbrella", "Glass sword", "Cat on the lap", "Three dogs". */
function nameOfTold(field: string, value: string): string | undefined {
  const about = field.startsWith('thing') ? ofThing(value) : undefined
  if (!about) return undefined
  if (field === 'thingPlace') return `${nameOf('accessories', about.id)} ${whereAnimalsAre[about.said] ?? about.said}`
  if (field === 'thingCount') {
    const name = nameOf('accessories', about.id)
    return capital(severalOf(name.toLowerCase(), about.said) ?? name)
  }
  const list: readonly CatalogEntry[] = field === 'thingColour' ? colours : thingMaterials
  const name = list.find(({ id }) => id === about.said)?.label ?? capital(about.said.replaceAll('-', ' '))
  return `${name} ${nameOf('accessories', about.id).toLowerCase()}`
}

function nameOf(field: string, value: string): string {
  const told = nameOfTold(field, value)
  if (told !== undefined) return told
  const own = proper[`${field} ${value}`]
  if (own !== undefined) return own
  const noun = nouns[field]
  if (value === 'none') return `No ${noun ?? called(field).toLowerCase()}`
  if (value === 'yes') return capital(noun ?? called(field))
  if (field === 'age') return `${value} years old`
  if (field === 'height' && /^\d+$/.test(value)) return `${value} cm`
  if (field === 'sceneryColour') return dyedName(value)
  if (field === 'scar') return `Scar on the ${value}`
  const name = lists[field]?.find((one) => one.id === value)?.label ?? capital(value.replaceAll('-', ' '))
  if (field === 'colour2' || field === 'accent') return `${called(field)}: ${name.toLowerCase()}`
  // The catalogue's names of beards say that they are some.
  return noun === undefined || field === 'beard' ? name : `${name} ${noun}`
}

/** `banner:red` is a red banner. */
function dyedName(value: string): string {
  const [id = '', color] = value.split(':')
  const thing = nameOf('scenery', id)
  const dye = colours.find((one) => one.id === color)?.label ?? color?.replaceAll('-', ' ')
  return dye === undefined ? thing : `${capital(dye)} ${thing.toLowerCase()}`
}

const called = (field: string): string => Object.entries(lookParts).find(([part]) => part === field)?.[1] ?? field

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The longest of these words that stands whole in the text. */
function longestIn(text: string, words: readonly string[]): string | undefined {
  const within = ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `
  return words.filter((word) => within.includes(` ${word} `)).toSorted((one, other) => other.length - one.length)[0]
}
