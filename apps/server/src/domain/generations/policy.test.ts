import { describe, expect, it } from 'vitest'
import { judge } from './policy.ts'

describe('judge', () => {
  it.each([
    ['a child playing in the park', 'adults-only', ['child']],
    ['two Teenagers at the beach', 'adults-only', ['teenagers']],
    ['a 16-year-old girl', 'adults-only', ['16 year old']],
    ['a boy, aged twelve', 'adults-only', ['aged twelve']],
    ['fifteen year old wizard', 'adults-only', ['fifteen year old']],
    ['as a girl of 12', 'adults-only', ['girl of 12']],
    ['a boy, fifteen, in a park', 'adults-only', ['boy fifteen']],
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
    expect(judge([text])).toEqual({ rule, words })
  })

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
    'in her teenaged years? no: an old man',
    'no nudity, without children, not naked',
    '',
  ])('[GEN-4] lets "%s" pass', (text) => {
    expect(judge([text])).toBeUndefined()
  })

  it('[GEN-4] looks at everything that describes the picture together', () => {
    expect(judge(['Elon Musk', 'covered in mud'])).toEqual({
      rule: 'real-persons',
      words: ['elon musk', 'covered in mud'],
    })
    expect(judge(['a tall woman', 'at the beach'])).toBeUndefined()
  })
})
