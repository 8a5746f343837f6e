import { z } from 'zod'
import { NewGeneration } from './generations.ts'
import { limits } from './limits.ts'
import { isAtMost } from './parameters.ts'
import { readPlainJson } from './plain-json.ts'
import { plainLine } from './plain-text.ts'

/** Everything that can be chosen in the generator beside whom to draw and what to go on from. */
export const PresetSettings = NewGeneration.omit({
  characterId: true,
  characterIds: true,
  cast: true,
  outfitId: true,
  poseId: true,
  poseToId: true,
  albumId: true,
  parentMediaId: true,
  enlarge: true,
}).partial()
export type PresetSettings = z.output<typeof PresetSettings>

const named = `A name has 1 to ${limits.preset.name} characters.`
const settings = 'These are no settings of the generator.'

/** What a preset consists of; as a document, `settings` is a JSON text. */
export const PresetFields = z.object({
  name: z
    .string({ error: named })
    .transform((name) => plainLine(name).trim())
    .refine((name) => name !== '' && isAtMost(name, limits.preset.name), named),
  settings: z.string({ error: settings }).refine((text) => readPresetSettings(text) !== undefined, settings),
})
export type PresetFields = z.output<typeof PresetFields>

/** The settings in a preset's text, and nothing that it does not name; undefined when they are none. */
export function readPresetSettings(text: string): PresetSettings | undefined {
  const given = readPlainJson(text, 2 * limits.preset.settings)
  const read = PresetSettings.safeParse(given)
  if (!read.success || typeof given !== 'object' || given === null) return undefined
  // The generator's usual choices stand for what was left out; a preset leaves that as it is.
  return Object.fromEntries(Object.entries(read.data).filter(([name]) => name in given))
}
