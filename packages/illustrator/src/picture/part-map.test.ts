import { partAt, type PicturePart, pictureParts } from '@eidolon/people'
import { expect, it } from 'vitest'
import { materialCodes } from '#raster/frame.ts'
import { partMap } from './part-map.ts'

const kinds: readonly PicturePart[] = ['body', 'hair', 'shoes', 'background']
const person = { kinds }
const { skin, hair, hard } = materialCodes

/** A row of pixels, each with what is seen of it. */
const row = (pixels: readonly { part: number; material: number; alpha?: number; face?: number }[]) => ({
  part: Uint16Array.from(pixels, ({ part }) => part),
  material: Uint8Array.from(pixels, ({ material }) => material),
  alpha: Float32Array.from(pixels, ({ alpha = 1 }) => alpha),
  face: Float32Array.from(pixels, ({ face = 0 }) => face),
})

it('[ILL-556] says of every pixel what it shows, by the numbers of the parts', () => {
  const seen = partMap(
    row([
      { part: 0, material: 0, alpha: 0 },
      { part: 1, material: skin },
      { part: 1, material: skin, face: 0.8 },
      { part: 2, material: hair, face: 0.9 },
      { part: 3, material: hard },
      { part: 4, material: hard },
    ]),
    person,
  )
  expect([...seen].map((index) => pictureParts[index])).toEqual([
    'background',
    'body',
    'face',
    'hair',
    'shoes',
    'background',
  ])
})

it('[ILL-556] what covers less than half of a pixel does not count, unless that is asked for', () => {
  const wisps = row([
    { part: 2, material: hair, alpha: 0.2 },
    { part: 2, material: hair, alpha: 0.6 },
  ])
  expect([...partMap(wisps, person)]).toEqual([0, 1])
  expect([...partMap(wisps, person, 0)]).toEqual([1, 1])
})

it('[ILL-750] of several people each has numbers of their own, and the place is everybody’s', () => {
  const group = { kinds: [...kinds, ...kinds], whose: [0, 0, 0, 0, 1, 1, 1, 1] }
  const pixels = [1, 2, 5, 6, 8].map((part) => ({ part, material: part === 5 ? skin : hair, face: 0.9 }))
  expect([...partMap(row(pixels), group)].map(partAt)).toEqual([
    { part: 'body', person: 0 },
    { part: 'hair', person: 0 },
    { part: 'face', person: 1 },
    { part: 'hair', person: 1 },
    { part: 'background', person: 0 },
  ])
})
