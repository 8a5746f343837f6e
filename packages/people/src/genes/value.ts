import { isHex } from '#color/hex.ts'
import type { Gene } from './gene.ts'
import { type GeneId, geneIds, geneOf, type GeneValues } from './genes.ts'

/** The nearest value that the gene allows, or what it starts with when there is none near. */
function settle(gene: Gene, value: unknown, otherwise: unknown = gene.start): unknown {
  switch (gene.kind) {
    case 'number': {
      if (typeof value !== 'number' || !Number.isFinite(value)) return otherwise
      // Division by a whole number, not multiplication by 0.01: 0.07 must be 0.07 and nothing near it.
      const per = Math.round(1 / gene.step)
      // Adding 0 turns -0 into 0, which JSON could not tell apart.
      return Math.min(gene.max, Math.max(gene.min, Math.round(value * per) / per)) + 0
    }
    case 'choice':
      return typeof value === 'string' && gene.choices.includes(value) ? value : otherwise
    case 'colour': {
      const text = typeof value === 'string' ? value.toLowerCase() : undefined
      return text !== undefined && (isHex(text) || (gene.none && text === '')) ? text : otherwise
    }
    case 'set':
      return Array.isArray(value) ? gene.choices.filter((id) => value.includes(id)) : otherwise
  }
}

/** Every gene settled; `value` says what each is meant to be. */
export function settleAll(value: (id: GeneId) => unknown, otherwise?: GeneValues): GeneValues {
  const settled = geneIds.map((id) => [id, settle(geneOf(id), value(id), otherwise?.[id])])
  // Each entry went through its own gene, which is what the mapped type says of it.
  return Object.fromEntries(settled) as GeneValues
}
