import fc from 'fast-check'
import { expect, it } from 'vitest'
import { startGenes } from '#genes/read.ts'
import { randomSetting } from './random-setting.ts'
import { drawnSize, isLarge, tilesOf } from './large-order.ts'
import { enlargements, type PictureOrder } from './order.ts'

const genes = startGenes()
const usual: PictureOrder = {
  genes,
  setting: randomSetting(genes, { accessories: [], without: [] }, 1),
  style: 'studio',
  seed: 1,
  width: 688,
  height: 864,
}

it('[ILL-551] a large picture is cut into pieces of the usual size, which cover it once', () => {
  expect([isLarge(usual), drawnSize(usual)]).toEqual([false, { width: 688, height: 864 }])
  const edge = fc.integer({ min: 1, max: 64 })
  fc.assert(
    fc.property(edge, edge, fc.constantFrom(...enlargements), (width, height, enlarged) => {
      const whole = drawnSize({ width, height, enlarged })
      const covered = new Uint8Array(whole.width * whole.height)
      for (const { left, top, right, bottom } of tilesOf({ ...usual, width, height, enlarged })) {
        expect([right - left, bottom - top]).toEqual([width, height])
        for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) covered[y * whole.width + x]! += 1
      }
      expect(covered.every((times) => times === 1)).toBe(true)
    }),
  )
})
