import { cardLimits } from '@eidolon/contract/characters/cards.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { CardProblem } from '#domain/cards/json.ts'
import { cardThread } from './card-thread.ts'

const jsonFile = (name: string, card: object) => ({ name, bytes: Buffer.from(JSON.stringify(card), 'utf8') })
const card = (data: object) => ({ spec: 'chara_card_v2', spec_version: '2.0', data })

afterEach(() => vi.restoreAllMocks())

it('[CHAR-90] reads the largest card without reading a letter of it where requests are answered', async () => {
  const large = card({ name: 'Mira', description: 'She has silver hair.', more: 'x'.repeat(cardLimits.json - 500) })
  const file = jsonFile('mira.json', large)
  await using thread = cardThread()
  const parsing = vi.spyOn(JSON, 'parse')
  const writing = vi.spyOn(JSON, 'stringify')
  const [read, ...more] = await thread.read(file)
  const lengths = [
    ...parsing.mock.calls.map(([text]) => text.length),
    ...writing.mock.results.map(({ value }) => String(value).length),
  ]
  expect(Math.max(0, ...lengths)).toBeLessThan(100_000)
  vi.restoreAllMocks()
  expect(more).toEqual([])
  expect(read?.contents.fields).toMatchObject({ name: 'Mira', description: 'She has silver hair.' })
  // Compared as a whole it would be told as a whole.
  expect(read?.contents.text === JSON.stringify(large)).toBe(true)
  // The file itself is still whole.
  expect(file.bytes.length).toBeGreaterThan(cardLimits.json - 500)
})

it('[CHAR-90] tells what is wrong with a card in the words of the reader, and goes on', async () => {
  await using thread = cardThread()
  const [broken, none, whole] = await Promise.allSettled([
    thread.read({ name: 'a.json', bytes: Buffer.from('{') }),
    thread.read(jsonFile('b.json', { name: 7 })),
    thread.read(jsonFile('c.json', card({ name: 'Ada', settings: { secrets: { KEY: 'sk-1' } } }))),
  ])
  expect(broken).toEqual({
    status: 'rejected',
    reason: new CardProblem('The card is not written as JSON should be.'),
  })
  expect(none).toEqual({ status: 'rejected', reason: new CardProblem('This is no character card.') })
  expect(whole).toMatchObject({ status: 'fulfilled', value: [{ contents: { fields: { name: 'Ada' } } }] })
})
