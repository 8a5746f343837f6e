import { expect, it } from 'vitest'
import { fit, fitted, held, zoomAt } from './zoom.ts'

it('[LIB-21] the point under the pointer stays where it is', () => {
  const view = zoomAt({ x: 10, y: -20, scale: 2 }, 1.5, 100, 40)
  const under = (at: number, x: number, scale: number) => (at - x) / scale
  expect(view.scale).toBe(3)
  expect(under(100, view.x, view.scale)).toBeCloseTo(under(100, 10, 2))
  expect(under(40, view.y, view.scale)).toBeCloseTo(under(40, -20, 2))
  expect(zoomAt(view, 0.001, 5, 5)).toEqual(fitted)
  expect(zoomAt(view, 100, 0, 0).scale).toBe(8)
})

it('[LIB-21] a picture is not moved further than its edge', () => {
  const stage = { width: 1000, height: 500 }
  const size = fit({ width: 400, height: 400 }, stage)
  expect(size).toEqual({ width: 500, height: 500 })
  expect(held({ x: 900, y: -900, scale: 3 }, size, stage)).toEqual({ x: 250, y: -500, scale: 3 })
  expect(held({ x: 30, y: 0, scale: 1 }, size, stage)).toEqual(fitted)
})
