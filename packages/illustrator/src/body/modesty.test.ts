import { describe, expect, it } from 'vitest'
import { modestVertices } from './modesty.ts'

const bones = ['root', 'spine02', 'upperarm01.L', 'finger2-1.R', 'upperleg01.L'].map((name) => ({ name }))

/** One vertex at a height, held by up to two bones. */
function isModest(y: number, one: number, other = one, share = 0): boolean {
  const base = {
    positions: Float32Array.of(0.5, y, 0.2),
    boneIndices: Uint8Array.of(one, other, 0, 0),
    boneWeights: Float32Array.of(1 - share, share, 0, 0),
  }
  return modestVertices({ base, bones })[0] === 1
}

describe('modestVertices', () => {
  it('[ILL-23] holds from above the breasts to halfway down the thighs', () => {
    for (const y of [-1.7, -1, 0, 1, 2.5, 4, 4.5]) expect(isModest(y, 1)).toBe(true)
    for (const y of [-1.8, -4, 4.6, 6]) expect(isModest(y, 1)).toBe(false)
    expect(isModest(-1, 4)).toBe(true)
  })

  it('[ILL-23] leaves arms and hands out, which hang beside it', () => {
    for (const arm of [2, 3]) expect(isModest(1, arm)).toBe(false)
    expect(isModest(4.4, 1, 2, 0.4)).toBe(true)
    expect(isModest(4.4, 1, 2, 0.6)).toBe(false)
  })

  it('[FIG-28] leaves the hollow under the arm out, and nothing else', () => {
    const isModestAt = (at: readonly number[]) => {
      const base = {
        positions: Float32Array.of(...at),
        boneIndices: Uint8Array.of(1, 1, 0, 0),
        boneWeights: Float32Array.of(1, 0, 0, 0),
      }
      return modestVertices({ base, bones })[0] === 1
    }
    for (const x of [-1.4, 1.4]) expect(isModestAt([x, 4.3, 0.1])).toBe(false)
    // The chest, the flank below and the hips stay what they are.
    for (const at of [
      [0.9, 4.3, 1.1],
      [1.3, 4.2, 0.9],
      [0.5, 4.3, -0.6],
      [1.4, 3.5, 0.1],
      [1.5, 0, 0.1],
    ])
      expect(isModestAt(at)).toBe(true)
  })
})
