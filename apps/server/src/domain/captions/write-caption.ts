import { limits } from '@eidolon/contract/limits.ts'
import { plainText } from '@eidolon/contract/plain-text.ts'
import { sheetKinds, sheetLabels } from '@eidolon/contract/characters/sheets.ts'
import {
  accessories,
  backgrounds,
  cameraMoves,
  cameras,
  colours,
  compositions,
  effects,
  type CatalogEntry,
  expressions,
  focuses,
  framings,
  grades,
  hairColors,
  lenses,
  lights,
  marks,
  materials,
  motions,
  outfits,
  patterns,
  poses,
  scenery,
  styles,
  thingMaterials,
  views,
} from '@eidolon/people'
import { severalOf, whereAnimalsAre } from '#domain/looks/animals.ts'
import { isWhole, type CaptionSubject, type ShownParts, shownParts } from './shown-parts.ts'

/** What a picture is called, and the parts it shows as words that a search can ask for. */
export type Caption = { readonly caption: string; readonly says: string }

/** Says in plain English what a picture shows, from what it was made of. The same picture always has the same caption. */
export function writeCaption(shown: CaptionSubject): Caption {
  if (shown.kind === 'sheet') return sheetCaption(shown)
  const parts = shownParts(shown)
  const words = wordsPassedOn(shown)
  const said = sentence(shown, parts)
  return {
    caption: atMost(plainText(words === '' ? said : `${said}: ${words}`), limits.media.caption),
    says: saysOf(parts),
  }
}

/** Of a sheet it says what it is, and how many pictures there are on it. */
function sheetCaption({ scene, style, character }: CaptionSubject): Caption {
  const sheet = sheetKinds.find((kind) => kind === scene['sheet'])
  const many = typeof scene['pictures'] === 'number' ? [`${scene['pictures']} pictures`] : []
  const name = (character?.name ?? '').trim()
  const what = `${sheet ? sheetLabels[sheet] : 'Sheet'}${name === '' ? '' : ` of ${name}`}`
  const manner = style === '' ? [] : [nameIn(styles, style)]
  const parts = new Map([...(sheet ? [['sheet', [sheet]] as const] : []), ['style', [style]] as const])
  return {
    caption: atMost(plainText([what, ...many, ...manner].join(', ')), limits.media.caption),
    says: saysOf(parts),
  }
}

/** One part as it is written into `says`; undefined for a value that is no id. */
export function saidPart(field: string, value: string): string | undefined {
  const text = `${field}:${value}`.toLowerCase()
  return /^[a-z0-9]+:[a-z0-9-]{1,50}$/.test(text) ? text : undefined
}

function saysOf(parts: ShownParts): string {
  const all = [...parts].flatMap(([field, values]) => values.flatMap((value) => saidPart(field, value) ?? []))
  return atMost(all.join(' '), limits.media.says)
}

