import { type CompanionPlace, maxCompanions } from '#catalogue/companion-places.ts'
import { accessories } from '#catalogue/generated/accessories.ts'
import { isAnimal, isCarriable } from '#catalogue/slot-of.ts'
import type { Claim } from '#reading/vocabulary/attribute.ts'
import { sign } from '#reading/vocabulary/thing-words.ts'
import type { Unit } from './units.ts'

/** What words around an animal say of where it is and how many there are, and the units that said it. */
export type Whereabouts = {
  readonly claims: readonly Claim[]
  /** Units that are about the animal, and say nothing of the person. */
  readonly of: readonly number[]
  readonly at: number
  readonly end: number
}

const whose = String.raw`(?:\w+\s+){0,2}?`
/** After its name: "perched on his left shoulder", "asleep in her lap". */
const after: readonly (readonly [place: CompanionPlace, pattern: RegExp])[] = (
  [
    ['leash', String.raw`(?:on|by|holding)\s+(?:a|an|the|its|his|her)\s+(?:\w+\s+)?(?:leash|lead|rope|chain|harness)`],
    ['shoulder', String.raw`(?:on|upon|atop|over|across|around|round|to)\s+${whose}(?:shoulders?|neck)`],
    ['lap', String.raw`(?:on|in|across|upon|over)\s+${whose}(?:lap|knees?|thighs?)`],
    ['head', String.raw`(?:on top of|on|atop|upon)\s+${whose}(?:head|hat|hair)`],
    [
      'wrist',
      String.raw`(?:on|upon|to)\s+${whose}(?:wrist|arm|forearm|hand|finger|fingers|glove|gloved hand|gauntlet|fist)`,
    ],
    ['arms', String.raw`(?:in|into|under|inside)\s+${whose}(?:arms?|hands?|palms?|embrace|jacket|coat|lap)`],
    [
      'feet',
      String.raw`(?:at|by|around|near|between|beside|against)\s+${whose}(?:feet|foot|heels?|ankles|legs?|boots?|shins?)`,
    ],
    ['behind', String.raw`(?:behind\s+(?:her|him|them|me|it|the)|looming over|towering over|in the background)`],
    [
      'beside',
      String.raw`(?:beside\s+(?:her|him|them)|next to\s+(?:her|him|them)|(?:at|by)\s+${whose}side|following\s+(?:her|him|them))`,
    ],
  ] as const
).map(([place, pattern]) => [place, new RegExp(String.raw`^([^.;!?,]{0,44}?)\b${pattern}\b`, 'i')])

/** Before its name: "cradling a small", "walking her". */
const before: readonly (readonly [place: CompanionPlace, pattern: RegExp])[] = [
  [
    'arms',
    /\b(?:hold(?:s|ing)?|cradl(?:es|ing)|hug(?:s|ging)|cuddl(?:es|ing)|carr(?:ies|ying)|clutch(?:es|ing)|embrac(?:es|ing)|snuggl(?:es|ing)|lift(?:s|ing))(?:\s+up|\s+with)?\s+(?:\w+\s+){0,3}$/i,
  ],
  [
    'under',
    /\b(?:rid(?:es?|ing)|rode|astride|mounted (?:on|atop)|on the back of|(?:on|atop|upon) (?:a|an|the|her|his|their))\s+(?:\w+\s+){0,2}$/i,
  ],
  ['leash', /\bwalk(?:s|ing)?\s+(?:a|an|the|her|his|their|my|two|three|four|several)\s+(?:\w+\s+){0,2}$/i],
  [
    'shoulder',
    /\bon\s+(?:\w+\s+){0,2}shoulders?\s+(?:(?:sits|perches|rests|is)\s+)?(?:a|an|the|her|his)\s+(?:\w+\s+){0,2}$/i,
  ],
]

