import { describe, expect, it } from 'vitest'
import { parsePrompt } from '#reading/read-prompt.ts'
import { tradeWords } from './trades.ts'

const pairs = (text: string) => parsePrompt(text).understood.map(({ part, value }) => `${part}=${value}`)
const lost = (text: string) => parsePrompt(text).unknown.map(({ words }) => words)
const all = tradeWords.flatMap(([, words]) => words.split(', '))

describe('who somebody is', () => {
  it('[READ-30] is told by many words, each of them once, and all of them are understood', () => {
    expect(all.length).toBeGreaterThan(1000)
    expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([])
    const isLost = (word: string) => {
      const { understood, unknown } = parsePrompt(word)
      return unknown.length > 0 || understood.length === 0
    }
    expect(all.filter(isLost)).toEqual([])
  })

  it('[READ-30] never forces anything: what a word brings is only implied', () => {
    const forced = tradeWords.flatMap(([said]) => said.split(' ').filter((pair) => !pair.includes('?=')))
    expect(forced.filter((pair) => !/^(?:sex|ears|height)=/.test(pair))).toEqual([])
  })

  it('[READ-30] is their role where all that it brings is told otherwise', () => {
    expect(pairs('a mage in a blue tunic')).toEqual(
      expect.arrayContaining(['role=mage', 'outfit=tunic', 'colour=blue']),
    )
    expect(lost('a mage in a blue tunic')).toEqual([])
    expect(pairs('a mage')).toEqual(['outfit=robe'])
    expect(pairs('no mage, a red hoodie')).not.toContain('role=mage')
  })

  it('[READ-30] does not dye other clothes in its colours', () => {
    expect(pairs('bride')).toContain('colour=white')
    expect(pairs('bride in a hoodie')).not.toContain('colour=white')
    expect(pairs('bride in a red gown')).not.toContain('colour2=white')
  })

  it('[READ-30] says whether it is a woman or a man where the word does', () => {
    expect(pairs('goth woman')).toContain('sex=female')
    expect(pairs('vampire lord')).toContain('sex=male')
    expect(pairs('vampire')).not.toContain('sex=male')
  })

  it('[READ-32] a hat or a uniform of no kind is that of the trade', () => {
    expect(pairs('witch in a black hat')).toEqual(
      expect.arrayContaining(['accessories=wizard-hat', 'thingColour=wizard-hat--black']),
    )
    expect(pairs('chef in a white uniform')).toEqual(expect.arrayContaining(['outfit=chef-whites', 'colour=white']))
    expect(pairs('witch in a fedora')).toContain('accessories=fedora')
    expect(pairs('a soldier in a uniform')).toContain('outfit=uniform')
  })

  it('[READ-30] keeps what it brings for the head unless something is named for it', () => {
    expect(pairs('witch with a lantern')).toEqual(
      expect.arrayContaining(['accessories=wizard-hat', 'accessories=lantern']),
    )
    expect(pairs('witch with a crown')).not.toContain('accessories=wizard-hat')
    expect(pairs('witch without a hat')).not.toContain('accessories=wizard-hat')
  })
})
