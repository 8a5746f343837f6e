import { describe, expect, it } from 'vitest'
import { idsOf, styles } from '@eidolon/people'
import { materialCodes, type Frame } from '#raster/frame.ts'
import { applyStyle } from './apply-style.ts'
import type { Canvas } from './kit/canvas.ts'
import { lightFor } from './light-for.ts'

const size = 96

/** A ball with a dark dot for an eye, in front of a striped wall; it may stand a little to the right. */
function ball(aside = 0): { frame: Frame; toned: Canvas } {
  const n = size * size
  const frame: Frame = {
    width: size,
    height: size,
    figure: new Float32Array(n * 3),
    alpha: new Float32Array(n),
    place: new Float32Array(n * 3),
    veil: new Float32Array(n * 4),
    depth: new Float32Array(n).fill(80),
    normals: new Float32Array(n * 3),
    base: new Float32Array(n * 3).fill(0.4),
    key: new Float32Array(n).fill(1),
    part: new Uint16Array(n),
    material: new Uint8Array(n).fill(materialCodes.set),
    face: new Float32Array(n),
    parts: [{ name: 'skin', material: 'skin', face: false }],
    head: { x: size / 2, y: size / 2, radius: 26 },
    scale: 20,
  }
  const toned: Canvas = { width: size, height: size, rgb: new Float32Array(n * 3) }
  for (let y = 0, i = 0; y < size; y++)
    for (let x = 0; x < size; x++, i++) {
      const [u, v] = [(x - aside - size / 2) / 30, (size / 2 - y) / 30]
      const inside = u * u + v * v < 1
      const z = inside ? Math.sqrt(1 - u * u - v * v) : 1
      const light = inside ? Math.max(0, 0.5 * u + 0.5 * v + 0.7 * z) : 0.5 + 0.2 * (Math.floor(x / 8) % 2)
      const eye = (u + 0.3) * (u + 0.3) + (v - 0.2) * (v - 0.2) < 0.012
      const shade = eye ? 0.05 : light
      if (eye) frame.base.fill(0.02, i * 3, i * 3 + 3)
      toned.rgb.set([shade * 0.9, shade * 0.7, shade * 0.6], i * 3)
      frame.normals.set(inside ? [u, v, z] : [0, 0, 1], i * 3)
      if (!inside) continue
      frame.alpha[i] = 1
      frame.depth[i] = 30 - z
      frame.part[i] = 1
      frame.material[i] = materialCodes.skin
      frame.face[i] = z > 0.6 ? 1 : 0
      frame.key[i] = light
    }
  return { frame, toned }
}

const count = (to: number): readonly number[] => Array.from({ length: to }, (_, at) => at)

const luma = (rgb: Float32Array, x: number, y: number) => {
  const k = (y * size + x) * 3
  return ((rgb[k] ?? 0) + (rgb[k + 1] ?? 0) + (rgb[k + 2] ?? 0)) / 3
}

