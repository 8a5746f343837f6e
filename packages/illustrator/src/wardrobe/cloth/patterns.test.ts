import { expect, it } from 'vitest'
import type { SurfacePoint } from '#geometry/part.ts'
import { roundabout } from './patterns.ts'

const plain = {
  u: 1,
  grain: 0.01,
  red: 0,
  green: 0,
  blue: 0,
  alpha: 1,
  rough: 1,
  metal: 0,
  glow: 0,
  relief: 0,
  open: 1,
}

/** How much of a pattern there is to a decimeter of cloth, all around an oval of this width and depth. */
function shares(wide: number, deep: number, vOf: (turns: number) => number): readonly number[] {
  const steps = 360
  const at = (step: number): SurfacePoint => {
    const angle = (step / steps - 0.5) * 2 * Math.PI
    const v = vOf(step / steps - 0.5)
    return { ...plain, x: wide * Math.sin(angle), y: 2, z: 0.2 + deep * Math.cos(angle), v }
  }
  return Array.from({ length: steps - 1 }, (_, step) => {
    const [one, other] = [at(step), at(step + 1)]
    return Math.abs(roundabout(other) - roundabout(one)) / Math.hypot(other.x - one.x, other.z - one.z)
  })
}

const trunk = shares(1.5, 1, () => -1)
const skirt = shares(2.1, 1.6, (turns) => 20 + turns)
const stretched = (all: readonly number[]) => all.filter((share) => share < 0.55 || share > 1.8).length / all.length

it('[FIG-26] what is strewn on cloth is as wide at the sides and the back as in front', () => {
  expect(stretched(trunk)).toBeLessThan(0.02)
  expect(stretched(skirt)).toBe(0)
})
