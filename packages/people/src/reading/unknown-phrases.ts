import type { Place, Unknown } from './attribute.ts'
import { isDescriber } from './binding.ts'
import { joiners, silent } from './common-words.ts'
import type { Meaning } from './lexicon.ts'
import type { Unit } from './units.ts'

/** Words for a person that say no more than that there is one. */
const anybody: ReadonlySet<string> = new Set(
  'person, character, adult, human, figure, someone, model, people, creature, star, girl, boy, npc, avatar, protagonist, main character'.split(
    ', ',
  ),
)
/** Words that say at most how old somebody is: beside an age that is named they are no news. */
const ofAge: ReadonlySet<string> = new Set(
  'adult, grown up, grownup, retired, former, ex, veteran, apprentice, trainee, rookie, novice, in training, aspiring, experienced, seasoned'.split(
    ', ',
  ),
)
/** "bowl of noodles", "holding a cat": small words that a phrase goes on over. */
const within: ReadonlySet<string> = new Set([
  'of',
  'a',
  'an',
  'the',
  'his',
  'her',
  'their',
  'its',
  'my',
  'left',
  'right',
])

/** Words that say nothing alone and belong to what stands before them: "boho style", "prosthetic arm". */
const trailing: ReadonlySet<string> = new Set(
  'style look mood expression pose posture view shot lighting vibe vibes aesthetic background tone tones colour color scene hand hands arm arms finger fingers shaped sized coloured colored length portrait photo'.split(
    ' ',
  ),
)

/** "She" and "her" only say of whom the rest is. */
const isPronoun = ({ claims, noun, describes }: Meaning): boolean =>
  noun === undefined &&
  describes !== true &&
  claims.length > 0 &&
  claims.every(({ part, rank }) => part === 'sex' && rank === 2)

/** Whether a unit that led to nothing has to be told. */
function says({ kind, meaning, text }: Unit): boolean {
  if (kind === 'unknown' || kind === 'number') return true
  if (kind !== 'known' || isPronoun(meaning)) return false
  if (ofAge.has(meaning.phrase)) return false
  if (
    meaning.claims.length > 0 ||
    meaning.colour !== undefined ||
    meaning.noun === 'things' ||
    meaning.noun === 'light' ||
    meaning.noun === 'effect' ||
    meaning.tint !== undefined
  )
    return true
  if (meaning.noun === 'person') return !anybody.has(meaning.phrase)
  return meaning.describes === true && !joiners.has(text) && !silent.has(text)
}

/** Parts of a body say nothing alone, but belong to what is said of them: "prosthetic arm". */
const goesAlong = (unit: Unit): boolean =>
  unit.kind === 'known'
    ? unit.meaning.noun !== undefined && !isDescriber(unit)
    : unit.kind === 'silent' && trailing.has(unit.text)

/** The words that led to nothing, in their order; those that stand together are one phrase. */
export function unknownPhrases(text: string, list: readonly Unit[], covered: ReadonlySet<number>): readonly Unknown[] {
  const found: Place[] = []
  // Whether the phrase that is open may go on; small words within it wait for what follows them.
  let open = false
  list.forEach((unit, index) => {
    const last = found.at(-1)
    const isLost = !covered.has(index) && says(unit)
    const before = list[index - 1]
    if (isLost || (open && !covered.has(index) && goesAlong(unit))) {
      if (open && last) found[found.length - 1] = { at: last.at, end: unit.end }
      else {
        const along = before?.kind === 'known' && !covered.has(index - 1) && goesAlong(before) && !says(before)
        found.push({ at: along ? before.at : unit.at, end: unit.end })
      }
      open = true
    } else if (!((unit.kind === 'silent' || isPronoun(unit.meaning)) && within.has(unit.text))) {
      open = false
    }
  })
  return found.map(({ at, end }) => ({ words: text.slice(at, end), at, end }))
}
