import { motifs } from '#catalogue/marks/marks.ts'
import type { Unit } from './units.ts'

const motifOf: ReadonlyMap<string, string> = new Map(
  motifs.flatMap(({ id, words }) => words.map((word) => [word, id] as const)),
)

/**
 * What a tattoo shows: "dragon tattoo", "sleeve tattoo of a koi". Only beside a tattoo do such words say that; elsewhere
 * a dragon is a dragon.
 */
export function withMotifs(list: readonly Unit[]): readonly Unit[] {
  if (!list.some(({ meaning }) => meaning.noun === 'tattoo')) return list
  const found = [...list]
  list.forEach((unit, index) => {
    if (unit.meaning.noun !== 'tattoo') return
    for (let at = index - 1; at >= Math.max(0, index - 3); at -= 1) {
      const before = list[at]
      if (!before || before.kind === 'mark' || before.kind === 'silent' || before.kind === 'negator') break
      claim(found, at, list)
    }
    let at = index + 1
    if (list[at]?.text !== 'of') return
    while (smalls.has(list[at]?.text ?? '')) at += 1
    claim(found, at, list)
    if (list[at + 1]?.text === 'and') claim(found, at + 2, list)
    else claim(found, at + 1, list)
  })
  return found
}

const smalls: ReadonlySet<string> = new Set(['of', 'a', 'an', 'the', 'some'])

/** The unit as what a tattoo shows, where it can be that. */
function claim(found: Unit[], at: number, list: readonly Unit[]): void {
  const unit = list[at]
  if (!unit || unit.meaning.noun === 'tattoo' || unit.kind === 'mark') return
  const before = list[at - 1]
  const pair = before && motifOf.get(`${nameOf(before)} ${nameOf(unit)}`)
  if (before && pair !== undefined) found[at - 1] = showing(before, pair)
  const value = pair ?? motifOf.get(nameOf(unit)) ?? motifOf.get(nameOf(unit).replace(/s$/, ''))
  if (value !== undefined) found[at] = showing(unit, value)
}

const nameOf = ({ meaning, text }: Unit): string => (meaning.phrase === '' ? text : meaning.phrase)

const showing = (unit: Unit, value: string): Unit => ({
  ...unit,
  kind: 'known',
  meaning: { phrase: nameOf(unit), claims: [{ part: 'motif', value, rank: 0 }] },
})
