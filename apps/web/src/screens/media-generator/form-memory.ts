import { emptyValues, withSettings, type FormValues } from './form-values.ts'

type Kept = Pick<Storage, 'getItem' | 'setItem'>
export type Visit = { readonly characterId: string; readonly values: FormValues }

/** The form as it was last left; one for each account. */
export function createFormMemory(storage: Kept, userId: string) {
  const key = `generator:${userId}`
  return {
    read: (): Visit | undefined => {
      try {
        const { characterId, values } = Object(JSON.parse(storage.getItem(key) ?? 'null'))
        return typeof values === 'object' && values !== null ? visitOf(String(characterId ?? ''), values) : undefined
      } catch {
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
function visitOf(characterId: string, kept: object): Visit {
  const { choices, seed, seedKept, albumId, parentMediaId, ...rest } = Object(kept)
  const values = withSettings(emptyValues, { ...Object(choices), ...rest })
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    characterId,
    values: {
      ...values,
      seed: /^\d{1,10}$/.test(text(seed)) ? text(seed) : '',
      seedKept: seedKept === true,
      albumId: text(albumId),
      parentMediaId: text(parentMediaId),
    },
  }
}
