import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { AreaField } from './field.tsx'
import { piecesOf } from './marked-area.tsx'

afterEach(cleanup)

it('[READW-2] the pieces are the text, whatever is marked', () => {
  const mark = fc.record({ start: fc.nat(30), end: fc.nat(30) })
  fc.assert(
    fc.property(fc.string({ maxLength: 20, unit: 'grapheme' }), fc.array(mark, { maxLength: 5 }), (text, marks) => {
      expect(
        piecesOf(text, marks)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
    }),
  )
  expect(piecesOf('🐕 dog', [{ start: 3, end: 6 }])).toEqual([
    { at: 0, text: '🐕 ', marked: false },
    { at: 3, text: 'dog', marked: true },
  ])
})

it('[READW-2] underlines behind the text, follows its scrolling, and leaves the saying to words', () => {
  render(
    <>
      <AreaField label="Prompt" value="a husky" marks={[{ start: 2, end: 7 }]} saidBy="line" onChange={() => {}} />
      <p id="line">Not drawn: husky.</p>
    </>,
  )
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Prompt', description: 'Not drawn: husky.' })
  const mark = screen.getByText('husky')
  const layer = mark.closest('[aria-hidden="true"]')
  expect([mark.tagName, layer?.contains(area)]).toEqual(['MARK', false])
  area.scrollTop = 40
  fireEvent.scroll(area)
  expect(layer?.scrollTop).toBe(40)
})
