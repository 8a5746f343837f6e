import { describe, expect, it } from 'vitest'
import { accessories } from '#catalogue/generated/accessories.ts'
import { outfits } from '#catalogue/generated/outfits.ts'
import { parsePrompt } from '#reading/read-prompt.ts'

const pairs = (text: string): readonly string[] =>
  parsePrompt(text)
    .understood.map(({ part, value }) => `${part}=${value}`)
    .filter((pair) => /^(?:outfit|colour|colour2|accessories|thingColour|wear)=/.test(pair))
    .toSorted()

describe('what is worn on the legs beside an outfit', () => {
  it.each([
    [
      'a red hoodie and grey joggers',
      ['accessories=joggers', 'colour=red', 'outfit=hoodie', 'thingColour=joggers--grey'],
    ],
    [
      'a leather jacket and a black pleated skirt',
      ['accessories=pleated-skirt', 'outfit=leather-jacket', 'thingColour=pleated-skirt--black'],
    ],
    [
      'a white blouse and blue jeans',
      ['accessories=jeans', 'colour=white', 'outfit=blouse-skirt', 'thingColour=jeans--blue'],
    ],
    [
      'a cobalt midi skirt',
      ['accessories=pencil-skirt', 'outfit=tshirt-jeans', 'thingColour=pencil-skirt--royal-blue'],
    ],
    ['a sweater and bell bottoms', ['accessories=wide-trousers', 'outfit=sweater']],
    ['ripped jeans', ['outfit=tshirt-jeans', 'wear=torn']],
    // What the outfit has anyway stays its own.
    ['a white blouse, black pleated skirt', ['colour2=black', 'colour=white', 'outfit=blouse-skirt']],
    ['a black turtleneck and white trousers', ['colour2=white', 'colour=black', 'outfit=sweater', 'outfit=sweater']],
    // Nothing takes the place of a gown's skirt.
    ['an evening gown and jeans', ['outfit=evening-gown']],
  ])('[READ-43] "%s" says %j', (text, said) => {
    expect(pairs(text)).toEqual(said)
  })

  it('[READ-43] names pieces and outfits that there are', () => {
    const bottoms = accessories.filter(({ more }) => more.slot === 'bottoms').map(({ id }) => id)
    const worn = outfits.flatMap(({ id }) =>
      ['skirt', 'pencil skirt', 'long skirt', 'leggings', 'shorts', 'jeans', 'trousers', 'joggers'].flatMap((word) =>
        parsePrompt(`${outfits.find((one) => one.id === id)?.words[0] ?? ''} and ${word}`).understood.flatMap(
          ({ part, value }) => (part === 'accessories' ? [value] : []),
        ),
      ),
    )
    expect(bottoms.filter((id) => !worn.includes(id))).toEqual([])
  })
})
