import type { GeneValues } from '@eidolon/people'
import { count, plain, type Tile, tile } from './sheet-tile.ts'

/** Ages from 18 to 84, far ones beside each other, so that the first few people already are of every age. */
const ages = Array.from({ length: 24 }, (_, at) => 18 + Math.round((((at * 7) % 24) / 23) ** 1.5 * 66))

/**
 * People by chance from close up, always the same: women and men in turn and both of every age, bare of what would cover
 * a face, calm, in even light. A larger size shows the first of them again.
 */
export const portraits = (people: number, size: number, given: Partial<GeneValues> = {}): readonly Tile[] =>
  count(people).map((person) => {
    const sex = person % 2
    const age = ages[Math.floor((person - 1) / 2) % ages.length] ?? 30
    return tile(`${person}, ${sex === 0 ? 'woman' : 'man'} of ${age}`, 12_000 + person * 61, {
      genes: { sex, presentation: sex, age, accessories: [], ...given },
      scene: { ...plain, framing: 'portrait', expression: 'neutral' },
      size,
    })
  })
