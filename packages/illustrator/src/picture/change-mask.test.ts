import { type ChangedPart, partIndex, type PicturePart } from '@eidolon/people'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeMask, shadowReach } from './change-mask.ts'
import type { VisibleParts } from './seen.ts'

const side = 300
const pixels = side * side

type Square = { part: PicturePart; person?: number; x: number; y: number; size: number; depth?: number }

/** A picture of nothing but the place, with squares of parts in it. */
function seen(squares: readonly Square[]): VisibleParts {
  const parts = new Uint8Array(pixels)
  const [alpha, depth, key] = [
    new Float32Array(pixels),
    new Float32Array(pixels).fill(50),
    new Float32Array(pixels).fill(1),
  ]
  for (const { part, person, x, y, size, depth: far = 20 } of squares) {
    for (let row = y; row < y + size; row++) {
      const [from, to] = [row * side + x, row * side + x + size]
      parts.fill(partIndex(part, person), from, to)
      alpha.fill(1, from, to)
      depth.fill(far, from, to)
    }
  }
  return { width: side, height: side, parts, alpha, depth, key, base: new Float32Array(pixels * 3) }
}

const body = { part: 'body', x: 100, y: 150, size: 120 } as const
const hair = (x: number, size = 40) => ({ part: 'hair', x, y: 100, size }) as const
const at = (mask: Float32Array, x: number, y: number) => mask[y * side + x]

describe('the mask of a change', () => {
  it('[ILL-558] is whole where the part is and was, ends in a border, and is nothing beyond', () => {
    const mask = changeMask({ part: 'hair' }, seen([body, hair(60)]), seen([body, hair(120)]), 'studio')
    expect([at(mask, 70, 120), at(mask, 130, 120)]).toEqual([1, 1])
    expect(at(mask, 70, 97)).toBeGreaterThan(0)
    expect(at(mask, 70, 97)).toBeLessThan(1)
    expect([at(mask, 70, 90), at(mask, 200, 220), at(mask, 5, 5)]).toEqual([0, 0, 0])
  })

  it('[ILL-751] is of one person’s part alone', () => {
    const both = seen([body, hair(60), { ...hair(200), person: 1 }])
    const mask = changeMask({ part: 'hair', person: 1 }, both, both, 'studio')
    expect([at(mask, 70, 120), at(mask, 210, 120)]).toEqual([0, 1])
  })

  it('[ILL-558] takes along what moves with the part, and its shadow as far as that may be its own', () => {
    const moved = changeMask({ part: 'top' }, seen([body]), seen([{ ...body, depth: 21 }]), 'studio')
    expect(at(moved, 160, 200)).toBe(1)
    const [before, after] = [seen([body, hair(60)]), seen([body, hair(60)])]
    after.key.fill(0.2)
    const mask = changeMask({ part: 'hair' }, before, after, 'studio')
    const reach = Math.ceil(shadowReach * side)
    expect([at(mask, 70, 100 - reach + 12), at(mask, 70, 100 - reach - 1)]).toEqual([1, 0])
  })

  it('[ILL-558] another face leaves hair and clothes as they lay', () => {
    const face = { part: 'face', x: 140, y: 110, size: 30 } as const
    const [before, after] = [seen([body, hair(60), face]), seen([{ ...body, depth: 21 }, hair(58), face])]
    const mask = changeMask({ part: 'face' }, before, after, 'studio')
    expect([at(mask, 59, 120), at(mask, 150, 120), at(mask, 160, 200)]).toEqual([0, 1, 1])
  })

  it('[ILL-559] of another background nothing of the person but the edge', () => {
    const picture = seen([body])
    const mask = changeMask({ part: 'background' }, picture, picture, 'studio')
    expect([at(mask, 10, 10), at(mask, 99, 200), at(mask, 104, 200), at(mask, 160, 200)]).toEqual([1, 1, 0, 0])
  })

  it('[ILL-560] large pixels are of one picture or of the other', () => {
    const place = fc.integer({ min: 0, max: side - 41 })
    const part = fc.constantFrom<ChangedPart>('hair', 'top', 'background')
    fc.assert(
      fc.property(part, place, place, (changed, x, y) => {
        const mask = changeMask({ part: changed }, seen([body]), seen([body, { ...hair(x), y }]), 'pixel')
        expect(
          mask.every(
            (share, pixel) => share === mask[pixel - ((pixel % side) & 1) - (Math.floor(pixel / side) & 1) * side],
          ),
        ).toBe(true)
        expect(mask.every((share) => share === 0 || share === 1)).toBe(true)
      }),
      { numRuns: 12 },
    )
  })
})
