import { expect, it } from 'vitest'
import { shareOf, valueAt, valueByKey } from './slider-steps.ts'

const range = { min: -100, max: 100, step: 5 }
const key = (name: string, value: number, shiftKey = false) => valueByKey({ key: name, shiftKey }, value, range)

it('[FIG-31] goes by one step with arrows, by ten with Shift and page keys, and never beyond its ends', () => {
  expect(['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown'].map((name) => key(name, 20))).toEqual([25, 25, 15, 15])
  expect([key('ArrowRight', 20, true), key('PageUp', 20), key('PageDown', 20)]).toEqual([30, 30, 10])
  expect([key('ArrowRight', 100), key('PageDown', -95)]).toEqual([100, -100])
  expect([key('Home', 20), key('End', 20), key('Tab', 20)]).toEqual([-100, 100, undefined])
})

it('[FIG-31] a pointer sets the nearest value that there is, also beyond its ends', () => {
  expect([0.5, 0.512, 0.52, -3, 7].map((share) => valueAt(share, range))).toEqual([0, 0, 5, -100, 100])
  expect(valueAt(0.3, { min: 0, max: 1, step: 0.1 })).toBe(0.3)
  expect([shareOf(-50, range), shareOf(3, { min: 3, max: 3, step: 1 })]).toEqual([0.25, 0])
})
