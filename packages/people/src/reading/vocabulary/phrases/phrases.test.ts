import { describe, expect, it } from 'vitest'
import { parsePrompt } from '#reading/read-prompt.ts'

const pairs = (text: string) => parsePrompt(text).understood.map(({ part, value }) => `${part}=${value}`)
const lost = (text: string) => parsePrompt(text).unknown.map(({ words }) => words)

describe('phrases', () => {
  it.each([
    ['in the waiting room', 'background=hospital'],
    ['in an olive grove', 'background=garden'],
    ['in a hedge maze', 'scenery=hedges'],
    ['at a shooting range', 'scenery=practice-targets'],
    ['on the ferry', 'background=yacht'],
    ['in the pit lane', 'background=race-track'],
    ['at the drugstore', 'background=pharmacy'],
    ['aboard a submarine', 'background=submarine'],
    ['in Iceland', 'background=snow-mountains'],
    ['in the Scottish Highlands', 'background=meadow'],
    ['playing pool', 'scenery=pool-table'],
    ['listening to music', 'accessories=headphones'],
    ['fleeing', 'pose=running'],
    ['leaning on the railing', 'pose=leaning'],
    ['red cape billowing', 'accessories=cape'],
    ['a wasp waist', 'build=slim'],
    ['a navy double-breasted suit', 'colour=navy'],
    ['a green string bag', 'thingColour=grocery-bag--green'],
    ['hugging her teddy bear', 'pose=hugging-plush'],
  ])('[ILL-634] "%s" says %s', (text, said) => {
    expect(pairs(text)).toContain(said)
    expect(lost(text)).toEqual([])
  })

  it.each([
    ['in the waiting room', 'pose=looking-aside'],
    ['playing pool', 'background=swimming-pool'],
    ['in a jewellery store', 'accessories=necklace'],
    ['in a record store', 'background=supermarket'],
    ['a cafe in Greece', 'background=beach'],
    ['a Moscow mule', 'background=city-street'],
    ['a wasp waist', 'effects=bees'],
    ['a bird bath', 'background=bathroom'],
    ['a moon gate', 'time=night'],
    ['a navy coat with gold buttons', 'colour2=gold'],
    ['a garden gnome', 'background=garden'],
    ['hat in hand', 'accessories=fedora'],
    ['a corn dog', 'accessories=dog'],
    ['a jet ski', 'accessories=skis'],
    ['a grappling hook', 'pose=grappling'],
    ['bitten nails', 'marks=painted-nails'],
    ['her boyfriend hugs her', 'pose=hugging-plush'],
  ])('[ILL-635] "%s" does not say %s', (text, wrong) => {
    expect(pairs(text)).not.toContain(wrong)
  })

  it.each([
    ['a man with a mullet', 'hairStyle=mullet'],
    ['her hair half up half down', 'hairStyle=half-up'],
    ['a bride with a braided crown', 'hairStyle=crown-braid'],
    ['milkmaid braids', 'hairStyle=crown-braid'],
  ])('[ILL-724] of "%s" nothing is left out: %s', (text, wanted) => {
    expect(pairs(text)).toContain(wanted)
    expect(lost(text)).toEqual([])
  })

  it.each([
    ['a bird bath', 'bird bath'],
    ['a moon gate', 'moon gate'],
    ['a navy coat with gold buttons', 'gold buttons'],
    ['a garden gnome', 'garden gnome'],
    ['hat in hand', 'hat in hand'],
    ['a cafe in Greece', 'Greece'],
    ['in a jewellery store', 'jewellery store'],
    ['in a butcher shop', 'butcher shop'],
  ])('[ILL-635] of "%s" it is told that %s is not drawn', (text, told) => {
    expect(lost(text)).toEqual([told])
  })
})