const counts: readonly (readonly [many: number, pattern: RegExp])[] = [
  [2, /\b(?:two|2|both|(?:a\s+)?pair\s+of|(?:a\s+)?couple\s+of|twin)\s+(?:\w+\s+){0,2}$/i],
  [3, /\b(?:three|3|trio\s+of|a\s+few|some)\s+(?:\w+\s+){0,2}$/i],
  [
    maxCompanions,
    /\b(?:four|five|six|seven|eight|[4-9]|several|many|lots\s+of|dozens\s+of|(?:a\s+)?(?:pack|flock|herd|litter|group|bunch|swarm|pride|gaggle|brood)\s+of)\s+(?:\w+\s+){0,2}$/i,
  ],
]
/** Where large animals can be. */
const onGround: ReadonlySet<CompanionPlace> = new Set<CompanionPlace>(['beside', 'feet', 'behind', 'leash', 'under'])
const mounts: ReadonlySet<string> = new Set(accessories.filter(({ more }) => more.ridden).map(({ id }) => id))
const ofPeople: ReadonlySet<string> = new Set(['accessories', 'pose', 'outfit', 'hairStyle', 'hairColour', 'marks'])
const flocks = /^(?:pack|flock|herd|litter|pod|brood|pride)\b|\bpack$/i
/** "octopus" and "lioness" are one. */
const plural = /(?:[^su]s|mice|geese|oxen)$/i

/** Of the animal that a unit names; nothing where it names none. */
export function whereaboutsOf(text: string, list: readonly Unit[], index: number): Whereabouts | undefined {
  const unit = list[index]
  const id = unit?.meaning.claims.find(({ part, value }) => part === 'accessories' && isAnimal(value))?.value
  if (!unit || id === undefined) return undefined
  const next = list.slice(index + 1).find(({ meaning }) => meaning.claims.some(({ value }) => isAnimal(value)))
  const tail = text.slice(unit.at, next?.at ?? text.length)
  const head = text.slice(Math.max(0, unit.at - 60), unit.at).replace(/^.*[.;!?,]/s, '')
  const small = isCarriable(id)
  const told = firstOf(
    after.filter(([one]) => small || onGround.has(one)),
    tail,
  )
  const done = told
    ? undefined
    : firstOf(
        before.filter(([one]) => (one === 'under' ? mounts.has(id) : small || onGround.has(one))),
        head,
      )
  const place = told?.place ?? done?.place
  const named = text.slice(unit.at, unit.end)
  // "Two ravens" may be a phrase of its own.
  const numbered = head + named.replace(/\S+$/, '')
  const counted = counts
    .map(([many, pattern]) => [many, pattern.exec(numbered)?.[0]] as const)
    .find(([, found]) => found)
  const many = counted?.[0] ?? (flocks.test(named) ? maxCompanions : plural.test(named) ? (small ? 3 : 2) : 1)
  const end = told ? Math.max(unit.end, unit.at + told.length) : unit.end
  const at = Math.min(
    unit.at,
    unit.at + named.length - named.replace(/^.*\s(?=\S+$)/, '').length - (counted?.[1]?.length ?? 0),
  )
  const claims: Claim[] = []
  if (place !== undefined) claims.push({ part: 'thingPlace', value: `${id}${sign}${place}`, rank: 0 })
  if (many > 1) claims.push({ part: 'thingCount', value: `${id}${sign}${many}`, rank: 0 })
  if (claims.length === 0) return undefined
  const of = list.flatMap((one, nth) => {
    if (nth === index || one.kind === 'mark') return []
    const isNumber =
      one.at >= at &&
      one.end <= unit.at &&
      /^(?:\d|two|three|four|five|six|seven|eight|several|many|some|few|pair|couple|both|lots|dozens|pack|flock|herd|litter|group|bunch|twin|pride|swarm|gaggle|brood|school|dozens)/i.test(
        one.text,
      )
    const isWhere = one.at >= unit.end && one.end <= end
    // "On her outstretched arm": the arm is the person's.
    const isTheirs = told && one.at >= unit.at + told.lead && one.meaning.claims.some(({ part }) => ofPeople.has(part))
    return isNumber || (isWhere && !isTheirs) ? [nth] : []
  })
  return { claims, of, at, end }
}

function firstOf(
  patterns: readonly (readonly [CompanionPlace, RegExp])[],
  text: string,
): { readonly place: CompanionPlace; readonly length: number; readonly lead: number } | undefined {
  const found = patterns.flatMap(([place, pattern]) => {
    const match = pattern.exec(text)
    return match ? [{ place, length: match[0].length, lead: match[1]?.length ?? 0 }] : []
  })
  // What is said nearest to the name is said of it.
  return found.toSorted((a, b) => a.length - b.length)[0]
}
