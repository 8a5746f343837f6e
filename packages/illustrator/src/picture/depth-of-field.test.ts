import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { speckle } from '#geometry/noise.ts'
import { lookAt } from '#lens/camera.ts'
import { blurByDepth } from './depth-of-field.ts'

const side = 32
const count = side * side
const never = () => {}
const camera = lookAt([0, 0, 40], [0, 0, 0], { focal: 60, width: side, height: side })
const sum = (values: Float32Array): number => values.reduce((all, value) => all + value, 0)
const rough = (seed: number) => Float32Array.from({ length: count * 3 }, (_, at) => speckle(at, seed, 3))

describe('what is out of focus', () => {
  const focus = { depth: 40, blur: 0.1 }

  it('[ILL-42] stays between the colours there were, and changes nothing it was given', () => {
    const depths = fc.array(fc.integer({ min: 5, max: 400 }), { minLength: 8, maxLength: 8 })
    fc.assert(
      fc.property(depths, fc.nat(99), (rows, seed) => {
        const sharp = rough(seed)
        const before = sharp.slice()
        const depth = Float32Array.from({ length: count }, (_, at) => rows[Math.floor(at / side / 4)] ?? 40)
        const soft = blurByDepth(sharp, depth, camera, focus, never)
        const [low, high] = [Math.min(...before) - 1e-5, Math.max(...before) + 1e-5]
        expect(soft.every((value) => value >= low && value <= high)).toBe(true)
        expect(sharp.every((value, at) => value === before[at])).toBe(true)
      }),
      { numRuns: 20 },
    )
  })

  it('[ILL-42] is nothing where all is in focus, and nothing to see where all is even', () => {
    const sharp = rough(4)
    expect(blurByDepth(sharp, new Float32Array(count).fill(40), camera, focus, never)).toEqual(sharp)
    const even = new Float32Array(count * 3).fill(0.3)
    const soft = blurByDepth(even, new Float32Array(count).fill(300), camera, focus, never)
    expect(soft.every((value) => Math.abs(value - 0.3) < 1e-5)).toBe(true)
  })

  it('[ILL-42] is calmer the farther from the focus it lies', () => {
    const unrest = (depth: number) => {
      const soft = blurByDepth(rough(2), new Float32Array(count).fill(depth), camera, focus, never)
      const mean = sum(soft) / soft.length
      return soft.reduce((all, value) => all + (value - mean) * (value - mean), 0)
    }
    const calm = [40, 60, 90, 300].map(unrest)
    expect(calm).toEqual(calm.toSorted((one, other) => other - one))
    expect(calm[3]).toBeLessThan((calm[0] ?? 0) * 0.2)
  })
})
