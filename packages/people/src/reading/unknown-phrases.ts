import type { WordRange, Unknown } from './vocabulary/attribute.ts'
import { isDescriber } from './grammar/binding.ts'
import { joiners, silent } from './vocabulary/common-words.ts'
import type { Meaning } from './vocabulary/lexicon.ts'
import type { Unit } from './grammar/units.ts'

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
/** Words that need no telling whatever becomes of them: beside those of `common-words.ts` these say at most that there is somebody. */
export const fillers: readonly string[] = [...anybody, ...ofAge]

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

/** Parts of a body that are also little words of other phrases: "hand in hand", "left arm". */
export const limbs: ReadonlySet<string> = new Set('hand hands arm arms finger fingers'.split(' '))

/** Whether a unit says something of the picture: what does not is a little word, praise, or a word for anybody. */
function isContent({ kind, meaning, text, ofThing }: Unit): boolean {
  if (kind === 'unknown' || kind === 'number') return true
  if (kind === 'silent') return ofThing === true || limbs.has(text)
  if (kind !== 'known' || isPronoun(meaning)) return false
  const { phrase, claims, noun, colour, tint, describes } = meaning
  if (ofAge.has(phrase)) return false
  if (claims.length > 0 || colour !== undefined || tint !== undefined) return true
  if (noun === 'person') return !anybody.has(phrase)
  if (silent.has(phrase) && !limbs.has(phrase)) return isSpokenOf(noun)
  return noun !== undefined || (describes === true && !joiners.has(phrase))
}

/** Light and what is in the air are things, also by words that mean little elsewhere. */
const isSpokenOf = (noun: Meaning['noun']): boolean => noun === 'light' || noun === 'effect' || noun === 'things'

/** Parts of a body say nothing alone, but belong to what is said of them: "prosthetic arm". */
const goesAlong = (unit: Unit): boolean =>
  unit.kind === 'known'
    ? unit.meaning.noun !== undefined && !isDescriber(unit)
    : unit.kind === 'silent' && (unit.ofThing === true || trailing.has(unit.text))

/** Little words that part what is named: a phrase does not reach over them. */
const parting: ReadonlySet<string> = new Set('and but or while as with then'.split(' '))

const isLittle = (unit: Unit): boolean =>
  (unit.kind === 'silent' || isPronoun(unit.meaning)) && !parting.has(unit.text) && !limbs.has(unit.text)

/**
 * The words that led to nothing, in their order; those that stand together are one phrase, and what is only part of a
 * body goes with the phrase before it: "a hiker over her shoulder".
 */
export function unknownPhrases(text: string, list: readonly Unit[], covered: ReadonlySet<number>): readonly Unknown[] {
  const found: WordRange[] = []
  // Whether the phrase that is open may go on, and with anything: small words within it wait for what follows them.
  let open: 'closed' | 'to parts' | 'wide' = 'closed'
  list.forEach((unit, index) => {
    const last = found.at(-1)
    const isFree = !covered.has(index)
    const isPart = goesAlong(unit)
    const goesOn = open === 'wide' || (open === 'to parts' && isPart && unit.kind === 'known')
    if (isFree && (isContent(unit) || (open === 'wide' && isPart))) {
      if (goesOn && last) found[found.length - 1] = { at: last.at, end: Math.max(last.end, unit.end) }
      else {
        const before = list[index - 1]
        const along = before?.kind === 'known' && !covered.has(index - 1) && goesAlong(before) && !isContent(before)
        found.push({ at: along ? before.at : unit.at, end: unit.end })
      }
      open = 'wide'
    } else if (open !== 'closed' && !((unit.kind === 'silent' || isPronoun(unit.meaning)) && within.has(unit.text))) {
      open = isLittle(unit) ? 'to parts' : 'closed'
    }
  })
  return found.map(({ at, end }) => ({ words: text.slice(at, end), at, end }))
}

type Spoken = WordRange & { readonly words: string; readonly from: readonly number[] }

/**
 * What says nothing by itself and stands in the same phrase as something that was understood belongs to that: "a tattoo
 * on her shoulder", "tall trees". The stretch of what was understood grows over it.
 */
export function reachOver<T extends Spoken>(
  text: string,
  list: readonly Unit[],
  spoken: readonly T[],
  plain: ReadonlyMap<number, number>,
): readonly T[] {
  let grown = spoken
  list.forEach((unit, index) => {
    const isOpen = !grown.some(({ from }) => from.includes(index))
    const isOwn = plain.has(index) || (isContent(unit) && goesAlong(unit) && isMute(unit))
    if (!isOpen || !isOwn) return
    const owner = plain.get(index) ?? nearest(list, index, grown)
    if (owner === undefined) return
    grown = grown.map((one) => (one.from.includes(owner) ? widened(text, one, unit, index) : one))
  })
  return grown
}

/** What has no place of its own: parts of a body and of clothes. Somebody, light or a color is more than that. */
const isMute = ({ meaning: { claims, colour, tint, noun } }: Unit): boolean =>
  claims.length === 0 && colour === undefined && tint === undefined && !(noun && ownNouns.has(noun))
const ownNouns: ReadonlySet<string> = new Set(
  'person light effect things tones scenery accessory marks tattoo'.split(' '),
)

/** What was understood before it in the same phrase; after it only where nothing else is before. */
function nearest(list: readonly Unit[], index: number, spoken: readonly Spoken[]): number | undefined {
  for (const step of [-1, 1]) {
    let isBeside = true
    for (let at = index + step; ; at += step) {
      const unit = list[at]
      if (!unit || unit.kind === 'mark' || parting.has(unit.text)) break
      if (unit.kind === 'negator') continue
      if (spoken.some(({ from }) => from.includes(at)) && !isPronoun(unit.meaning))
        return unit.meaning.noun === 'person' && !isBeside ? undefined : at
      if (!isLittle(unit) && !isDescriber(unit)) return undefined
      // "The face of an old man" is his; "a queen with a wig" has one.
      isBeside &&= within.has(unit.text)
    }
  }
  return undefined
}

function widened<T extends Spoken>(text: string, one: T, { at, end }: WordRange, index: number): T {
  const [start, stop] = [Math.min(one.at, at), Math.max(one.end, end)]
  const words = `${text.slice(start, one.at)}${one.words}${text.slice(one.end, stop)}`
  return { ...one, at: start, end: stop, words, from: [...one.from, index] }
}
