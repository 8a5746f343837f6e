import { type Genes, withGenes } from '@eidolon/people'
import { numberOf, textOf } from './character.ts'
import type { Data } from '#domain/documents/structure.ts'
import { genesOf, genesText } from '#domain/looks/genes-text.ts'
import { type LookReader, seedOf } from '#domain/looks/read-look.ts'

/** The genes of a character that has none yet: as it is described, the rest by its id, so that it stays who it is. */
export function firstGenes(read: LookReader, id: string, data: Data): Genes {
  const age = numberOf(data['age'])
  return read({ appearance: textOf(data['appearance']), age, seed: seedOf(id) }).genes
}

/**
 * The genes to keep with a change, which holds canonical ones if any. Those that were sent are kept as they are; a new description without any is laid
 * over the person who is there. Undefined when they stay.
 */
export function changedGenes(read: LookReader, id: string, stored: Data, changed: Data): string | undefined {
  const data = { ...stored, ...changed }
  if ('genes' in changed) return textOf(changed['genes']) || genesText(firstGenes(read, id, data))
  if (!('appearance' in changed) && !('age' in changed)) return undefined
  const known = genesOf(stored['genes'])
  if (!known) return genesText(firstGenes(read, id, data))
  const age = numberOf(data['age'])
  if (!('appearance' in changed)) return age === undefined ? undefined : genesText(withGenes(known, { age }))
  const before = textOf(stored['appearance'])
  return genesText(read({ appearance: textOf(data['appearance']), age, genes: known, before, seed: seedOf(id) }).genes)
}
