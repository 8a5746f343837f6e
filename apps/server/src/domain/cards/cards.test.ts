import { plainText } from '@eidolon/contract/plain-text.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refusalOf } from '#domain/looks/policy.ts'
import { lookReader } from '#domain/looks/read-look.ts'
import { dataOf, kindOf, ownPart, withOwnPart } from './card.ts'
import { type CardFields, cardFields } from './card-fields.ts'
import { CardProblem, isRecord, type Json, readJson } from './json.ts'
import { contentsOf } from './card-contents.ts'
import { readCard } from './read-card.ts'
import { withoutSecrets } from './secrets.ts'
import { type CardCharacter, type CardTarget, writeCard } from './write-card.ts'

const readLook = lookReader()
const read = (raw: Json, source: Parameters<typeof readCard>[2]) => readCard(readLook, contentsOf(raw), source)
const today = new Date('2026-05-01T00:00:00Z')
const x = { fileName: 'x.png', today }
const runs = { numRuns: 40 }

// As it comes out of a file: numbers without -0, texts that are well formed.
const json = fc.jsonValue({ maxDepth: 3 }).map((value): unknown => JSON.parse(JSON.stringify(value)))
const text = fc.string({ unit: 'grapheme', maxLength: 60 })
const texts = fc.array(text, { maxLength: 5 })
const extra = fc.dictionary(fc.constantFrom('x_one', 'x_two', 'avatar', 'talkativeness', '__proto__'), json)

const v1 = fc
  .tuple(fc.record({ name: text, description: text, personality: text, first_mes: text, scenario: text }), extra)
  .map(([card, more]): Json => ({ ...more, ...card }))
const later = (spec: 'chara_card_v2' | 'chara_card_v3', version: string) =>
  fc
    .tuple(
      fc.record({ name: text, description: text, personality: text, tags: texts, character_book: json, assets: json }),
      fc.dictionary(text, json),
      extra,
      extra,
    )
    .map(([card, extensions, inside, outside]): Json => ({
      ...outside,
      spec,
      spec_version: version,
      data: { ...inside, ...card, extensions },
    }))
const v2 = later('chara_card_v2', '2.0')
const v3 = later('chara_card_v3', '3.1')
const eliza = fc
  .tuple(
    fc.record({ name: text, bio: fc.oneof(text, texts), adjectives: texts, topics: texts, lore: texts, style: json }),
    fc.dictionary(text, json),
    extra,
  )
  .map(([card, settings, more]): Json => ({ ...more, ...card, settings }))

const kinds: [string, fc.Arbitrary<Json>, CardTarget][] = [
  ['V2', v2, 'v2'],
  ['V3', v3, 'v3'],
  ['elizaOS', eliza, 'eliza'],
]

/** A character as import makes it of a card. */
function imported(raw: Json): CardCharacter & { readonly card: Json } {
  const { data } = read(raw, { fileName: 'somebody.json', today })
  const card: unknown = JSON.parse(String(data['card']))
  if (!isRecord(card)) throw new Error('The card is kept as something else')
  const fields = { ...cardFields(card), name: String(data['name']), appearance: String(data['appearance']) }
  const age = typeof data['age'] === 'number' ? data['age'] : null
  return { ...fields, age, style: String(data['style']), genes: { v: 1 }, card }
}

const withoutOwn = (raw: Json): Json => {
  const { eidolon: _own, ...corner } = (kindOf(raw) === 'eliza' ? raw['settings'] : dataOf(raw)['extensions']) as Json
  const key = kindOf(raw) === 'eliza' ? 'settings' : 'extensions'
  const data = dataOf(raw)
  return data === raw ? { ...raw, [key]: corner } : { ...raw, data: { ...data, [key]: corner } }
}
const named = (card: Json): boolean => cardFields(card).name !== ''

