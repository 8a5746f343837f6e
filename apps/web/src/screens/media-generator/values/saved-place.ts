import type { PresetSettings } from '@eidolon/contract/presets.ts'
import type { Choices } from './form-values.ts'

/** What makes a place: where, at what hour, in which weather and light. */
const placeFields = ['background', 'time', 'weather', 'light'] as const

type SavedBackground = { readonly [Field in (typeof placeFields)[number]]?: string | undefined }

/** Whether a preset holds a place and nothing else: such ones are picked beside the places there are. */
export function isPlace(settings: PresetSettings): boolean {
  const named: readonly string[] = placeFields
  const fields = Object.keys(settings)
  return fields.length > 0 && fields.every((field) => named.includes(field))
}

/** The place that the choices come to; undefined while there is none. */
export function placeOf(choices: SavedBackground): Choices | undefined {
  const chosen = placeFields.flatMap((field) => (choices[field] ? [[field, choices[field]] as const] : []))
  return chosen.length === 0 ? undefined : Object.fromEntries(chosen)
}

/** The choices with this place: what it leaves open is open again, whatever the one before had. */
export function atPlace(choices: Choices, place: SavedBackground): Choices {
  const others = Object.entries(choices).filter(([field]) => !placeFields.some((one) => one === field))
  return { ...Object.fromEntries(others), ...placeOf(place) }
}

/** Whether the choices come to just this place. */
export const isAt = (choices: Choices, place: SavedBackground): boolean =>
  placeFields.every((field) => (choices[field] ?? '') === (place[field] ?? ''))
