import { accessories } from '#catalogue/generated/accessories.ts'
import type { Slot } from '#catalogue/facts.ts'
import type { Attribute } from './attribute.ts'
import type { Finding } from './find-attributes.ts'

/** Parts that may hold several things at once. */
const many: ReadonlySet<string> = new Set(['accessories', 'effects'])

/**
 * Of all findings those that hold: what is said before what is implied, earlier before later, one for each part. A second colour of the
 * clothes becomes their second colour; accessories share the body's places among them.
 */
export function choose(findings: readonly Finding[]): readonly Attribute[] {
  const sorted = findings.toSorted((a, b) => a.rank - b.rank)
  const strongExtras = findings.some(({ part, rank }) => rank === 0 && part === 'accessories')
  const chosen: Finding[] = []
  for (const finding of sorted) {
    const same = chosen.filter(({ part }) => part === finding.part)
    if (chosen.some(({ part, value }) => part === finding.part && bare(value) === bare(finding.value))) continue
    if (many.has(finding.part)) {
      if (finding.rank > 0 && strongExtras) continue
      chosen.push(finding)
    } else if (same.every(({ value }) => value.startsWith('-')) || finding.value.startsWith('-')) {
      chosen.push(finding)
    } else if (finding.part === 'colour' && !chosen.some(({ part }) => part === 'colour2')) {
      chosen.push({ ...finding, part: 'colour2' })
    } else if (finding.part === 'hairColour' && same.some(({ noun }) => noun === finding.noun)) {
      // "pink and blue hair": the second colour of the same hair is in the strands.
      if (!chosen.some(({ part }) => part === 'highlight')) chosen.push({ ...finding, part: 'highlight' })
    }
  }
  return withoutCrowding(chosen)
    .toSorted((a, b) => a.at - b.at)
    .map(({ part, value, words, at, end }) => ({ part, value, words, at, end }))
}

/** The place on the body that an accessory takes. */
const slotOf = (id: string): Slot | undefined => accessories.find((entry) => entry.id === id)?.more.slot

/** Of two things for one place the later one named stays; hands may hold several. */
function withoutCrowding(list: readonly Finding[]): readonly Finding[] {
  return list.filter((finding, index) => {
    const slot = finding.part === 'accessories' ? slotOf(finding.value) : undefined
    if (slot === undefined || slot === 'hand' || slot === 'head' || slot === 'neck') return true
    return !list.slice(index + 1).some(({ part, value }) => part === 'accessories' && slotOf(value) === slot)
  })
}

const bare = (value: string): string => value.replace(/^-/, '')
