import { geneIds, geneOf } from '@eidolon/people'
import { describe, expect, it } from 'vitest'
import { choicesFor, correctedGenes, nameOfValue } from './corrections.ts'
import { dialEnds, dialGroups, dialLabel } from './dial-words.ts'

describe('dials', () => {
  it('[CWEB-23] every gene is in exactly one group; the age has its own field', () => {
    const shown = dialGroups().flatMap(({ genes }) => genes)
    expect(shown.toSorted()).toEqual(geneIds.filter((id) => id !== 'age').toSorted())
  })

  it('[CWEB-23] names and ends are words', () => {
    expect(dialLabel('noseTipWidth')).toBe('Nose tip width')
    expect(dialEnds(geneOf('shoulders'))).toEqual(['narrow', 'broad shoulders'])
    expect(dialEnds(geneOf('muscle'))).toEqual(['slack', 'very muscular'])
    expect(dialEnds(geneOf('outfit'))).toBeUndefined()
  })
})

describe('corrections', () => {
  it('[CWEB-22] another value comes to other genes', () => {
    expect(correctedGenes({ hairStyle: 'afro' })).toMatchObject({ hairStyle: 'afro' })
    expect(correctedGenes({ sex: 'male' })).toMatchObject({ sex: 1 })
    expect(correctedGenes({})).toEqual({})
  })

  it('[CWEB-22] every value on offer changes something', () => {
    const parts = [
      'sex',
      'heritage',
      'height',
      'build',
      'skinTone',
      'eyeColour',
      'hairColour',
      'beard',
      'outfit',
      'nose',
    ]
    const idle = parts.flatMap((part) =>
      choicesFor(part).filter(({ id }) => Object.keys(correctedGenes({ [part]: id })).length === 0),
    )
    expect(idle).toEqual([])
  })

  it('[CWEB-22] values have names, denied ones too', () => {
    expect([nameOfValue('hairColour', 'dark-brown'), nameOfValue('beard', '-full')]).toEqual([
      'Dark brown',
      'no full beard',
    ])
  })
})
