import { slotOf } from '#catalogue/slot-of.ts'
import type { Attribute, Claim } from './attribute.ts'
import { waits } from './common-words.ts'
import { isDescriber } from './binding.ts'
import type { Unit } from './units.ts'

/** The places of the units that the text denies: "no beard", "without glasses or hat", "not smiling". */
export function denied(list: readonly Unit[]): ReadonlySet<number> {
  const found = new Set<number>()
  list.forEach((unit, index) => {
    if (unit.kind === 'negator' || isInstead(list, index)) for (const at of scope(list, index)) found.add(at)
    if (isTakenOff(list, index)) found.add(index)
  })
  return found
}

/** "hopeful rather than grim", "a scarf instead of a tie". */
function isInstead(list: readonly Unit[], index: number): boolean {
  const said = `${list[index - 1]?.text} ${list[index]?.text}`
  return said === 'rather than' || said === 'instead of'
}

/** "helmet off", "with his gloves off": worn things that are said to be off, and nothing after that. */
function isTakenOff(list: readonly Unit[], index: number): boolean {
  const [unit, off, after] = list.slice(index, index + 3)
  const isWorn = ({ part, value }: Claim) => part === 'accessories' && slotOf(value) !== 'hand'
  // With one glove off the other is still worn.
  const claims = unit?.kind === 'known' && list[index - 1]?.text !== 'one' ? unit.meaning.claims : []
  return (
    off?.text === 'off' && (after === undefined || after.kind === 'mark') && claims.length > 0 && claims.every(isWorn)
  )
}

function scope(list: readonly Unit[], negator: number): readonly number[] {
  const found: number[] = []
  let met = false
  for (let at = negator + 1; at < list.length; at += 1) {
    const unit = list[at]
    if (!unit) break
    // "without hat, glasses or beard": a list that ends in "or" is denied as a whole.
    if (unit.kind === 'mark') {
      if (unit.text !== ',' || !met || !endsInOr(list, at)) break
      met = false
      continue
    }
    if (unit.kind === 'negator') break
    if (met) {
      // One thing is denied, and those that "or" (after "without" also "and") adds to it.
      const more = unit.text === 'or' || (unit.text === 'and' && list[negator]?.text === 'without')
      if (!more) break
      met = false
      continue
    }
    if (unit.kind === 'silent' && !unit.meaning.noun) {
      if (waits.has(unit.text) || unit.text === 'too' || unit.text === 'very') continue
      break
    }
    if (waits.has(unit.text)) continue
    found.push(at)
    met = !(isDescriber(unit) && continues(list[at + 1]))
  }
  return found
}

/** Whether a list of things between commas goes on to an "or" without a pause, a verb or a preposition. */
function endsInOr(list: readonly Unit[], comma: number): boolean {
  for (let at = comma + 1; at < list.length; at += 1) {
    const unit = list[at]
    if (!unit || unit.text === 'or' || unit.text === 'nor') return unit !== undefined
    const goesOn = unit.text === ',' || unit.kind === 'known' || unit.kind === 'unknown' || waits.has(unit.text)
    if (!goesOn) return false
  }
  return false
}

/** An adjective is denied together with the noun that follows it. */
const continues = (unit: Unit | undefined): boolean => unit?.kind === 'known' || unit?.kind === 'unknown'

/** What denying a claim comes to. */
export function deny(claim: Claim, generic: boolean): Pick<Attribute, 'part' | 'value'> {
  const { part, value } = claim
  if (part === 'beard' && generic) return { part, value: 'none' }
  if (part === 'freckles' || part === 'wrinkles' || part === 'scar' || part === 'moles' || part === 'lipstick') {
    return { part, value: 'none' }
  }
  return { part, value: `-${value}` }
}
