import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Part } from '#geometry/part.ts'
import { flatPart, square } from '#geometry/testing.ts'
import { lookAt } from '#lens/camera.ts'
import { drawOpaque } from './draw-opaque.ts'
import { stride } from './fragment.ts'
import { type Fragments, gather } from './gather.ts'
import { makeSamples, number, type Samples, wholeWindow, type Window } from './samples.ts'
import { makeScratch, type Scratch } from './scratch.ts'
import { makeSpot } from './spot.ts'

const camera = lookAt([0, 0, 10], [0, 0, 0], { focal: 40, width: 24, height: 24 })
const never = () => {}

function seen(parts: readonly Part[], window: Window = wholeWindow(camera), scratch: Scratch = makeScratch()) {
  const samples = makeSamples(window, scratch)
  const drawn = number(parts)
  drawOpaque(drawn, camera, samples, makeSpot(), never)
  return { samples, fragments: gather(drawn, camera, samples, makeSpot(), never, scratch) }
}

const cell = fc.integer({ min: -25, max: 25 }).map((value) => value / 10 + 0.03)
const part = fc
  .tuple(cell, cell, fc.integer({ min: -9, max: 4 }), fc.integer({ min: 2, max: 20 }))
  .map(([x, y, z, half]) => square(x, y, z, half / 10))

const scene = fc.array(part, { minLength: 1, maxLength: 5 })

/** The bits of all fragments of each pixel, laid over one another. */
function bitsOf({ count, pixel, mask }: Fragments, pixels: number) {
  const [either, sum] = [new Uint8Array(pixels), new Uint8Array(pixels)]
  for (let fragment = 0; fragment < count; fragment++) {
    either[pixel[fragment] ?? 0]! |= mask[fragment] ?? 0
    sum[pixel[fragment] ?? 0]! += mask[fragment] ?? 0
  }
  return { either, sum }
}

/** Which samples of each pixel see anything. */
const takenBits = ({ triangle }: Samples) =>
  Uint8Array.from({ length: triangle.length / 4 }, (_, pixel) =>
    [0, 1, 2, 3].reduce((bits, sample) => bits | (triangle[pixel * 4 + sample] === 0 ? 0 : 1 << sample), 0),
  )

describe('fragments', () => {
  it('[ILL-43] share every sample that sees something out among themselves, none of them twice', () => {
    fc.assert(
      fc.property(scene, (parts) => {
        const { samples, fragments } = seen(parts)
        const { either, sum } = bitsOf(fragments, samples.width * samples.height)
        expect(either).toEqual(takenBits(samples))
        expect(sum).toEqual(either)
      }),
      { numRuns: 40 },
    )
  })

  it('[ILL-43] are told by the part whose triangles their samples see', () => {
    fc.assert(
      fc.property(scene, (parts) => {
        const { samples, fragments } = seen(parts)
        const { first } = number(parts)
        for (let fragment = 0; fragment < fragments.count; fragment++) {
          const owner = fragments.part[fragment] ?? 0
          const bits = fragments.mask[fragment] ?? 0
          const ids = [0, 1, 2, 3]
            .filter((sample) => (bits & (1 << sample)) !== 0)
            .map((sample) => (samples.triangle[(fragments.pixel[fragment] ?? 0) * 4 + sample] ?? 0) - 1)
          expect(ids.every((id) => id >= (first[owner] ?? 0) && id < (first[owner + 1] ?? 0))).toBe(true)
        }
      }),
      { numRuns: 20 },
    )
  })

  it('[ILL-43] follow one another from the first of their pixel, and nobody has one where nothing is', () => {
    fc.assert(
      fc.property(scene, (parts) => {
        const { samples, fragments } = seen(parts)
        const starts = Array.from(takenBits(samples), (bits, pixel) => {
          const index = fragments.pixel.subarray(0, fragments.count).indexOf(pixel)
          return bits === 0 ? -1 : index
        })
        expect([...fragments.first]).toEqual(starts)
      }),
      { numRuns: 20 },
    )
  })

  it('[ILL-43] are the same in a window of the picture as in the whole', () => {
    fc.assert(
      fc.property(scene, fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 10 }), (parts, left, top) => {
        const window = { left, top, right: left + 12, bottom: top + 13 }
        const [whole, tile] = [seen(parts), seen(parts, window)]
        for (let y = 0; y < 13; y++)
          for (let x = 0; x < 12; x++) {
            const one = whole.fragments.first[(top + y) * camera.width + left + x] ?? -1
            const other = tile.fragments.first[y * 12 + x] ?? -1
            const told = ({ fragments }: typeof whole, fragment: number) =>
              fragment < 0 ? undefined : [...fragments.data.subarray(fragment * stride, (fragment + 1) * stride)]
            expect(told(tile, other)).toEqual(told(whole, one))
          }
      }),
      { numRuns: 15 },
    )
  })

  it('[ILL-43] are not disturbed by what an earlier picture left in the arrays', () => {
    fc.assert(
      fc.property(scene, scene, (before, parts) => {
        const scratch = makeScratch()
        seen(before, wholeWindow(camera), scratch)
        const [used, fresh] = [seen(parts, wholeWindow(camera), scratch).fragments, seen(parts).fragments]
        expect(used.count).toBe(fresh.count)
        expect(used.data.subarray(0, used.count * stride)).toEqual(fresh.data.subarray(0, fresh.count * stride))
        expect(used.first).toEqual(fresh.first)
      }),
      { numRuns: 20 },
    )
  })

  it('two sheets of one part, one far behind the other, are two fragments', () => {
    const sheets = (gap: number) =>
      flatPart(
        [-9, -9, 0, 0.12, -9, 0, 0.12, 9, 0, -9, 9, 0, -9, -9, -gap, 9, -9, -gap, 9, 9, -gap, -9, 9, -gap],
        [0, 1, 2, 0, 2, 3, 4, 5, 6, 4, 6, 7],
      )
    const inPixel = (gap: number) => {
      const { fragments } = seen([sheets(gap)])
      return fragments.pixel.subarray(0, fragments.count).filter((pixel) => pixel === 12 * 24 + 12).length
    }
    // The upper sheet ends within this pixel.
    expect(inPixel(8)).toBe(2)
    expect(inPixel(0.02)).toBe(1)
  })
})
