import { describe, expect, it } from 'vitest'
import { scenery } from '#catalogue/generated/scenery.ts'
import { accessories } from '#catalogue/generated/accessories.ts'
import { parsePrompt } from '#reading/read-prompt.ts'
import { states } from '#reading/vocabulary/states.ts'

const read = (text: string) => {
  const { scene, unknown } = parsePrompt(text)
  return { ...scene, unknown: unknown.map(({ words }) => words) }
}

describe('things around the person', () => {
  it('[READ-49] what lies, leans or hangs somewhere is scenery and not in hands', () => {
    const shown = (text: string) => [read(text).scenery ?? [], read(text).accessories]
    expect(shown('a woman, a candle on the table')).toEqual([['candle-on-table'], []])
    expect(shown('a man, swords on the wall')).toEqual([['swords-on-wall'], []])
    expect(shown('a woman, a guitar leaning against the wall')).toEqual([['guitar-on-stand'], []])
    expect(shown('a monk, behind him, an hourglass')).toEqual([['hourglass-on-table'], []])
    expect(shown('a mage surrounded by scrolls')).toEqual([['scrolls-on-table'], []])
    expect(shown('a biker, a motorcycle parked behind him')).toEqual([['parked-motorcycle'], []])
  })

  it('[READ-49] what somebody uses, holds or wears stays theirs, wherever they are', () => {
    const held = (text: string) => read(text).accessories
    expect(held('reading a book on her bed')).toEqual(['book'])
    expect(held('holding a mug in front of her')).toEqual(['mug'])
    expect(held('a man playing guitar on the floor')).toEqual(['guitar'])
    expect(held('a knight with a sword on his back')).toEqual(['sword-on-back'])
    expect(held('sitting at a table with a mug of coffee')).toEqual(['mug'])
    expect(held('eating pizza on the floor')).toEqual(['pizza-slice'])
  })

  it('[READ-49] what cannot be drawn so is told, and not put into hands or on heads', () => {
    expect(read('a woman, a crown on a pedestal')).toMatchObject({ accessories: [], unknown: ['crown on a pedestal'] })
    expect(read('a girl surrounded by floating books').accessories).toEqual([])
  })

  it('[READ-49] every thing that can be put down is, in its place', () => {
    const missed = scenery.flatMap(({ id, more: { of } }) => {
      const word = accessories
        .find((one) => one.id === of)
        ?.words.find((one) => /^[a-z]+$/.test(one) && !one.endsWith('ing'))
      const { scenery: shown = [], accessories: held } = parsePrompt(`a woman, a ${word} in the background`).scene
      return word === undefined || (shown.length > 0 && held.length === 0) ? [] : [`${id}: ${word}`]
    })
    expect(missed).toEqual([])
  })

  it('[READ-50] what a thing around does is not what the person does, and a statue is nobody', () => {
    expect(read('a pilot, a mech standing behind her').pose).toBeUndefined()
    expect(read('a queen, banners hanging from the ceiling').pose).toBeUndefined()
    expect(read('a woman, a statue of an angel')).toMatchObject({ scenery: ['angel-statue'], accessories: [] })
    expect(read('a woman, a throne in the background').pose).toBeUndefined()
    expect(read('a queen on a throne').pose).toBe('enthroned')
    expect(read('a woman, dresses on a rack').outfit).toBeUndefined()
  })

  it('[READ-55] pictures that hang or lie somewhere say nothing of how this one is drawn', () => {
    expect(read('a girl, drawings on the wall')).toMatchObject({ scenery: ['posters', 'plain-wall'] })
    expect(read('a girl, drawings on the wall').style).toBeUndefined()
    expect(read('a detective, photos pinned to a board').style).toBeUndefined()
    expect(read('a pencil drawing of a girl by the wall').style).toBe('sketch')
  })

  it('[READ-56] what is worn lies around as well, and then nobody wears it', () => {
    const worn = (text: string) => read(text).accessories
    expect(worn('a woman, gloves on the table')).toEqual([])
    expect(worn('a woman, a pair of glasses on the nightstand')).toEqual([])
    expect(worn('a woman, a necklace in a display case')).toEqual([])
    expect(worn('a woman, shoes lined up by the door')).toEqual([])
    expect(worn('a woman, a crown resting on a cushion')).toEqual([])
    expect(worn('a woman in glasses sitting on the floor')).toEqual(['glasses'])
    expect(worn('a woman, gold earrings hanging from her ears')).toEqual(['earrings'])
    expect(read('a man, coats hanging by the door').outfit).toBeUndefined()
  })

  it('[READ-57] a thing that is lying, hanging or standing somewhere is there, and nobody does that', () => {
    const wrong = states.split('|').filter((state) => {
      const { pose, scenery: shown = [], unknown } = read(`a woman, lanterns and banners ${state} behind her`)
      return pose !== undefined || !shown.includes('banners') || unknown.length > 0
    })
    expect(wrong).toEqual([])
  })

  it('[READ-57] neither what weather does nor what an unknown thing does is done by the person', () => {
    expect(read('a woman, snow falling outside the window').pose).toBeUndefined()
    expect(read('a woman, a storm brewing in the distance').pose).toBeUndefined()
    expect(read('a woman, a giant whale floating in the sky').pose).toBeUndefined()
    expect(read('a librarian, rows of shelves behind her').pose).not.toBe('rowing')
    expect(read('a woman floating in the sky').pose).toBe('flying')
  })

  it('[READ-57] a well-dressed man stands by no well, and torches in hands hang on no wall', () => {
    for (const text of [
      'a well dressed man',
      'the well known actor in a well-lit room',
      'burning torches in his hands',
    ])
      expect(read(text).scenery ?? []).toEqual([])
    expect(read('a farmer, an old well behind him').scenery).toEqual(['well'])
  })

  it('[READ-58] what ends in -less is not there; clothes are told instead', () => {
    const { scene } = parsePrompt('a hatless, maskless man, smiling')
    expect([scene.accessories, scene.without, scene.expression]).toEqual([
      [],
      expect.arrayContaining(['mask']),
      'smile',
    ])
    expect(read('a shirtless man').unknown).toEqual(['shirtless'])
    expect(read('wireless headphones').accessories).toEqual(['headphones'])
  })

  it('[READ-50] whoever sits in an armchair needs no second one', () => {
    expect(read('a woman, armchair').scenery ?? []).toEqual([])
    expect(read('a woman dancing, an armchair by the fire').scenery).toEqual(['armchair'])
  })

  it('[READ-51] a place that is behind somebody is seen from afar, and not from within', () => {
    expect(read('a knight, a castle behind her')).toMatchObject({ scenery: ['castle'] })
    expect(read('a knight, a castle behind her').background).toBeUndefined()
    expect(read('a pilot, a spaceship hovering overhead').scenery).toEqual(['spaceship'])
    expect(read('a queen in a castle').background).toBe('castle-hall')
  })
})
