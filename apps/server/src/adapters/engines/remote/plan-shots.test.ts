import { randomGenes, writeGenes } from '@eidolon/people'
import { describe, expect, it } from 'vitest'
import { aTask } from '#application/engines/testing/a-task.ts'
import { picturesOf, withReferences } from '#adapters/engines/hosted/references.ts'
import { neuralAbilities, sizesAround } from './neural-abilities.ts'
import { planShots } from './plan-shots.ts'

const abilities = neuralAbilities({
  kinds: ['image', 'video'],
  maxCount: 4,
  seed: true,
  negativePrompt: true,
  reference: true,
  strength: false,
  durations: [4],
})
const shots = (request: object = {}, character: object = {}) => planShots(aTask('x', { request, character }), abilities)

describe('planShots', () => {
  it('[ENG-2] person and style, what was chosen, the words; in this order', () => {
    const [shot] = shots({ pose: 'walking', outfit: 'winter-coat', background: 'cafe', framing: 'half', time: 'night' })
    expect(shot?.prompt).toBe(
      'a tall woman with red hair and green eyes, 31 years old. ' +
        'digital painting with visible brush strokes, rich colours. ' +
        'walking, wearing winter coat, background: café, expression: ' +
        `${shot?.prompt.match(/expression: ([^,.]+)/)?.[1]}, at night, half body, from the waist up. ` +
        'drinking tea in the garden',
    )
  })

  it('[GEN-121] several people are told one after the other, by their names, as their pictures are sent', () => {
    const png = (sign: number) => ({ png: Uint8Array.of(sign), width: 1, height: 1 })
    const kofi = { id: 'kofi', name: 'Kofi', appearance: 'a short man', personality: '', style: '', age: 40, genes: '' }
    const task = aTask('x', { request: { arrangement: 'facing' } })
    const cast = [
      { character: task.character, outfit: 'suit', references: [png(1), png(2)] },
      { character: kofi, expression: 'happy', colours: ['#c8323c'], looksAt: 'mira', references: [png(3)] },
    ]
    const [shot] = planShots({ ...task, cast }, abilities)
    expect(shot?.prompt).toMatch(
      /^2 people, facing each other\. Mira: a tall woman .*, wearing suit\. Kofi: a short man, 40 years old, .*clothes in red, looking at Mira\. /,
    )
    expect(picturesOf({ ...task, cast }, 4)).toEqual([Uint8Array.of(1), Uint8Array.of(3)])
    expect(withReferences('tea', 2, { cast })).toContain('(picture 1 shows Mira, picture 2 shows Kofi): tea')
  })

  it('[GEN-131] colours of clothes are told by their names', () => {
    const [shot] = shots({ outfit: 'suit', colours: ['#c8323c', '', '#20305a'] })
    expect(shot?.prompt).toContain('. clothes in red and navy. ')
  })

  it('[GEN-32] a style that the words ask for wins over the character’s own, and a chosen one over both', () => {
    const style = (request: object) => shots(request, { style: 'noir' })[0]?.style
    expect(style({ prompt: 'by the sea' })).toBe('noir')
    expect(style({ prompt: 'by the sea, watercolour' })).toBe('watercolour')
    expect(style({ prompt: 'by the sea, watercolour', style: 'anime' })).toBe('anime')
  })

  it('[GEN-76] a shot of several is the same when its seed is asked for alone', () => {
    for (const kind of ['image', 'video']) {
      for (const shot of shots({ kind, count: 4, seed: 2 ** 32 - 2 })) {
        expect(shots({ kind, count: 1, seed: shot.seed })).toEqual([{ ...shot, index: 0 }])
      }
    }
  })

  it('[ENG-18] what the description leaves open is told as the character has it', () => {
    const genes = JSON.stringify(
      writeGenes({
        ...randomGenes(3, {}),
        sex: 0,
        skinTone: 0.1,
        skinDye: 'natural',
        hairColour: '#1c1816',
        hairStyle: 'bob',
        eyeColour: '#4a7a4a',
        beard: 'none',
        freckles: 0.8,
        scar: 'cheek',
        weight: 0.45,
        muscle: 0.5,
        accessories: ['round-glasses'],
      }),
    )
    const told = (appearance: string) => shots({}, { appearance, genes, age: null })[0]?.prompt.split('. ')[0]
    expect(told('somebody kind')).toBe(
      'somebody kind, woman, fair skin, black hair, hair: bob, green eyes, freckles, a scar on the cheek, round glasses',
    )
    expect(told('a woman with red hair and blue eyes')).toBe(
      'a woman with red hair and blue eyes, fair skin, hair: bob, freckles, a scar on the cheek, round glasses',
    )
  })

  it('[ENG-2] the personality shows in the face unless something else decides it', () => {
    const face = (request: object, character: object = {}) => shots(request, character)[0]?.scene['expression']
    const manner = face({}, { personality: 'always cheerful' })
    expect(manner).toBeDefined()
    expect(face({ expression: 'angry' }, { personality: 'always cheerful' })).toBe('angry')
    expect(face({ prompt: 'she is crying' }, { personality: 'always cheerful' })).toBeUndefined()
    expect(face({}, { personality: '' })).toBeUndefined()
    expect(shots({}, { personality: 'always cheerful' })[0]?.prompt).not.toContain('always')
  })

  it('[ENG-15] the same order gives the same seeds, and they are the character’s own', () => {
    const noise = (id: string) => shots({ count: 3 }, { id }).map((shot) => shot.noise)
    expect(noise('mira')).toEqual(noise('mira'))
    expect(new Set([...noise('mira'), ...noise('noor')]).size).toBe(6)
    expect(shots({ count: 3, seed: 2 ** 32 - 2 }).map(({ seed }) => seed)).toEqual([2 ** 32 - 2, 2 ** 32 - 1, 0])
  })

  it('[ENG-2] what is never shown is among what is unwanted, after the user’s own', () => {
    expect(shots({ negativePrompt: 'hats' })[0]?.negativePrompt).toMatch(/^hats, nudity, nsfw, child/)
  })

  it('[ENG-2] films are told how things move', () => {
    const [film] = shots({ kind: 'video', motion: 'wave', camera: 'push', durationSeconds: 4 })
    expect(film).toMatchObject({ seconds: 4, scene: { motion: 'wave', cameraMove: 'push' } })
    expect(film?.prompt).toContain('the person waves at the camera, the camera slowly pushes in')
    expect(shots({ motion: 'wave' })[0]?.scene).not.toHaveProperty('motion')
  })

  it('[ENG-1] sizes have the shape that was asked for and about the same number of pixels', () => {
    expect(shots({ aspect: '16:9' })[0]).toMatchObject({ width: 1360, height: 768 })
    for (const { width, height } of Object.values(sizesAround(512, 64))) {
      expect([width % 64, height % 64]).toEqual([0, 0])
      expect(Math.abs((width * height) / 512 ** 2 - 1)).toBeLessThan(0.2)
    }
  })
})
