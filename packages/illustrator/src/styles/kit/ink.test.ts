import { describe, expect, it } from 'vitest'
import { materialCodes } from '#raster/frame.ts'
import { faceStrokes, inkLines } from './ink.ts'
import { emptyFrame, somebodyIn } from '#styles/testing.ts'

const side = 40
const box = { left: 12, top: 12, right: 28, bottom: 28 }
const bold = { width: 1, inner: 1, place: 1 }

/** How far a pixel lies from the outline of the box. */
function fromEdge(at: number): number {
  const [x, y] = [at % side, Math.floor(at / side)]
  const outside = Math.max(box.left - x, x - box.right + 1, box.top - y, y - box.bottom + 1, 0)
  const inside = Math.min(x - box.left + 1, box.right - x, y - box.top + 1, box.bottom - y)
  return outside > 0 ? outside : inside
}

describe('lines of ink', () => {
  it('run along a planted outline and nowhere else', () => {
    const lines = inkLines(somebodyIn(emptyFrame(side, side), box), bold)
    const drawn = [...lines.keys()].filter((at) => (lines[at] ?? 0) > 0.05)
    expect(drawn.length).toBeGreaterThan(56)
    expect(drawn.filter((at) => fromEdge(at) > 4)).toEqual([])
    for (let x = box.left + 3; x < box.right - 3; x++) {
      const across = [-2, -1, 0, 1].map((off) => lines[(box.top + off) * side + x] ?? 0)
      expect(Math.max(...across)).toBeGreaterThan(0.5)
    }
    expect(lines.every((line) => line >= 0 && line <= 1)).toBe(true)
  })

  it('are none where nothing begins or ends', () => {
    expect(inkLines(emptyFrame(side, side), bold).every((line) => line === 0)).toBe(true)
    const filled = somebodyIn(emptyFrame(side, side), { left: 0, top: 0, right: side, bottom: side })
    expect(inkLines(filled, bold).every((line) => line === 0)).toBe(true)
  })

  it('part two pieces of cloth only when inner lines are wanted, and a place only when its own are', () => {
    const all = { left: 0, top: 0, right: side, bottom: side }
    const two = somebodyIn(somebodyIn(emptyFrame(side, side), all), { ...all, left: 20 }, 3, materialCodes.hard)
    const max = (inner: number) => Math.max(...inkLines(two, { ...bold, inner }))
    expect(max(0)).toBe(0)
    expect(max(1)).toBeGreaterThan(0.3)
    const walls = emptyFrame(side, side)
    for (let at = 0; at < side * side; at++) if (at % side >= 20) walls.depth[at] = 120
    const placed = (place: number) => Math.max(...inkLines(walls, { ...bold, place }))
    expect(placed(0)).toBe(0)
    expect(placed(1)).toBeGreaterThan(0.5)
  })

  it('are broader when they are asked to be', () => {
    const frame = somebodyIn(emptyFrame(side, side), box)
    const amount = (width: number) => inkLines(frame, { ...bold, width }).reduce((sum, line) => sum + line)
    expect(amount(3)).toBeGreaterThan(amount(1) * 1.5)
  })

  it('[ILL-804] are none where hair grows out of the skin, and there are some where it hangs far before it', () => {
    const all = { left: 0, top: 0, right: side, bottom: side }
    const skin = somebodyIn(emptyFrame(side, side), all, 1, materialCodes.skin)
    const grown = somebodyIn(skin, box, 3, materialCodes.hair)
    expect(inkLines(grown, bold).every((line) => line === 0)).toBe(true)
    for (let at = 0; at < side * side; at++) if (grown.part[at] === 3) grown.depth[at]! -= 1
    expect(Math.max(...inkLines(grown, bold))).toBeGreaterThan(0.5)
  })

  it('leave brows and lashes alone, which are strokes themselves', () => {
    const all = { left: 0, top: 0, right: side, bottom: side }
    const skin = somebodyIn(emptyFrame(side, side), all, 1, materialCodes.skin)
    const lines = inkLines(somebodyIn(skin, box, 2, materialCodes.hair), bold)
    expect(lines.every((line) => line === 0)).toBe(true)
  })
})

describe('strokes of a face', () => {
  const faced = () => {
    const frame = somebodyIn(emptyFrame(side, side), { left: 0, top: 0, right: side, bottom: side }, 1, 1)
    frame.face.fill(1)
    return frame
  }
  const tones = (dark: number, skin: number) =>
    Float32Array.from({ length: side * side }, (_, at) => (at % side === 20 && at > side * 10 ? dark : skin))

  it('are where something is darker than the skin around it', () => {
    const strokes = faceStrokes(faced(), tones(0.1, 0.7), 2)
    expect(strokes[20 * side + 20]).toBeGreaterThan(0.6)
    expect(strokes[20 * side + 34]).toBe(0)
    expect(strokes.every((stroke) => stroke >= 0 && stroke < 0.921)).toBe(true)
  })

  it('are none on even or brighter skin, and none outside the face', () => {
    expect(faceStrokes(faced(), tones(0.5, 0.5), 4).every((stroke) => stroke === 0)).toBe(true)
    expect(faceStrokes(faced(), tones(0.9, 0.5), 4)[20 * side + 20]).toBe(0)
    expect(faceStrokes(emptyFrame(side, side), tones(0.1, 0.7), 4).every((stroke) => stroke === 0)).toBe(true)
  })

  it('are bolder when asked to be, and spare an iris its colour', () => {
    const at = (boldness: number, frame = faced()) => faceStrokes(frame, tones(0.4, 0.7), boldness)[25 * side + 20] ?? 0
    expect(at(3)).toBeGreaterThan(at(1.5))
    const eyed = faced()
    eyed.material[25 * side + 20] = materialCodes.eye
    expect(at(3, eyed)).toBeLessThan(at(3) * 0.6)
    expect(at(3, eyed)).toBeGreaterThan(0)
  })
})
