import { describe, expect, it } from 'vitest'
import { type Camera, lookAt } from '#lens/camera.ts'
import { flatPart, square } from '#geometry/testing.ts'
import type { Part } from '#geometry/part.ts'
import { blendParts, type Paint } from './blend.ts'
import { drawOpaque } from './draw-opaque.ts'
import { at, stride } from './fragment.ts'
import { gather } from './gather.ts'
import { makeSamples, number, wholeWindow } from './samples.ts'
import { makeSpot } from './spot.ts'

const camera: Camera = lookAt([0, 0, 10], [0, 0, 0], { focal: 40, width: 32, height: 32 })
const never = () => {}

function seen(parts: readonly Part[], from: Camera = camera) {
  const samples = makeSamples(wholeWindow(from))
  const drawn = number(parts)
  drawOpaque(drawn, from, samples, makeSpot(), never)
  return { samples, fragments: gather(drawn, from, samples, makeSpot(), never) }
}

const cover = (samples: { triangle: Uint32Array }) => samples.triangle.filter((id) => id !== 0).length

describe('what is seen where', () => {
  it('[ILL-43] covers edges in quarters of a pixel and leaves no seam between neighbours', () => {
    // A square of 3.3 units is 13.2 pixels wide: its edge pixels are covered in part.
    const { samples, fragments } = seen([square(0, 0, 0, 1.65)])
    expect(Math.abs(cover(samples) / 4 - 13.2 * 13.2)).toBeLessThan(7)
    const partly = fragments.mask.subarray(0, fragments.count).filter((mask) => mask !== 15)
    expect(partly.length).toBeGreaterThan(20)
    const inside = seen([square(0, 0, 0, 1.65)]).samples
    for (let y = 12; y < 20; y++) {
      for (let x = 12; x < 20; x++) {
        for (let sample = 0; sample < 4; sample++) expect(inside.triangle[(y * 32 + x) * 4 + sample]).not.toBe(0)
      }
    }
  })

  it('[ILL-43] shows the nearest, whichever is drawn first', () => {
    const far = square(0, 0, -2, 2)
    const near = square(0, 0, 1, 1)
    for (const parts of [
      [far, near],
      [near, far],
    ]) {
      const { fragments } = seen(parts)
      const middle = fragments.first[16 * 32 + 16]!
      expect(parts[fragments.part[middle]!]).toBe(near)
      expect(fragments.data[middle * stride + at.depth]).toBeCloseTo(9, 5)
    }
  })

  it('[ILL-43] draws ground that runs on behind the camera', () => {
    const ground = flatPart([-50, -1, 50, 50, -1, 50, 50, -1, -50, -50, -1, -50], [0, 1, 2, 0, 2, 3])
    const { samples } = seen([ground])
    expect(samples.triangle[(31 * 32 + 16) * 4]).not.toBe(0)
    expect(samples.triangle[16 * 4]).toBe(0)
  })

  it('[ILL-43] leaves out what turns its back, unless it is seen from both sides', () => {
    const away = flatPart([-1, -1, 0, 1, -1, 0, 0, 1, 0], [0, 2, 1], { twoSided: false })
    expect(cover(seen([away]).samples)).toBe(0)
    expect(cover(seen([{ ...away, twoSided: true }]).samples)).toBeGreaterThan(0)
  })

  it('[ILL-43] asks holed parts how much is there', () => {
    const leaf = square(0, 0, 0, 1, { cutOut: true, surface: (spot) => (spot.alpha = spot.x < 0 ? 1 : 0) })
    const { samples } = seen([leaf])
    expect(Math.abs(cover(samples) / 4 - 32)).toBeLessThan(8)
  })
})

describe('what shines through', () => {
  const paint: Paint<undefined> = (_light, part, data, _x, _y, out) => {
    const alpha = data[at.alpha]!
    out.set([part.name === 'red' ? alpha : 0, part.name === 'blue' ? alpha : 0, 0, alpha])
  }
  const glass = (name: string, z: number) =>
    square(0, 0, z, 1, { name, blended: true, surface: (spot) => (spot.alpha = 0.5) })

  it('[ILL-44] weighs layers from the nearest back, whatever their order', () => {
    for (const parts of [
      [glass('red', 1), glass('blue', 0)],
      [glass('blue', 0), glass('red', 1)],
    ]) {
      const blended = blendParts(parts, camera, makeSamples(wholeWindow(camera)), makeSpot(), paint, undefined, never)
      const { colour, passing, window, width } = blended
      const middle = (16 - window.top) * width + 16 - window.left
      expect([colour[middle * 3], colour[middle * 3 + 1], passing[middle * 4]]).toEqual([0.5, 0.25, 0.25])
    }
  })

  it('[ILL-44] shows no seam where two triangles of a part meet, and nothing behind what is opaque', () => {
    const { colour, window, width } = blendParts(
      [glass('red', 0)],
      camera,
      makeSamples(wholeWindow(camera)),
      makeSpot(),
      paint,
      undefined,
      never,
    )
    for (let y = 14; y < 18; y++) {
      expect(colour[((y - window.top) * width + 31 - y - window.left) * 3]).toBeCloseTo(0.5, 5)
    }
    const { samples } = seen([square(0, 0, 2, 3)])
    const hidden = blendParts([glass('red', 0)], camera, samples, makeSpot(), paint, undefined, never)
    expect(hidden.colour.every((value) => value === 0)).toBe(true)
  })
})
