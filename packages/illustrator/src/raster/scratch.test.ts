import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeScratch } from './scratch.ts'

describe('arrays that are used again', () => {
  it('are the same memory for the same name, and other memory for another', () => {
    const scratch = makeScratch()
    const one = scratch.floats('one', 10).fill(3)
    expect(scratch.floats('one', 10).buffer).toBe(one.buffer)
    expect(scratch.floats('other', 10).buffer).not.toBe(one.buffer)
    expect([...scratch.floats('one', 4)]).toEqual([3, 3, 3, 3])
  })

  it('are as long as they were asked for, whatever was there before', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 8 }), (counts) => {
        const scratch = makeScratch()
        for (const count of counts) {
          const made = [
            scratch.floats('it', count),
            scratch.words('it', count),
            scratch.integers('it', count),
            scratch.shorts('it', count),
            scratch.bytes('it', count),
          ]
          expect(made.map(({ length }) => length)).toEqual(made.map(() => count))
        }
      }),
      { numRuns: 20 },
    )
  })
})