describe('styles', () => {
  const { frame, toned } = ball()
  const kept = new Map(idsOf(styles).map((style) => [style, {}]))
  const drawn = new Map(
    idsOf(styles).map((style) => [style, applyStyle(style, frame, toned, 7, () => {}, false, kept.get(style))]),
  )

  it('[ILL-90] every style answers with shown colours, the same each time, and changes nothing it was given', () => {
    const before = toned.rgb.slice()
    for (const [style, canvas] of drawn) {
      expect(canvas.rgb.every((value) => value >= 0 && value <= 1)).toBe(true)
      expect(applyStyle(style, frame, toned, 7).rgb).toEqual(canvas.rgb)
    }
    expect(toned.rgb).toEqual(before)
  })

  it('[ILL-91] styles differ from each other at a glance', () => {
    const all = [...drawn]
    for (const [one, a] of all)
      for (const [other, b] of all) {
        if (one >= other) continue
        let sum = 0
        for (let k = 0; k < a.rgb.length; k++) sum += Math.abs((a.rgb[k] ?? 0) - (b.rgb[k] ?? 0))
        expect({ one, other, differ: sum / a.rgb.length > 0.02 }).toEqual({ one, other, differ: true })
      }
  })

  it('[ILL-92] an eye stays darker than the skin around it in every style', () => {
    for (const [style, { rgb }] of drawn) {
      const eye = luma(rgb, size / 2 - 9, size / 2 - 6)
      const cheek = (luma(rgb, size / 2 - 9, size / 2 + 6) + luma(rgb, size / 2 + 3, size / 2 - 6)) / 2
      expect({ style, clear: eye < cheek - 0.08 }).toEqual({ style, clear: true })
    }
  })

  it('[ILL-92] oils are less full in faces, which keep their own colour', () => {
    const fullness = ({ rgb }: Canvas) => {
      const k = ((size / 2 + 6) * size + size / 2) * 3
      return (rgb[k] ?? 0) / (rgb[k + 2] ?? 1)
    }
    const faceless = applyStyle('painterly', { ...frame, face: new Float32Array(size * size) }, toned, 7)
    expect(fullness(drawn.get('painterly') ?? faceless)).toBeLessThan(fullness(faceless) - 0.05)
  })

  it('[ILL-121] strokes, grain and colours stay where they are while somebody moves', () => {
    const moved = ball(2)
    for (const [style, before] of drawn) {
      const after = applyStyle(style, moved.frame, moved.toned, 7, () => {}, false, kept.get(style))
      let changed = 0
      for (let y = 0; y < 12; y++)
        for (let x = 0; x < 12; x++) if (Math.abs(luma(after.rgb, x, y) - luma(before.rgb, x, y)) > 0.04) changed++
      expect({ style, changed }).toEqual({ style, changed: 0 })
    }
  })

  it('pixels are of few colours, which stay those of the first drawing of a film', () => {
    const { rgb } = drawn.get('pixel') ?? toned
    const colors = new Set<string>()
    for (let k = 0; k < rgb.length; k += 3) colors.add(rgb.slice(k, k + 3).join())
    expect(colors.size).toBeLessThanOrEqual(40)
    const first: { palette?: Float32Array } = { palette: Float32Array.from([0, 0, 0, 1, 1, 1]) }
    const printed = applyStyle('pixel', frame, toned, 7, () => {}, false, first)
    expect(printed.rgb.every((value) => value === 0 || value === 1)).toBe(true)
  })

  it('[ILL-122] a sketch suggests the place, a watercolour leaves the rim of its sheet white', () => {
    const sketch = drawn.get('sketch') ?? toned
    const corner = count(8).flatMap((y) => count(8).map((x) => luma(sketch.rgb, 14 + x, 14 + y)))
    expect(Math.min(...corner)).toBeLessThan(luma(sketch.rgb, 0, 0) - 0.06)
    const sheet = drawn.get('watercolour') ?? toned
    for (const x of count(size)) expect(luma(sheet.rgb, x, 0)).toBeGreaterThan(0.95)
  })

  it('[ILL-571] a storybook evens out the weave of cloth, keeps its patterns and knows no black', () => {
    const cloth = { ...frame, material: new Uint8Array(size * size).fill(materialCodes.cloth) }
    const woven: Canvas = { ...toned, rgb: new Float32Array(toned.rgb.length) }
    for (let i = 0; i < size * size; i++) {
      const stripe = Math.floor((i % size) / 12) % 2 === 0 ? 0.3 : 0.7
      woven.rgb.fill(stripe + ((i + Math.floor(i / size)) % 2 === 0 ? 0.012 : -0.012), i * 3, i * 3 + 3)
    }
    const { rgb } = applyStyle('storybook', cloth, woven, 7)
    const [y, middle] = [size / 2, size / 2]
    expect(Math.abs(luma(rgb, middle + 6, y) - luma(rgb, middle + 7, y))).toBeLessThan(0.012)
    expect(Math.abs(luma(rgb, middle + 6, y) - luma(rgb, middle + 18, y))).toBeGreaterThan(0.3)
    const night = applyStyle('storybook', frame, { ...toned, rgb: new Float32Array(toned.rgb.length) }, 7)
    expect(Math.min(...night.rgb.subarray(0, 300))).toBeGreaterThan(0.02)
  })

  it('[ILL-93] noir is without colour, in its light too', () => {
    const { rgb } = drawn.get('noir') ?? toned
    for (let k = 0; k < rgb.length; k += 3) expect(Math.abs((rgb[k] ?? 0) - (rgb[k + 2] ?? 0))).toBeLessThan(0.05)
    const key = lightFor('noir', {
      key: { from: [0, 0, 1], light: [2, 1, 0.5], soft: 1 },
      fill: { from: [0, 0, 1], light: [0, 0, 0] },
      rims: [],
      sky: [0, 0, 0],
      ground: [0, 0, 0],
    }).key.light
    expect(new Set(key).size).toBe(1)
  })
})
