import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isCalled, mentionAtCaret, withName } from './mention-at-caret.ts'

it('[GENW-87] somebody is being named from an @ that begins a word up to the caret', () => {
  const at = (text: string) => mentionAtCaret(text, text.length)?.query
  expect([at('@'), at('@Mi'), at('with @Zoë van'), at('(@Jean-Luc')]).toEqual(['', 'Mi', 'Zoë van', 'Jean-Luc'])
  expect([at('Mira'), at('mira@home'), at('@Mira, laughing'), at('@ Mira'), at('@a b c d')]).toEqual(
    Array.from({ length: 5 }),
  )
})

it('[GENW-87] names are found by any of their words, whatever their accents', () => {
  expect(['Zoë van Dyk', 'José'].map((name) => isCalled(name, name === 'José' ? 'jose' : 'VAN'))).toEqual([true, true])
  expect(isCalled('Mira', 'ira')).toBe(false)
})

it('[GENW-87] what was typed becomes the name, and the rest of the text stays', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const text = `${before} @Mi${after}`
      const naming = mentionAtCaret(text, before.length + 4)
      const next = withName(text, naming ?? { start: 0, end: 0, query: '' }, 'Mira Vance')
      expect(next.text.slice(0, before.length + 12)).toBe(`${before} @Mira Vance`)
      expect(next.text.endsWith(after)).toBe(true)
    }),
  )
})
