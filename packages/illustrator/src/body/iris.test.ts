import { expect, it } from 'vitest'
import { irisOf } from './iris.ts'

it('[ILL-525] pupils are wider in the dark, and nothing else of an iris changes', () => {
  const irisIn = (dim: number) => irisOf([0.1, 0.2, 0.4], 7, 1, dim)
  const bright = irisIn(0)
  expect(irisIn(0.8).pupil).toBeGreaterThan(bright.pupil * 1.2)
  expect({ ...irisIn(0.8), pupil: bright.pupil }).toEqual(bright)
})
