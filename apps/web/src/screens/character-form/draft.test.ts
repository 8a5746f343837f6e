import { describe, expect, it } from 'vitest'
import { memoryStorage } from '#testing/storage.ts'
import { createDrafts } from './draft.ts'
import { emptyValues } from './form-values.ts'

const storage = () => {
  const { kept } = memoryStorage()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

describe('drafts', () => {
  it('[CWEB-26] are kept for each account and each character, and forgotten', () => {
    const kept = storage()
    const mine = createDrafts(kept, 'maya', 'new')
    const draft = { values: { ...emptyValues(7), name: 'Ines' }, savedAt: 1, since: '' }
    expect(mine.write(draft)).toBe(true)
    expect(createDrafts(kept, 'maya', 'new').read()).toEqual(draft)
    expect(createDrafts(kept, 'maya', 'ines').read()).toBeUndefined()
    expect(createDrafts(kept, 'other', 'new').read()).toBeUndefined()
    mine.forget()
    expect(mine.read()).toBeUndefined()
  })

  it.each(['no json', '{}', '{"savedAt":1,"values":{"name":1}}'])('[CWEB-26] %s is no draft', (text) => {
    const kept = storage()
    kept.setItem('character-draft:maya:new', text)
    expect(createDrafts(kept, 'maya', 'new').read()).toBeUndefined()
  })

  it('[CWEB-26] a browser that keeps nothing is no reason to fail', () => {
    const refuse = () => {
      throw new Error('QuotaExceededError')
    }
    const drafts = createDrafts({ getItem: refuse, setItem: refuse, removeItem: refuse }, 'maya', 'new')
    expect([drafts.read(), drafts.write({ values: emptyValues(1), savedAt: 1, since: '' })]).toEqual([undefined, false])
    drafts.forget()
  })
})
