import { describe, expect, it } from 'vitest'
import { aesthetics } from './aesthetics.ts'
import { moods } from './moods.ts'
import { parsePrompt } from '#reading/read-prompt.ts'
import { seasons } from './seasons.ts'

const pairs = (text: string) => parsePrompt(text).understood.map(({ part, value }) => `${part}=${value}`)
const lost = (text: string) => parsePrompt(text).unknown.map(({ words }) => words)
const wordsOf = (rows: readonly (readonly [string, string])[]) => rows.flatMap(([, words]) => words.split(', '))

describe('what a whole picture is like', () => {
  it.each([
    ['moods', moods],
    ['aesthetics', aesthetics],
    ['seasons', seasons],
  ])('[READ-39] every word of the %s changes the picture', (_, rows) => {
    const words = wordsOf(rows)
    expect(words.length).toBeGreaterThan(80)
    // Each is read once: there are many.
    const read = words.map((word) => ({ word, ...parsePrompt(`a woman, ${word}`) }))
    expect(read.filter(({ unknown }) => unknown.length > 0).map(({ word }) => word)).toEqual([])
    const idle = read.filter(({ understood }) => understood.every(({ part }) => part === 'sex'))
    expect(idle.map(({ word }) => word)).toEqual([])
  })

  it('[READ-39] a mood still shows where another face is named', () => {
    expect(pairs('a tired salaryman, melancholy')).toEqual(expect.arrayContaining(['expression=tired', 'grade=cool']))
    expect(lost('a tired salaryman, melancholy')).toEqual([])
  })

  it('[READ-39] a word for a mood before a thing says nothing of the picture', () => {
    expect(pairs('a cute nose, a magical staff')).toEqual(['nose=small', 'accessories=staff'])
  })

  it('[READ-37] what is named wins over the parts of an aesthetic', () => {
    const said = pairs('steampunk airship captain, burgundy waistcoat, on a beach')
    expect(said).toEqual(expect.arrayContaining(['outfit=waistcoat', 'background=beach', 'grade=warm']))
    expect(said).not.toContain('outfit=steampunk')
    expect(pairs('a steampunk woman')).toContain('outfit=steampunk')
    expect(pairs('solarpunk botanist')).toContain('background=greenhouse')
    expect(pairs('dark academia, in a park')).toEqual(expect.arrayContaining(['background=park', 'outfit=suit']))
  })

  it('[READ-37] a decade is one of a picture or somebody, not of a thing', () => {
    expect(pairs('1960s stewardess')).toContain('grade=faded')
    expect(pairs('1960s car')).not.toContain('grade=faded')
  })

  it('[READ-38] leaves fall outdoors', () => {
    expect(pairs('autumn in the park')).toContain('effects=leaves')
    expect(pairs('autumn in a cafe')).not.toContain('effects=leaves')
    expect(pairs('autumn in a cafe')).toContain('grade=warm')
    expect(pairs("New Year's Eve")).toContain('effects=fireworks')
    expect(pairs('winter forest')).toContain('weather=snow')
  })

  it('[READ-38] a hot spring is no spring, and a jumper no feast', () => {
    expect(pairs('hot spring')).not.toContain('effects=petals')
    expect(pairs('christmas jumper')).not.toContain('scenery=string-lights')
  })

  it('[ILL-481] of two faces of a kind the stronger is drawn for both', () => {
    expect(pairs('gasping, terrified')).toEqual(['expression=afraid', 'expression=afraid'])
    expect(pairs('furious and frowning')).toEqual(['expression=furious', 'expression=furious'])
    expect(lost('smiling, laughing')).toEqual([])
  })

  it('[ILL-481] of two that differ the first is drawn and the other told', () => {
    expect(pairs('tired but happy')).toEqual(['expression=tired'])
    expect(lost('tired but happy')).toEqual(['happy'])
  })
})
