import { certainMinors } from '@eidolon/people'
import { describe, expect, it } from 'vitest'
import { evasionsHeldOut } from './fixtures/evasions-held-out.ts'
import { evasionsTuning } from './fixtures/evasions-tuning.ts'
import { harmlessHeldOut } from './fixtures/harmless-held-out.ts'
import { harmlessTuning } from './fixtures/harmless-tuning.ts'
import { judge, checkContentPolicy } from './policy.ts'

const today = new Date('2026-05-01T00:00:00Z')
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
const lines = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '')

describe('judge', () => {
  it('[GEN-4] says the same of plain letters as of a text that is looked through for other signs', () => {
    const texts = [evasionsTuning, harmlessHeldOut].flatMap(lines)
    // Something invisible changes nothing of what a text says, but is looked for.
    const differing = texts.filter((text) => !isSame(judge([text], today), judge([`\u200b${text}`], today)))
    expect(differing).toEqual([])
    // The year that somebody was born in says another age in another year, also of a text that was judged before.
    const born = 'a woman born in 2009'
    expect([2026, 2030, 2026].map((year) => judge([born], new Date(Date.UTC(year, 0)))?.rule)).toEqual([
      'adults-only',
      undefined,
      'adults-only',
    ])
  })

  it.each([
    ['two kids football coach', 'adults-only', ['kids']],
    ['two kids, football coach', 'adults-only', ['kids']],
    ['kids’ football players', 'adults-only', ['kids']],
    ['a coach with a kids’ football team', 'adults-only', ['kids']],
    ['a kids’ chess teacher, 12', 'adults-only', ['aged 12']],
    ['a kid’s football coach', 'adults-only', ['kid']],
    ['a child playing in the park', 'adults-only', ['child']],
    ['two Teenagers at the beach', 'adults-only', ['teenagers']],
    ['a 16-year-old girl', 'adults-only', ['16 year old']],
    ['a boy, aged twelve', 'adults-only', ['aged twelve']],
    ['fifteen year old wizard', 'adults-only', ['fifteen year old']],
    ['as a girl of 12', 'adults-only', ['girl of 12']],
    ['a boy, fifteen, in a park', 'adults-only', ['aged fifteen']],
    ['man of 17', 'adults-only', ['man of 17']],
    ['school girl uniform', 'adults-only', ['school girl']],
    ['standing naked in the rain', 'no-sexual-content', ['naked']],
    ['NSFW, n\u200bude', 'no-sexual-content', ['nsfw', 'nude']],
    ['an erotic painting', 'no-sexual-content', ['erotic']],
    ['a woman with no clothes on', 'no-sexual-content', ['no clothes']],
    ['Taylor Swift nude', 'no-sexual-content', ['nude']],
    ['Donald Trump in chains', 'real-persons', ['donald trump', 'in chains']],
    ['Beyoncé humiliated on stage', 'real-persons', ['beyonce', 'humiliated']],
  ])('[GEN-4] refuses "%s" by %s', (text, rule, words) => {
    expect(judge([text], today)).toEqual({ rule, words })
  })

  it.each(["'", '’', '‘', '´', '′', '＇', 'ʼ', ''])(
    '[GEN-190] lets those pass who teach children, with "%s" for an apostrophe',
    (sign) => {
      for (const text of [
        `a kids${sign} football coach of fifty`,
        `a kids${sign} coach of fifty`,
        `the teenagers${sign} swimming instructor`,
        `a boys${sign} basketball coach`,
        `a children${sign}${sign && 's'} tennis trainer in her thirties`,
        `a children${sign}${sign && 's'} doctor`,
      ])
        expect([text, judge([text], today)]).toEqual([text, undefined])
    },
  )

  it.each([
    'a woman in a baby blue dress, nude lipstick and bare shoulders',
    'her childhood home, an only child, author of children books, mother of two kids',
    'a naked flame lights his face; visible to the naked eye',
    'a 15 year old whisky on the table',
    'twenty one year old student, 18 years old, aged 35',
    'a 300 year old vampire, a 1,016 year old elf',
    'playing a sonata in C minor with a minor scar',
    'a cocktail in Essex with a sextant and a breastplate',
    'graduating summa cum laude',
    'Donald Trump giving a speech, in the style of a pop poster',
    'Marta Voss handcuffed by the sheriff, a detective story',
    'a knight in chain mail with beaten gold',
    'a girl with red hair, 24',
    'a man, 6\'2", of twelve talents; a woman of thirty five, one eye closed, three quarter view',
    'a man of seven feet at 12 noon, a woman, 16 bit pixel art, a guy of 18',
    'ten years later, after six years at sea',
    'no nudity, without children, not naked',
    '',
  ])('[GEN-4] lets "%s" pass', (text) => {
    expect(judge([text], today)).toBeUndefined()
  })

  it('[GEN-4] looks at everything that describes the picture together', () => {
    expect(judge(['Elon Musk', 'covered in mud'], today)).toEqual({
      rule: 'real-persons',
      words: ['elon musk', 'covered in mud'],
    })
    expect(judge(['a tall woman', 'at the beach'], today)).toBeUndefined()
  })
})

describe('what is written to get around the rules', () => {
  it('[GEN-70] is refused in letters of other alphabets, with invisible signs, spaced, masked and in every form of age', () => {
    const evasions = [...lines(evasionsTuning), ...lines(evasionsHeldOut)]
    expect(evasions.length).toBeGreaterThan(200)
    const passed = evasions.filter((line) => {
      const [rule, text = ''] = line.split(' | ')
      return judge([text], today)?.rule !== rule
    })
    expect(passed).toEqual([])
  })

  it('[GEN-70] has one list of words with the reader of prompts', () => {
    expect(certainMinors.filter((words) => judge([words], today)?.rule !== 'adults-only')).toEqual([])
  })

  it('[GEN-71] does not cost two hundred ordinary descriptions anything', () => {
    const harmless = [...lines(harmlessTuning), ...lines(harmlessHeldOut)]
    expect(harmless.length).toBeGreaterThanOrEqual(200)
    expect(harmless.filter((text) => judge([text], today))).toEqual([])
  })

  it('[GEN-72] holds a year of birth against the day it is asked on', () => {
    expect(judge(['born in 2012'], today)).toEqual({ rule: 'adults-only', words: ['born in 2012'] })
    expect(judge(['born in 2012'], new Date('2030-01-01T00:00:00Z'))).toBeUndefined()
    expect(judge(['a cyborg born in 2077'], today)).toBeUndefined()
    expect(judge(['born in 2008'], today)).toBeUndefined()
  })

  it.each([
    [{ prompt: 'a walk', negativePrompt: 'children, kids, nudity, nsfw' }, undefined],
    [{ prompt: 'a walk', negativePrompt: 'bad clothes, adult content, old' }, undefined],
    [{ prompt: 'a walk', negativePrompt: 'blurry, (clothes:1.4)' }, 'no-sexual-content'],
    [{ prompt: 'a walk', negativePrompt: 'adult, grown-up' }, 'adults-only'],
    [{ prompt: 'a ch1ld', negativePrompt: '' }, 'adults-only'],
  ])('[GEN-73] lets a negative prompt name what is not wanted, but neither clothes nor age: %o', (asked, rule) => {
    const somebody = { name: 'Mara Voss', appearance: 'tall, red hair', age: 31 }
    expect(checkContentPolicy(asked, somebody, today)?.rule).toBe(rule)
    expect(checkContentPolicy(asked, { ...somebody, name: 'Mara, 15' }, today)?.rule).toBe('adults-only')
  })
})
