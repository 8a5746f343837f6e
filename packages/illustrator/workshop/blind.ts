import { expressions, idsOf, random } from '@eidolon/people'
import { count, plain, someone, type Tile, tile } from './sheet-tile.ts'

/** All of a list, in an order that the seed decides. */
function shuffled<T>(list: readonly T[], seed: number): readonly T[] {
  const stream = random('shuffled', seed)
  return list
    .map((item) => [item, stream.share()] as const)
    .toSorted(([, a], [, b]) => a - b)
    .map(([item]) => item)
}

/**
 * Every expression on a face of its own, in no order and with nothing but a number: whoever names them without knowing
 * the list says how well they read. What they were is in the tile's `answer`.
 */
export const blind = (seed: number): readonly Tile[] => {
  const order = shuffled(idsOf(expressions), seed)
  return count(order.length).map((nth) => {
    const expression = order[nth - 1]!
    const genes = { ...someone(nth), beard: 'none' as const, accessories: [] }
    const scene = { ...plain, expression, framing: 'portrait' as const }
    return { ...tile(`${nth}`, 70_000 + seed * 101 + nth, { genes, scene, style: 'storybook' }), answer: expression }
  })
}
