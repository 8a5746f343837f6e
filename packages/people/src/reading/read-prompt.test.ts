import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heldOut } from './fixtures/held-out.ts'
import { lines, score } from './fixtures/score.ts'
import { tuning } from './fixtures/tuning.ts'
import { dictionaryOf } from './vocabulary/dictionary.ts'
import { type ParseOptions, readPrompt, parsePrompt } from './read-prompt.ts'

const isWord = dictionaryOf('bench\ncourt')
const read = (text: string, beside: ParseOptions) => readPrompt(text, { isWord, ...beside })
const pairs = (text: string) => read(text, { seed: 1 }).understood.map(({ part, value }) => `${part}=${value}`)
const lost = (text: string) => read(text, { seed: 1 }).unknown.map(({ words }) => words)

describe('readPrompt', () => {
  it('[ILL-8] binds adjectives and colours to the right noun', () => {
    expect(pairs('red hair and blue eyes in a black coat')).toEqual([
      'hairColour=red',
      'eyeColour=blue',
      'colour=black',
      'outfit=winter-coat',
    ])
    expect(pairs('a court sketch artist who hates spinach')).toEqual([])
    expect(pairs('hair black, eyes green')).toEqual(['hairColour=black', 'eyeColour=green'])
    expect(pairs('her hair is long and grey')).toEqual(
      expect.arrayContaining(['sex=female', 'hairLength=long', 'hairColour=grey']),
    )
    expect(pairs('a long nose and short legs')).toEqual(['nose=long', 'legs=short'])
    expect(pairs('a black and gold dress')).toEqual(['colour=black', 'colour2=gold', 'outfit=summer-dress'])
    expect(pairs('a woman in black')).toEqual(['sex=female', 'colour=black'])
    expect(pairs('grey coat and black boots')).toEqual([
      'colour=grey',
      'outfit=winter-coat',
      'thingColour=boots--black',
      'accessories=boots',
    ])
    expect(pairs('pink and blue hair')).toEqual(['hairColour=pink', 'highlight=blue'])
    expect(pairs('a black man')).toEqual(['heritage=african', 'sex=male'])
    expect(pairs('white shirt and blue jeans')).toEqual(
      expect.arrayContaining(['outfit=shirt-chinos', 'colour=white', 'colour2=blue']),
    )
  })

  it('[ILL-8] knows colours by their names and with light, dark, ash and the like before them', () => {
    expect(pairs('dark red lipstick')).toEqual(['lipstick=dark-red'])
    expect(pairs('ash-blonde hair, light grey eyes')).toEqual(['hairColour=ash-blonde', 'eyeColour=light-grey'])
    expect(pairs('red hooded cloak')).toEqual(['colour=red', 'outfit=cloak', 'accessories=hood'])
    expect(pairs('black hoodie, hood down')).toEqual(['colour=black', 'outfit=hoodie', 'accessories=-hood'])
    expect(pairs('pastel pink hoodie')).toEqual(['colour=pastel-pink', 'outfit=hoodie'])
    const { given } = read('dark green coat', { seed: 1 })
    expect(given.primary).toMatch(/^#/)
    expect(given.primary).not.toBe(read('green coat', { seed: 1 }).given.primary)
  })

  it('[ILL-8] gives the genes and the scene what the text says', () => {
    const { genes, scene } = read(
      'A bald man of 62 with a goatee and glasses, laughing, on a rooftop at night, anime, low angle',
      { seed: 4 },
    )
    expect(genes).toMatchObject({ sex: 1, age: 62, hairStyle: 'bald', beard: 'goatee', accessories: ['glasses'] })
    expect(scene).toMatchObject({
      expression: 'laugh',
      background: 'rooftop',
      time: 'night',
      style: 'anime',
      camera: 'low',
      accessories: ['glasses'],
    })
  })

  it('[ILL-8] says which words said it', () => {
    expect(read('A tall woman with wavy red hair', { seed: 1 }).understood).toEqual([
      { part: 'height', value: 'tall', words: 'tall woman', at: 2, end: 12 },
      { part: 'sex', value: 'female', words: 'woman', at: 7, end: 12 },
      { part: 'hairTexture', value: 'wavy', words: 'wavy red hair', at: 18, end: 31 },
      { part: 'hairColour', value: 'red', words: 'red hair', at: 23, end: 31 },
    ])
  })

  it('[ILL-8] finds the words again beside letters of any kind', () => {
    const { understood } = read('İİ 🙂 Renée, CAFÉ, 29 years old, İ rote—no: RED hair', { seed: 1 })
    expect(understood.map(({ words }) => words)).toEqual(['CAFÉ', '29 years old', 'RED hair'])
  })

  it('[ILL-300] says where in the text as typed each thing stands, whichever signs are between', () => {
    const typed = 'ﬁt wo\u200bman 🙂, ｒｅｄ ha\u00adir, no ha\u0301t, go\u200blden zorb'
    const { understood, unknown } = read(typed, { seed: 1 })
    const at = ({ at: start, end }: { readonly at: number; readonly end: number }) => typed.slice(start, end)
    expect(understood.map((one) => `${one.part} ${at(one)}`)).toEqual([
      'build ﬁt',
      'sex wo\u200bman',
      'hairColour ｒｅｄ ha\u00adir',
      'accessories no ha\u0301t',
    ])
    expect(unknown.map(at)).toEqual(['go\u200blden zorb'])
  })

  it('[ILL-300] every place lies within the text, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (noise) => {
        const typed = `${noise} red hair${noise}, zorb`
        const { understood, unknown } = read(typed, { seed: 1 })
        const places = [...understood, ...unknown]
        expect(places.length).toBeGreaterThan(0)
        expect(places.filter(({ at, end }) => at < 0 || end <= at || end > typed.length)).toEqual([])
      }),
    )
  })

  it('[ILL-301] what cannot be drawn comes as whole phrases', () => {
    expect(lost('a woman with a quokka on a leash, bowl of porridge')).toEqual(['quokka', 'leash', 'bowl of porridge'])
  })

  it('[ILL-8] the text overrides what is likely', () => {
    expect(read('a woman with a full beard', { seed: 2 }).genes).toMatchObject({ sex: 0, beard: 'full' })
    expect(read('80 years old, jet black hair', { seed: 2 }).genes).toMatchObject({
      age: 80,
      hairColour: '#1c1816',
      grey: 0,
    })
    expect(pairs('a knight in a red dress')).toContain('outfit=summer-dress')
  })

  it('[ILL-1] the same text and seed give the same reading, another seed another person', () => {
    const text = 'a sailor with a red scarf'
    expect(read(text, { seed: 5 })).toEqual(read(text, { seed: 5 }))
    expect(read(text, { seed: 5 }).genes).not.toEqual(read(text, { seed: 6 }).genes)
    expect(read(text, { seed: 5 }).given).toEqual(read(text, { seed: 6 }).given)
  })

  it('[ILL-9] hears no, not, without, neither and never', () => {
    const without = read('a man without glasses or hat, no beard, not smiling', { seed: 1 })
    expect(without.genes).toMatchObject({ beard: 'none', accessories: [] })
    expect(without.scene.without).toEqual(expect.arrayContaining(['glasses', 'sunglasses', 'fedora', 'cap']))
    expect(without.scene.expression).toBe('neutral')
    expect(pairs('she isn’t smiling')).toContain('expression=-smile')
    expect(pairs('no freckles, no hair, without makeup')).toEqual([
      'freckles=none',
      'hairStyle=bald',
      'lipstick=none',
      'marks=-full-makeup',
    ])
    expect(pairs('not a suit but a jumper')).toEqual(['outfit=-suit', 'outfit=sweater'])
    expect(pairs('no red hat, blue eyes')).toEqual(['accessories=-fedora', 'eyeColour=blue'])
  })

  it.each([
    ['twenty-nine years old', 29],
    ['a 34-year-old', 34],
    ['aged 51', 51],
    ['in her forties', 45],
    ['late fifties', 58],
    ['early 30s', 32],
    ['a woman, sixty, tired', 60],
    ['a man of fifty', 50],
    ['elderly', 75],
    ['102 years old', 90],
  ])('[ILL-11] reads the age in "%s"', (text, age) => {
    expect(read(text, { seed: 1 }).genes.age).toBe(age)
  })

  it.each([
    ['6\'2" tall', 188],
    ['180 cm', 180],
    ['1.75 m', 175],
    ['five foot nine', 175],
  ])('[ILL-11] reads the height in %s', (text, cm) => {
    expect(pairs(text)).toContain(`height=${cm}`)
  })

  it.each(['a 12 year old', 'a teenage girl', 'little boy with a cap', 'seventeen years old', 'schoolgirl'])(
    '[ILL-10] reports a minor in "%s" and draws a grown-up',
    (text) => {
      for (let seed = 0; seed < 20; seed += 1) {
        const { genes, minors, understood } = read(text, { seed })
        expect(genes.age).toBeGreaterThanOrEqual(18)
        expect(minors.some(({ certain }) => certain)).toBe(true)
        expect(understood.filter(({ part }) => part === 'age')).toEqual([])
      }
    },
  )

  it('[ILL-10] an age beside the text is clamped too and wins over the text', () => {
    expect(read('a woman of 40', { seed: 1, age: 12 }).genes.age).toBe(18)
    expect(read('a woman of 40', { seed: 1, age: 33 }).genes.age).toBe(33)
    expect(read('a girl', { seed: 1 }).minors).toEqual([{ words: 'girl', certain: false }])
  })

  it('[ILL-123] reads what people see, whichever signs it is written with', () => {
    expect(pairs('ｒｅｄ ｈａｉｒ, 𝐠𝐫𝐞𝐞𝐧 ey\u200bes')).toEqual(pairs('red hair, green eyes'))
    expect(pairs('black\u00ad coat')).toEqual(pairs('black coat'))
  })

  it('[ILL-124] reports minors in every disguise and form of age', () => {
    for (const text of [
      'a t33n',
      's c h o o l g i r l',
      '17 y/o',
      'a high school student',
      'тееnаger',
      'in 8th grade',
    ]) {
      expect(read(text, { seed: 1 }).minors.filter(({ certain }) => certain)).not.toEqual([])
    }
    expect(read('a kindergarten teacher of 40', { seed: 1 }).minors).toEqual([])
  })

  it('[ILL-12] mends a slip of the finger when it can mean one thing only', () => {
    expect(pairs('blck hoodie, brwn eyes, curly hiar')).toEqual([
      'colour=black',
      'outfit=hoodie',
      'eyeColour=brown',
      'hairTexture=curly',
    ])
    expect(pairs('freckels and dreadloks')).toEqual(['freckles=yes', 'hairStyle=dreadlocks'])
    expect(pairs('a bench')).toEqual(['scenery=bench'])
  })

  it('[ILL-12] returns the words that led to nothing, and no others', () => {
    expect(lost('a woman with a quokka, wearing a red zorb')).toEqual(['quokka', 'red zorb'])
    expect(lost('A very beautiful woman who is wearing a long dress')).toEqual([])
  })

  it('[ILL-134] gives nobody something else to hold than what was named', () => {
    const tiger = read('a man holding a tiger in the park', { seed: 1 })
    expect(tiger.scene.pose).toBeUndefined()
    expect(tiger.scene.accessories).toEqual(['tiger'])
    expect(tiger.unknown.map(({ words }) => words)).toEqual(['holding'])
    expect(read('a knight carrying a glowing zorb', { seed: 1 }).scene.pose).toBeUndefined()
    expect(read('a woman holding a green apple', { seed: 1 })).toMatchObject({
      scene: { pose: 'holding', accessories: ['apple'], tints: { apple: { colour: '#3d7a4c' } } },
      unknown: [],
    })
  })

  it('[ILL-12] takes any text without falling over', () => {
    for (const text of [
      '',
      '   ',
      '🙂🙂',
      '!!! ,,, ---',
      'no',
      'not',
      'İstanbul ẞ',
      'and and or',
      '\u0000',
      'x'.repeat(1000),
      'red',
      'dark',
      "6'",
    ]) {
      expect(read(text, { seed: 1 }).genes.v).toBe(1)
    }
  })

  it('a style chosen beside the text gives way to one in the text', () => {
    expect(read('a man', { seed: 1, style: 'comic' }).scene.style).toBe('comic')
    expect(read('a man, watercolor', { seed: 1, style: 'comic' }).scene.style).toBe('watercolour')
  })

  it.each(['storybook style', 'like an animated film', '3d animated movie style', 'cartoon movie', 'pixar style'])(
    '[ILL-572] %s is the storybook style',
    (words) => {
      const { scene, unknown } = read(`a man, ${words}`, { seed: 1 })
      expect([scene.style, unknown]).toEqual(['storybook', []])
    },
  )

  it.each([
    ['a cartoon', 'comic'],
    ['anime movie', 'anime'],
    ['2d animation', 'anime'],
    ['3d render', 'studio'],
    ['children s book illustration', 'painterly'],
  ] as const)('[ILL-572] %s is something else', (words, style) => {
    expect(read(`a man, ${words}`, { seed: 1 }).scene.style).toBe(style)
  })

  it('[ILL-13] understands nearly every attribute of the tuned prompts and of those it was never tuned on', () => {
    expect([lines(tuning).length, lines(heldOut).length]).toEqual([100, 100])
    const share = (half: string) => {
      const { understood, expected } = score(half, (text) => read(text, { seed: 1, isWord: () => false }).understood)
      return understood / expected
    }
    expect(share(tuning)).toBeGreaterThan(0.97)
    expect(share(heldOut)).toBeGreaterThan(0.94)
  })
})

it('[READW-23] what was just read is not read again, and nothing else is taken for it', () => {
  let asked = 0
  const counting = (word: string) => {
    asked += 1
    return isWord(word)
  }
  const text = 'a flibbert in a red dress'
  const first = parsePrompt(text, { isWord: counting })
  const before = asked
  expect(before).toBeGreaterThan(0)
  expect(parsePrompt(text, { isWord: counting })).toBe(first)
  expect(asked).toBe(before)
  expect(parsePrompt(text, { isWord: counting, age: 40 }).given.age).toBe(40)
  expect(parsePrompt(text, { isWord: counting, style: 'noir' }).scene.style).toBe('noir')
  expect(parsePrompt(text)).not.toBe(first)
  expect(parsePrompt(`${text} `, { isWord: counting })).not.toBe(first)
  // Only the latest few are kept.
  for (let turn = 0; turn < 10; turn += 1) parsePrompt(`text ${turn}`)
  expect(parsePrompt(text, { isWord: counting })).toEqual(first)
  expect(asked).toBeGreaterThan(before)
})
