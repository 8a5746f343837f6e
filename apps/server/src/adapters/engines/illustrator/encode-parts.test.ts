import { MediaParts } from '@eidolon/contract/media/media.ts'
import { partIndex } from '@eidolon/people'
import { expect, it } from 'vitest'
import { partsKeyword, readPngText } from '#adapters/engines/png.ts'
import { encodeParts } from './encode-parts.ts'

const told = (...numbers: readonly number[]) => {
  const file = encodeParts({ width: numbers.length, height: 1, parts: Uint8Array.from(numbers) })
  return MediaParts.parse(JSON.parse(readPngText(file, partsKeyword) ?? '')).parts
}

it('[GEN-162] says whose each number is, where there are several people', () => {
  const [place, hair, theirs] = [partIndex('background'), partIndex('hair'), partIndex('hair', 1)]
  expect(told(theirs, place, hair, theirs)).toEqual([
    { index: place, part: 'background', label: 'Background' },
    { index: hair, part: 'hair', label: 'Hair', person: 0 },
    { index: theirs, part: 'hair', label: 'Hair', person: 1 },
  ])
  expect(told(hair)).toEqual([{ index: hair, part: 'hair', label: 'Hair' }])
})
