import type { CatalogEntry } from '#catalogue/entry.ts'

/** Marks that go together: who wants no blood wants neither a nosebleed nor a split lip. */
export type Family =
  | 'tattoo'
  | 'glow'
  | 'paint'
  | 'dirt'
  | 'blood'
  | 'scar'
  | 'bandage'
  | 'wet'
  | 'gems'
  | 'skin'
  | 'makeup'
  | 'nails'
  | 'eyes'
  | 'hair'
  | 'metal'
  | 'feet'

/** Where it is seen, so that a picture that leaves the rest to chance shows it. */
export type Where = 'face' | 'neck' | 'arms' | 'hands' | 'chest' | 'back' | 'legs' | 'body'

export type MarkFacts = {
  readonly family: Family
  readonly where: Where
  /**
   * Phrases with gaps: `_` stands for words that change nothing ("his", "left", "smeared"), `a/b` for either, `a+b` for
   * two words in the place of one.
   */
  readonly phrases: readonly string[]
  /** Who denies it means all of its family: "no tattoos". */
  readonly all?: true
}

export type Mark<Id extends string = string> = CatalogEntry<Id, MarkFacts>

type MarkRow = readonly [label: string, words: string, phrases: readonly string[], where?: Where | 'all']

const split = (text: string): readonly string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** A family's marks: `id: [label, words, phrases with gaps, where]`; the first row's place is the others' too. */
export function family<Id extends string>(
  name: Family,
  usual: Where,
  table: Readonly<Record<Id, MarkRow>>,
): readonly Mark<Id>[] {
  // Object.entries forgets the keys' type; they are the table's own.
  return (Object.entries(table) as [Id, MarkRow][]).map(([id, [label, words, phrases, where]]) => ({
    id,
    label,
    words: split(words),
    more: {
      family: name,
      where: where === undefined || where === 'all' ? usual : where,
      phrases,
      ...(where === 'all' && { all: true as const }),
    },
  }))
}

/** Something that sticks to a place: "soot on her cheeks", "face smeared with soot", "soot-covered face", "sooty face". */
export function stuck(stuff: string, adjectives: string, places: string): readonly string[] {
  const on = `${stuff} _ on/across/over/under/around _ ${places}`
  const full = `${places} _ with/in _ ${stuff}`
  const joined = `${stuff} covered/stained/smeared/streaked/dusted/smudged/spattered/splattered/caked/flecked/coated _ ${places}`
  return adjectives === '' ? [on, full, joined] : [on, full, joined, `${adjectives} _ ${places}`]
}

/** The words that a gap takes. */
export const gap: ReadonlySet<string> = new Set(
  'his her their its my the a an some one two left right both all smeared smudged streaked spattered splattered covered caked dusted stained is are black dirty dried wet from down and bit little drawn painted small big tiny large bare whole entire lower upper running dripping placed stuck'.split(
    ' ',
  ),
)

/** A place in a phrase: a word, either of several, or a gap (`_`). */
export type Step = string | ReadonlySet<string>

/** A phrase as its steps; alternatives of two words are phrases of their own. */
export function stepsOf(phrase: string): readonly (readonly Step[])[] {
  return phrase.split(' ').reduce<readonly (readonly Step[])[]>(
    (all, slot) => {
      const choices = slot.split('/')
      const single = choices.filter((choice) => !choice.includes('+'))
      const longer = choices.filter((choice) => choice.includes('+')).map((choice) => choice.split('+'))
      const [only] = single
      const short: readonly (readonly Step[])[] =
        only === undefined ? [] : [[single.length === 1 ? only : new Set(single)]]
      return all.flatMap((before) => [...short, ...longer].map((next) => [...before, ...next]))
    },
    [[]],
  )
}
