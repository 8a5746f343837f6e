import { type GeneId, geneIds, type Genes, genesVersion, type GeneValues, isGeneId } from './genes.ts'
import { type Upgrade, upgrade, upgrades } from './upgrade.ts'
import { settleAll } from './value.ts'

/** A person nobody has described: every gene as it starts. */
export const startGenes = (): Genes => ({ v: genesVersion, ...settleAll(() => undefined), more: {} })

/**
 * Genes from whatever was stored: earlier versions are raised, values are clamped to what the gene allows, what is
 * missing or makes no sense is filled in from `otherwise`, and what is unknown is kept. Never throws.
 */
export function readGenes(
  input: unknown,
  otherwise: GeneValues = startGenes(),
  steps: readonly Upgrade[] = upgrades,
): Genes {
  const raw = upgrade(asRecord(input), steps)
  const more = Object.entries(raw).filter(([key]) => key !== 'v' && !isGeneId(key))
  return { v: genesVersion, ...settleAll((id) => raw[id], otherwise), more: Object.fromEntries(more) }
}

/** The flat object that is stored: version, genes in the order of the table, then what is unknown, by name. */
export function writeGenes(genes: Genes): Readonly<Record<string, unknown>> {
  const known = geneIds.map((id) => [id, genes[id]] as const)
  const more = Object.entries(genes.more).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries<unknown>([['v', genes.v], ...known, ...more])
}

/** The same person with other values for some genes, settled. */
export function withGenes(genes: Genes, change: Partial<GeneValues>): Genes {
  const value = (id: GeneId): unknown => change[id] ?? genes[id]
  return { v: genes.v, ...settleAll(value, genes), more: genes.more }
}

/** An object, or the JSON text of one; anything else is as good as nothing. */
function asRecord(input: unknown): Readonly<Record<string, unknown>> {
  if (typeof input === 'string') {
    try {
      return asRecord(JSON.parse(input))
    } catch {
      return {}
    }
  }
  return typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...input } : {}
}
