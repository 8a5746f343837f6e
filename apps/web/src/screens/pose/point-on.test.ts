import { expect, it } from 'vitest'
import type { Figure } from '#features/viewer3d/figure.ts'
import { pointOn } from './point-on.ts'

/** Somebody with short fingers, of whom only what is asked for is there. */
const joints: Figure['joints'] = [
  { name: 'leftHand', parent: -1, at: [0.6, 1.3, 0] },
  { name: 'leftMiddleIntermediate', parent: 0, at: [0.66, 1.3, 0.01] },
  { name: 'leftMiddleDistal', parent: 1, at: [0.68, 1.29, 0.01] },
]
const noMaps = { size: 0, colour: new Uint8Array(), feel: new Uint8Array() }
const paints = { skin: noMaps, wear: noMaps, hair: noMaps }
const figure: Figure = { joints, meshes: [], paints, springs: [], bumpers: [], eyes: [0, 0.08, 0.1] }

it('[FIG-27] fingers are taken hold of where theirs end, as far beyond the last joint as the one before it', () => {
  const [bone, off] = pointOn('leftFingertips', figure)
  expect(bone).toBe('leftMiddleDistal')
  expect(off.map((meters) => Math.round(meters * 1000))).toEqual([20, -10, 0])
  expect(pointOn('leftHand', figure)).toEqual(['leftHand', [0, 0, 0]])
  expect(pointOn('rightFingertips', figure)).toEqual(['rightHand', [0, 0, 0]])
})
