import type { ResultKind } from '@eidolon/contract/generations.ts'
import { apart, backgrounds, colours, isHex, parsePrompt, toOklab } from '@eidolon/people'
import { remembered } from '#domain/looks/remembered.ts'

/** What a picture is known to show: the parts that the reader of prompts knows, each with its values. */
export type ShownParts = ReadonlyMap<string, readonly string[]>

/** What is known of a picture when it is kept, and still known of it later. */
export type CaptionSubject = {
  readonly kind: ResultKind
  /** What was decided about it, as the engine told it; whole when nothing was left to a model. */
  readonly scene: Readonly<Record<string, unknown>>
  readonly style: string
  readonly prompt: string
  /** Undefined where nobody is shown that the studio knows, or where they are gone. */
  readonly character: { readonly name: string; readonly appearance: string } | undefined
  /** Whom it shows besides. */
  readonly others?: readonly { readonly name: string }[]
}

/** Under these names a scene keeps the colors of the clothes. */
const colorFields: Readonly<Record<string, string>> = {
  primary: 'colour',
  secondary: 'colour2',
  accent: 'accent',
  effectColour: 'effectColour',
  tones: 'tones',
}

/** The scene first, since it is what was drawn; then what the prompt says beyond it, then the character's description. */
export function shownParts({ scene, style, prompt, character }: CaptionSubject): ShownParts {
  const parts = new Map<string, readonly string[]>()
  const place = backgrounds.find(({ id }) => id === scene['background'])?.more
  if (scene['torn'] === true) parts.set('wear', ['torn'])
  for (const [field, value] of Object.entries({ ...scene, style })) {
    if (field === 'tints') {
      tell(parts, value)
      continue
    }
    // Nobody sees the hour in a cellar, or the weather in a library.
    if ((field === 'time' && place?.hours === false) || (field === 'weather' && place?.sky === false)) continue
    const color = colorFields[field]
    if (field === 'lightColours' && Array.isArray(value)) {
      const [one, two] = value.map((hex: unknown) => namesOfColor(hex).slice(0, 1))
      if (one) parts.set('lightColour', one)
      if (two) parts.set('lightColour2', two)
      continue
    }
    if (field === 'gestures') continue
    // Who looks for somebody who waves finds whoever sits and waves.
    const gestures = field === 'pose' ? textsOf(scene['gestures']) : []
    const values = color === undefined ? [...textsOf(value), ...gestures] : namesOfColor(value)
    if (values.length > 0) parts.set(color ?? field, values)
  }
  for (const text of [prompt, character?.appearance ?? '']) addRead(parts, text, isWhole(scene))
  return parts
}

/** What was asked of single things: `umbrella--green`, by the names that people might give the color. */
function tell(parts: Map<string, readonly string[]>, tints: unknown): void {
  if (typeof tints !== 'object' || tints === null) return
  const told = Object.entries(tints).filter(
    (one): one is [string, object] => typeof one[1] === 'object' && one[1] !== null,
  )
  const color = told.flatMap(([id, tint]) =>
    namesOfColor('colour' in tint ? tint.colour : undefined).map((name) => `${id}--${name}`),
  )
  const material = told.flatMap(([id, tint]) =>
    'material' in tint && typeof tint.material === 'string' ? [`${id}--${tint.material}`] : [],
  )
  const place = told.flatMap(([id, tint]) =>
    'place' in tint && typeof tint.place === 'string' ? [`${id}--${tint.place}`] : [],
  )
  const count = told.flatMap(([id, tint]) =>
    'many' in tint && typeof tint.many === 'number' && tint.many > 1 ? [`${id}--${tint.many}`] : [],
  )
  if (place.length > 0) parts.set('thingPlace', place)
  if (count.length > 0) parts.set('thingCount', count)
  if (color.length > 0) parts.set('thingColour', color)
  if (material.length > 0) parts.set('thingMaterial', material)
}

/** Whether everything that is seen was decided, so that words can add nothing to it but what a person looks like. */
export const isWhole = (scene: CaptionSubject['scene']): boolean =>
  'pose' in scene && 'framing' in scene && 'outfit' in scene

const ofScenes: ReadonlySet<string> = new Set(
  'accessories background camera cameraMove composition effectColour effects expression focus framing gesture grade lens light lightColour lightColour2 motion outfit pose scenery sceneryColour style time tones view weather colour colour2 accent material pattern wear without thingColour thingMaterial thingPlace thingCount'.split(
    ' ',
  ),
)

/** A character's description is read for each of its pictures. */
const understood = remembered((text) => parsePrompt(text).understood)

function addRead(parts: Map<string, readonly string[]>, text: string, isDecided: boolean): void {
  // An upload says nothing, and reading needs the whole vocabulary.
  if (text === '') return
  const read = new Map<string, string[]>()
  for (const { part, value } of understood(text)) {
    if (value.startsWith('-') || parts.has(part) || (isDecided && ofScenes.has(part))) continue
    read.set(part, [...(read.get(part) ?? []), value])
  }
  for (const [part, values] of read) parts.set(part, [...new Set(values)])
}

function textsOf(value: unknown): string[] {
  const some: readonly unknown[] = Array.isArray(value) ? value : [value]
  return some.filter((one) => typeof one === 'string' && one !== '').map(String)
}

/** The nearest name first, then those that people might as well give it: a purple dress is a violet one too. */
function namesOfColor(value: unknown): string[] {
  if (typeof value !== 'string' || !isHex(value)) return []
  const color = toOklab(value)
  const near = named
    .map(({ id, at }) => ({ id, away: apart(color, at) }))
    .toSorted((one, other) => one.away - other.away)
  return near.filter(({ away }, index) => index === 0 || away < alike).map(({ id }) => id)
}

const named = colours.map(({ id, more }) => ({ id, at: toOklab(more) }))
/** How far apart two colors are that go by one name. */
const alike = 0.055
