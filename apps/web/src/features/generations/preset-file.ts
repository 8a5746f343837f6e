import { PresetFields, type PresetSettings, readPresetSettings } from '@eidolon/contract/presets.ts'
import { fieldsOf, jsonOf } from '#lib/json-guards.ts'

export type NamedSettings = { readonly name: string; readonly settings: PresetSettings }

/** What a file may hold: more is nobody's collection of settings. */
export const presetFileLimits = { bytes: 1_000_000, presets: 200 } as const

/** Presets as a file that this studio and any other installation reads. */
export function presetFile(presets: readonly NamedSettings[]): string {
  const kept = presets.map(({ name, settings }) => ({ name, settings }))
  return `${JSON.stringify({ eidolon: 'presets', version: 1, presets: kept }, null, 2)}\n`
}

/** The presets of such a file; of a name that is there twice the last one counts. Undefined when it is no such file. */
export function readPresetFile(text: string): readonly NamedSettings[] | undefined {
  const { eidolon, presets } = fieldsOf(jsonOf(text))
  if (eidolon !== 'presets' || !Array.isArray(presets) || presets.length > presetFileLimits.presets) return undefined
  const named = new Map<string, NamedSettings>()
  for (const each of presets) {
    const { name, settings } = fieldsOf(each)
    const { data } = PresetFields.safeParse({ name, settings: JSON.stringify(settings) })
    const read = data && readPresetSettings(data.settings)
    if (!read) return undefined
    named.set(data.name, { name: data.name, settings: read })
  }
  return [...named.values()]
}
