import { arrangements } from '@eidolon/people'
import { pauseOf } from '#picture/set-up.ts'
import { loadPack } from './load-pack.ts'
import { standingIn, throughsIn } from './intersections.ts'
import { togetherOrder } from './together-tiles.ts'

export type Tried = {
  readonly arrangement: string
  readonly groups: number
  /** Those in which somebody goes through somebody: the seed of the group, and where. */
  readonly through: readonly { readonly seed: number; readonly where: readonly string[] }[]
  readonly milliseconds: number
}

const pause = pauseOf({ stopped: () => false })

/** Every arrangement (or one) with as few people as it takes, by chance: bodies and clothes are put in place, not drawn. */
export async function* tryArrangements(groups: number, only?: string): AsyncGenerator<Tried> {
  const pack = await loadPack()
  for (const { id, more } of arrangements) {
    if (only !== undefined && id !== only) continue
    const begun = performance.now()
    const through: { readonly seed: number; readonly where: readonly string[] }[] = []
    for (let seed = 1; seed <= groups; seed += 1) {
      const order = togetherOrder(id, more.least, seed)
      const where = [...new Set(throughsIn(order, standingIn(pack, order, pause).people))]
      if (where.length > 0) through.push({ seed, where })
    }
    yield { arrangement: id, groups, through, milliseconds: performance.now() - begun }
  }
}
