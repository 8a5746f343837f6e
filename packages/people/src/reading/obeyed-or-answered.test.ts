import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { silent } from './vocabulary/common-words.ts'
import { dictionaryOf } from './vocabulary/dictionary.ts'
import { parsePrompt } from './read-prompt.ts'
import { tokens } from './vocabulary/tokens.ts'

const isWord = dictionaryOf('train\nlens\nwaking\nweaving\nplaid\npouring\nconcept\nangle\nsinged\nbrushing\nbench')
const read = (text: string) => parsePrompt(text, { isWord })
const pairs = (text: string) => read(text).understood.map(({ part, value }) => `${part}=${value}`)
const lost = (text: string) => read(text).unknown.map(({ words }) => words)

describe('mending', () => {
  it('[ILL-302] never touches a real word', () => {
    for (const word of [
      'train',
      'lens',
      'waking',
      'weaving',
      'plaid',
      'pouring',
      'concept',
      'angle',
      'singed',
      'brushing',
    ]) {
      expect({ word, corrected: read(word).corrected }).toEqual({ word, corrected: [] })
      expect(
        pairs(word).filter((pair) => /=(?:rain|leaning|walking|waving|calm|pout|stage|halo|talk|shy)$/.test(pair)),
      ).toEqual([])
    }
  })

  it('[ILL-302] tells what a word that no dictionary knows was taken for, and where it stands', () => {
    expect(read('a blck hoodie in a restuarant')).toMatchObject({
      corrected: [
        { words: 'blck', at: 2, end: 6, to: 'black' },
        { words: 'restuarant', at: 19, end: 29, to: 'restaurant' },
      ],
      scene: { outfit: 'hoodie', background: 'restaurant' },
      unknown: [],
    })
  })

  it('[ILL-302] leaves names and, without a dictionary, everything as it is', () => {
    expect(read('sunset in Blck').corrected).toEqual([])
    expect(parsePrompt('a blck hoodie')).toMatchObject({ corrected: [], unknown: [{ words: 'blck' }] })
  })

  it('[ILL-302] a dictionary knows the lines it was made of and no parts of them', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1 }),
        fc.stringMatching(/^[a-z]{1,9}$/),
        (words, other) => {
          const isOne = dictionaryOf(words.join('\n'))
          expect(words.every(isOne)).toBe(true)
          expect(isOne(other)).toBe(words.includes(other))
        },
      ),
    )
  })
})

