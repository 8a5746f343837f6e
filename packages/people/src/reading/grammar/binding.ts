import { joiners, openers } from '#reading/vocabulary/common-words.ts'
import { type Noun, traits } from '#reading/vocabulary/traits.ts'
import type { Unit } from './units.ts'

/** What a describing unit turned out to describe. */
export type Binding = { readonly noun: Noun; readonly index: number; readonly dressed: boolean }

/** Whether the unit says something about this noun. */
function fits(unit: Unit, noun: Noun): boolean {
  return (traits.get(noun)?.has(unit.meaning.phrase) ?? false) || takesColor(unit, noun)
}

const colorful: ReadonlySet<Noun> = new Set<Noun>([
  'hair',
  'beard',
  'eyes',
  'skin',
  'lips',
  'lipstick',
  'outfit',
  'bottoms',
  'trim',
  'accessory',
  'highlights',
  'makeup',
  'background',
  'scenery',
  'things',
  'brows',
  'lashes',
  'face',
  'nose',
  'cheeks',
  'ears',
  'light',
  'effect',
  'tones',
  'tattoo',
  'marks',
  'nails',
  'eyeshadow',
])
const skins: ReadonlySet<string> = new Set([
  'pale',
  'tan',
  'tanned',
  'bronzed',
  'porcelain',
  'suntanned',
  'sun tanned',
  'very pale',
  'black',
  'white',
  'brown',
  'olive',
  'dark',
  'fair',
])

function takesColor(unit: Unit, noun: Noun): boolean {
  const { colour, phrase } = unit.meaning
  if (!colour) return false
  if (noun === 'light' || noun === 'effect' || noun === 'tones') return isShining(noun, colour.cloth)
  return noun === 'person' ? skins.has(phrase) || colour.dye !== undefined : colorful.has(noun)
}

/** Light is not black or brown, but smoke is. */
function isShining(noun: Noun, cloth: string | undefined): boolean {
  const dull = noun === 'light' ? noLight : noun === 'tones' ? noTone : undefined
  return cloth !== undefined && dull?.has(cloth) !== true
}
const noLight: ReadonlySet<string> = new Set('black charcoal grey brown dark-brown silver white pearl cream'.split(' '))
const noTone: ReadonlySet<string> = new Set('black charcoal white'.split(' '))

export const isDescriber = ({ meaning }: Unit): boolean => meaning.describes === true || meaning.colour !== undefined

/** The noun that the describing unit at `index` belongs to: the one ahead in its own phrase, else the one it follows. */
export function bind(list: readonly Unit[], index: number): Binding | undefined {
  return ahead(list, index) ?? (describesNext(list, index) ? undefined : behind(list, index))
}

/** "black boots", "a red zorb": it belongs to the thing that follows, although we cannot draw that. */
export function describesNext(list: readonly Unit[], index: number): boolean {
  const next = list.slice(index + 1).find((unit) => !isDescriber(unit) || unit.meaning.noun !== undefined)
  if (next === undefined) return false
  // "A sword, transparent background": the background is not drawn so, but the sword is not meant.
  if (next.kind === 'unknown' || next.meaning.noun === 'things' || next.meaning.noun === 'background') return true
  return next.kind === 'known' && next.meaning.claims.some(({ part }) => shownBeside.has(part))
}

/** "tiny kitchen", "dark night", "a small tattoo": what else an adjective may stand before. */
const shownBeside: ReadonlySet<string> = new Set([
  'background',
  'weather',
  'time',
  'accessories',
  'outfit',
  'scenery',
  'marks',
  'scar',
  'moles',
])

/** Past further adjectives, "and" between them, and up to three words we do not know. */
function ahead(list: readonly Unit[], index: number): Binding | undefined {
  const unit = list[index]
  let unknown = 0
  for (let at = index + 1; unit && at < list.length; at += 1) {
    const next = list[at]
    if (!next) return undefined
    const { noun } = next.meaning
    if (noun && noun !== 'things' && fits(unit, noun) && !isModifier(unit, list, at))
      return { noun, index: at, dressed: false }
    if (noun && !isDescriber(next)) {
      // "elf ears", "leather jacket": a person or a thing may itself stand before the noun that counts.
      if (noun === 'things' || at > index + 2) return undefined
      if (noun !== 'person' && !next.meaning.claims.length) return undefined
    }
    if (next.kind === 'mark') {
      // Somebody is no adjective of what comes after a pause.
      if (unit.meaning.noun === 'person') return undefined
      if (!/[,&/]/.test(next.text) || !unit.meaning.describes || !list[at + 1] || !joins(list[at + 1])) return undefined
    } else if (next.text === 'and' || next.text === 'or' || (next.text === 'to' && unit.meaning.colour)) {
      const after = list[at + 1]
      if (!after || !isDescriber(after)) return undefined
      // "a green linen co-ord and gold hoops": it was said of the thing before, although we cannot draw that.
      if (list[at - 1]?.kind === 'unknown') return undefined
    } else if (openers.has(next.text) || next.kind === 'negator') {
      return undefined
    } else if (next.kind === 'unknown') {
      unknown += 1
      if (unknown > 3) return undefined
    }
  }
  return undefined
}

/** "black sailor coat": the color is not of the sailor, but of what follows. */
function isModifier({ meaning }: Unit, list: readonly Unit[], at: number): boolean {
  const after = list[at + 1]?.meaning.noun
  if (!meaning.colour || list[at]?.meaning.noun !== 'person') return false
  return after !== undefined && after !== 'person' && colorful.has(after)
}

const said: ReadonlySet<string> = new Set('eyed haired skinned faced lipped nosed eared browed legged'.split(' '))

const joins = (unit: Unit | undefined): boolean => unit !== undefined && isDescriber(unit)

/** Back over "is", "and", commas and other adjectives to the noun; "in" before a color is about clothes. */
function behind(list: readonly Unit[], index: number): Binding | undefined {
  const unit = list[index]
  let dressed = false
  let paused = false
  for (let at = index - 1; unit && at >= 0; at -= 1) {
    const before = list[at]
    if (!before) return undefined
    const { noun } = before.meaning
    if (dressed && noun === 'person') return { noun: 'outfit', index: at, dressed }
    // "A one-eyed raven": what follows such a word is no color of it.
    if (noun && at === index - 1 && said.has(before.text)) return undefined
    // "A pearl drop, dark green velvet": after a pause another thing is named, although not which.
    if (paused && noun === 'accessory') return undefined
    if (noun)
      return noun !== 'things' && fits(unit, noun) && noun !== 'person' ? { noun, index: at, dressed } : undefined
    const previous = list[at - 1]
    // "long and black" goes on, "a coat and black …" begins something new.
    if (before.text === 'and' && !(previous && isDescriber(previous))) return undefined
    if (before.kind === 'mark') paused = true
    if (before.text === 'in' && unit.meaning.colour) dressed = true
    else if (before.kind === 'mark' ? /[.;!?(]/.test(before.text) : !passes(before)) return undefined
  }
  return undefined
}

const passes = (unit: Unit): boolean =>
  isDescriber(unit) || joiners.has(unit.text) || unit.text === 'and' || unit.text === 'but' || unit.text === 'in'
