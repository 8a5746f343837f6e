import { describe, expect, it } from 'vitest'
import { accessories } from '@eidolon/people'
import { handNeeds } from './hand-needs.ts'

describe('handNeeds', () => {
  it('[ILL-88] names what the hand must do for everything held, and for nothing else', () => {
    const asking = accessories.filter(({ id }) => handNeeds([id]) !== undefined)
    expect(asking).toEqual(accessories.filter(({ more }) => more.slot === 'hand'))
  })

  it('[ILL-88] goes by what was taken last', () => {
    expect(handNeeds(['sword', 'glasses', 'mug'])).toEqual(handNeeds(['mug']))
    expect(handNeeds([])).toBeUndefined()
  })
})
