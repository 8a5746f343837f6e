import {
  colours,
  eyeColors,
  hairColors,
  lights,
  materials,
  outfits,
  patterns,
  poses,
  parsePrompt,
  type CatalogEntry,
} from '@eidolon/people'
import { describe, expect, it } from 'vitest'
import { reworded } from './reword.ts'

const text = 'Silver-haired woman with green eyes in a red leather jacket, reading in a café, ring light'
const cloth = 'Woman in a striped silk dress, at night'
const lists: readonly (readonly [string, readonly CatalogEntry[], string])[] = [
  ['hairColour', hairColors, text],
  ['eyeColour', eyeColors, text],
  ['outfit', outfits, text],
  ['colour', colours, text],
  ['pose', poses, text],
  ['light', lights, text],
  ['material', materials, cloth],
  ['pattern', patterns, cloth],
]
const partOf = (field: string, said: string) => {
  const read = parsePrompt(said).understood.find((one) => one.part === field)
  if (!read) throw new Error(`Nothing says ${field}.`)
  const { at: start, end, value } = read
  return { start, end, text: said.slice(start, end), field, value, label: '' }
}

describe('[READW-4] another value in the place of one that was read', () => {
  it.each(lists)('%s: whatever is chosen is understood as that', (field, entries, said) => {
    const part = partOf(field, said)
    const from = entries.find(({ id }) => id === part.value)
    for (const to of entries) {
      const { text: after, words } = reworded({ text: said, part, from, to })
      expect(after).toContain(words)
      expect(parsePrompt(after).understood).toContainEqual(expect.objectContaining({ part: field, value: to.id }))
    }
  })

  it('changes as little as it can, and keeps the capital', () => {
    const say = (field: string, entries: readonly CatalogEntry[], id: string) => {
      const part = partOf(field, text)
      const to = entries.find((one) => one.id === id) ?? { id, label: id, words: [] }
      return reworded({ text, part, from: entries.find((one) => one.id === part.value), to }).text
    }
    expect(say('hairColour', hairColors, 'black')).toBe(text.replace('Silver', 'Black'))
    expect(say('eyeColour', eyeColors, 'blue')).toBe(text.replace('green', 'blue'))
    expect(say('colour', colours, 'blue')).toBe(text.replace('red leather', 'blue leather'))
  })
})
