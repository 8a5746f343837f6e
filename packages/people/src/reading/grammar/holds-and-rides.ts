import { accessories } from '#catalogue/generated/accessories.ts'
import { isCarriable, slotOf } from '#catalogue/slot-of.ts'
import type { Claim } from '#reading/vocabulary/attribute.ts'
import { isDescriber } from './binding.ts'
import type { Unit } from './units.ts'

/** The words after a deed up to the next pause or preposition: "a black cat" of "holding a black cat in the park". */
function objectOf(list: readonly Unit[], index: number): readonly Unit[] {
  const rest = list.slice(index + 1)
  const first = rest.findIndex(({ kind }) => kind !== 'silent')
  if (first < 0) return []
  const end = rest.findIndex(({ kind }, at) => at > first && kind !== 'known' && kind !== 'unknown')
  return rest.slice(first, end < 0 ? undefined : end)
}

/** A hat is worn, a horse stands beside the person: neither is drawn in hands. Small animals are. */
function isNeverHeld({ meaning }: Unit): boolean {
  const things = meaning.claims.filter(({ part }) => part === 'accessories')
  return things.length > 0 && things.every(({ value }) => slotOf(value) !== 'hand' && !isCarriable(value))
}

const isBeast = ({ meaning }: Unit): boolean =>
  meaning.claims.some(({ part, value }) => part === 'accessories' && isCarriable(value))

/** "Holding a zorb": hands around something that is not known would be given something else to hold. */
export function holdsUnknown(list: readonly Unit[], index: number): boolean {
  const isHolding = ({ part, value }: Claim) => part === 'pose' && value === 'holding'
  if (!list[index]?.meaning.claims.some(isHolding)) return false
  const thing = objectOf(list, index).at(-1)
  if (thing?.kind === 'unknown' || thing?.meaning.noun === 'things' || (thing && isNeverHeld(thing))) return true
  return thing !== undefined && isDescriber(thing) && thing.meaning.claims.length === 0
}

/** Deeds that are done with whatever vehicle or animal is named after them. */
const riding: ReadonlySet<string> = new Set('riding, rides, ride, rode, driving, drives, drive, drove'.split(', '))

const mounts: ReadonlyMap<string, string> = new Map(
  accessories.flatMap(({ id, more: { ridden } }) => (ridden ? [[id, ridden[0]] as const] : [])),
)

/** The pose of whoever rides what one of these units names. */
const poseOn = (units: readonly Unit[]): string | undefined =>
  units.flatMap(({ meaning }) => meaning.claims.flatMap(({ value }) => mounts.get(value) ?? []))[0]

const isRiding = (unit: Unit | undefined): boolean =>
  unit !== undefined && riding.has(unit.meaning.phrase) && unit.meaning.claims.some(({ part }) => part === 'pose')

/** Words before a mount that put somebody on it or into it. */
const aboard: ReadonlySet<string> = new Set('on, in, atop, astride, aboard, upon, onto, inside'.split(', '))

/** "Sitting on her motorcycle", "perched on a swing": who sits on a mount rides it. */
const isSitting = (unit: Unit | undefined): boolean =>
  unit?.meaning.claims.some(({ value }) => value === 'sitting') ?? false

/** What a mount says of its rider, by the words around it. */
export function onTheirMount(said: readonly Claim[], list: readonly Unit[], index: number): readonly Claim[] {
  const unit = list[index]
  const sits = isSitting(unit) && aboard.has(list[index + 1]?.text ?? '')
  // "Riding a red motorcycle": the pose is that of the motorcycle, whichever pose the word alone would be.
  const pose = isRiding(unit) || sits ? poseOn(objectOf(list, index)) : undefined
  if (pose) return said.map((claim) => (claim.part === 'pose' ? { ...claim, value: pose } : claim))
  // "A knight on a white horse" rides it, unless something else is said of what he does.
  const ridden = unit && poseOn([unit])
  return ridden && isAboard(list, index) ? [...said, { part: 'pose', value: ridden, rank: 1 }] : said
}

