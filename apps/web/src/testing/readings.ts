import type { Reading } from '@eidolon/contract/readings.ts'
import { parsePrompt } from '@eidolon/people'

/** A reading that has nothing to say. */
export const nothingRead: Reading = { parts: [], unknown: [], corrected: [], open: [], characters: [], company: [] }

/** A text as the studio would read it for an engine that draws what it understands. */
export function readingOf(text: string, engines: string[] = []): Reading {
  const { understood, unknown } = parsePrompt(text)
  const placed = ({ at: start, end }: { readonly at: number; readonly end: number }) => ({
    start,
    end,
    text: text.slice(start, end),
  })
  return {
    ...nothingRead,
    parts: understood.map((one) => ({
      ...placed(one),
      field: one.part,
      value: one.value,
      label: `${one.value.startsWith('-') ? 'No ' : ''}${one.value.replace(/^-/, '').replaceAll('-', ' ')}`,
    })),
    unknown: unknown.map((one) => ({ ...placed(one), engines })),
    open: ['pose', 'weather'],
  }
}

/** The same for a text that tells what to leave out. */
export function deniedOf(text: string): Reading {
  const reading = readingOf(text)
  const parts = reading.parts.map((part) => ({ ...part, value: `-${part.value}`, label: `No ${part.label}` }))
  return { ...reading, parts, open: [] }
}
