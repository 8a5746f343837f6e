import { describe, expect, it } from 'vitest'
import { bodyParams, randomGenes } from '@eidolon/people'
import { type Face, faces } from '#faces/faces.ts'
import type { SurfacePoint } from '#geometry/part.ts'
import { makeSpot } from '#raster/spot.ts'
import { expressionLines } from './expression-lines.ts'

const own = (age: number) => bodyParams(randomGenes(5, { age }))

/** What an expression makes of the skin at a place of the base mesh. */
function skinAt(face: Face, x: number, y: number, age = 30): SurfacePoint {
  const spot = { ...makeSpot(), x, y, z: 1.4 }
  expressionLines({ face, bodyParams: own(age) })?.(spot)
  return spot
}

const between = [0.075, 7.48] as const
const cheek = [0.305, 7.1] as const
const under = [0.29, 7.15] as const

describe('lines of expressions', () => {
  it('[ILL-523] are not there at rest', () => {
    expect(expressionLines({ face: faces.neutral, bodyParams: own(70) })).toBeUndefined()
  })

  it('[ILL-523] stand between the brows of who is angry, deeper in the old, and of nobody who is surprised', () => {
    const [young, old, surprised] = [
      skinAt(faces.angry, ...between, 22),
      skinAt(faces.angry, ...between, 75),
      skinAt(faces.surprised, ...between),
    ]
    expect(young.relief).toBeLessThan(-0.002)
    expect(old.relief).toBeLessThan(young.relief)
    expect(surprised.relief).toBe(0)
  })

  it('[ILL-523] run beside the mouth of who smiles, on the side that does', () => {
    const down = (6.96 - 6.75) / 0.46
    const fold = 0.2 + 0.2 * down - 0.05 * down * down
    expect(skinAt(faces.smile, fold, 6.75).green).toBeLessThan(0.485)
    expect(skinAt(faces.smirk, fold, 6.75).green).toBeLessThan(skinAt(faces.smirk, -fold, 6.75).green)
    expect(skinAt(faces.angry, fold, 6.75).green).toBe(0.5)
  })

  it('[ILL-524] tears are wet and run down the cheeks; who has not slept is dark under the eyes', () => {
    expect(skinAt(faces.tearful, ...cheek).rough).toBeLessThan(0.5)
    expect(skinAt(faces.sad, ...cheek).rough).toBe(0.7)
    expect(skinAt(faces.tired, ...under).green).toBeLessThan(0.45)
  })
})
