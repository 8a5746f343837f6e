import { describe, expect, it } from 'vitest'
import { poses as catalogue } from '@eidolon/people'
import { poses } from '#poses/poses.generated.ts'
import { poseFor } from './holding.ts'

describe('poseFor', () => {
  it('[ILL-88] leaves poses alone when nothing is held', () => {
    for (const { id } of catalogue) expect(poseFor(id, ['glasses', 'scarf'], 'suit')).toBe(id)
  })

  it('[ILL-88] closes the right hand around what is held, in every pose', () => {
    for (const { id } of catalogue) {
      const pose = poseFor(id, ['umbrella'], 'suit')
      expect(typeof pose === 'string' ? pose : pose.fingers?.right).toBe('grip')
    }
    const reader = poseFor('sitting', ['book'], 'suit')
    expect(typeof reader === 'string' ? undefined : reader).toMatchObject({ sits: true, arms: poses.reading.body.arms })
    const holding = poseFor('holding', ['mug'], 'suit')
    expect(holding).toBe('holding')
  })

  it('[ILL-132] keeps the knees together in short skirts, whatever is held', () => {
    for (const id of ['sitting', 'crouching'] as const) {
      const bare = poseFor(id, [], 'cocktail-dress')
      const laden = poseFor(id, ['umbrella'], 'cocktail-dress')
      if (typeof bare === 'string' || typeof laden === 'string') throw new Error('The pose is as in trousers.')
      expect(laden.legs).toEqual(bare.legs)
      expect(bare.legs).not.toEqual(poses[id].body.legs)
    }
    expect(poseFor('sitting', [], 'evening-gown')).toBe('sitting')
  })
})