describe.each(kinds)('a card of %s', (_name, cards, target) => {
  it('[CHAR-20] comes back with every field it had, known or not', () => {
    fc.assert(
      fc.property(cards.filter(named), (raw) => {
        const { card, ...character } = imported(raw)
        const written = withoutOwn(writeCard(card, character, target))
        const clean = withoutSecrets(raw).card
        expect(dataOf(written)).toMatchObject(withoutOwn(clean) === clean ? dataOf(clean) : dataOf(withoutOwn(clean)))
        expect(Object.keys(written)).toEqual(expect.arrayContaining(Object.keys(clean)))
      }),
      runs,
    )
  })

  it('[CHAR-21] carries what was changed, which reading it again finds', () => {
    const edit = fc.record({
      name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((name) => /\p{L}/u.test(name)),
      description: text,
      personality: text,
      appearance: fc
        .string({ minLength: 1, maxLength: 40 })
        .filter((words) => /\w/.test(words) && !refusalOf(words, today)),
      age: fc.option(fc.integer({ min: 18, max: 120 })),
      style: fc.constantFrom('', 'anime', 'noir'),
    })
    fc.assert(
      fc.property(cards.filter(named), edit, (raw, edits) => {
        const { card, ...character } = imported(raw)
        const name = cardFields({ name: edits.name, bio: '' }).name
        const changed = { ...character, ...edits, name, tags: ['One', 'two words'] }
        const again = imported(writeCard(card, changed, target))
        const { description, personality, tags, appearance, age, style }: CardCharacter = again
        expect({ name: again.name, tags, appearance, age, style }).toEqual({
          name,
          tags: changed.tags,
          appearance: edits.appearance,
          age: edits.age,
          style: edits.style,
        })
        expect(spoken({ description, personality })).toEqual(spoken(changed))
        expect(dataOf(again.card)['x_one']).toEqual(dataOf(card)['x_one'])
      }),
      runs,
    )
  })
})

/** What a file cannot say: signs that stand for names, and control characters. */
const spoken = ({ description, personality }: Pick<CardFields, 'description' | 'personality'>) =>
  [description, personality].map((each) => plainText(each).replaceAll(/^\n+|\n+$/g, ''))

it('[CHAR-20] V1 becomes a later version with all it had', () => {
  fc.assert(
    fc.property(v1.filter(named), fc.constantFrom<CardTarget>('v2', 'v3'), (raw, target) => {
      const { card, ...character } = imported(raw)
      const written = writeCard(card, character, target)
      expect(kindOf(written)).toBe(target)
      expect(dataOf(written)).toMatchObject(withoutSecrets(raw).card)
    }),
    runs,
  )
})

it('[CHAR-22] a card that went through another family comes back whole', () => {
  fc.assert(
    fc.property(eliza.filter(named), v3.filter(named), (one, other) => {
      const there = imported(one)
      const asCard = imported(writeCard(there.card, there, 'v3'))
      const back = writeCard(asCard.card, asCard, 'eliza')
      expect(withoutOwn(back)).toMatchObject(withoutOwn(withOwnPart(there.card, {})))
      const person = imported(other)
      const asEliza = imported(writeCard(person.card, person, 'eliza'))
      const again = writeCard(asEliza.card, asEliza, 'v3')
      expect(dataOf(withoutOwn(again))).toMatchObject(dataOf(withoutOwn(withOwnPart(person.card, {}))))
    }),
    runs,
  )
})

it('[CHAR-22] a lore book is no bunch of keys, wherever its card is kept', () => {
  const person = imported({
    spec: 'chara_card_v3',
    spec_version: '3.0',
    data: { name: 'Ada', description: 'x', character_book: { entries: [{ key: 'door' }] } },
  })
  const asEliza = imported(writeCard(person.card, person, 'eliza'))
  const again = writeCard(asEliza.card, asEliza, 'v3')
  expect(dataOf(again)).toMatchObject({ character_book: { entries: [{ key: 'door' }] } })
})

it('[CHAR-23] secrets are not taken in and never leave', () => {
  const raw = {
    name: 'Ada',
    bio: ['A bot.'],
    settings: {
      secrets: { OPENAI: 'sk-1' },
      OPENAI_API_KEY: 'sk-2',
      TELEGRAM_BOT_TOKEN: 'sk-3',
      voice: { model: 'x' },
    },
    clientConfig: { discord: { password: 'sk-4', shouldIgnore: true } },
    knowledge: [{ auth_token: 'sk-5', path: 'a.md' }],
  }
  const { data, warnings } = read(raw, { fileName: 'ada.json', today })
  expect(String(data['card'])).not.toMatch(/sk-\d/)
  expect(warnings.join(' ')).toContain('Keys and passwords')
  const character = imported(raw)
  for (const target of ['eliza', 'v2', 'v3'] as const) {
    expect(JSON.stringify(writeCard(raw, character, target))).not.toMatch(/sk-\d/)
  }
  expect(writeCard(raw, character, 'eliza')).toMatchObject({
    settings: { voice: { model: 'x' } },
    clientConfig: { discord: { shouldIgnore: true } },
    knowledge: [{ path: 'a.md' }],
  })
  const book = { spec: 'chara_card_v2', data: { name: 'A', secret: 'She is a spy', extensions: { api_key: 'sk-6' } } }
  expect(withoutSecrets(book).card).toEqual({ ...book, data: { name: 'A', secret: 'She is a spy', extensions: {} } })
})

