import { StoryPage } from '@eidolon/contract/stories.ts'
import { limits } from '@eidolon/contract/limits.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readScript } from './index.ts'

let count = 0
const newId = () => `n${count++}`
const speakers = [
  { id: 'mira', name: 'Mira Vale' },
  { id: 'kofi', name: 'Kofi' },
]

const script = `PAGE 1
PANEL 1
The harbour at dawn. Kofi looks out over the water.
CAPTION: Porto, before dawn.
MIRA: You said the ferry leaves at nine.
KOFI (whispers): It left at eight.

PANEL 2 - Mira, from close up.
MIRA (thinks): I knew it.
STRANGER: RUN!
SFX: SPLASH
PAGE TWO
Panel 1: The empty quay.
`

it('[STORY-30] a script becomes pages with words, casts and balloons', () => {
  const { pages, unknown, left } = readScript(script, speakers, newId)
  expect([pages.map(({ panels }) => panels.length), unknown, left]).toEqual([[2, 1], ['STRANGER'], 0])
  const [first, second] = pages[0]?.panels ?? []
  expect(first?.prompt).toBe('The harbour at dawn. Kofi looks out over the water.')
  expect(first?.balloons.map(({ kind, text }) => [kind, text])).toEqual([
    ['caption', 'Porto, before dawn.'],
    ['speech', 'You said the ferry leaves at nine.'],
    ['whisper', 'It left at eight.'],
  ])
  expect(first?.cast.map(({ characterId }) => characterId).toSorted()).toEqual(['kofi', 'mira'])
  expect(second?.prompt).toBe('Mira, from close up.')
  expect(second?.balloons.map(({ kind }) => kind)).toEqual(['thought', 'shout', 'sound'])
  expect(second?.cast.map(({ characterId }) => characterId)).toEqual(['mira'])
  expect(pages[1]?.panels[0]?.prompt).toBe('The empty quay.')
})

it('[STORY-30] every number of panels has its frames, and what is too much goes on the next page', () => {
  for (let panels = 1; panels <= 30; panels++) {
    const text = Array.from({ length: panels }, (_none, at) => `PANEL ${at + 1}: one`).join('\n')
    const { pages } = readScript(text, [], newId)
    expect(pages.flatMap((page) => page.panels)).toHaveLength(panels)
    expect(pages.every((page) => StoryPage.safeParse(page).success)).toBe(true)
    expect(pages.every((page) => page.panels.length <= limits.story.panels)).toBe(true)
  }
})

it('[STORY-30] whatever is pasted can be kept', () => {
  const line = fc.oneof(
    fc.constantFrom('PAGE 1', 'PANEL 1', 'MIRA: hi', 'panel 2: x', 'CAPTION: dawn', ''),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
      const { pages } = readScript(lines.join('\n'), speakers, newId)
      expect(pages.filter((page) => !StoryPage.safeParse(page).success)).toEqual([])
    }),
  )
  const long = readScript('PAGE 1\nPANEL 1: x\n'.repeat(5000), speakers, newId)
  expect(long.pages).toHaveLength(limits.story.pages)
  expect(long.left).toBeGreaterThan(1)
})
