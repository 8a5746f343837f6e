import { describe, expect, it } from 'vitest'
import { loops, placeFor } from './program.ts'

describe('loops', () => {
  it('[ILL-826] have room for the largest blur from the start, so that no view is ever taken away', () => {
    const program = loops()
    const before = program?.room(1)
    const most = placeFor(1024 * 1024 * 12) * 2 + placeFor(2048 * 4 * 6)
    expect(program?.room(most)).toBe(before)
    expect(before?.byteLength).toBeGreaterThanOrEqual(most)
  })
})
