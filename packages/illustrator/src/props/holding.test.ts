import { describe, expect, it } from 'vitest'
import { poses as catalogue } from '#catalogue/poses.ts'
import { poses } from '#poses/poses.ts'
import { poseFor } from './holding.ts'

describe('poseFor', () => {
  it('[ILL-88] leaves poses alone when nothing is held', () => {
    for (const { id } of catalogue) expect(poseFor(id, ['glasses', 'scarf'])).toBe(id)
  })

  it('[ILL-88] closes the right hand around what is held, in every pose', () => {
    for (const { id } of catalogue) {
      const pose = poseFor(id, ['umbrella'])
      expect(typeof pose === 'string' ? pose : pose.fingers?.right).toBe('grip')
    }
    const reader = poseFor('sitting', ['book'])
    expect(typeof reader === 'string' ? undefined : reader).toMatchObject({ sits: true, arms: poses.reading.arms })
    const holding = poseFor('holding', ['mug'])
    expect(holding).toBe('holding')
  })
})