describe('phrases before words', () => {
  it.each([
    'ring light',
    'soft light',
    'cold rim light',
    'window light',
    'neon red light',
    'shaft of light',
    'light trails',
  ])('[ILL-303] "%s" is never a light skin', (text) => {
    const parts = (said: string) => read(said).understood.filter(({ part }) => part === 'skinTone')
    expect(parts(text)).toEqual([])
    expect(parts(`pale skin, ${text}`)).toMatchObject([{ value: 'pale' }])
    expect([...read(text).understood, ...read(text).unknown].map(({ words }) => words).join(' ')).toContain('light')
  })

  it.each([
    ['playing the violin', ['accessories=violin', 'pose=playing-violin'], []],
    ['playing the theremin', [], ['playing the theremin']],
    ['drawing a bow', ['pose=archery'], []],
    ['a charcoal drawing', ['style=sketch'], []],
    ['taking a bow', ['pose=bowing'], []],
    ['a crystal bow', ['accessories=bow'], []],
    ['watching the rain', ['weather=rain'], ['watching']],
    ['a gold watch', ['thingColour=watch--gold', 'accessories=watch'], []],
    ['two glasses of juice', [], ['two glasses of juice']],
    ['on top of a tower', [], ['top of a tower']],
    ['a white top', ['colour=white', 'outfit=tshirt-jeans'], []],
    ['weighing a massive cannonball', [], ['weighing a massive cannonball']],
    ['she waves', ['sex=female', 'pose=waving'], []],
    ['rose thorns', [], ['rose thorns']],
    ['pirate hovel', [], ['pirate hovel']],
    ['parked trucks', [], ['parked trucks']],
    ['nine fluffy tails', ['accessories=nine-tails'], []],
    ['oil-stained hands', ['marks=grease-hands'], []],
    ['star-shaped pupils', ['marks=star-pupils'], []],
    ['floating', ['pose=flying'], []],
    ['purple-to-aqua gradient hair', ['hairColour=purple', 'highlight=turquoise', 'marks=gradient-hair'], []],
    ['split dyed hair, black and platinum', ['marks=split-hair', 'hairColour=black', 'highlight=platinum'], []],
    ['her grey zorb', ['sex=female'], ['grey zorb']],
    ['a black cat asleep on the sill', ['accessories=black-cat'], ['asleep', 'sill']],
    [
      'a green linen zorb and gold hoops',
      ['accessories=hoop-earrings', 'thingColour=hoop-earrings--gold'],
      ['green linen zorb'],
    ],
    ['electrodes on his temples', ['sex=male'], ['electrodes', 'temples']],
    ['starship captain on the bridge', ['outfit=uniform', 'background=spaceship'], []],
    ['climbing out of a window', ['scenery=window'], ['climbing']],
    ['an alien swamp', ['background=swamp'], ['alien']],
    ['zero g', ['pose=flying'], []],
    ['85mm', ['lens=portrait-lens', 'framing=portrait'], []],
    ['rpg portrait, bust', ['framing=bust', 'framing=bust'], []],
  ])('[ILL-303] "%s" says %j and cannot show %j', (text, understood, unknown) => {
    expect({ understood: pairs(text), unknown: lost(text) }).toEqual({ understood, unknown })
  })

  it.each([
    ['under green light', ['lightColour=green'], []],
    ['blue and magenta gel lights', ['lightColour=blue', 'lightColour2=magenta'], []],
    ['blue rim light', ['lightColour=blue', 'light=rim'], []],
    ['a light jacket', ['outfit=leather-jacket'], ['light']],
    ['teal tones', ['tones=teal'], []],
    ['purple smoke', ['effectColour=purple', 'effects=smoke'], []],
    ['vibrant', ['grade=vivid'], []],
    ['a vibrant red dress', ['colour=bright-red', 'outfit=summer-dress'], []],
    ['a mysterious sword', ['accessories=sword'], ['mysterious']],
    ['mysterious mood', ['light=rim', 'grade=dark'], []],
    ['cozy, neon light', ['grade=warm', 'light=neon'], []],
    ['a zeppelin overhead', ['scenery=airship'], []],
    ['fisheye, f/1.4, symmetrical', ['lens=fisheye', 'focus=shallow', 'composition=centred'], []],
  ])('[ILL-437] "%s" says %j and cannot show %j', (text, understood, unknown) => {
    expect({ understood: pairs(text), unknown: lost(text) }).toEqual({ understood, unknown })
  })

  it('[ILL-436] a mood gives way to all that is said, and is told where nothing of it is left', () => {
    expect(parsePrompt('ominous').scene).toMatchObject({ light: 'dramatic', grade: 'dark' })
    expect(parsePrompt('ominous, candlelight').scene).toMatchObject({ light: 'candle', grade: 'dark' })
    expect(lost('ominous, candlelight, sepia')).toEqual(['ominous'])
  })

  it('[ILL-303] an adjective says nothing of the person when a thing follows it', () => {
    expect(pairs('a woman with freckles reading an old letter')).not.toContain('age=75')
    expect(pairs('heavy freckles, thin white bodysuit, tiny kitchen')).toEqual([
      'freckles=yes',
      'colour=white',
      'outfit=jumpsuit',
      'background=kitchen',
    ])
    expect(pairs('an old fisherman')).toContain('age=75')
    expect(pairs('black sailor coat')).not.toContain('heritage=african')
  })

  it('[ILL-303] a shirt and trousers are seen with a jacket; what is not seen is told, with its colour', () => {
    expect(pairs('white t-shirt, black leather jacket, jeans')).toEqual(
      expect.arrayContaining(['outfit=leather-jacket', 'colour=black', 'colour2=white']),
    )
    expect(lost('white t-shirt, black leather jacket, jeans')).toEqual([])
    expect(lost('red kimono, blue space suit')).toEqual(['blue space suit'])
  })
})

