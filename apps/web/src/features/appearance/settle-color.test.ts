import { randomGenes, skinOf, writeGenes } from '@eidolon/people'
import { expect, it } from 'vitest'
import { settleCloth, settleColor } from './settle-color.ts'

const genes = writeGenes(randomGenes(5))

it('[CWEB-53] says of a colour that could not stay what it became and why', () => {
  expect(settleColor('eyeColour', '#ffffff', genes).note).toMatch(/^#ffffff became #[0-9a-f]{6}, so that the eyes/)
  expect(settleColor('eyeColour', '#3f6fa8', genes)).toEqual({ colour: '#3f6fa8', note: undefined })
  expect(settleColor('otherEye', '', genes)).toEqual({ colour: '', note: undefined })
  expect(settleColor('hairColour', '#ffffff', genes)).toEqual({ colour: '#ffffff', note: undefined })
  const skin = skinOf(randomGenes(5))
  expect(settleColor('primary', skin, genes).colour).not.toBe(skin)
  expect(settleCloth(skin, genes).note).toContain('not taken for skin')
  expect(settleCloth(skin, undefined)).toEqual({ colour: skin, note: undefined })
})
