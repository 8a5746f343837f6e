import { limits } from '@eidolon/contract/limits.ts'
import { isPageTooLarge, pageSize } from '@eidolon/contract/story-size.ts'
import { balloonKinds, letteringRange, pageFormats, StoryFields } from '@eidolon/contract/stories.ts'
import type { Balloon, StoryPage } from '@eidolon/contract/stories.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newBalloon, newPage, readScript, splitPanel, svgWords } from './index.ts'
import { textWidth, wrapText } from './lettering.ts'

let count = 0
const newId = () => `n${count++}`
const { story: limit } = limits

/** Pages of so many panels with these texts in each. */
function page(panels: number, texts: readonly Pick<Balloon, 'kind' | 'text'>[]): StoryPage {
  let drawn = newPage(newId, { cuts: [] })
  for (let at = 1; at < panels; at++) drawn = splitPanel(drawn, 0, at % 2 ? 'rows' : 'columns', 0.5, newId)
  const balloons = texts.map(({ kind, text }) => newBalloon(newId, kind, text, []))
  return { ...drawn, panels: drawn.panels.map((panel) => ({ ...panel, balloons })) }
}
const isKept = (pages: readonly StoryPage[]) =>
  StoryFields.shape.pages.safeParse(JSON.stringify(pages)).error?.issues.map(({ message }) => message) ?? 'kept'

const text = fc.oneof(
  fc.string({ maxLength: limit.words }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.constantFrom('&', 'W', '日', '\u{1f600}', 'a ', '\n').map((letter) => letter.repeat(limit.words / 2)),
)
const balloon: fc.Arbitrary<Balloon> = fc.record({
  id: fc.constant('b'),
  kind: fc.constantFrom(...balloonKinds),
  text: text.map((given) => given.slice(0, limit.words)),
  x: fc.constantFrom(0, 0.333_333, 1),
  y: fc.constantFrom(0, 0.777_777, 1),
  width: fc.constantFrom(0.08, 0.5, 1),
  size: fc.double({ ...letteringRange, noNaN: true }),
  turn: fc.constantFrom(-60, 0, 31.234_567),
  tail: fc.constantFrom(null, { x: -1, y: 2 }, { x: 0.123_456, y: 0.9 }),
})

describe('the size of a page', () => {
  it('[STORY-102] is at least what its words take as SVG and in its label, however they are laid out', () => {
    fc.assert(
      fc.property(fc.array(balloon, { maxLength: 4 }), fc.constantFrom(...pageFormats), (balloons, format) => {
        const laid = page(12, [])
        const full = { ...laid, panels: laid.panels.map((panel) => ({ ...panel, balloons })) }
        const label = balloons.map((one) => one.text.replace(/[&<>"']/g, '&#00;')).join(' ')
        const drawn = svgWords(full, { format, direction: 'ltr' }) + label.repeat(12)
        // In UTF-8, at most.
        const bytes = drawn.length + 2 * (drawn.match(/[\u0080-\uffff]/g)?.length ?? 0)
        expect(bytes).toBeLessThanOrEqual(pageSize(full))
      }),
      { numRuns: 40 },
    )
  })

  it('[STORY-102] leaves room for dense pages and for all the words of one panel', () => {
    const said = { kind: 'speech', text: 'You said that the ferry leaves at nine, and it left at eight.' } as const
    const shout = { kind: 'shout', text: 'It left at eight!' } as const
    const sound = { kind: 'sound', text: 'KRRAAAACK' } as const
    const dense = page(12, [said, said, said, shout, sound])
    const prose = page(
      1,
      Array.from({ length: limit.balloons }, () => ({ kind: 'caption', text: 'x'.repeat(limit.words) })),
    )
    expect([isPageTooLarge(dense), isPageTooLarge(prose)]).toEqual([false, false])
    expect(isKept([prose])).toBe('kept')
    expect(isKept(Array.from({ length: 60 }, () => dense))).toBe('kept')
  })

  it('[STORY-102] is limited when a story is saved, of each page and of all together', () => {
    const long = Array.from({ length: 20 }, () => ({ kind: 'sound', text: 'W '.repeat(200) }) as const)
    expect(isKept([page(1, []), page(2, long)])).toEqual([
      'Page 2 has too much text. Shorten it or move some of it to another page.',
    ])
    const full = page(
      1,
      Array.from({ length: 5 }, () => ({ kind: 'sound', text: 'W'.repeat(500) }) as const),
    )
    expect(isPageTooLarge(full)).toBe(false)
    expect(isKept(Array.from({ length: 50 }, () => full))).toEqual([
      'The story has too much text. Shorten it or split the story.',
    ])
  })

  it('[STORY-103] moves panels of a script to the next page where one has too much text', () => {
    const lines = Array.from({ length: 15 }, (_none, at) => `NAME: ${at} ${'long words '.repeat(40)}`).join('\n')
    const script = `PAGE 1\n${Array.from({ length: 6 }, (_none, at) => `PANEL ${at + 1}\n${lines}`).join('\n')}`
    const { pages } = readScript(script, [], newId)
    expect(pages.flatMap(({ panels }) => panels).length).toBeGreaterThanOrEqual(6)
    expect([pages.length > 1, pages.some(isPageTooLarge), isKept(pages)]).toEqual([true, false, 'kept'])
  })
})

it('[STORY-104] breaks lines as it did when each line was measured again for each word', () => {
  const broken = (word: string, face: 'balloon' | 'sound', width: number): readonly string[] => {
    if (textWidth(word, face) <= width) return [word]
    const pieces: string[] = []
    let piece = ''
    for (const letter of word) {
      if (piece !== '' && textWidth(piece + letter, face) > width) {
        pieces.push(piece)
        piece = ''
      }
      piece += letter
    }
    return [...pieces, piece]
  }
  const greedy = (given: string, face: 'balloon' | 'sound', width: number): readonly string[] =>
    given.split('\n').flatMap((paragraph) => {
      const lines: string[] = []
      let line = ''
      for (const word of paragraph.split(/\s+/).flatMap((each) => broken(each, face, width))) {
        const longer = line === '' ? word : `${line} ${word}`
        if (line !== '' && textWidth(longer, face) > width) {
          lines.push(line)
          line = word
        } else line = longer
      }
      return [...lines, line]
    })
  const face = fc.constantFrom('balloon' as const, 'sound' as const)
  fc.assert(
    fc.property(
      fc.string({ maxLength: 80 }),
      face,
      fc.double({ min: 1, max: 12, noNaN: true }),
      (given, one, width) => {
        // Two paragraphs are not balanced afterwards.
        expect(wrapText(`${given}\nx`, one, width)).toEqual(greedy(`${given}\nx`, one, width))
      },
    ),
  )
})
