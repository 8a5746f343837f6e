import { expect, it } from 'vitest'
import { matchFaces } from './match-faces.ts'

const face = (value: number) => Float32Array.of(value)
const score = (one: Float32Array, other: Float32Array) => 1 - Math.abs((one[0] ?? 0) - (other[0] ?? 0))
const tenths = (all: readonly (number | null)[]) => all.map((one) => one && Math.round(one * 10) / 10)

it('[ENG-130] each of several people is compared with a face of their own', () => {
  const [mira, kofi] = [[face(0.1), face(0.4)], [face(0.5)]]
  expect(tenths(matchFaces([mira, kofi], [face(0.5), face(0.1)], score))).toEqual([1, 1])
  // The face between them is nearer to Kofi, and goes to Mira where that serves both better.
  expect(tenths(matchFaces([mira, kofi], [face(0.45), face(0.9)], score))).toEqual([1, 0.6])
  expect(tenths(matchFaces([mira, kofi], [face(0.5)], score))).toEqual([0, 1])
  expect(matchFaces([mira, [], kofi], [], score)).toEqual([0, null, 0])
})

it('[ENG-130] of a crowd not every face is tried', () => {
  const crowd = Array.from({ length: 40 }, (_, at) => face(at / 40))
  const four = [0, 0.05, 0.1, 0.15].map((value) => [face(value)])
  expect(matchFaces(four, crowd, score)).toHaveLength(4)
})
