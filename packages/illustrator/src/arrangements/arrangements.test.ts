import { arrangements as list, maxPeople } from '@eidolon/people'
import { describe, expect, it } from 'vitest'
import { arrangements } from './arrangements.generated.ts'

describe('arrangements', () => {
  it('[ILL-600] are for two people or more, and for no more than a picture shows', () => {
    expect(list.length).toBeGreaterThanOrEqual(12)
    for (const { id, more, words } of list) {
      expect(arrangements[id].facts).toEqual(more)
      expect(more.least).toBeGreaterThanOrEqual(2)
      expect(more.most).toBeGreaterThanOrEqual(more.least)
      expect(more.most).toBeLessThanOrEqual(maxPeople)
      expect(words.length).toBeGreaterThan(2)
    }
    // However many there are, some arrangement is for them.
    for (const count of [2, 3, 4]) {
      expect(list.filter(({ more }) => more.least <= count && count <= more.most).length).toBeGreaterThanOrEqual(6)
    }
  })
})
