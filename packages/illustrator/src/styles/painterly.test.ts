import { expect, it } from 'vitest'
import { materialCodes } from '#raster/frame.ts'
import { paint } from './painterly.ts'
import { emptyFrame, somebodyIn } from './testing.ts'

const side = 64

/** What becomes of a picture that is all hair of one dark color, on the left and on the right as bright as given. */
function painted(material: number, left: number, right: number): readonly [left: number, right: number] {
  const frame = somebodyIn(emptyFrame(side, side), { left: 0, top: 0, right: side, bottom: side }, 1, material)
  frame.base.fill(0.04)
  const rgb = Float32Array.from({ length: side * side * 3 }, (_, k) => (Math.floor(k / 3) % side < 32 ? left : right))
  const canvas = paint(frame, { width: side, height: side, rgb }, 3, () => {})
  const at = (x: number) => canvas.rgb[(32 * side + x) * 3 + 1]!
  return [at(6), at(58)]
}

it('[ILL-807] oils lay hair in masses: what shines is lighter than it is, what is deep is darker, and skin stays', () => {
  const [deep, shining] = painted(materialCodes.hair, 0.08, 0.32)
  expect(deep).toBeLessThan(0.075)
  expect(shining).toBeGreaterThan(0.35)
  // Skin that is seen between roots is far too bright to be hair.
  const [, skin] = painted(materialCodes.hair, 0.08, 0.66)
  expect(skin).toBeLessThan(0.72)
})
