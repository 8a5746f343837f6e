import { maxStrokePoints, maxStrokes, type Stroke, strokes as allowed } from '@eidolon/contract/strokes.ts'
import { expect, it } from 'vitest'
import { beginStroke, endStroke, isInside, mayPaint, paintOn, spotAt } from './painting.ts'

it('[GENW-161] a point of the page is a spot of the picture, also where it is narrower than its place', () => {
  const picture = { width: 400, height: 800 }
  const box = { left: 100, top: 50, width: 400, height: 400 }
  expect(spotAt(picture, box, { x: 300, y: 250 })).toEqual({ x: 500, y: 500 })
  expect(spotAt(picture, box, { x: 200, y: 50 })).toEqual({ x: 0, y: 0 })
  const beside = spotAt(picture, box, { x: 150, y: 250 })
  expect([beside.x, isInside(beside)]).toEqual([-250, false])
})

it('[GENW-161] strokes go on by steps that can be seen, stay on the picture and within what may be sent', () => {
  const begun = [beginStroke('brush', 60, { x: 500, y: 500 })]
  expect(paintOn(begun, { x: 503, y: 500 })).toBe(begun)
  expect(paintOn(begun, { x: 2000, y: -5 })[0]?.points).toEqual([500, 500, 1000, 0])
  expect(beginStroke('eraser', 60, { x: 1, y: 1 }).erase).toBe(true)
  let strokes: readonly Stroke[] = []
  for (let at = 0; at < 3000; at++) {
    if (at % 20 === 0 && mayPaint(strokes)) strokes = [...strokes, beginStroke('brush', 10, { x: at % 1000, y: 0 })]
    strokes = paintOn(strokes, { x: (at * 37) % 1000, y: (at * 53) % 1000 })
  }
  expect(strokes.length).toBeLessThanOrEqual(maxStrokes)
  expect(strokes.flatMap(({ points }) => points).length / 2).toBeLessThanOrEqual(maxStrokePoints)
  expect(allowed().safeParse(strokes).success).toBe(true)
  expect(mayPaint(strokes)).toBe(false)
})

it('[GENW-161] a box goes from corner to corner; one that nobody could see is none', () => {
  const box = [beginStroke('box', 60, { x: 100, y: 100 })]
  expect(endStroke(box)).toEqual([])
  expect(endStroke(paintOn(box, { x: 400, y: 300 }))[0]).toMatchObject({ shape: 'box', points: [100, 100, 400, 300] })
})
