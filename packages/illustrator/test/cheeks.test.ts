import { restingFace, bodyParams, randomGenes } from '@eidolon/people'
import { beforeAll, expect, it } from 'vitest'
import type { Pack } from '#pack/pack.ts'
import { loadPack } from '#workshop/load-pack.ts'
import { evenCheeks } from '#body/cheeks.ts'
import { addTargets, macroWeights } from '#body/morph.ts'

let pack: Pack
beforeAll(async () => {
  pack = await loadPack()
})

/** How far evening the cheeks moves the vertex that it moves farthest, in decimeters. In place. */
function evened(shape: Float32Array): number {
  const before = shape.slice()
  evenCheeks(pack, shape)
  return shape.reduce((max, value, at) => Math.max(max, Math.abs(value - before[at]!)), 0)
}

/** Somebody as the targets alone make them. */
function unevened(seed: number, sex: number): Float32Array {
  const { macro, targets } = bodyParams(randomGenes(seed, { sex, age: 64 }))
  const shape = pack.base.positions.slice()
  addTargets(pack, shape, macroWeights(macro))
  addTargets(pack, shape, new Map(Object.entries(targets)))
  addTargets(pack, shape, restingFace(sex))
  return shape
}

it('[ILL-760] where the shapes of age, sex and breadth meet on a cheek there is no edge', () => {
  for (const seed of [3, 8, 21, 34]) {
    const shape = unevened(seed, seed % 2)
    const first = evened(shape)
    expect(first).toBeGreaterThan(0.01)
    // Of what was evened out once little is left.
    expect(evened(shape)).toBeLessThan(first / 2)
  }
})

it('[ILL-760] lips, nose, eyes and whatever is no cheek stay as they are', () => {
  const shape = unevened(5, 1)
  const before = shape.slice()
  evenCheeks(pack, shape)
  const moved = pack.base.positions.filter(
    (value, at) => at % 3 === 0 && [0, 1, 2].some((axis) => shape[at + axis] !== before[at + axis]) && value > 0,
  )
  expect(moved.length).toBeGreaterThan(50)
  expect(Math.min(...moved)).toBeGreaterThan(0.27)
  expect(Math.max(...moved)).toBeLessThan(0.64)
})
