import { readWords } from '@eidolon/people'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createExpander, joined } from './expand-prompt.ts'

const none = { poses: [], expressions: [], backgrounds: [], times: [], weathers: [], framings: [] }
const expand = createExpander()
const read = readWords
/** Numbers that are the same in every run. */
const counting = (from: number) => () => (Math.imul(++from, 2654435761) >>> 0) / 2 ** 32

describe('the prompt helper', () => {
  it('[GENW-4] proposes only what is understood, whatever it is given', () => {
    for (const [turn, prompt] of ['', 'reading', 'at the beach at night', 'laughing, close up', 'xyzzy'].entries()) {
      const added = expand({ prompt, chosen: {}, abilities: none, random: counting(turn) })
      const before = read(prompt).scene
      const after = read(joined(prompt, added)).scene
      expect(after).toMatchObject(before)
      expect([after.pose, after.expression, after.background, after.framing]).not.toContain(undefined)
    }
  })

  it('[GENW-4] adds nothing that would not be drawn', () => {
    const prompt = fc.constantFrom('', 'a zyzzyva', 'reading', 'at the beach', 'in a red dress, ring light, petals')
    fc.assert(
      fc.property(prompt, fc.nat(10_000), (text, turn) => {
        const added = expand({ prompt: text, chosen: {}, abilities: none, random: counting(turn) })
        const undrawn = (words: string) => read(words).unknown.map((one) => one.words)
        expect(undrawn(joined(text, added))).toEqual(undrawn(text))
      }),
      { numRuns: 40 },
    )
  })

  it('[GENW-4] leaves alone what is said or chosen already', () => {
    const chosen = { pose: 'waving', expression: 'smile', time: 'night', weather: 'rain', framing: 'full' }
    expect(expand({ prompt: 'in a library', chosen, abilities: none, random: counting(1) })).toEqual([])
  })

  it('[GENW-2] [GENW-4] proposes nothing that the engine cannot do', () => {
    const beach = { id: 'beach', label: 'Beach', previewUrl: '' }
    const added = expand({ prompt: '', chosen: {}, abilities: { ...none, backgrounds: [beach] }, random: counting(3) })
    expect(read(joined('', added)).scene.background).toBe('beach')
  })
})
