import { asUnknown } from './compounds.ts'
import { isDescriber } from './binding.ts'
import { nothing, type Unit } from './units.ts'

/** ", a mech standing behind her", ", banners hanging from the ceiling": what a thing around does is not what the person does. */
export function withoutTheirDeeds(units: readonly Unit[]): readonly Unit[] {
  return units.map((unit, at) => {
    const { claims } = unit.meaning
    const isDeed =
      unit.kind === 'known' && claims.length > 0 && claims.every(({ part }) => part === 'pose' || part === 'motion')
    if (!isDeed || !/(?:ing|ed)$/.test(unit.text)) return unit
    const thing = units[at - 1]
    if (!thing || !isAround(thing)) return unit
    let start = at - 1
    while (start > 0 && units[start - 1]!.kind !== 'mark') start -= 1
    const isAlone = units
      .slice(start, at - 1)
      .every(({ kind, meaning }) => kind !== 'known' || meaning.claims.length === 0)
    if (!isAlone || (start === 0 && thing.kind === 'unknown')) return unit
    // How things are there anyway says nothing more of them; whatever else they do is told, since nothing shows it.
    return isState(unit.text) ? { ...unit, kind: 'silent', ofThing: true, meaning: nothing } : asUnknown(unit)
  })
}

const isState = (deed: string): boolean =>
  /^(?:standing|hanging|lying|laying|leaning|resting|sitting|perched|propped|stacked|piled|parked|planted|placed|scattered|strewn|towering|looming|rising|stretching|floating|drifting|hovering|falling|flying|burning|glowing|waiting)\b/.test(
    deed,
  )

/** Scenery, what is in the air, or a thing that nothing is known of. */
const isAround = ({ kind, meaning: { claims, noun }, text }: Unit): boolean =>
  (kind === 'known' &&
    noun !== 'person' &&
    claims.some(({ part, rank }) => rank === 0 && (part === 'scenery' || part === 'effects'))) ||
  (kind === 'unknown' && /[^s]s$/.test(text))

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
