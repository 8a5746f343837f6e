import { type Attribute, claims, type Claim, type Place, type Unknown } from './attribute.ts'
import { bind, type Binding, isDescriber } from './binding.ts'
import { colourClaims } from './colour-claims.ts'
import type { Lexicon } from './lexicon.ts'
import { denied, deny } from './negation.ts'
import { traits } from './traits.ts'
import { tokens } from './tokens.ts'
import { type Unit, units } from './units.ts'

export type Finding = Attribute & { readonly rank: number; readonly noun?: number }
export type Found = {
  readonly findings: readonly Finding[]
  readonly unknown: readonly Unknown[]
}

/** Everything that the words of a text claim, before anything is chosen among it. `skip` are places read already. */
export function findAttributes(
  text: string,
  lexicon: Lexicon,
  skip: readonly { readonly at: number; readonly end: number }[],
): Found {
  const kept = tokens(text).filter((token) => !skip.some(({ at, end }) => token.at >= at && token.at < end))
  const list = units(kept, lexicon)
  const no = denied(list)
  const bindings = list.map((unit, index) => (isDescriber(unit) ? bind(list, index) : undefined))
  const useful = new Set<number>()
  const lost = new Set([...list.keys()].filter((index) => holdsUnknown(list, index)))
  const findings = list.flatMap((unit, index) => {
    const binding = bindings[index]
    const said = lost.has(index) ? [] : claimsOf(unit, binding, list, bindings, index)
    if (said.length > 0) {
      useful.add(index)
      if (binding) useful.add(binding.index)
    }
    const negative = no.has(index) || (binding !== undefined && no.has(binding.index))
    const span = binding && said.length > 0 ? spanOf(unit, list[binding.index]) : unit
    const words = text.slice(span.at, span.end)
    return said.flatMap((claim): readonly Finding[] => {
      // "sea captain", "street dancer": a place before a person says what they are, not where.
      const trade = claim.part === 'background' && list[index + 1]?.meaning.noun === 'person'
      const noun = binding ? { noun: binding.index } : {}
      if (!negative)
        return [
          {
            part: claim.part,
            value: claim.value,
            words,
            at: span.at,
            end: span.end,
            rank: trade ? 2 : claim.rank,
            ...noun,
          },
        ]
      // Of a denied thing its own claim is denied; what was said about it is void.
      if (isDescriber(unit) && binding && unit.meaning.claims.length === 0) return []
      const generic = ['beard', 'bearded', 'facial hair'].includes(unit.meaning.phrase)
      const { words: whole, ...place } = deniedSpan(text, list, index, span)
      return [{ ...deny(claim, generic), words: whole, ...place, rank: 0 }]
    })
  })
  const bare = list.flatMap((unit, index): readonly Finding[] => {
    if (!no.has(index) || unit.meaning.claims.length > 0) return []
    const denial = { hair: 'hairStyle=bald', makeup: 'lipstick=none', background: 'background=studio' } as const
    const { noun } = unit.meaning
    if (noun !== 'hair' && noun !== 'makeup' && noun !== 'background') return []
    useful.add(index)
    const place = deniedSpan(text, list, index, unit)
    return claims(denial[noun]).map((claim) => ({ part: claim.part, value: claim.value, ...place, rank: 0 }))
  })
  return {
    findings: [...findings, ...bare],
    unknown: unknownPhrases(text, list, useful, lost),
  }
}

/** What a unit claims, given what it describes and what describes it. */
function claimsOf(
  unit: Unit,
  binding: Binding | undefined,
  list: readonly Unit[],
  bindings: readonly (Binding | undefined)[],
  index: number,
): readonly Claim[] {
  const { meaning } = unit
  if (binding) {
    const trait = traits.get(binding.noun)?.get(meaning.phrase)
    // A moustache stays one however bushy it is.
    const own = list[binding.index]?.meaning.claims ?? []
    const fixed = binding.noun === 'beard' && own.some(({ part, value }) => part === 'beard' && value !== 'full')
    if (trait !== undefined) return fixed ? [] : claims(trait)
    const said = colourClaims(unit, binding.noun)
    if (said.length > 0) return binding.noun === 'bottoms' ? asBottoms(said, list, bindings) : said
    return meaning.claims
  }
  if (meaning.claims.length > 0) {
    // "long beard": what describes the noun replaces what the noun would say by itself.
    const replaced = bindings.some((other, at) => {
      const phrase = list[at]?.meaning.phrase ?? ''
      return other?.index === index && other.noun === 'beard' && traits.get('beard')?.has(phrase) === true
    })
    const red =
      meaning.noun === 'lipstick' && bindings.some((other, at) => other?.index === index && list[at]?.meaning.colour)
    return meaning.claims.filter(({ part, value }) => !(replaced && part === 'beard' && value === 'full') && !red)
  }
  const person = traits.get('person')?.get(meaning.phrase)
  if (person !== undefined) return claims(person)
  const { colour } = meaning
  // "blonde", "redhead": words for hair alone need no noun. So do a few for skin.
  if (
    colour?.hair !== undefined &&
    colour.cloth === undefined &&
    colour.eyes === undefined &&
    colour.tone === undefined
  ) {
    return colourClaims(unit, 'hair')
  }
  if (
    colour?.tone !== undefined &&
    colour.cloth === undefined &&
    colour.hair === undefined &&
    colour.eyes === undefined
  ) {
    return colourClaims(unit, 'skin')
  }
  return []
}