describe('nothing is silent', () => {
  it('[ILL-304] every word that says something is understood or told as unknown', () => {
    const words = fc.constantFrom(
      ...'woman knight barista red old tiny glowing hat sword dragon ring light bow watch top wave rose orange train beach rain night portrait anime holding reading smiling her hair eyes hand left golden retriever two 85mm leather jacket boots mechanical arm dancing fog neon sign'.split(
        ' ',
      ),
    )
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 12 }), fc.constantFrom(' ', ', '), (some, between) => {
        const text = some.join(between)
        const { understood, unknown } = read(text)
        const told = [...understood, ...unknown]
        const passed = tokens(text).filter(
          ({ at, end, text: word, mark }) =>
            !mark && !silent.has(word) && !told.some((one) => one.at < end && at < one.end),
        )
        expect(
          passed.map(({ text: word }) => word).filter((word) => !['hair', 'eyes', 'holding'].includes(word)),
        ).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('[ILL-304] praise of the picture is no thing', () => {
    expect(lost('masterpiece, best quality, 8k, highly detailed, sharp focus, a woman')).toEqual([])
  })
})

describe('other people', () => {
  it.each([
    ['a woman and her boyfriend', ['sex=female'], ['boyfriend']],
    ['she fights a bearded man', ['sex=female', 'pose=fighting'], ['bearded man']],
    ['playing chess with an old man', ['pose=playing-chess'], ['old man']],
    ['a giant golem behind her', ['sex=female'], ['giant golem']],
    ['reading with boyfriend', ['pose=reading'], ['boyfriend']],
    ['she hugs her grandmother', ['sex=female'], ['hugs her grandmother']],
    ['surrounded by dancers', [], ['surrounded', 'dancers']],
    ['a queen and king in the rain', ['sex=female', 'outfit=royal', 'accessories=crown', 'weather=rain'], ['king']],
    ['strangers passing by', [], ['strangers passing']],
    ['a woman dressed as a knight', ['sex=female', 'outfit=plate-armour'], []],
    ['a woman, a pirate', ['sex=female', 'outfit=pirate'], []],
  ])('[ILL-305] "%s": %j is the person, %j somebody else', (text, understood, unknown) => {
    expect({ understood: pairs(text), unknown: lost(text) }).toEqual({ understood, unknown })
  })
})

describe('what is denied', () => {
  it.each([
    ['no hat but sunglasses', ['accessories=-fedora', 'accessories=sunglasses']],
    ['without glasses or a beard', ['accessories=-glasses', 'beard=none']],
    [
      'without hat, glasses or beard, red hair',
      ['accessories=-fedora', 'accessories=-glasses', 'beard=none', 'hairColour=red'],
    ],
    ['no hat, red hair', ['accessories=-fedora', 'hairColour=red']],
    ['not smiling', ['expression=-smile']],
    ['helmet off, red hair', ['without=-helmet', 'hairColour=red']],
    ['one glove off', ['accessories=gloves']],
    ['a scarf instead of a tie', ['accessories=scarf', 'accessories=-tie']],
  ])('[ILL-306] "%s" reaches as far as it says', (text, understood) => {
    expect(pairs(text)).toEqual(understood)
  })

  it('[ILL-306] what nothing draws is absent as it was wished, and a word for many things denies all of them', () => {
    expect(pairs('no lorgnette')).toEqual(['without=-lorgnette'])
    expect(lost('no lorgnette')).toEqual([])
    expect(parsePrompt('without weapons').scene.without).toEqual(expect.arrayContaining(['sword', 'dagger', 'axe']))
  })
})

it('[READ-64] a name for the colour of eyes is a colour of clothes, light and skin as well', () => {
  expect(pairs('a pale blue dress')).toEqual(['colour=pale-blue', 'outfit=summer-dress'])
  expect(pairs('a stormy grey coat')).toEqual(['colour=grey', 'outfit=winter-coat'])
  expect(pairs('pale blue light')).toEqual(['lightColour=pale-blue'])
  expect(pairs('pale blue skin')).toEqual(['skinDye=blue'])
  expect(pairs('pale blue eyes')).toEqual(['eyeColour=ice-blue'])
})
