import { randomGenes } from '@eidolon/people'
import { expect, it } from 'vitest'
import { loadPack } from '#workshop/load-pack.ts'
import { lidEdges } from '#body/eyes/lid-edges.ts'
import { fineBody, refinedAt } from '#body/subdivide.ts'
import { through } from '#geometry/interpolate.ts'
import { personFor } from '#styles/person-for.ts'
import { standing } from '#avatar/build-avatar.ts'
import { atRest, expressions } from '#avatar/expressions.ts'
import { withShutLids } from '#avatar/shut-lids.ts'

const pack = await loadPack()
const { left, right } = lidEdges(pack)

it.each([1, 4, 9, 21])(
  '[FIG-23] a blink of person %i lays the upper lids over the lower ones, and no wider face does',
  (seed) => {
    const genes = randomGenes(seed)
    const person = personFor(pack, genes, 'studio')
    const stand = (name: string) => standing(person, { genes, seed }, expressions.get(name) ?? atRest)
    const body = withShutLids(stand('blink'))
    for (const { upper, lower } of [left, right]) {
      const places = (edge: readonly number[]) => {
        const round = refinedAt(fineBody(pack), Uint32Array.from(edge), body.posed)
        return edge.map((_, at) => [Math.abs(round[at * 3]!), round[at * 3 + 1]!, round[at * 3 + 2]!] as const)
      }
      const under = places(lower).toSorted(([a], [b]) => a - b)
      for (const [x, y, z] of places(upper).slice(3, -3)) {
        expect(y).toBeLessThan(
          through(
            under.map((at) => [at[0], at[1]] as const),
            x,
          ),
        )
        expect(z).toBeGreaterThan(
          through(
            under.map((at) => [at[0], at[2]] as const),
            x,
          ) - 0.02,
        )
      }
    }
    const happy = stand('happy')
    expect(withShutLids(happy)).toBe(happy)
  },
)
