import { distance as colorDistance } from '#color/hex.ts'
import type { Gene } from './gene.ts'
import { type GeneId, geneIds, geneOf, type GeneValues } from './genes.ts'

/** How far two people lie apart in these genes, 0..1: the mean over the genes. */
export function geneDistance(one: GeneValues, other: GeneValues, ids: readonly GeneId[] = geneIds): number {
  return ids.reduce((sum, id) => sum + apart(geneOf(id), one[id], other[id]), 0) / Math.max(1, ids.length)
}

function apart(gene: Gene, one: unknown, other: unknown): number {
  if (gene.kind === 'number' && typeof one === 'number' && typeof other === 'number') {
    return Math.abs(one - other) / (gene.max - gene.min)
  }
  if (gene.kind === 'colour' && typeof one === 'string' && typeof other === 'string' && one !== '' && other !== '') {
    return colorDistance(one, other)
  }
  return String(one) === String(other) ? 0 : 1
}
