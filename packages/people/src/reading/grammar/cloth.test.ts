import { describe, expect, it } from 'vitest'
import { parsePrompt } from '#reading/read-prompt.ts'

const read = (text: string) => {
  const { scene, unknown } = parsePrompt(text)
  const { outfit, material, pattern, torn, primary } = scene
  return {
    outfit,
    material,
    pattern,
    torn,
    coloured: primary !== undefined,
    unknown: unknown.map(({ words }) => words),
  }
}
const plain = {
  outfit: undefined,
  material: undefined,
  pattern: undefined,
  torn: undefined,
  coloured: false,
  unknown: [],
}

describe('what clothes are made of', () => {
  it.each([
    ['a red silk dress', { outfit: 'summer-dress', material: 'silk', coloured: true }],
    ['torn denim jacket', { outfit: 'denim-jacket', torn: true }],
    ['in a striped shirt', { outfit: 'shirt-chinos', pattern: 'striped' }],
    ['leopard print coat', { outfit: 'winter-coat', pattern: 'leopard' }],
    ['a black leather skirt', { outfit: 'blouse-skirt', material: 'leather', coloured: true }],
    ['polka dot velvet gown', { outfit: 'evening-gown', material: 'velvet', pattern: 'polka-dots' }],
  ] as const)('[ILL-264] "%s"', (text, said) => {
    expect(read(text)).toEqual({ ...plain, ...said })
  })

  it('[ILL-264] beside a jacket a skirt has no cloth of its own, and that is told', () => {
    expect(read('denim jacket and plaid skirt')).toMatchObject({ outfit: 'denim-jacket', pattern: undefined })
    expect(read('denim jacket and plaid skirt').unknown).toEqual(['plaid'])
  })

  it('[ILL-264] of other things it says nothing', () => {
    expect(read('a striped cat on a velvet cushion')).toMatchObject({ material: undefined, pattern: undefined })
    expect(read('silk hair')).toMatchObject({ material: undefined })
  })
})
