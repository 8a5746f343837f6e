import { expect, it } from 'vitest'
import { inASentence, keptReading, leftToChance, notDrawn, notKeptOut, readAs } from './words.ts'

it('[READW-1] says in one line each what is not drawn, what was corrected and what is left to chance', () => {
  const twice = [{ text: 'golden\n retriever' }, { text: 'neon signs' }, { text: 'golden retriever' }]
  expect(notDrawn(twice, 'Illustrator')).toBe('Not drawn by Illustrator: golden retriever, neon signs.')
  expect(notDrawn(twice, 'Built-in illustrator')).toBe(
    'Not drawn by the built-in illustrator: golden retriever, neon signs.',
  )
  expect(['ComfyUI', 'Stable Diffusion XL', 'Local model', ''].map(inASentence)).toEqual([
    'ComfyUI',
    'Stable Diffusion XL',
    'the local model',
    '',
  ])
  expect(notKeptOut(twice)).toBe('Not known, so not kept out: golden retriever, neon signs.')
  expect(readAs([{ text: 'sungalsses', to: 'sunglasses' }])).toBe('Sungalsses read as sunglasses.')
  expect(leftToChance(['pose', 'time'])).toBe('Left to chance: pose, time of day.')
  expect([notDrawn([]), readAs([]), leftToChance([])]).toEqual(['', '', ''])
})

it('[READW-9] an old request tells nothing of how it was read', () => {
  const reading = { parts: [], unknown: [{ start: 0, end: 4, text: 'neon' }], corrected: [] }
  expect(keptReading({ prompt: 'neon', reading })).toEqual(reading)
  expect(keptReading({ prompt: 'neon' })).toBeUndefined()
  expect(keptReading({ reading: 'no' })).toBeUndefined()
})