/** Trousers take the second colour when something above them has the first. */
function asBottoms(
  said: readonly Claim[],
  list: readonly Unit[],
  bindings: readonly (Binding | undefined)[],
): readonly Claim[] {
  const above = bindings.some((other, at) => other?.noun === 'outfit' && list[at]?.meaning.colour)
  return above ? said.map((claim) => ({ ...claim, part: 'colour2' })) : said
}

const spanOf = (unit: Unit, noun: Unit | undefined): Pick<Unit, 'at' | 'end'> =>
  noun ? { at: Math.min(unit.at, noun.at), end: Math.max(unit.end, noun.end) } : unit

/** "no hat": the denied words with what denies them; of "without glasses or hat" the hat alone is the place. */
function deniedSpan(
  text: string,
  list: readonly Unit[],
  index: number,
  span: Place,
): Place & { readonly words: string } {
  const words = text.slice(span.at, span.end)
  const before = list.slice(0, index).findLastIndex((unit) => unit.kind === 'negator')
  const negator = list[before]
  if (!negator) return { words, at: span.at, end: span.end }
  const beside = list.slice(before + 1, index).every((unit) => unit.kind === 'silent' || isDescriber(unit))
  return {
    words: `${text.slice(negator.at, negator.end)} ${words}`,
    at: beside ? negator.at : span.at,
    end: span.end,
  }
}

/** "Holding a cat": hands around something that is not known would be given something else to hold. */
function holdsUnknown(list: readonly Unit[], index: number): boolean {
  const isHolding = ({ part, value }: Claim) => part === 'pose' && value === 'holding'
  if (!list[index]?.meaning.claims.some(isHolding)) return false
  const rest = list.slice(index + 1)
  const first = rest.findIndex(({ kind }) => kind !== 'silent')
  const end = rest.findIndex(({ kind }, at) => at > first && kind !== 'known' && kind !== 'unknown')
  // What the words up to the next pause or preposition end in.
  const thing = first < 0 ? undefined : rest.slice(first, end < 0 ? undefined : end).at(-1)
  if (thing?.kind === 'unknown' || thing?.meaning.noun === 'things') return true
  return thing !== undefined && isDescriber(thing) && thing.meaning.claims.length === 0
}

/** Words that led to nothing, in their order; those that stand together are one phrase. */
function unknownPhrases(
  text: string,
  list: readonly Unit[],
  useful: ReadonlySet<number>,
  lost: ReadonlySet<number>,
): readonly Unknown[] {
  const isLost = (unit: Unit, index: number): boolean => {
    if (lost.has(index)) return true
    if (unit.kind === 'unknown' || unit.kind === 'number') return true
    if (unit.kind !== 'known' || useful.has(index)) return false
    return unit.meaning.noun === 'things' || unit.meaning.colour !== undefined
  }
  const found: Place[] = []
  // Where the phrase that is open ends, or -1; small words within it wait for what follows them.
  let open = -1
  list.forEach((unit, index) => {
    const last = found.at(-1)
    if (isLost(unit, index)) {
      if (open >= 0 && last) found[found.length - 1] = { at: last.at, end: unit.end }
      else found.push({ at: unit.at, end: unit.end })
      open = index
    } else if (!(unit.kind === 'silent' && within.has(unit.text))) {
      open = -1
    }
  })
  return found.map(({ at, end }) => ({ words: text.slice(at, end), at, end }))
}

/** "bowl of noodles", "holding a cat": small words that a phrase goes on over. */
const within: ReadonlySet<string> = new Set(['of', 'a', 'an', 'the', 'his', 'her', 'their', 'its', 'my'])
