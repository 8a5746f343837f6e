import { fieldsOf, isFields, jsonOf } from '#lib/json-guards.ts'
import type { FormValues } from './form-values.ts'

export type Draft = {
  readonly values: FormValues
  readonly savedAt: number
  /** The version of the character that was being edited. */
  readonly since: string
}

/** What was written and not saved, kept in this browser: one for each account and character. */
export function createDrafts(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, userId: string, id: string) {
  const key = `character-draft:${userId}:${id}`
  return {
    read: (): Draft | undefined => {
      try {
        const kept = jsonOf(storage.getItem(key))
        return isDraft(kept) ? kept : undefined
      } catch {
        // Forbidden storage holds no draft.
        return undefined
      }
    },
    write: (draft: Draft): boolean => {
      try {
        storage.setItem(key, JSON.stringify(draft))
        return true
      } catch {
        // Storage may be full or forbidden; then the page is the only place that holds it.
        return false
      }
    },
    forget: () => {
      try {
        storage.removeItem(key)
      } catch {
        // Forbidden storage holds nothing to forget.
      }
    },
  }
}

export type Drafts = ReturnType<typeof createDrafts>

function isDraft(kept: unknown): kept is Draft {
  const { values, savedAt } = fieldsOf(kept)
  const form = fieldsOf(values)
  const texts = ['name', 'appearance', 'age', 'style', 'description', 'personality']
  const lists = ['tags', 'dismissed']
  return (
    typeof savedAt === 'number' &&
    texts.every((field) => typeof form[field] === 'string') &&
    lists.every((field) => Array.isArray(form[field])) &&
    isFields(form['picture'])
  )
}
