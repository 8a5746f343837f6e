import { describe, expect, it } from 'vitest'
import { parsePrompt } from '#reading/read-prompt.ts'

const pairs = (text: string) => parsePrompt(text).understood.map(({ part, value }) => `${part}=${value}`)
const lost = (text: string) => parsePrompt(text).unknown.map(({ words }) => words)

/** Ways to say that something must not be seen, by what they come to. */
const ways: Readonly<Record<string, readonly string[]>> = {
  'accessories=-fedora': [
    'no hat',
    'without a hat',
    'please no hat',
    'not wearing a hat',
    'minus the hat',
    'lacking a hat',
    'hatless',
    'hat-free',
    'hold the hat',
    'ditch the hat',
    'leave out the hat',
    'omit the hat',
    'took off her hat',
    'no need for a hat',
    'no sign of a hat',
    "don't draw a hat",
    "she isn't wearing a hat",
    "she hasn't a hat",
    'hat: none',
    '(no hat)',
    'except a hat',
    'everything except a hat',
  ],
  'accessories=-glasses': [
    'sans glasses',
    'avoid glasses',
    'absolutely no glasses',
    'has removed his glasses',
    'skip the glasses',
    'no glasses on',
    'zero glasses',
  ],
  'lipstick=none': [
    'no makeup',
    'free of makeup',
    'makeup-free',
    'makeup free',
    'zero makeup',
    'hardly any makeup',
    'barely any makeup',
    'no obvious makeup',
    'not too much makeup',
    'makeup: none',
    'hold the makeup',
  ],
  'without=-jewellery': [
    'no jewellery',
    'devoid of jewellery',
    'bare of jewellery',
    'not wearing any jewellery',
    'jewellery: none',
  ],
  'freckles=none': ['no freckles', 'freckle-free skin', 'a freckleless face', 'not a single freckle'],
  'wrinkles=none': ['without a single wrinkle', 'wrinkle-free'],
  'beard=none': ['lacks a beard', 'minus the beard', 'beardless', 'no trace of a beard'],
  'expression=-smile': ['never smiles', 'not smiling', 'non-smiling', 'anything but a smile', "doesn't smile"],
  'marks=-tattoos': ['no visible tattoos', 'without any tattoos', 'tattoo-free'],
  'without=-text': ['(no text)', 'no text', 'without any text'],
  'without=-shoes': ['no shoes', 'without shoes'],
  'accessories=-crown': ['no longer wearing her crown'],
  'outfit=-summer-dress': ['a suit rather than a dress', 'a suit instead of a dress', 'a suit in place of a dress'],
  'without=-moon': ['a night with no moon'],
  'marks=-bangs': ["doesn't have bangs"],
}

describe('what is denied', () => {
  it.each(Object.entries(ways).flatMap(([denial, texts]) => texts.map((text) => [text, denial] as const)))(
    '[READ-61] "%s" is %s, and nothing of it is unknown',
    (text, denial) => {
      expect(pairs(text)).toContain(denial)
      expect(lost(text).filter((words) => !/face|skin|everything/.test(words))).toEqual([])
    },
  )

  it.each([
    ['no hat, glasses or beard, red hair', 'accessories=-fedora accessories=-glasses beard=none hairColour=red'],
    [
      'no hats, glasses, or scarves, red hair',
      'accessories=-fedora accessories=-glasses accessories=-scarf hairColour=red',
    ],
    ['no hat, no glasses, red hair', 'accessories=-fedora accessories=-glasses hairColour=red'],
    ['avoid hats and glasses, red hair', 'accessories=-fedora accessories=-glasses hairColour=red'],
    ['neither hat nor scarf', 'accessories=-fedora accessories=-scarf'],
    ['no beard and short hair', 'beard=none hairLength=short'],
    ['no sunglasses and a big grin', 'accessories=-sunglasses expression=grin'],
    ['no hat but sunglasses', 'accessories=-fedora accessories=sunglasses'],
    ['not blonde but brunette', 'hairColour=-blonde hairColour=brown'],
    ['no cape or armour, just a tunic', 'accessories=-cape outfit=-plate-armour outfit=tunic'],
    ['no red hat, blue eyes', 'accessories=-fedora eyeColour=blue'],
    ['not red, but blue eyes', 'without=-red eyeColour=blue'],
    ['no beard, short hair', 'beard=none hairLength=short'],
    ['no earrings except a nose ring', 'without=-earrings accessories=nose-ring'],
    ['bald except for a scarf', 'hairStyle=bald accessories=scarf'],
    ['nothing but a white t-shirt', 'colour=white outfit=tshirt-jeans'],
    ['never without a hat', 'accessories=fedora'],
  ])('[READ-61] "%s" reaches as far as it says', (text, understood) => {
    expect(pairs(text)).toEqual(understood.split(' '))
    expect(lost(text)).toEqual([])
  })

  it('[READ-62] a word for many things denies all of them, but what is named itself; a headscarf is no hat', () => {
    const { scene } = parsePrompt('a queen, no jewellery but a nose ring')
    expect(scene.without).toEqual(expect.arrayContaining(['crown', 'hoop-earrings', 'rings']))
    expect(scene.accessories).toEqual(['nose-ring'])
    const { without } = parsePrompt('no hat').scene
    expect(without).toEqual(expect.arrayContaining(['cowboy-hat', 'bucket-hat', 'wizard-hat']))
    expect(without).not.toContain('hijab')
  })
})
