import { parsePrompt } from '@eidolon/people'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createExpander, joined } from './expand-prompt.ts'

const none = { poses: [], expressions: [], backgrounds: [], times: [], weathers: [], framings: [] }
const expand = createExpander()
const read = parsePrompt
/** Numbers that are the same in every run. */
const counting = (from: number) => () => (Math.imul(++from, 2654435761) >>> 0) / 2 ** 32

describe('the prompt helper', () => {
  it('[GENW-4] proposes only what is understood, whatever it is given', () => {
    for (const [turn, prompt] of ['', 'reading', 'at the beach at night', 'laughing, close up', 'xyzzy'].entries()) {
      const added = expand({ prompt, chosen: {}, abilities: none, random: counting(turn) })
      // A pose may bring along what it is done with.
      const { accessories: _things, ...before } = read(prompt).scene
      const after = read(joined(prompt, added)).scene
      expect(after).toMatchObject(before)
      expect([after.pose, after.expression, after.background, after.framing]).not.toContain(undefined)
    }
  })

  it('[GENW-4] adds nothing that would not be drawn, and takes nothing away from what was said', () => {
    const said = [
      'a zyzzyva',
      'her golden zyzzyva',
      'reading',
      'at the beach',
      'in a red dress',
      'torn denim jacket',
      'ring light',
      'petals',
      'silver hair',
      'no hat',
      'close up',
      'not smiling',
      'with a cat',
    ]
    const values = (text: string) => read(text).understood.map(({ part, value }) => `${part} ${value}`)
    const undrawn = (text: string) => read(text).unknown.map(({ words }) => words)
    fc.assert(
      fc.property(fc.subarray(said, { maxLength: 4 }), fc.nat(100_000), (some, turn) => {
        const text = some.join(', ')
        const added = expand({ prompt: text, chosen: {}, abilities: none, random: counting(turn) })
        const whole = joined(text, added)
        expect([text, added, undrawn(whole)]).toEqual([text, added, undrawn(text)])
        expect(values(whole)).toEqual(expect.arrayContaining(values(text)))
        // And each by itself.
        for (const words of added) expect([words, undrawn(words)]).toEqual([words, []])
      }),
      { numRuns: 100 },
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
