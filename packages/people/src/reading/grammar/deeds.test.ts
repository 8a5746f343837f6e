import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomGenes } from '#genes/random-person.ts'
import { randomSetting } from '#scene/random-setting.ts'
import { slotOf } from '#catalogue/slot-of.ts'
import { parsePrompt } from '#reading/read-prompt.ts'

const pose = (text: string) => parsePrompt(text).scene.pose
const settingOf = (text: string, seed = 3) =>
  randomSetting(randomGenes(seed, { accessories: [] }), parsePrompt(text).scene, seed)

describe('what people do', () => {
  it.each([
    ['a dancer caught in the middle of a spin', 'twirling'],
    ['a woman mid-leap', 'jumping'],
    ['a man about to throw a ball', 'throwing'],
    ['a mage preparing to cast a spell', 'casting'],
    ['a swordsman mid-swing', 'sword-swing'],
  ])('[READ-52] "%s" does it: %s', (text, deed) => {
    const { scene, unknown } = parsePrompt(text)
    expect({ pose: scene.pose, unknown }).toEqual({ pose: deed, unknown: [] })
  })

  it.each([
    ['sipping tea', 'drinking', ['teacup']],
    ['a man eating a burger', 'eating', ['burger']],
  ])('[READ-53] "%s" is %s with %j', (text, deed, things) => {
    const { pose: read, accessories } = parsePrompt(text).scene
    expect([read, accessories.filter((id) => things.includes(id))]).toEqual([deed, things])
  })

  // Each of them was something else before: a run, a sandwich, palm trees, a view from below, a fight, soup.
  it.each([
    ['running her fingers through her hair', ['pose=hand-in-hair']],
    ['raising her goblet in a toast', ['accessories=goblet', 'pose=raised-high']],
    ['shrugging, palms up', ['pose=shrugging', 'pose=shrugging']],
    ['looking up at the stars', ['pose=looking-up', 'time=night']],
    ['rolling dice', []],
    ['levitating books', ['accessories=book']],
    ['hands clasped behind her head', ['pose=hands-behind-head']],
    ['skipping stones', ['pose=throwing']],
    ['an hourglass', ['accessories=hourglass']],
    ['a snow globe', []],
    ['with a rose', ['accessories=rose']],
    ['a rose dress', ['colour=pink', 'outfit=summer-dress']],
    ['pinching the bridge of her nose', ['pose=pinching-nose']],
  ])('[READ-54] "%s" says %j and nothing else', (text, said) => {
    const pairs = parsePrompt(text).understood.flatMap(({ part, value }) =>
      part === 'sex' ? [] : [`${part}=${value}`],
    )
    expect(pairs.toSorted()).toEqual(said)
  })

  it('[ILL-350] is read in every form, whosever collar it is', () => {
    const verbs = fc.constantFrom('adjust', 'adjusts', 'adjusting')
    const whose = fc.constantFrom('', 'a ', 'the ', 'her ', 'his ', 'their ', 'my ')
    fc.assert(
      fc.property(verbs, whose, (verb, article) => {
        expect(pose(`somebody ${verb} ${article}collar`)).toBe('holding-lapels')
      }),
    )
    expect(pose('looking at the phone')).toBe('texting')
    expect(pose('hands over their mouth')).toBe('hand-over-mouth')
  })

  it('[ILL-350] only deeds are read over an article: "top a hat" is no top hat', () => {
    expect(parsePrompt('top the hat').scene.accessories).not.toContain('top-hat')
  })

  it.each([
    ['a woman asleep under a tree', 'sleeping', 'eyes-closed'],
    ['a man yawning', 'yawning', 'yawn'],
    ['she sings', 'singing', 'sing'],
  ])('[ILL-351] "%s" is %s, and the face is %s', (text, body, face) => {
    expect(settingOf(text)).toMatchObject({ pose: body, expression: face })
  })

  it('[ILL-351] a pose that lies asleep closes the eyes by itself, unless a face is asked for', () => {
    const genes = randomGenes(5)
    const asleep = { pose: 'sleeping', accessories: [], without: [] } as const
    expect(randomSetting(genes, asleep, 5).expression).toBe('eyes-closed')
    expect(randomSetting(genes, { ...asleep, expression: 'smile' }, 5).expression).toBe('smile')
  })

  it('[ILL-350] says where it is done, if it names a place and nothing else does', () => {
    expect(parsePrompt('asleep on a train').scene).toMatchObject({ pose: 'asleep-in-chair', background: 'train' })
    expect(parsePrompt('asleep in an armchair in the library').scene.background).toBe('library')
  })

  it('[ILL-350] is not read out of what only describes: braided hair, rolled-up sleeves', () => {
    expect(pose('a woman with braided hair, rolled-up sleeves')).toBeUndefined()
    expect(pose('she braided her hair')).toBe('tying-hair')
  })

  it('[ILL-352] what a pose is nothing without takes no place twice', () => {
    const adjusting = { pose: 'adjusting-glasses', accessories: ['sunglasses'], without: [] } as const
    const { accessories } = randomSetting(randomGenes(4, { accessories: [] }), adjusting, 4)
    expect(accessories.filter((id) => slotOf(id) === 'eyes')).toEqual(['sunglasses'])
  })
})
