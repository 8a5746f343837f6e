import { describe, expect, it } from 'vitest'
import { poses as catalog } from '@eidolon/people'
import { poses } from '#poses/poses.generated.ts'
import { inLeftHand } from './hand-needs.ts'
import { poseFor } from './holding.ts'

describe('poseFor', () => {
  it('[ILL-88] leaves poses alone when nothing is held', () => {
    for (const { id } of catalog) expect(poseFor(id, ['glasses', 'scarf'], 'suit')).toBe(id)
  })

  it('[ILL-88] closes the right hand around what is held, in every pose', () => {
    for (const { id } of catalog) {
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

  it('[ILL-470] lays the arms of a gesture over legs that leave them free, and a look over anything', () => {
    const { arms, neck } = poses['arms-crossed'].body
    expect(poseFor('sitting', [], 'suit', { gestures: ['arms-crossed'] })).toMatchObject({
      sits: true,
      legs: poses.sitting.body.legs,
      arms,
      neck,
    })
    const look = poseFor('dancing', [], 'suit', { gestures: ['looking-up'] })
    expect(look).toMatchObject({ legs: poses.dancing.body.legs, head: poses['looking-up'].body.head })
  })

  it('[ILL-470] of two gestures with one hand each, the first has the right one', () => {
    const peace = poses['peace-sign'].body.arms?.right
    expect(poseFor('selfie', [], 'suit', { gestures: ['peace-sign'] })).toMatchObject({ arms: { left: peace } })
    expect(poseFor('kneeling', [], 'suit', { gestures: ['peace-sign', 'waving'] })).toMatchObject({
      arms: { right: peace, left: poses.waving.body.arms?.right },
      fingers: { right: 'peace', left: 'spread' },
    })
  })

  it('[ILL-470] brings what a gesture has in its hands besides what the pose brings', () => {
    expect(poseFor('lounging', [], 'suit', { gestures: ['brushing-hair'] })).toMatchObject({
      brings: 'sofa',
      tool: 'hairbrush',
    })
  })

  it('[ILL-471] closes both hands around two things, a shield in the left', () => {
    expect(inLeftHand(['sword', 'shield'])).toBe('shield')
    expect(inLeftHand(['mug', 'phone'])).toBe('mug')
    expect(inLeftHand(['mug', 'teddy-bear'])).toBeUndefined()
    for (const { id } of catalog)
      expect(poseFor(id, ['sword', 'shield'], 'suit')).toMatchObject({ fingers: { left: 'grip' } })
  })

  it('[ILL-471] does with a thing what the pose does with it, in whichever hand it is', () => {
    const right = poses['mirror-selfie'].body.arms?.right
    expect(poseFor('mirror-selfie', ['mug', 'phone'], 'suit')).toMatchObject({ arms: { right } })
    expect(poseFor('mirror-selfie', ['phone', 'umbrella'], 'suit')).toMatchObject({ arms: { left: right } })
  })
})
