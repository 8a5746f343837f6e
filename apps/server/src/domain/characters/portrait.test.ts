import { expect, it } from 'vitest'
import { pauseAfter, portraitAttempts, wantsPortrait } from './portrait.ts'

const look = { genes: '{"hairStyle":"bob"}', style: 'noir' }
const other = { ...look, style: 'comic' }

it('[CHAR-80] a character without a picture wants one, whatever else it has', () => {
  expect(wantsPortrait({ ...look, imageId: null })).toBe(true)
  expect(wantsPortrait({ ...other, imageId: null }, { ...look, imageId: null })).toBe(true)
  expect(wantsPortrait({ ...look, imageId: null }, { ...look, imageId: 'own' })).toBe(true)
})

it('[CHAR-82] [CHAR-83] only a picture that the studio drew follows the look', () => {
  const cases = [
    [{ ...look, imageId: 'drawn-1' }, { ...other, imageId: 'drawn-1' }, true],
    [{ ...look, imageId: 'drawn-1' }, { ...look, imageId: 'drawn-1' }, false],
    [{ ...look, imageId: 'drawn-1', portraitPending: true }, { ...look, imageId: 'drawn-1' }, true],
    [{ ...look, imageId: 'own' }, { ...other, imageId: 'own' }, false],
    [{ ...look, imageId: 'drawn-1' }, { ...other, imageId: 'drawn-2' }, false],
    [{ ...look, imageId: null, portraitPending: true }, { ...look, imageId: 'own' }, false],
  ] as const
  for (const [before, after, wanted] of cases) expect(wantsPortrait(after, before)).toBe(wanted)
  expect(wantsPortrait({ ...look, imageId: 'drawn-1' })).toBe(false)
})

it('[CHAR-86] rests longer after each failure', () => {
  const pauses = Array.from({ length: portraitAttempts - 1 }, (_, n) => pauseAfter(n + 1))
  expect(pauses).toEqual([2000, 15_000, 60_000, 600_000])
})
