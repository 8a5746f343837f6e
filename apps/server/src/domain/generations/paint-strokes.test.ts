import { maxStrokePoints, maxStrokes, Stroke, strokes } from '@eidolon/contract/strokes.ts'
import { describe, expect, it } from 'vitest'
import { paintStrokes } from './paint-strokes.ts'

const size = { width: 20, height: 10 }
const painted = (...given: readonly object[]) =>
  paintStrokes(
    given.map((one) => Stroke.parse(one)),
    size,
  )
const at = (pixels: Uint8Array, x: number, y: number) => pixels[y * size.width + x]

describe('what somebody paints over a picture', () => {
  it('[ENG-131] is a round brush along its points', () => {
    const line = painted({ points: [250, 500, 750, 500], size: 200 })
    expect([at(line, 5, 5), at(line, 10, 3), at(line, 14, 5), at(line, 16, 5), at(line, 3, 5)]).toEqual(
      Array.from({ length: 5 }, () => 255),
    )
    // Round ends: their corners stay free, and so does what lies beyond.
    expect([at(line, 3, 3), at(line, 0, 5), at(line, 10, 0), at(line, 10, 9)]).toEqual([0, 0, 0, 0])
    const dot = painted({ points: [500, 500], size: 200 })
    expect([at(dot, 10, 5), at(dot, 13, 5)]).toEqual([255, 0])
    const slope = painted({ points: [0, 0, 1000, 1000], size: 100 })
    expect([at(slope, 10, 5), at(slope, 0, 9), at(slope, 19, 0)]).toEqual([255, 0, 0])
  })

  it('[ENG-131] is a box from corner to corner, and an eraser takes away what lies before it', () => {
    const box = painted({ shape: 'box', points: [500, 1000, 0, 0] })
    expect(box.filter((each) => each === 255)).toHaveLength(100)
    const half = painted(
      { shape: 'box', points: [0, 0, 1000, 1000] },
      { shape: 'box', points: [0, 0, 500, 1000], erase: true },
    )
    expect([at(half, 4, 4), at(half, 15, 4)]).toEqual([0, 255])
  })

  it('[ENG-131] has limits, and what goes beyond them names them', () => {
    const dot = { points: [1, 1] }
    const says = (given: unknown) => strokes().safeParse(given).error?.issues[0]?.message
    expect(says([dot])).toBeUndefined()
    for (const wrong of [
      [],
      Array.from({ length: maxStrokes + 1 }, () => dot),
      [{ points: Array.from({ length: (maxStrokePoints + 1) * 2 }, () => 1) }],
      [{ points: [1] }],
      [{ points: [1, 1001] }],
      [{ points: [1, 0.5] }],
      [{ shape: 'box', points: [1, 1] }],
      [{ ...dot, size: 301 }],
      [{ ...dot, shape: 'star' }],
      'all',
    ]) {
      expect([wrong, typeof says(wrong)]).toEqual([wrong, 'string'])
    }
  })
})
