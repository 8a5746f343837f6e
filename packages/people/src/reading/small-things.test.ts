import { describe, expect, it } from 'vitest'
import { parsePrompt } from './read-prompt.ts'

const pairs = (text: string) => parsePrompt(text).understood.map(({ part, value }) => `${part}=${value}`)
const lost = (text: string) => parsePrompt(text).unknown.map(({ words }) => words)

describe('small things of a look', () => {
  it.each([
    ['blunt bangs', 'marks=bangs'],
    ['curtain bangs', 'marks=curtain-bangs'],
    ['bangs swept to the side', 'marks=side-bangs'],
    ['hair falling over one eye', 'marks=hair-over-eye'],
    ['a lock of hair over her left eye', 'marks=hair-over-eye'],
  ])('[READ-65] %s is %s', (text, said) => {
    expect(pairs(text)).toContain(said)
    expect(lost(text)).toEqual([])
  })

  it('[READ-65] a fringe on clothes is none of hair, and hair over both eyes is told', () => {
    expect(pairs('a jacket with suede fringe')).not.toContain('marks=bangs')
    expect(pairs('hair covering her eyes')).not.toContain('marks=hair-over-eye')
    expect(lost('hair covering her eyes')).toEqual(['hair covering her eyes'])
  })

  it.each([
    ['a shirt with short sleeves', 'accessories=short-sleeves'],
    ['long-sleeved T-shirt', 'accessories=long-sleeves'],
    ['a dress with puffy sleeves', 'accessories=puff-sleeves'],
    ['wide sleeves', 'accessories=bell-sleeves'],
    ['sleeves rolled up to the elbows', 'accessories=rolled-sleeves'],
  ])('[READ-66] %s is %s', (text, said) => {
    expect(pairs(text)).toContain(said)
  })

  it.each(['empty-handed', 'nothing in his hands', 'with empty hands'])('[READ-67] %s holds nothing', (text) => {
    const { scene, unknown } = parsePrompt(`a knight, ${text}`)
    expect(scene.without).toEqual(expect.arrayContaining(['sword', 'book', 'phone']))
    expect(scene.without).not.toContain('glasses')
    expect(unknown).toEqual([])
  })

  it('[READ-68] needlework that nobody does is trimming in its colour', () => {
    expect(pairs('a coat with gold embroidery')).toContain('colour2=gold')
    expect(pairs('black jacket, red stitching')).toContain('colour2=red')
    expect(pairs('a coat with gold embroidery, red stitching')).not.toContain('pose=sewing')
    expect(pairs('grandmother doing embroidery')).toContain('pose=sewing')
  })

  it.each(['a woman, a small tattoo on her wrist', 'a man with a tiny scar on his chin'])(
    '[READ-69] nobody is short by "%s"',
    (text) => {
      expect(pairs(text)).not.toContain('height=short')
      expect(pairs('a small woman, a tattoo')).toContain('height=short')
    },
  )

  it.each([
    ['a mechanic in oil-stained overalls', 'marks=grease-face', 'oil-stained'],
    ['a painter in a paint-stained apron', 'marks=paint-hands', 'paint-stained'],
  ])('[READ-70] %s has no %s', (text, wrong, told) => {
    expect(pairs(text)).not.toContain(wrong)
    expect(lost(text)).toContain(told)
  })

  it.each(['polaroid photo, laughing in a park', 'a polaroid of her', 'polaroid picture'])(
    '[GEN-181] %s: the picture is one, and nobody holds one or a camera',
    (text) => {
      expect(pairs(text)).toContain('effects=polaroid')
      expect(pairs(text).filter((one) => one.startsWith('accessories='))).toEqual([])
      expect(pairs('a woman holding a polaroid')).toContain('accessories=photograph')
      expect(pairs('a man with a polaroid camera')).toContain('accessories=camera')
    },
  )

  it.each(['a knight, transparent background', 'no background, a witch', 'a robot on a transparent background'])(
    '[READ-72] %s: nothing but the person',
    (text) => {
      expect(pairs(text)).toContain('cutOut=alone')
      expect(pairs('a woman, busy background')).not.toContain('cutOut=alone')
    },
  )

  it.each([
    ['a shirt with an open collar', 'accessories=open-collar'],
    ['suit, pocket square', 'accessories=pocket-square'],
    ['a black dress with lace trim', 'accessories=lace-trim'],
    ['a lace collar', 'accessories=lace-collar'],
  ])('[READ-71] %s is %s', (text, said) => {
    expect(pairs(text)).toContain(said)
    expect(lost(text)).toEqual([])
  })
})
