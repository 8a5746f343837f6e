import { asUnknown } from './compounds.ts'
import { isDescriber } from './binding.ts'
import { isState } from '#reading/vocabulary/states.ts'
import { nothing, type Unit } from './units.ts'

/**
 * ", a mech standing behind her", ", banners hanging from the ceiling", ", snow falling": what a thing around does is not
 * what the person does.
 */
export function withoutTheirDeeds(units: readonly Unit[]): readonly Unit[] {
  return units.map((unit, at) => {
    const thing = units[at - 1]
    if (!thing) return unit
    const said = isState(unit.text)
    // "Fairy lights strung above": a word that only says that they are there makes no other thing of them.
    if (said && isScenery(thing) && isBare(unit, units[at + 1]))
      return { ...unit, kind: 'silent', ofThing: true, meaning: nothing }
    const { claims } = unit.meaning
    const isDeed =
      unit.kind === 'known' && claims.length > 0 && claims.every(({ part }) => part === 'pose' || part === 'motion')
    if (!isDeed || !/(?:ing|ed)$/.test(unit.text)) return unit
    if (!isScenery(thing) && !isUnknownThing(units, at - 1)) return unit
    let start = at - 1
    while (start > 0 && units[start - 1]!.kind !== 'mark') start -= 1
    const isAlone = units
      .slice(start, at - 1)
      .every(
        (other) =>
          other.kind !== 'known' || other.meaning.claims.length === 0 || isDescriber(other) || isScenery(other),
      )
    if (!isAlone || (start === 0 && thing.kind === 'unknown')) return unit
    // How things are there anyway says nothing more of them; whatever else they do is told, since nothing shows it.
    return said ? { ...unit, kind: 'silent', ofThing: true, meaning: nothing } : asUnknown(unit)
  })
}

/** It claims nothing by itself, nor is it said of what follows. */
const isBare = ({ kind, meaning: { claims, colour } }: Unit, next: Unit | undefined): boolean =>
  kind === 'unknown' ||
  (kind === 'known' &&
    claims.length === 0 &&
    colour === undefined &&
    (next === undefined || next.kind === 'mark' || next.kind === 'silent'))

/** Scenery, the weather, and what is in the air. */
const isScenery = ({ kind, meaning: { claims, noun } }: Unit): boolean =>
  kind === 'known' &&
  noun !== 'person' &&
  claims.some(({ part, rank }) => rank === 0 && (part === 'scenery' || part === 'effects' || part === 'weather'))

/** ", swings hanging", ", a whale floating": a thing that nothing is known of, with its article. */
function isUnknownThing(units: readonly Unit[], at: number): boolean {
  if (units[at]?.kind !== 'unknown') return false
  if (/[^s]s$/.test(units[at].text)) return true
  let start = at - 1
  while (units[start]?.kind === 'unknown' || (units[start] && isDescriber(units[start]!))) start -= 1
  return articles.has(units[start]?.text ?? '') && (start === 0 || units[start - 1]?.kind === 'mark')
}

/** "A statue of an angel", "knight statues": what a statue shows is nobody in the picture. */
export function withoutTheirModels(text: string, units: readonly Unit[]): readonly Unit[] {
  const found = [...units]
  units.forEach((unit, at) => {
    if (!images.test(text.slice(unit.at, unit.end))) return
    const before = units[at - 1]
    if (before?.kind === 'known' && before.meaning.noun === 'person') found[at - 1] = asUnknown(before)
    if (units[at + 1]?.text !== 'of') return
    for (let next = at + 2; next < units.length; next += 1) {
      const other = units[next]!
      if (other.kind === 'mark' || (other.kind === 'silent' && !articles.has(other.text))) return
      if (other.kind === 'known') found[next] = asUnknown(other)
      if (other.kind === 'unknown' || (other.kind === 'known' && !isDescriber(other))) return
    }
  })
  return found
}

const images =
  /\b(?:statues?|statuettes?|sculptures?|figurines?|murals?|tapestry|tapestries|idols?|effigy|effigies|gargoyles?|scarecrows?|snowman|mannequins?)$/i
const articles: ReadonlySet<string> = new Set(['a', 'an', 'the', 'her', 'his', 'their', 'some'])
