import { describe, expect, it } from 'vitest'
import { readWords } from './read-prompt.ts'

const pairs = (text: string) => readWords(text).understood.map(({ part, value }) => `${part}=${value}`)
const lost = (text: string) => readWords(text).unknown.map(({ words }) => words)

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
    const { scene, unknown } = readWords(`a knight, ${text}`)
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
})
