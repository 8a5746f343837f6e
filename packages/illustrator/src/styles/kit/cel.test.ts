import { describe, expect, it } from 'vitest'
import { speckle } from '#geometry/noise.ts'
import { materialCodes } from '#raster/frame.ts'
import type { Canvas } from './canvas.ts'
import { celShade, type CelOptions } from './cel.ts'
import { shownOf } from './shown.ts'
import { hairRise, simplify } from './simplify.ts'
import { emptyFrame, somebodyIn } from '#styles/testing.ts'

const side = 32
const options: CelOptions = {
  at: 0.4,
  soft: 0.02,
  skin: [0.8, 0.7, 0.7],
  hair: [0.6, 0.6, 0.7],
  shadow: [0.5, 0.5, 0.6],
  band: 0.4,
  unit: 1,
}
const toned = (): Canvas => ({ width: side, height: side, rgb: new Float32Array(side * side * 3).fill(0.6) })
const body = { left: 8, top: 8, right: 24, bottom: 24 }

/** Somebody in cloth whose left half lies in the shadow. */
function halved(material: number = materialCodes.cloth) {
  const frame = somebodyIn(emptyFrame(side, side), body, 1, material)
  for (let y = body.top; y < body.bottom; y++)
    for (let x = body.left; x < body.right; x++) frame.key[y * side + x] = x < 16 ? 0.05 : 0.95
  return frame
}

describe('flat steps of light', () => {
  const shaded = (frame = halved(), canvas = toned()) =>
    celShade(frame, canvas, { colour: new Float32Array(side * side * 3).fill(0.5), key: frame.key }, options)

  it('are two: one colour in the light and a deeper one in the shadow', () => {
    const { rgb } = shaded()
    const tones = new Set<number>()
    for (let y = 10; y < 22; y++)
      for (let x = 10; x < 22; x++) tones.add(Math.round((rgb[(y * side + x) * 3] ?? 0) * 1e4))
    expect(tones.size).toBe(2)
    expect(rgb[(16 * side + 10) * 3]).toBeLessThan((rgb[(16 * side + 21) * 3] ?? 0) - 0.1)
  })

  it('leave the place as it is and write into nothing they were given', () => {
    const [frame, canvas] = [halved(), toned()]
    const { rgb } = shaded(frame, canvas)
    const given = Math.fround(0.6)
    expect(canvas.rgb.every((value) => value === given)).toBe(true)
    const outside = rgb.filter((_, at) => frame.alpha[Math.floor(at / 3)] === 0)
    expect(outside.every((value) => value === given)).toBe(true)
    expect(rgb.every((value) => value >= 0 && value <= 1)).toBe(true)
  })

  it('tint shadows as the material wants, never cut an eye, and keep what glows alive', () => {
    const dark = (material: number) => shaded(halved(material)).rgb[(16 * side + 10) * 3] ?? 0
    expect(dark(materialCodes.skin)).toBeGreaterThan(dark(materialCodes.cloth))
    const eye = shaded(halved(materialCodes.eye)).rgb
    expect(eye[(16 * side + 10) * 3]).toBe(eye[(16 * side + 21) * 3])
    expect(Math.abs(dark(materialCodes.glow) - 0.6)).toBeLessThan(Math.abs(dark(materialCodes.cloth) - 0.6))
  })

  it('spare a face the depth of its shadow', () => {
    const frame = halved(materialCodes.skin)
    const plain = shaded(frame).rgb[(16 * side + 10) * 3] ?? 0
    frame.face.fill(1)
    expect(shaded(frame).rgb[(16 * side + 10) * 3]).toBeGreaterThan(plain)
  })
})

describe('what a draughtsman begins with', () => {
  it('evens the light out within the person, and knows none beside them', () => {
    const frame = somebodyIn(emptyFrame(side, side), body)
    for (let at = 0; at < frame.key.length; at++) frame.key[at] = speckle(at, 3, 1)
    const { key } = simplify(frame, 1, 1)
    const spread = (values: Float32Array) => {
      const inside = [...values].filter((_, at) => frame.part[at] === 1)
      const mean = inside.reduce((sum, value) => sum + value) / inside.length
      return inside.reduce((sum, value) => sum + (value - mean) * (value - mean), 0)
    }
    expect(spread(key)).toBeLessThan(spread(frame.key) * 0.1)
    expect(key.every((share, at) => share >= 0 && share <= 1 && (frame.part[at] === 1 || share === 0))).toBe(true)
  })

  it('keeps even light even right to the outline', () => {
    const frame = somebodyIn(emptyFrame(side, side), body)
    frame.key.fill(0.7)
    const { key } = simplify(frame, 1, 1)
    for (const [at, share] of key.entries()) expect(share).toBeCloseTo(frame.part[at] === 1 ? 0.7 : 0, 4)
  })

  it('shows base colours as a screen does, as bright as what is lit', () => {
    const frame = somebodyIn(emptyFrame(side, side), body, 1, materialCodes.skin)
    const { colour } = simplify(frame, 1.2, 1)
    expect(colour[(16 * side + 16) * 3]).toBeCloseTo(shownOf(0.48), 5)
    expect(colour[0]).toBe(0)
  })

  it('knows how far hair faces upwards, and says so for nothing else', () => {
    const frame = somebodyIn(emptyFrame(side, side), body, 1, materialCodes.hair)
    for (let at = 1; at < frame.normals.length; at += 3) frame.normals[at] = 0.6
    const rise = hairRise(frame, 1)
    for (const [at, value] of rise.entries())
      expect(value).toBeCloseTo(frame.material[at] === materialCodes.hair ? 0.6 : -1, 4)
  })
})
