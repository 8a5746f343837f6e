import { asUnknown } from './compounds.ts'
import type { Unit } from './units.ts'

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Who somebody has: "her boyfriend" is not the one in the picture. */
const relatives = list(
  'boyfriend girlfriend husband wife brother sister son daughter father mother dad mum mom mama papa grandmother grandma granny grandfather grandpa aunt uncle friend friends neighbour neighbor boss partner fan fans baby sons daughters brothers sisters parents nephew niece cousin rival teacher student students crew captain king queen master men men women people mother stepmother fellow nan nana mummy daddy auntie grandson granddaughter grandparents siblings twin clone bestie colleague colleagues coworker coworkers roommate roommates flatmate flatmates housemate housemates fiance fiancee mates grandad granddad gramps stepfather stepdad mate lover bride groom',
)
const whose = list('her his their my your')
const others = list('a an another two three four five several many some the other')
/** Before such a noun it is the same person: "dressed as a knight", "she is a doctor". */
const same = list('as is like was am m be being become becoming of are re')
/** Pronouns that somebody is introduced by. Who says "I want" wants a picture and is in none. */
const pronouns = list('she he they')

/** Words for other people than the one in the picture, as words that lead to nothing: one person is drawn. */
export function withoutOtherPeople(units: readonly Unit[]): readonly Unit[] {
  let somebody = false
  const found = [...units]
  units.forEach((unit, at) => {
    const { noun } = unit.meaning
    if (unit.kind === 'mark' && /[.;!?]/.test(unit.text)) somebody = false
    if (pronouns.has(unit.text)) somebody = true
    if (unit.kind !== 'known' || noun !== 'person') return
    // "a latina archaeologist" is one person.
    const isSame = units[at - 1]?.meaning.noun === 'person' && found[at - 1]?.kind === 'known'
    if (isSame) return
    const start = phraseStart(units, at)
    const [before, article] = [units[start - 1], units[start]]
    const isOther =
      (whose.has(article?.text ?? '') && relatives.has(unit.meaning.phrase) && !isShown(units, start, somebody)) ||
      (somebody &&
        others.has(article?.text ?? '') &&
        !joins(units, start) &&
        !same.has(before?.text ?? '') &&
        // "She's a trucker", with its s dropped.
        !pronouns.has(before?.text ?? ''))
    const isBehind =
      isBeside(units, at) ||
      (joined.has(before?.text ?? '') && start > 1 && others.has(article?.text ?? '')) ||
      // "a date with boyfriend"
      (joined.has(article?.text ?? '') && start > 0 && relatives.has(unit.meaning.phrase)) ||
      isSecond(units, start, unit) ||
      isAround(units, start)
    somebody = true
    if (!isBehind && !isOther) return
    // What is said of somebody else is theirs.
    for (let one = start + 1; one <= at; one += 1) {
      const theirs = units[one]
      if (theirs?.kind === 'known') found[one] = asUnknown(theirs)
    }
    // "She hugs her grandmother": nobody hugs a teddy bear instead.
    const deed = units[start - 1]
    if (deed?.kind === 'known' && /^(?:hug|cuddl|embrac|kiss)/.test(deed.text)) found[start - 1] = asUnknown(deed)
  })
  return found
}

/** "A bride and groom": of two that belong together the first is drawn. */
const isSecond = (units: readonly Unit[], start: number, unit: Unit): boolean =>
  (units[start]?.text === 'and' ? units[start - 1] : undefined)?.meaning.noun === 'person' &&
  relatives.has(unit.meaning.phrase)

/** "Surrounded by dancers", "among soldiers". */
const isAround = (units: readonly Unit[], start: number): boolean =>
  around.has(units[start]?.text ?? '') || (units[start]?.text === 'by' && units[start - 1]?.text === 'surrounded')
const around = list('among amongst amid amidst between')

/** "My nan feeding the pigeons": whoever is named first, and beside nobody, is the one in the picture. */
const isShown = (units: readonly Unit[], start: number, somebody: boolean): boolean =>
  !somebody && units[start]?.text === 'my' && !joined.has(units[start - 1]?.text ?? '')

/** "with an old man", "beside a knight". */
const joined = list('with beside against alongside behind')

/** "a giant robot behind her", "a man in the background". */
function isBeside(units: readonly Unit[], at: number): boolean {
  const after = units.slice(at + 1, at + 4).map(({ text }) => text)
  return (after[0] === 'behind' && /^(?:her|him|them)$/.test(after[1] ?? '')) || after.join(' ') === 'in the background'
}

/** Where the words that belong to a noun begin: "an unconscious old man". */
function phraseStart(units: readonly Unit[], at: number): number {
  let start = at - 1
  while (start > 0 && at - start < 4 && isPassed(units[start])) start -= 1
  return start
}

const isPassed = (unit: Unit | undefined): boolean =>
  unit !== undefined &&
  unit.kind !== 'mark' &&
  unit.kind !== 'negator' &&
  !whose.has(unit.text) &&
  !others.has(unit.text) &&
  unit.kind !== 'silent'

/** After a pause it is another word for the same: "a woman, a knight of old". */
const joins = (units: readonly Unit[], start: number): boolean => units[start - 1]?.kind === 'mark' || start <= 0
