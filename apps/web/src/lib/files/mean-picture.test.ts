import { expect, it } from 'vitest'
import { meanPicture } from './mean-picture.ts'

it('[MARK-93] the mean of several pictures is theirs to the nearest level', () => {
  const pictures = meanPicture(4)
  for (const level of [10, 11, 11]) pictures.add(Uint8ClampedArray.of(level, 0, 255, 255))
  expect([...pictures.mean()]).toEqual([11, 0, 255, 255])
})
