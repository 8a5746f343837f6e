import { expect, it } from 'vitest'
import { brightness, type Color } from '#geometry/color.ts'
import { irisOf } from './iris.ts'

it('[ILL-525] pupils are wider in the dark, and nothing else of an iris changes', () => {
  const irisIn = (dim: number) => irisOf([0.1, 0.2, 0.4], 7, 1, dim)
  const bright = irisIn(0)
  expect(irisIn(0.8).pupil).toBeGreaterThan(bright.pupil * 1.2)
  expect({ ...irisIn(0.8), pupil: bright.pupil }).toEqual(bright)
})

it('[ILL-761] pale irises keep less of their light than dark ones, and are paler all the same', () => {
  const shown = ([red, green, blue]: Color, light: number) =>
    brightness(irisOf([red * light, green * light, blue * light], 7, 1, 0).colour)
  const [dark, middling, pale] = [0.05, 0.2, 0.6].map((light) => shown([1, 1, 1], light))
  expect(dark).toBeGreaterThan(0.05)
  expect(middling).toBeGreaterThan(dark ?? 1)
  expect(pale).toBeGreaterThan(middling ?? 1)
  expect(pale).toBeLessThan(0.6 * 0.6)
})
