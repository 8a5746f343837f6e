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

/** How lines were read before reading became linear: whitespace could be matched by several quantifiers. */
function readBefore(line: string): unknown {
  const isHead = /^\s*(PAGE|PANEL)\b/.test(line) || /^\s*(page|panel)\s+\d/i.test(line)
  const head = /^\s*(?:page|panel)\b\s*[\w-]*\s*[:.–—-]*\s*(.*)$/i.exec(line)
  if (head && isHead) return { prompt: head[1]?.trim() ?? '', texts: [], unknown: [] }
  const said = /^\s*([\p{Lu}\d][\p{Lu}\d .'’-]{0,40}?)\s*(?:\(([^()]{1,40})\))?\s*:\s*(.+)$/u.exec(line)
  if (!said) return { prompt: line.trim(), texts: [], unknown: [] }
  return { prompt: '', texts: [said[3]?.trim()], unknown: [said[1]?.trim()] }
}

it('[STORY-100] reads lines as it did when whitespace could be matched in several ways', () => {
  const words = ['PAGE', 'PANEL', 'Page', 'panel', 'MIRA', 'DR. O’NEIL', 'ONE', 'one', '1', '12', 'Ä', 'é', 'hi there']
  const signs = [' ', '  ', '\t', '\u00a0', ':', '-', '–', '.', '(', ')', '(low)', "'"]
  const piece = fc.constantFrom(...words, ...signs)
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
      const line = pieces.join('')
      const { pages, unknown } = readScript(line, [], newId)
      const panels = pages.flatMap((page) => page.panels)
      const read = {
        prompt: panels.map(({ prompt }) => prompt).join(' '),
        texts: panels.flatMap(({ balloons }) => balloons.map(({ text }) => text)),
        unknown,
      }
      expect(read).toEqual(readBefore(line))
    }),
    { numRuns: 2000 },
  )
})

it('[STORY-100] reads a line of 100,000 spaces once', () => {
  const spaces = ' '.repeat(100_000)
  for (const start of ['page', 'PAGE 1 -', 'PANEL', 'MIRA', 'MIRA (low)', 'A B', '']) {
    for (const end of ['\u2028', '\u2029x', '!', ':', '(']) {
      const { pages } = readScript(`${start}${spaces}${end}`, [], newId)
      expect([start, end, pages.length <= 1]).toEqual([start, end, true])
    }
  }
  const { pages } = readScript(`PAGE 1\u2028PANEL 1: The quay\u2029MIRA: Look`, [], newId)
  expect(pages[0]?.panels.map(({ prompt, balloons }) => [prompt, balloons.length])).toEqual([['The quay', 1]])
})
