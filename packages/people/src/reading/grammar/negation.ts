import { slotOf } from '#catalogue/slot-of.ts'
import type { Attribute, Claim } from '#reading/vocabulary/attribute.ts'
import { waits } from '#reading/vocabulary/common-words.ts'
import { isDescriber } from './binding.ts'
import type { Unit } from './units.ts'

/** Which units the text denies, and which little ones stand between those and what denies them, each with the denied one. */
export type Denials = { readonly no: ReadonlySet<number>; readonly between: ReadonlyMap<number, number> }

/** "No beard", "without glasses or hat", "not smiling". */
export function denied(list: readonly Unit[]): Denials {
  const no = new Set<number>()
  const between = new Map<number, number>()
  list.forEach((unit, index) => {
    if (isTakenOff(list, index)) no.add(index)
    if (unit.kind !== 'negator' && !isInstead(list, index)) return
    const found = scope(list, index)
    for (const at of found) no.add(at)
    const [first] = found
    if (first === undefined) return
    for (let at = index + 1; at < first; at += 1) if (list[at]?.kind !== 'silent') between.set(at, first)
  })
  return { no, between }
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
      // "no hats, glasses, or earrings"
      if (/^n?or$/.test(list[at + 1]?.text ?? '')) at += 1
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
      if (waits.has(unit.text)) continue
      break
    }
    if (waits.has(unit.text) && (unit.kind !== 'known' || unit.meaning.phrase === unit.text)) continue
    found.push(at)
    met = !isOfNext(list, at)
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

export const ors: ReadonlySet<string> = new Set(['or', 'nor', 'and'])

/** "No red hat", "no obvious makeup": what stands right before a thing is denied together with it. */
export function isOfNext(list: readonly Unit[], at: number): boolean {
  const [unit, next] = [list[at], list[at + 1]]
  if (!unit || !next) return false
  if (isDescriber(unit)) return next.kind === 'known' || next.kind === 'unknown'
  if (unit.kind !== 'unknown') return false
  const isThing = next.kind === 'known' && next.meaning.noun !== undefined && next.meaning.noun !== 'person'
  return isThing || (next.kind === 'unknown' && !/(?:ing|ed|ly)$/.test(next.text))
}

/** What denying a claim comes to. */
export function deny(claim: Claim, generic: boolean): Pick<Attribute, 'part' | 'value'> {
  const { part, value } = claim
  if (part === 'beard' && generic) return { part, value: 'none' }
  if (part === 'freckles' || part === 'wrinkles' || part === 'scar' || part === 'moles' || part === 'lipstick') {
    return { part, value: 'none' }
  }
  return { part, value: `-${value}` }
}