function sentence({ kind, character, others = [] }: CaptionSubject, parts: ShownParts): string {
  const names = [character, ...others].map((one) => (one?.name ?? '').trim()).filter((one) => one !== '')
  const name = [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((one) => one !== '').join(' and ')
  const who = name === '' ? somebody(parts) : name
  if (parts.size === 0 && name === '') return kind === 'video' ? 'A video' : 'A picture'
  const clothes = clothesOf(parts)
  const pieces = [
    clothes === undefined ? who : `${who} in ${clothes}`,
    // One's own hair says nothing of the others.
    others.length > 0 ? undefined : hairOf(parts),
    called(marks, parts, 'marks'),
    kind === 'video' ? called(motions, parts, 'motion') : undefined,
    called(poses, parts, 'pose'),
    expressionOf(parts),
    thingsOf(parts),
    whereAndWhen(parts),
    lightOf(parts),
    called(effects, parts, 'effects'),
    piecesOf(parts),
    called(framings, parts, 'framing'),
    usual.has(first(parts, 'camera') ?? '') ? undefined : called(cameras, parts, 'camera'),
    called(views, parts, 'view'),
    called(lenses, parts, 'lens'),
    called(focuses, parts, 'focus'),
    called(compositions, parts, 'composition'),
    usual.has(first(parts, 'cameraMove') ?? '') ? undefined : called(cameraMoves, parts, 'cameraMove'),
    called(styles, parts, 'style'),
    called(grades, parts, 'grade'),
  ]
  return pieces.filter((piece) => piece !== undefined && piece !== '').join(', ')
}

/** A model was given the words themselves, and may have drawn what no catalog knows. */
function wordsPassedOn({ scene, prompt }: CaptionSubject): string {
  return isWhole(scene) ? '' : prompt.replaceAll(/\s+/g, ' ').trim()
}

/** Not worth a word. */
const usual: ReadonlySet<string> = new Set(['eye-level', 'still'])

const first = (parts: ShownParts, field: string): string | undefined => parts.get(field)?.[0]

function somebody(parts: ShownParts): string {
  const sex = first(parts, 'sex')
  const role = first(parts, 'role')
  const who = sex === 'female' ? 'A woman' : sex === 'male' ? 'A man' : 'Somebody'
  return role === undefined ? who : `${who}, ${withArticle(role.replaceAll('-', ' '))}`
}

const nameIn = (list: readonly CatalogEntry[], id: string): string => {
  const label = list.find((entry) => entry.id === id)?.label ?? id.replaceAll('-', ' ')
  // A T-shirt keeps its letter.
  return /^[A-Z](?:-|[A-Z])/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
}

function called(list: readonly CatalogEntry[], parts: ShownParts, field: string): string | undefined {
  return parts
    .get(field)
    ?.map((id) => nameIn(list, id))
    .join(', ')
}

function clothesOf(parts: ShownParts): string | undefined {
  const outfit = first(parts, 'outfit')
  const color = first(parts, 'colour')
  if (outfit === undefined) return color === undefined ? undefined : nameIn(colours, color)
  const words = [
    first(parts, 'wear'),
    color && nameIn(colours, color),
    patterns.find(({ id }) => id === first(parts, 'pattern'))?.words[0],
    called(materials, parts, 'material'),
    asClothes[outfit] ?? nameIn(outfits, outfit),
  ]
  return withArticle(words.filter((word) => word !== undefined && word !== '').join(' '))
}

const asClothes: Readonly<Record<string, string>> = {
  pirate: 'pirate clothes',
  cyberpunk: 'cyberpunk clothes',
  steampunk: 'steampunk clothes',
}

function lightOf(parts: ShownParts): string | undefined {
  const tints = ['lightColour', 'lightColour2'].flatMap((field) => first(parts, field) ?? [])
  const light = called(lights, parts, 'light')
  if (tints.length === 0) return light
  const named = tints.map((id) => nameIn(colours, id)).join(' and ')
  return first(parts, 'light') === 'coloured' ? `${named} light` : `${light}, ${named}`
}

function hairOf(parts: ShownParts): string | undefined {
  const color = first(parts, 'hairColour')
  return color === undefined ? undefined : `${nameIn([...hairColors, ...colours], color)} hair`
}

const asFaces: Readonly<Record<string, string>> = {
  neutral: '',
  smile: 'smiling',
  grin: 'grinning',
  smirk: 'smirking',
  wink: 'winking',
  pout: 'pouting',
}

function expressionOf(parts: ShownParts): string | undefined {
  const id = first(parts, 'expression')
  return id === undefined ? undefined : (asFaces[id] ?? nameIn(expressions, id))
}

/** What was asked of one thing. */
const toldOf = (parts: ShownParts, field: string, id: string): string | undefined =>
  parts
    .get(field)
    ?.find((value) => value.startsWith(`${id}--`))
    ?.slice(id.length + 2)

/** With the color and the material that were asked of it, and, of animals, how many there are and where; gold is metal anyway. */
function thingOf(parts: ShownParts, id: string): string {
  const [color, material] = [toldOf(parts, 'thingColour', id), toldOf(parts, 'thingMaterial', id)]
  const name = nameIn(accessories, id)
  const words = [
    ...(color === undefined || name.startsWith(color) ? [] : [nameIn(colours, color)]),
    ...(material === undefined || (material === 'metal' && color !== undefined)
      ? []
      : [nameIn(thingMaterials, material)]),
    name,
  ].join(' ')
  const where = whereAnimalsAre[toldOf(parts, 'thingPlace', id) ?? '']
  const things = severalOf(words, toldOf(parts, 'thingCount', id)) ?? withArticle(words)
  return where === undefined ? things : `${things} ${where}`
}

function thingsOf(parts: ShownParts): string | undefined {
  const things = parts.get('accessories')?.map((id) => thingOf(parts, id))
  return things && `with ${things.join(' and ')}`
}

function piecesOf(parts: ShownParts): string | undefined {
  const pieces = parts.get('scenery')?.map((id) => nameIn(scenery, id))
  return pieces && `with ${pieces.join(', ')} around`
}

const asPlaces: Readonly<Record<string, string>> = {
  none: 'cut out',
  beach: 'at the beach',
  lake: 'by a lake',
  lighthouse: 'at a lighthouse',
  'city-street': 'on a city street',
  rooftop: 'on a rooftop',
  stage: 'on a stage',
  meadow: 'on a meadow',
  sky: 'above the clouds',
  space: 'in space',
  underwater: 'underwater',
}
const asTimes: Readonly<Record<string, string>> = {
  dawn: 'at dawn',
  day: 'by day',
  sunset: 'at sunset',
  dusk: 'at dusk',
  night: 'at night',
}
const asWeathers: Readonly<Record<string, string>> = {
  clear: '',
  cloudy: 'under clouds',
  rain: 'in the rain',
  snow: 'in the snow',
  fog: 'in fog',
  storm: 'in a storm',
}

function whereAndWhen(parts: ShownParts): string {
  const place = first(parts, 'background')
  const time = first(parts, 'time')
  const weather = first(parts, 'weather')
  const where = place === undefined ? '' : (asPlaces[place] ?? `in ${withArticle(nameIn(backgrounds, place))}`)
  const when = time === undefined ? '' : (asTimes[time] ?? '')
  const sky = weather === undefined ? '' : (asWeathers[weather] ?? '')
  return [where, when, sky].filter(Boolean).join(' ')
}

/** "a red shirt", "an office", but "overalls" and "plate armour". */
function withArticle(name: string): string {
  const [head = name] = name.split(' and ')
  const isMany = /[^su]s$|wear$|armour$/.test(head) && head === name
  if (isMany) return name
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`
}

/** Cut at the end of a word, in code points, as lengths are counted. */
function atMost(text: string, max: number): string {
  const signs = Array.from(text)
  if (signs.length <= max) return text
  const cut = signs.slice(0, max).join('')
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cut
}
