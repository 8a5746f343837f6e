import { type JsonFields, fieldsOf, isFields, jsonOf, textOf } from '#lib/json-guards.ts'
import { emptyValues, withSettings, type FormValues } from './form-values.ts'

type FormStorage = Pick<Storage, 'getItem' | 'setItem'>
export type Visit = { readonly characterId: string; readonly values: FormValues }

/** The form as it was last left; one for each account. */
export function createFormMemory(storage: FormStorage, userId: string) {
  const key = `generator:${userId}`
  return {
    read: (): Visit | undefined => {
      try {
        const { characterId, values } = fieldsOf(jsonOf(storage.getItem(key)))
        return isFields(values) ? visitOf(textOf(characterId), values) : undefined
      } catch {
        // Forbidden storage holds nothing.
        return undefined
      }
    },
    write: (visit: Visit) => {
      try {
        storage.setItem(key, JSON.stringify(visit))
      } catch {
        // Storage may be full or forbidden; then the page is the only place that holds it.
      }
    },
  }
}

export type FormMemory = ReturnType<typeof createFormMemory>

/** Whatever older versions of this page have kept is read as settings; the rest is as it would be without. */
function visitOf(characterId: string, kept: JsonFields): Visit {
  const { choices, several, seed, seedKept, directed, albumId, parentMediaId, others, ...rest } = kept
  const more: readonly unknown[] = Array.isArray(others) ? others : []
  const characterIds = more.length > 0 ? [characterId, ...more] : undefined
  const values = withSettings(emptyValues, { ...fieldsOf(choices), ...fieldsOf(several), ...rest, characterIds })
  return {
    characterId,
    values: {
      ...values,
      seed: /^\d{1,10}$/.test(textOf(seed)) ? textOf(seed) : '',
      seedKept: seedKept === true,
      directed: typeof directed === 'boolean' ? directed : undefined,
      albumId: textOf(albumId),
      parentMediaId: textOf(parentMediaId),
    },
  }
}
