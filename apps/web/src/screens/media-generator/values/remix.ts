import { amongPeople, withPeople } from '@eidolon/contract/request-people.ts'
import { collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import { fieldsOf, jsonOf, textOf } from '#lib/json-guards.ts'
import type { LoadApi } from '#lib/use-api.tsx'
import { emptyValues, withSettings, type FormValues } from './form-values.ts'

/** How the form goes on from a picture. */
export type Way =
  /** Its settings as they were, to be changed. */
  | 'remix'
  /** The picture itself, changed by a strength. */
  | 'vary'
  /** The picture set in motion. */
  | 'animate'

export const ways = ['remix', 'vary', 'animate'] as const satisfies readonly Way[]

export type Restored = { readonly characterId: string; readonly values: FormValues }

/** What a picture of the library was made of. */
export async function restoreFrom(api: LoadApi, mediaId: string, way: Way): Promise<Restored> {
  const { databases } = await api()
  return restoredOf(fieldsOf(await databases.getDocument(databaseId, collectionIds.media, mediaId)), way)
}

/** The same of its row. */
export function restoredOf(row: Readonly<Record<string, unknown>>, way: Way): Restored {
  const mediaId = textOf(row['$id'])
  const recipe = fieldsOf(jsonOf(row['recipe']))
  const asked = fieldsOf(recipe['request'])
  const here = Array.isArray(row['characterIds']) ? row['characterIds'].filter((id) => typeof id === 'string') : []
  // A recipe never changes: in another account its people have other ids, which the row knows.
  const request = here.length > 0 ? withPeople(asked, amongPeople(asked, here)) : asked
  const restored = valuesOfRecipe({ ...recipe, request, seed: row['seed'] })
  const characterId = textOf(row['characterId']) || textOf(recipe['characterId'])
  const prompt = restored.prompt || textOf(row['prompt'])
  if (way === 'remix') return { characterId, values: { ...restored, prompt } }
  const { others, arrangement, cast } = restored
  // What is kept of the picture is decided by the strength; choices and seed of its own would hold on to all of it.
  const { aspect = '4:5' } = restored.choices
  const together = { others, arrangement, cast }
  const on: FormValues = {
    ...emptyValues,
    ...together,
    choices: { aspect },
    engine: restored.engine,
    parentMediaId: mediaId,
  }
  if (way === 'vary') return { characterId, values: { ...on, prompt, count: 4 } }
  // Who is cut out moves on nothing: chosen where it is seen, because a long video would have a background.
  const choices = row['cutOut'] === true ? { aspect, background: 'none' } : { aspect }
  const values: FormValues = { ...on, choices, kind: 'video', strength: 0 }
  return { characterId, values }
}

/** The form as an address fills it; whatever in there is no setting is left out. */
export const valuesOfSettings = (text: string): FormValues => withSettings(emptyValues, fieldsOf(jsonOf(text)))

type RecipeLike = { readonly request?: unknown; readonly order?: unknown; readonly seed?: unknown }

/** The form as a recipe fills it: what was asked for, and what was drawn where nothing had been asked. */
export function valuesOfRecipe({ request, order, seed }: RecipeLike): FormValues {
  const wanted = fieldsOf(request)
  const { setting, style, seed: drawn, motion, cameraMove, cutOut } = fieldsOf(order)
  const { camera: angle, ...rest } = fieldsOf(setting)
  const alone = cutOut === true && { background: 'none' }
  const settled = { ...rest, ...alone, angle, style, motion, camera: cameraMove }
  const one = { ...settled, ...wanted, count: 1, seed: seed ?? drawn ?? wanted['seed'] }
  return withSettings(emptyValues, one)
}