/** Whether "on a", "in her" stand before a unit and what describes it. */
function isAboard(list: readonly Unit[], index: number): boolean {
  let at = index - 1
  while (at >= 0 && list[at] && list[at]!.kind === 'known' && isDescriber(list[at]!)) at -= 1
  const article = list[at]
  return article !== undefined && articles.has(article.text) && aboard.has(list[at - 1]?.text ?? '')
}

const articles: ReadonlySet<string> = new Set('a, an, the, her, his, their, my, its'.split(', '))

/** "Riding a turtle": nobody is put on a horse instead. */
export function ridesUnknown(list: readonly Unit[], index: number): boolean {
  if (!isRiding(list[index])) return false
  const object = objectOf(list, index)
  const last = object.at(-1)
  return (
    last !== undefined &&
    poseOn(object) === undefined &&
    (last.kind === 'unknown' || isNeverHeld(last) || isBeast(last))
  )
}

const isInHand = ({ meaning }: Unit): boolean =>
  meaning.claims.some(({ part, value }) => part === 'accessories' && slotOf(value) === 'hand')

/** What stands right before a unit, without a pause between them: "a hammer" before "raised". */
function before(list: readonly Unit[], index: number): Unit | undefined {
  const rest = list.slice(0, index)
  return rest.findLast(({ kind }) => kind !== 'silent')
}

const raising = /^(?:raised|raises|raising|held up|held high|lifting up|hoisting|hoists|holding up|holds up)$/
/** Where a thing is raised to, and where other things are anyway: "a staff above his head", "a halo above her head". */
export const isAbove = (phrase: string): boolean =>
  /^(?:overhead|aloft|(?:high )?(?:above|over) (?:her|his|their) head)$/.test(phrase)

/**
 * "Hammer raised", "holding up a sign", "an axe slung over her shoulder": of anything that no hand holds it says something
 * else, as of "raised voices" and of a jacket over the shoulder.
 */
export function raisesNothing(list: readonly Unit[], index: number): boolean {
  const unit = list[index]
  const phrase = unit?.meaning.phrase ?? ''
  const isCarried = ({ part, value }: Claim) =>
    part === 'pose' &&
    (value === 'on-shoulder' || (value === 'raised-high' && (raising.test(phrase) || isAbove(phrase))))
  if (!unit?.meaning.claims.some(isCarried)) return false
  const said = before(list, index)
  // Umbrellas are above their bearers, and whoever lifts a barbell over his head lifts it.
  if (isAbove(phrase) && (said?.text === 'umbrella' || doesOtherwise(list, index))) return true
  return !(said && isInHand(said)) && !objectOf(list, index).some(isInHand)
}

/** Whether something is done in the same breath that holds the thing already, otherwise than just so. */
function doesOtherwise(list: readonly Unit[], index: number): boolean {
  const start = list.findLastIndex(({ kind }, at) => at < index && kind === 'mark')
  return list
    .slice(start + 1, index)
    .some(({ meaning }) =>
      meaning.claims.some(
        ({ part, value, rank }) => part === 'pose' && rank === 0 && value !== 'holding' && value !== 'raised-high',
      ),
    )
}

const looking =
  /^(?:look|glance|glancing|gaz|peer|peek|smil|smirk|grin|laugh|wink|glar|star|turn|pos|seen$|shot$|view$|back$|head$|eyes$|face$)/

/** "A bat over her shoulder" is carried there, and nobody looks back; a braid or a cape only lies there. */
export function overShoulder(said: readonly Claim[], list: readonly Unit[], index: number): readonly Claim[] {
  const isBack = ({ part, value }: Claim) => part === 'pose' && value === 'looking-back'
  const unit = list[index]
  if (!said.some(isBack) || !unit || !unit.meaning.phrase.startsWith('over')) return said
  const thing = before(list, index)
  if (thing && isInHand(thing)) return said.map((claim) => (isBack(claim) ? { ...claim, value: 'on-shoulder' } : claim))
  const isLooking =
    thing === undefined ||
    thing.kind === 'mark' ||
    looking.test(thing.text) ||
    thing.meaning.claims.some(({ part }) => part === 'pose' || part === 'expression')
  return isLooking ? said : said.filter((claim) => !isBack(claim))
}
