import { blend } from '#color/hex.ts'
import type { Gene, Group } from '#genes/gene.ts'
import { type GeneId, geneIds, geneOf, type Genes, type GeneValues } from '#genes/genes.ts'
import { randomGenes } from '#genes/random-person.ts'
import { settleAll } from '#genes/value.ts'
import { hash } from '#seed/hash.ts'
import { random } from '#seed/random.ts'

/** The groups a variation can keep. */
export const keepable = ['face', 'body', 'hair', 'skin', 'outfit', 'palette'] as const satisfies readonly Group[]
export type Keepable = (typeof keepable)[number]

export type Variation = {
  readonly keep: readonly Keepable[]
  /** 0 leaves everything as it is, 1 goes all the way to another person in what is not kept. */
  readonly strength: number
  readonly seed: number
}

/**
 * A variation of a person: kept groups stay to the last digit, the others move towards somebody else whom the seed
 * chooses. Face and body both stand on sex, age and heritage, so those move only when neither is kept.
 */
export function mutateGenes(genes: Genes, { keep, strength, seed }: Variation): Genes {
  const kept = geneIds.filter((id) => isKept(geneOf(id), keep))
  const given = Object.fromEntries(kept.map((id) => [id, genes[id]])) as Partial<GeneValues>
  return towards(genes, randomGenes(hash('variation', seed), given), { keep, strength, seed })
}

/** The same way towards somebody who is known: 0 leaves everything as it is, 1 is the other in what is not kept. */
export function towards(genes: Genes, goal: Genes, { keep, strength, seed }: Variation): Genes {
  const share = Math.min(1, Math.max(0, strength))
  const kept = geneIds.filter((id) => isKept(geneOf(id), keep))
  const value = (id: GeneId): unknown =>
    kept.includes(id) ? genes[id] : between(geneOf(id), genes[id], goal[id], share, leap(id, seed))
  return { v: genes.v, ...settleAll(value, genes), more: genes.more }
}

const isKept = ({ group }: Gene, keep: readonly Group[]): boolean =>
  group === 'person'
    ? keep.includes('face') || keep.includes('body')
    : keep.includes(group === 'marks' ? 'skin' : group)

/** The strength at which a gene that cannot be halved changes over. Beards go with the sex that grows them. */
function leap(id: GeneId, seed: number): number {
  const together: ReadonlySet<GeneId> = new Set<GeneId>(['sex', 'presentation', 'beard'])
  return random(`leap:${together.has(id) ? 'sex' : id}`, seed).share()
}

function between(gene: Gene, from: unknown, to: unknown, share: number, leapAt: number): unknown {
  if (gene.kind === 'number' && !gene.leaps && typeof from === 'number' && typeof to === 'number') {
    return from + (to - from) * share
  }
  if (gene.kind === 'colour' && typeof from === 'string' && typeof to === 'string' && from !== '' && to !== '') {
    return blend(from, to, share)
  }
  return share > leapAt ? to : from
}