describe('what a character takes from a card', () => {
  const card = (data: Json): Json => ({ spec: 'chara_card_v2', spec_version: '2.0', data })

  it('[CHAR-24] its looks, out of a description that speaks of them', () => {
    const description =
      '{{char}} is a 34 year old detective from Lisbon. She has short black hair, green eyes and a scar on her cheek.\nShe dislikes mornings! Usually wears a grey trench coat. Lives alone with a cat.'
    const { data, warnings } = read(card({ name: 'Inês', description }), x)
    expect(data['appearance']).toBe(
      'Inês is a 34 year old detective from Lisbon. She has short black hair, green eyes and a scar on her cheek. Usually wears a grey trench coat',
    )
    expect(data).toMatchObject({ name: 'Inês', age: 34 })
    expect(data['description']).toContain('Inês is a 34 year old')
    expect(warnings).toEqual([])
  })

  it('[CHAR-24] something to begin with when it says nothing, and never what is not drawn', () => {
    const none = read(card({ name: 'Zed', description: 'Likes chess.' }), x)
    expect(none.data['appearance']).toBe('Likes chess')
    expect(none.warnings.join()).toContain('says little about looks')
    expect(read(card({ name: 'Zed' }), x).data['appearance']).toBe('Zed')
    const young = read(card({ name: 'Kim', description: 'A schoolgirl of 15. Red hair and freckles.' }), x)
    expect(young.data).toMatchObject({ appearance: 'Red hair and freckles', age: null })
    expect(young.warnings.join()).toContain('does not draw')
  })

  it('[CHAR-60] nothing that is not drawn, though our own corner of the card says so', () => {
    const appearance = 'A t33nager. Green eyes and a black coat.'
    const own = card({ name: 'Kim (15)', description: 'Tall.', extensions: { eidolon: { appearance } } })
    const { data, warnings } = read(own, x)
    expect(data).toMatchObject({ name: 'Kim (15)', appearance: 'Green eyes and a black coat' })
    expect(warnings.join()).toContain('does not draw')
    expect(warnings.join()).toContain('draws nobody of this name')
  })

  it('[CHAR-25] no more than fits, with a word about it', () => {
    const long = 'x'.repeat(5000)
    const { data, warnings } = read(card({ name: `  ${'n'.repeat(99)} `, description: long }), x)
    expect([String(data['name']).length, String(data['description']).length]).toEqual([64, 4000])
    expect(warnings.join()).toContain('the whole text is kept')
    const character = imported(card({ name: 'A', description: long }))
    expect(dataOf(writeCard(character.card, character, 'v2'))['description']).toBe(long)
    expect(read(card({ description: 'x' }), { fileName: 'Mira Sol.png', today }).data['name']).toBe('Mira Sol')
    expect(() => read({ hello: 1 }, x)).toThrow(CardProblem)
  })

  it('[CHAR-25] nothing that is too large or too deep', () => {
    expect(() => readJson('['.repeat(65) + ']'.repeat(65))).toThrow('too many values')
    expect(() => readJson(`[${'0,'.repeat(50_001)}0]`)).toThrow('too many values')
    expect(readJson(`"${'['.repeat(99)}"`)).toBe('['.repeat(99))
    expect(() => readJson(`"${'x'.repeat(4_000_000)}"`)).toThrow('too large')
    expect(() => readJson('{')).toThrow('JSON')
  })
})

it('[CHAR-22] what is ours stays in a corner of the card', () => {
  const raw = { spec: 'chara_card_v3', spec_version: '3.0', data: { name: 'A', extensions: { other: 1 } } }
  const character = { ...imported(raw), age: 40, style: 'noir', genes: { v: 1, age: 40 } }
  const written = writeCard(raw, character, 'v3')
  expect(ownPart(written)).toEqual({ appearance: 'A', age: 40, style: 'noir', genes: { v: 1, age: 40 } })
  expect(dataOf(written)['extensions']).toMatchObject({ other: 1 })
})
