import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gesturesWith, halfOf, maxGestures } from '#catalogue/gestures.ts'
import { poses } from '#catalogue/generated/poses.ts'
import { randomGenes } from '#genes/random-person.ts'
import { randomSetting } from '#scene/random-setting.ts'
import { parsePrompt } from '#reading/read-prompt.ts'

const said = (text: string) => {
  const { scene, unknown } = parsePrompt(text)
  return { pose: scene.pose, gestures: scene.gestures ?? [], unknown: unknown.map(({ words }) => words) }
}
const settingOf = (text: string) => randomSetting(randomGenes(3, { accessories: [] }), parsePrompt(text).scene, 3)

describe('two poses in one text', () => {
  it.each([
    ['sitting on a bench, reading a book', 'sitting', ['reading']],
    ['kneeling, waving', 'kneeling', ['waving']],
    ['waving, kneeling', 'kneeling', ['waving']],
    ['walking, waving, looking up', 'walking', ['waving', 'looking-up']],
    ['looking up, dancing', 'dancing', ['looking-up']],
    ['selfie, peace sign', 'selfie', ['peace-sign']],
    ['running, holding a torch', 'running', ['holding']],
    ['holding a mug, waving', 'waving', ['holding']],
  ])('[READ-46] "%s" is %s with %j', (text, pose, gestures) => {
    expect(said(text)).toEqual({ pose, gestures: expect.arrayContaining(gestures), unknown: [] })
    expect(said(text).gestures).toHaveLength(gestures.length)
  })

  it('[READ-46] tells what needs the same part of the body as what was named before', () => {
    expect(said('arms crossed, clapping')).toEqual({ pose: 'arms-crossed', gestures: [], unknown: ['clapping'] })
    expect(said('sitting, kneeling')).toEqual({ pose: 'sitting', gestures: [], unknown: ['kneeling'] })
  })

  it('[READ-46] whoever stands and does something does it standing', () => {
    expect(said('standing, arms crossed')).toEqual({ pose: 'arms-crossed', gestures: [], unknown: [] })
  })

  it('[READ-46] no gesture needs an arm that is not there', () => {
    const ids = fc.constantFrom(...poses.map(({ id }) => id))
    fc.assert(
      fc.property(ids, fc.uniqueArray(ids, { maxLength: 8 }), (pose, asked) => {
        const busy = gesturesWith(pose, asked).filter((id) => id !== 'holding')
        const arms = busy.reduce((sum, id) => sum + { legs: 9, arms: 2, arm: 1, look: 0 }[halfOf(id) ?? 'legs'], 0)
        expect(arms).toBeLessThanOrEqual({ legs: 2, arm: 1, arms: 0, look: 0, all: 0 }[halfOf(pose) ?? 'all'])
        expect(busy.filter((id) => halfOf(id) === 'look').length).toBeLessThanOrEqual(1)
        expect(gesturesWith(pose, asked).length).toBeLessThanOrEqual(maxGestures)
      }),
    )
  })

  it('[READ-46] a gesture has its thing, and its face', () => {
    expect(settingOf('sitting, reading').accessories).toContain('book')
    expect(settingOf('kneeling, yawning').expression).toBe('yawn')
  })

  it.each([
    ['hammer raised', 'raised-high', []],
    ['raising a torch', 'raised-high', []],
    ['raised voices', undefined, ['raised voices']],
    ['baseball bat over her shoulder', 'on-shoulder', []],
    ['looking over her shoulder', 'looking-back', []],
    ['holding a staff above his head', 'raised-high', []],
    ['holding a lantern aloft', 'raised-high', []],
    ['lifting a barbell above his head', 'lifting', []],
    ['a halo above her head', undefined, []],
    ['a jacket slung over his shoulder', undefined, ['slung over his shoulder']],
    ['a long braid over her shoulder', undefined, ['over her shoulder']],
  ])('[READ-48] "%s" is %s', (text, pose, unknown) => {
    expect(said(text)).toMatchObject({ pose, unknown })
  })

  it('[ILL-472] who plays or uses what the pose brings holds no other', () => {
    expect(settingOf('playing the flute')).toMatchObject({ pose: 'playing-flute', accessories: [] })
  })

  it('[READ-47] a selfie has its phone, whatever the other hand holds', () => {
    expect(settingOf('mirror selfie with a coffee').accessories).toEqual(expect.arrayContaining(['phone', 'mug']))
  })
})
