import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alikeBits, bandCount, bandsOf, bitsApart, fingerprintEdge, fingerprintOf, nearBands } from './fingerprint.ts'

const fingerprint = fc.uint8Array({ minLength: 32, maxLength: 32 })
const someBits = (max: number) => fc.uniqueArray(fc.nat(255), { maxLength: max })

function flipped(of: Uint8Array, bits: readonly number[]): Uint8Array {
  const changed = Uint8Array.from(of)
  for (const bit of bits) changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
  return changed
}

/** Gray values by their place. */
const picture = (gray: (x: number, y: number) => number): Uint8Array =>
  Uint8Array.from({ length: fingerprintEdge ** 2 }, (_, at) =>
    gray(at % fingerprintEdge, Math.floor(at / fingerprintEdge)),
  )
const mirrored = (of: Uint8Array) => picture((x, y) => of[y * fingerprintEdge + fingerprintEdge - 1 - x] ?? 0)

describe('a fingerprint', () => {
  it('[MARK-41] is met in one part by every other that looks alike', () => {
    fc.assert(
      fc.property(fingerprint, someBits(alikeBits), (one, bits) => {
        const other = flipped(one, bits)
        expect(bitsApart(one, other)).toBe(bits.length)
        const bands = bandsOf(other)
        const meets = bandsOf(one).some((band, index) => nearBands(band, index).includes(bands[index] ?? -1))
        expect(meets).toBe(true)
      }),
    )
  })

  it('[MARK-41] has every bit in one of its parts', () => {
    fc.assert(
      fc.property(fingerprint, fc.nat(255), (one, bit) => {
        const [before, after] = [bandsOf(one), bandsOf(flipped(one, [bit]))]
        expect(before.length).toBe(bandCount)
        const changed = before.flatMap((band, index) => (band === after[index] ? [] : [index]))
        expect(changed).toEqual([bit % bandCount])
        const [index = 0] = changed
        expect(nearBands(before[index] ?? 0, index)).toContain(after[index])
      }),
    )
  })

  it('[MARK-41] of a picture in a mirror is known without drawing it', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(255)), (stream) => {
        const drawn = picture(() => stream.next().value ?? 0)
        const [one, other] = [fingerprintOf(drawn), fingerprintOf(mirrored(drawn))]
        // Sums in another order end in other last digits, which may turn the bit in the middle.
        expect(bitsApart(one?.mirrored ?? new Uint8Array(32), other?.straight ?? new Uint8Array(32))).toBeLessThan(3)
      }),
      { numRuns: 20 },
    )
  })

  it('[MARK-41] is not taken of a plain area: all of them would look alike', () => {
    expect(fingerprintOf(picture(() => 90))).toBeUndefined()
    expect(fingerprintOf(picture((x) => (x === 0 ? 91 : 90)))).toBeUndefined()
    expect(fingerprintOf(picture((x, y) => (((x >> 3) * 7 + (y >> 3) * 13) % 29) * 8))).toBeDefined()
  })
})
