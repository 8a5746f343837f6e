import { describe, expect, it } from 'vitest'
import { parsePrompt } from '#reading/read-prompt.ts'

const pairs = (text: string) => parsePrompt(text).understood.map(({ part, value }) => `${part}=${value}`)
const lost = (text: string) => parsePrompt(text).unknown.map(({ words }) => words)

describe('who is in the picture', () => {
  it.each([
    ['a vampire butler', 'outfit=waistcoat', 'outfit=cloak'],
    ['a robot cook', 'outfit=chef-whites', 'outfit=jumpsuit'],
    ['an orc nun', 'outfit=robe', 'outfit=leather-armour'],
  ])('[READ-33] %s is dressed by the last word', (text, on, off) => {
    expect(pairs(text)).toContain(on)
    expect(pairs(text)).not.toContain(off)
  })

  it('[READ-33] and is by the first', () => {
    expect(pairs('a vampire butler')).toContain('accessories=fangs')
    expect(pairs('an orc nun')).toEqual(expect.arrayContaining(['skinDye=green', 'accessories=tusks']))
  })

  it.each([
    ['I want a latina archaeologist', 'heritage=latin'],
    ["I'm a retired pilot", 'outfit=uniform'],
    ["She's a space trucker", 'outfit=overalls'],
    ['my nan feeding the pigeons', 'age=75'],
    ['portrait of my flatmate', 'outfit=tshirt-jeans'],
  ])('[READ-34] %s', (text, said) => {
    expect(pairs(text)).toContain(said)
    expect(lost(text)).toEqual([])
  })

  it('[READ-34] others are still company', () => {
    expect(lost('selfie with my grandma')).toEqual(['grandma'])
    expect(lost('she fights a soldier')).toEqual(['soldier'])
    expect(lost('a woman and my uncle')).toEqual(['uncle'])
  })

  it.each([
    ['a dark elf assassin', 'ears=pointed'],
    ['an elven queen', 'ears=pointed'],
    ['a dwarven king', 'height=short'],
    ['a mermaid', 'marks=scales'],
    ['an android maid', 'marks=android-seams'],
  ])('[READ-35] %s is seen by the body', (text, said) => {
    expect(pairs(text)).toContain(said)
  })

  it('[READ-35] no zombies are nobody, not another skin', () => {
    expect(pairs('a woman alone, no zombies')).toEqual(['sex=female', 'without=-zombies'])
  })

  it('[READ-30] an age that is named leaves nothing to tell of who is retired or a veteran', () => {
    expect(lost('a 60 year old retired pilot, an adult, veteran of the trade, 60')).not.toContain('retired')
    expect(pairs('1boy, adult')).toEqual(['sex=male', 'age=30'])
  })

  it('[READ-30] peoples of the whole world are known', () => {
    const peoples = 'Yoruba, Māori, Sámi, Punjabi, Quechua, Amazigh, Hmong, Navajo, Basque, Sinhalese'.split(', ')
    expect(peoples.filter((people) => !pairs(`a ${people} woman`).some((one) => one.startsWith('heritage=')))).toEqual(
      [],
    )
  })
})
