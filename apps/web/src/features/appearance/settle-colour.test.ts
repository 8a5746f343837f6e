import { randomGenes, skinOf, writeGenes } from '@eidolon/people'
import { expect, it } from 'vitest'
import { settleCloth, settleColour } from './settle-colour.ts'

const genes = writeGenes(randomGenes(5))

it('[CWEB-53] says of a colour that could not stay what it became and why', () => {
  expect(settleColour('eyeColour', '#ffffff', genes).note).toMatch(/^#ffffff became #[0-9a-f]{6}, so that the eyes/)
  expect(settleColour('eyeColour', '#3f6fa8', genes)).toEqual({ colour: '#3f6fa8', note: undefined })
  expect(settleColour('otherEye', '', genes)).toEqual({ colour: '', note: undefined })
  expect(settleColour('hairColour', '#ffffff', genes)).toEqual({ colour: '#ffffff', note: undefined })
  const skin = skinOf(randomGenes(5))
  expect(settleColour('primary', skin, genes).colour).not.toBe(skin)
  expect(settleCloth(skin, genes).note).toContain('not taken for skin')
  expect(settleCloth(skin, undefined)).toEqual({ colour: skin, note: undefined })
})
